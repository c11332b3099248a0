### Задание сценария: за что победа, кто когда подходит, что особенного.
### $side: название стороны; $hexes: гексы, как на карте; $vp: победные очки.

coh-brief-victory = Победа
coh-brief-command = Командование
coh-brief-set-up = Расстановка
coh-brief-reinforcements = Подкрепления
coh-brief-cards = Карты
coh-brief-special = Особые правила
coh-brief-balance = Равновесие
coh-brief-measured = В { $games } партиях двух равных компьютеров ({ $level }) немцы победили в { $german } % (доверительный интервал 95 %: от { $low } до { $high } %), советские войска — в { $soviet } %.
coh-brief-favours = Одной стороне здесь легче: { $side }.
coh-brief-count = { $n ->
    [1] { $kind }
   *[other] { $n } × { $kind }
}


## Победа

coh-brief-each-unit = { $vp ->
    [0] За уничтоженные отряды очков нет.
   *[other] За каждый уничтоженный отряд противника: { $vp } ПО.
}
coh-brief-unit-vp = { $kind }, если уничтожен: { $vp } ПО.
coh-brief-hex-round = В конце каждого раунда { $vp } ПО тому, кто держит: { $hex }.
coh-brief-hex-end = В конце боя { $vp } ПО тому, кто держит: { $hex }.
coh-brief-holds = В начале держит { $side }: { $hexes }.
coh-brief-exit = { $side }: { $vp } ПО за каждый отряд, ушедший с карты через гексы: { $hexes }.
coh-brief-instant = { $side } побеждает сразу, если в конце раунда держит: { $hexes }.
coh-brief-instant-lead = { $side } побеждает сразу, если в конце раунда впереди на { $lead } ПО и держит: { $hexes }.
coh-brief-instant-points = { $side } побеждает сразу, если в конце раунда впереди на { $lead } ПО.
coh-brief-objective = Тайная цель { $n }, { $side }: { $goal } ({ $vp } ПО).
coh-brief-goal-hold = держать в конце: { $hexes }
coh-brief-goal-destroy = уничтожить отрядов противника: { $n } или больше
coh-brief-goal-survive = потерять отрядов не больше { $n }
coh-brief-goal-exit = вывести с карты отрядов: { $n } или больше


## Командование

coh-brief-rounds = Раундов: { $n }.
coh-brief-cap = { $side }: { $n } КОД.
coh-brief-armies = По желанию армий: { $n }, по числу игроков.


## Расстановка и подкрепления

coh-brief-hidden = { $side }: скрытых отрядов { $n }.
coh-brief-hidden-mines = { $side }: скрытых мин { $n }.
coh-brief-zone-hidden = { $side } укрывает отряды где хочет ({ $n }).
coh-brief-zone = { $side } свободно расставляет в своей зоне: { $units }.
coh-brief-arrival = Раунд { $n }, { $side }: { $units }, вход: { $hexes }.
coh-brief-arrival-event = По карте события, с раунда { $n }, { $side }: { $units }, вход: { $hexes }.


## Карты

coh-brief-deck = Карты действий: в начале { $deal }, в каждом раунде { $n }.
coh-brief-weapons = { $side }: { $cards }.
coh-brief-uses = { $side }: { $card }, раз: { $n }.
coh-brief-veteran = Ветеран, { $unit }: { $cards }.
coh-brief-score = Карта «Очки» даёт вытянувшему { $vp } ПО.
coh-brief-score-hexes = Карта «Очки» даёт тому, кто их держит, { $vp } ПО за каждый гекс: { $hexes }.
# $who: drawer, other или both
coh-brief-event-cap = Карта события: { $who ->
    [drawer] вытянувшему
    [other] другой стороне
   *[both] обеим сторонам
} ещё { $n } КОД в этом раунде.
coh-brief-event-cards = Карта события: { $who ->
    [drawer] вытянувший тянет
    [other] другая сторона тянет
   *[both] обе стороны тянут
} ещё карты: { $n }.
coh-brief-event-smoke = Карта события: дым, { $hexes }.
coh-brief-event-reinforcement = По карте события приходят подкрепления.
coh-brief-game-ends = { $n ->
    [0] В колоде есть карта «Конец игры».
   *[other] Карта «Конец игры» среди последних карт колоды ({ $n }).
}


## Особые правила. $units: ключи отрядов; $first, $last: колонки карты.

coh-special-oba-preplanned = { $side }: артиллерии не нужен корректировщик для гексов: { $hexes }.
coh-special-replot-hidden = { $side } может расставить скрытые отряды в любом укрытии колонок от { $first } до { $last }.
coh-special-oba-before-battle = { $side } назначает цели артиллерии до боя; она бьёт в раунде 1.
coh-special-no-smoke = { $side }: дымовых снарядов нет.
coh-special-smoke-shells = { $side }: { $units } могут ставить дым.
coh-special-vehicles-in-pits = { $side }: техника может занимать орудийные окопы.
coh-special-trucks-return = { $side }: уничтоженный грузовик может войти снова в следующем раунде через { $hexes }.
coh-special-surprised = { $side }: застигнуты врасплох, в раунде 1 половина огневой мощи.
coh-special-bonus-off-road = { $side }: { $units } имеют бонус движения и на открытой местности.

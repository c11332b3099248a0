### Самолёты (глава 20)


## Что можно выбрать

coh-verb-forward = Лететь { HEX($hex, case: "into") }
coh-verb-bank = Повернуть на { $facing }
coh-verb-climb = Подняться на 50 м
coh-verb-dive = Снизиться на 50 м
# $n: фишки высоты; каждая — ещё 50 м к низшей высоте 50 м
coh-verb-level = { $n ->
    [0] Войти на высоте 50 м
    [1] Войти на высоте 100 м
    [2] Войти на высоте 150 м
    [3] Войти на высоте 200 м
    [4] Войти на высоте 250 м
    [5] Войти на высоте 300 м
    [6] Войти на высоте 350 м
   *[other] Войти с фишками высоты: { $n }
}
coh-verb-strafe = Обстрелять { HEX($hex, case: "acc") }
coh-verb-bomb = Бомбить { HEX($hex, case: "acc") }
coh-verb-drop = Сбросить: { $bomb }
coh-verb-dogfight = Атаковать в воздухе { UNIT($target, case: "acc") }
coh-verb-away = Улететь с карты
coh-verb-depart = Лететь прямо, прочь с карты
coh-verb-flak = Стрелять: { UNIT($target) }
coh-word-bomb_50kg = бомба 50 кг
coh-word-bomb_250kg = бомба 250 кг
coh-word-cluster = кассетная бомба
coh-fact-aa = Стреляет по самолётам
coh-group-fly = Полёт
coh-place-air = над картой


## О чём спрашивают

# $impulses: сколько импульсов осталось; $hexes: пролетел гексов; $metres: высота; $may_turn, $may_shift: 1, если до
# следующего гекса можно атаковать или повернуть, набрать или сбросить высоту; $enters: 1, если входит на карту;
# $due: цена до сих пор
coh-prompt-Flight-fly = { $hexes ->
    [0] { $enters ->
        [1] { UNIT($unit, cap: "yes") } входит на карту, импульсов: { $impulses }. Выберите гекс.
       *[other] { UNIT($unit, cap: "yes") }, высота { $metres } м, импульсов: { $impulses }. Первый — вперёд: выберите гекс впереди.
    }
   *[other] { UNIT($unit, cap: "yes") }, высота { $metres } м, осталось импульсов: { $impulses }, цена пока { $due } { $payment }. { $may_turn ->
        [1] { $may_shift ->
            [1] Летите дальше; или один раз атакуйте либо поверните; смените высоту; или закончите полёт.
           *[other] Летите дальше; или один раз атакуйте либо поверните; или закончите полёт.
        }
       *[other] { $may_shift ->
            [1] Летите дальше, смените высоту или закончите полёт.
           *[other] Летите дальше или закончите полёт.
        }
    }
}
coh-prompt-Flight-heading = { UNIT($unit, cap: "yes") } входит на карту. Выберите курс.
coh-prompt-Flight-altitude = { UNIT($unit, cap: "yes") } входит на карту. Выберите высоту: низко он бьёт сильнее, высоко его труднее сбить.
# $chosen: сколько бомб выбрано
coh-prompt-Flight-load = { $chosen ->
    [0] Бомбы на { HEX($hex, case: "acc") }: выберите первую.
   *[other] Бомбы на { HEX($hex, case: "acc") }, выбрано: { $chosen }. Добавьте ещё или сбросьте их.
}


## Что происходит

coh-event-flies = { UNIT($unit, cap: "yes") } летит { HEX($hex, case: "into") }.
coh-event-climbs = { UNIT($unit, cap: "yes") } набирает высоту { $metres } м.
coh-event-dives = { UNIT($unit, cap: "yes") } снижается до { $metres } м.
coh-event-comes-in = { UNIT($unit, cap: "yes") } входит над { HEX($hex, case: "ins") } на высоте { $metres } м.
coh-event-flies-off = { UNIT($unit, cap: "yes") } улетает с карты из { HEX($hex, case: "gen") }.
coh-event-strafes = { UNIT($unit, cap: "yes") } обстреливает { HEX($hex, case: "acc") }.
coh-event-bombs = { UNIT($unit, cap: "yes") } сбрасывает бомбы на { HEX($hex, case: "acc") }: { $n }.
coh-event-fires-at = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} по самолёту: { UNIT($target) }.
coh-event-air-hit = { UNIT($unit, cap: "yes") } повреждён: он больше не атакует и должен улететь.


## Откуда берутся числа

coh-modifier-altitude = Высота
coh-modifier-far-shot = За пределами дальности
coh-modifier-higher = Выше в воздухе
coh-modifier-bomb = Огневая мощь бомбы


## Почему нельзя

coh-refusal-flies = { UNIT($unit, cap: "yes") } — самолёт: он летает и больше ничего не делает.
coh-refusal-air-opp = У самолётов нет рывка. Активируйте самолёт: { UNIT($unit) }.
coh-refusal-air-entry = { UNIT($unit, cap: "yes") } входит на карту за свои ОД. Сначала активируйте его.
coh-refusal-air-stall = Ожидать за ОД самолёта нельзя. Летите или ожидайте за КОД.
coh-refusal-air-alone = Самолёты ни с кем не делят ОД и действия.
coh-refusal-air-card = Карты действий не играют на самолёты.
coh-refusal-air-leaving = У самолёта кончились ОД, и он должен улететь с карты: { UNIT($leaver) }. До этого его владелец ничего другого не делает.
coh-refusal-air-hunt = Самолёт улетает с карты: { UNIT($leaver) }. До этого вы можете только стрелять по нему или преследовать его в воздухе.
coh-refusal-air-gone = { UNIT($unit, cap: "yes") } улетел с карты и не вернётся.
coh-refusal-air-departed = { UNIT($unit, cap: "yes") } уже улетает бесплатно. КОД на него больше не тратят.
coh-refusal-air-stays = { UNIT($unit, cap: "yes") }: улетать не нужно. Бесплатно улетает только самолёт над картой без ОД.
coh-refusal-first-forward = Первый импульс — гекс вперёд. Выберите гекс впереди: { UNIT($unit) }.
coh-refusal-not-ahead = { HEX($hex, cap: "yes") } — не один из трёх гексов впереди: { UNIT($unit) }.
coh-refusal-one-of-two = После каждого гекса — одна атака или один поворот, не то и другое: { UNIT($unit) }. Сначала пролетите гекс.
coh-refusal-bank-one = { UNIT($unit, cap: "yes") } поворачивает на одну грань за раз.
coh-refusal-one-counter = { UNIT($unit, cap: "yes") } меняет высоту один раз на гекс. Сначала пролетите гекс.
coh-refusal-lowest = { UNIT($unit, cap: "yes") } и так на самой малой высоте.
coh-refusal-highest = { UNIT($unit, cap: "yes") } и так на предельной высоте: фишек высоты больше нет.
coh-refusal-air-damaged = { UNIT($unit, cap: "yes") } повреждён и не может атаковать. Уводите его с карты.
# $distance: гексов до цели
coh-refusal-air-close = Слишком близко, расстояние { $distance }: { UNIT($unit) }. Самолёты атакуют с 2 гексов.
coh-refusal-air-far = Слишком далеко, расстояние { $distance }: { UNIT($unit) }. Самолёты атакуют не дальше 6 гексов.
coh-refusal-air-blind = { HEX($hex, cap: "yes", case: "inside") } слепое пятно за чем-то более высоким: { UNIT($unit) } и самолёт не видят друг друга.
coh-refusal-not-aa = { UNIT($unit, cap: "yes") }: стрелять по самолётам нельзя, это могут только отряды с синим кругом под огневой мощью.
coh-refusal-not-airborne = Над картой нет самолёта противника, который можно атаковать.
coh-refusal-no-bombs = { UNIT($unit, cap: "yes") }: такой бомбы нет или ей там нечего делать.
coh-refusal-bomb-one-hex = Все бомбы одной атаки падают на один гекс. Другой гекс — другая атака.
coh-refusal-no-mines-left = Нет неиспользованной мины, которую оставила бы кассетная бомба.


## Поверх карты

coh-says-sight-air = { UNIT($unit, cap: "yes") } видит землю { $n ->
    [one] { $n } гекса
    [few] { $n } гексов
   *[other] { $n } гексов
}. { RULE($rule) }


## Прежде чем сделать

# $units: самолёт
coh-regret-air-leaves = Закончить активацию, когда осталось { $ap } ОД? Тогда самолёт должен улететь с карты, и до этого вы ничего другого не сделаете: { UNIT($units) }. { RULE($rule) }

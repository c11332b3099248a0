### Ход: погода, мосты, высадки, снабжение, пополнения, заторы, неопознанные части, победа (главы 3–5, 18, 20, 22–27).


## Выбор

holland44-verb-blow = Попытаться взорвать мост { SIDE($side) }
holland44-verb-spare = Не взрывать
holland44-verb-mine = Снова заминировать мост { SIDE($side) }
holland44-verb-mend = Ремонтировать мост { SIDE($side) }
holland44-verb-reappear = { UNIT($unit, cap: "yes") }: вернуть в { HEX($hex, case: "acc") }
holland44-verb-refit = Пополнение для { UNIT($unit, case: "gen") }: { $point }
holland44-verb-rebuild = Восстановить { UNIT($unit, case: "acc") } в { HEX($place, case: "pre") }, пополнение { $point }
holland44-verb-rejoin = Вернуть десантников в { UNIT($unit, case: "acc") }
holland44-verb-jam = Маркер затора на { HEX($hex, case: "pre") }
holland44-verb-land = { UNIT($unit, cap: "yes") }: высадка в { HEX($hex, case: "acc") }
holland44-verb-scatter = { UNIT($unit, cap: "yes") }: принять на себя
holland44-verb-redeploy = Перебросить { UNIT($unit, case: "acc") }
holland44-verb-disengage = { UNIT($unit, cap: "yes") }: попытка оторваться

holland44-word-west = с запада
holland44-word-east = с востока


## Вопросы

holland44-prompt-Demolition-choose = К мосту { SIDE($side) } подходит { UNIT($mover) }. Попытаться взорвать?
holland44-prompt-BridgePhase-choose = Фаза мостов: выберите мост или закончите фазу.
holland44-prompt-Airlanding-place = Высадка: выберите, кто и где высаживается, или закончите высадку.
holland44-prompt-Airlanding-scatter = Высадка в { HEX($hex, case: "acc") } не удалась. Выберите часть, которую это постигло.
holland44-prompt-Encounter-enter = { HEX($target, cap: "yes") }: теперь пусто. Войдите или останьтесь; движение в любом случае окончено.
holland44-prompt-Redeployment-choose = Выберите город или городок, куда идёт { UNIT($unit) }.
holland44-prompt-SupplyPhase-return = { UNIT($unit, cap: "yes") } возвращается, запасы исчерпаны: выберите гекс с частью той же дивизии.
holland44-prompt-TrafficPhase-place = Фаза заторов: положите маркер или закончите и бросайте.
holland44-prompt-Disengagement-choose = { UNIT($unit, cap: "yes") }: оторваться удалось. Отступите или останьтесь.


## Что происходит

holland44-event-turn-begins = Ход { $n } из { $of }.
holland44-event-player-turn = { PLAYER($player, cap: "yes") }: ход игрока.
holland44-event-weather = Погода: утром { $am }, днём { $pm }.
holland44-event-waits = { UNIT($unit, cap: "yes") } ещё не прибывает: { $n }.
holland44-event-cut-off = { UNIT($unit, cap: "yes") }: снабжения нет.
holland44-event-supplied = { UNIT($unit, cap: "yes") }: снабжение восстановлено.
holland44-event-dismounted = { UNIT($unit, cap: "yes") }: машины оставлены, снабжение идёт через канал.
holland44-event-remounted = { UNIT($unit, cap: "yes") }: машины снова с частью.
holland44-event-exhausted = { UNIT($unit, cap: "yes") }: запасы исчерпаны.
holland44-event-reappears = { UNIT($unit, cap: "yes") }: снова на карте, { HEX($hex) }.
holland44-event-isolated = { UNIT($unit, cap: "yes") }: изоляция, { $n }: { $lost ->
    [1] потерян уровень
   *[other] потерь нет
}.
holland44-event-blown = Мост { SIDE($side) } взорван ({ $n }).
holland44-event-not-blown = Заряды на мосту { SIDE($side) } не сработали ({ $n }): мост исправен.
holland44-event-bridge-safe = Мост { SIDE($side) } исправен и в руках союзников.
holland44-event-mined = Мост { SIDE($side) } снова у немцев.
holland44-event-repairing = Начат ремонт моста { SIDE($side) }.
holland44-event-repaired = Мост { SIDE($side) } снова действует.
holland44-event-repair-lost = Работы на мосту { SIDE($side) } потеряны.
holland44-event-refits = { UNIT($unit, cap: "yes") }: получено пополнение, уровней { $n }.
holland44-event-rebuilt = Восстановлена часть { UNIT($unit) }: { HEX($place) }.
holland44-event-jammed = Маркер затора { $n }: { HEX($hex) }.
holland44-event-flows = Маркер затора { $n } снят: { HEX($hex) }.
holland44-event-traffic-roll = Заторы: { $n } и { $other }.
holland44-event-lands = { UNIT($unit, cap: "yes") }: высадка в { HEX($hex, case: "acc") }.
holland44-event-drop-roll = Высадка в { HEX($hex, case: "acc") }: { $n }.
holland44-event-landing-roll = { UNIT($unit, cap: "yes") }: { $result }.
holland44-event-revealed = { HEX($hex, cap: "yes") }: обнаружена часть { UNIT($unit) }.
holland44-event-nobody-there = { HEX($hex, cap: "yes") }: никого.
holland44-event-redeployed = { UNIT($unit, cap: "yes") }: переброска в { HEX($hex, case: "acc") }.
holland44-event-disengages = { UNIT($unit, cap: "yes") }: попытка оторваться, { $n }: { $result }.
# $half: 1, если у немцев на пол-очка больше
holland44-event-score = Очки: союзники { $allied }, немцы { $german }{ $half ->
    [1] ½
   *[other] {""}
}.
holland44-event-crossed-steps = { $n ->
    [one] За рекой { $n } наземный уровень союзников
    [few] За рекой { $n } наземных уровня союзников
   *[other] За рекой { $n } наземных уровней союзников
}; нужно { $needed }.
holland44-event-wins = { $how ->
    [2] Автоматическая победа: { PLAYER($player) }.
    [3] За Недер-Рейном не осталось союзников. Автоматическая победа: { PLAYER($player) }.
   *[other] Победа: { PLAYER($player) }.
}

holland44-word-none = высадка удалась
holland44-word-scattered = рассеяние
holland44-word-scattered-1 = рассеяние, потерян уровень
holland44-word-scattered-2 = рассеяние, потеряны два уровня
holland44-word-no = не удалось
holland44-word-yes-1 = удалось с потерей уровня
holland44-word-yes = удалось

holland44-outcome-blown = взорван
holland44-outcome-intact = не взорван
holland44-outcome-scattered = рассеяние: { UNIT($unit) }
holland44-outcome-nobody = в { HEX($hex, case: "pre") } никого
holland44-outcome-revealed = там { UNIT($unit) }
holland44-outcome-astray = высадка в { HEX($hex, case: "acc") } не удалась
holland44-outcome-unhurt = высадка удалась
holland44-outcome-endures = { UNIT($unit) } держится
holland44-outcome-away = { UNIT($unit) } отрывается
holland44-outcome-not-away = { UNIT($unit) } остаётся


## Откуда числа

holland44-ledger-landing = Высадка
holland44-ledger-isolation = Изоляция
holland44-ledger-disengagement = Отрыв от противника
holland44-ledger-demolition = Подрыв моста
holland44-ledger-weather = Погода
holland44-modifier-demolition-early = первый день
holland44-modifier-weather-day = этот день
holland44-modifier-landing-ground = местность
holland44-modifier-landing-contested = рядом противник и свои
holland44-modifier-landing-enemy = рядом противник
holland44-modifier-isolation-elite = элитная или союзная часть
holland44-modifier-isolation-poor = слабая мораль
holland44-modifier-isolation-city = доступен город
holland44-modifier-disengagement-elite = элитная часть
holland44-modifier-disengagement-poor = слабая мораль
holland44-modifier-disengagement-armor = танки


## Почему нельзя

holland44-refusal-no-comrades = Источник снабжения возвращается в гекс с частью своей дивизии, где нет другого источника: не в { HEX($hex, case: "acc") }.
holland44-refusal-no-bridge-there = Здесь нет моста, который можно взорвать, заминировать или ремонтировать.
holland44-refusal-bridge-never = Этот мост взорвать нельзя.
holland44-refusal-bridge-spared = Мост в Граве нельзя взорвать в ход союзников хода 1.
holland44-refusal-bridge-safe = Этот мост не заминирован.
holland44-refusal-bridge-far = До моста должна доставать немецкая часть в полном порядке, и не дальше одного гекса от него должен быть союзник.
holland44-refusal-bridge-handled = За фазу мостов с мостом делают что-то одно.
holland44-refusal-no-control = Минируют мост с маркером, который вы контролируете: часть с одной стороны, а с другой ни противника, ни его ЗК.
holland44-refusal-not-blown = Этот мост не взорван.
holland44-refusal-rail-river = Железнодорожные мосты через большие реки не ремонтируют.
holland44-refusal-no-repair = Для ремонта нужна мостовая часть в полном порядке, со снабжением и не скованная боем, и свободные от противника концы моста.
holland44-refusal-not-quiet = Без мостовой части мост ремонтируют не ближе пяти гексов от противника и с дорогой к своим; союзники — только южнее мостовой части.
holland44-refusal-germans-only = Взрывают и минируют мосты только немцы.
holland44-refusal-no-point = Такого пополнения сейчас нет: пополнения приходят ночью начиная с хода 8.
holland44-refusal-refit-never = { UNIT($unit, cap: "yes") }: пополнений не бывает.
holland44-refusal-refit-whole = { UNIT($unit, cap: "yes") }: все уровни на месте.
holland44-refusal-refit-order = { UNIT($unit, cap: "yes") }: нужен полный порядок, без скованности боем.
holland44-refusal-refit-cut-off = { UNIT($unit, cap: "yes") }: нет линии снабжения к зоне, откуда идёт пополнение.
holland44-refusal-not-lost = { UNIT($unit, cap: "yes") }: часть не уничтожена.
holland44-refusal-no-remnant = Для { UNIT($unit, case: "gen") } нет свободной фишки остатков.
holland44-refusal-rebuild-place = Часть восстанавливают в зоне входа пополнения или в своём городе с линией снабжения к ней и без ЗК противника: не в { HEX($place, case: "pre") }.
holland44-refusal-no-airborne-point = { UNIT($unit, cap: "yes") }: у дивизии нет десантного пополнения, которое можно взять сейчас.
holland44-refusal-rejoin-order = { UNIT($unit, cap: "yes") }: десантники возвращаются только в часть в полном порядке, не скованную боем.
holland44-refusal-rejoin-cut-off = { UNIT($unit, cap: "yes") }: нет линии снабжения к источнику своей дивизии.
holland44-refusal-jam-north = { HEX($hex, cap: "yes") }: севернее самой северной части, пришедшей с юга.
holland44-refusal-jam-close = { HEX($hex, cap: "yes") }: там или рядом уже есть маркер затора.
holland44-refusal-no-jam-left = Маркеров затора не осталось.
holland44-refusal-not-in-air = { UNIT($unit, cap: "yes") }: не ждёт высадки.
holland44-refusal-land-later = { UNIT($unit, cap: "yes") }: высадка в более поздний ход.
holland44-refusal-land-weather = Сейчас высадки нет: ночь, сплошная облачность, или сегодня уже высаживались.
holland44-refusal-no-landings = Очков высадки не осталось.
holland44-refusal-land-poles = { UNIT($unit, cap: "yes") }: высадка только в ясную погоду и после всех, кто должен был высадиться в ход 3.
holland44-refusal-polish-hex = { HEX($hex, cap: "yes") }: гекс высадки только для поляков.
holland44-refusal-land-far = { HEX($hex, cap: "yes") }: слишком далеко от гексов высадки этого хода.
holland44-refusal-land-water = { HEX($hex, cap: "yes") }: за рекой или каналом от гекса высадки.
holland44-refusal-land-ground = Местность в { HEX($hex, case: "pre") } не позволяет этой части высадиться.
holland44-refusal-land-full = В { HEX($hex, case: "pre") } высаживается не больше девяти уровней.
holland44-refusal-scatter-other = { UNIT($unit, cap: "yes") }: не десантная пехота, высадившаяся в этом гексе.
holland44-refusal-not-face-down = { UNIT($unit, cap: "yes") }: на карте лицом вниз не лежит.
holland44-refusal-redeployed-once = За ход перебрасывают одну неопознанную часть, начиная с хода 3.
holland44-refusal-redeploy-place = { HEX($hex, cap: "yes") }: нужен город или городок с дорогой к своим, без союзников в нём и рядом и без другой неопознанной части.
holland44-refusal-no-disengagement = { UNIT($unit, cap: "yes") }: выход из боя в этой партии не используется.
holland44-refusal-cannot-disengage = { UNIT($unit, cap: "yes") }: выйти из боя нельзя. Нужны полный порядок, подвижность, противник рядом, и чтобы часть ещё не атаковала.


## Слова и места

holland44-word-clear = ясно
holland44-word-cloudy = облачно
holland44-word-overcast = сплошная облачность
holland44-place-area = зона { $letter }
    .gen = зоны { $letter }
    .dat = зоне { $letter }
    .acc = зону { $letter }
    .ins = зоной { $letter }
    .pre = зоне { $letter }
holland44-place-pool = запас фишек
holland44-place-waiting = ожидание
holland44-place-lost = уничтожена
holland44-place-gone = вне игры
holland44-place-cup = ещё не опознана

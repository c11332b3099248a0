### Почему нельзя: что, почему и что можно. Номер правила стоит рядом.
### $option, что пытались сделать, передаётся всегда; остальное названо в `refusals.py`: $unit, $hex,
### $who (о ком из группы речь), $price, $ap, $cap, $distance и другие.


## Чьё, когда, где

coh-refusal-sequence = Сейчас решается другое. Выберите из того, что предложено; некоторые карты ждут атаки или броска.
coh-refusal-pay-first = Это возможно, но за действие надо заплатить. Сначала выберите, как { UNIT($unit, get: "number") ->
    [pl] действуют
   *[sg] действует
} { UNIT($unit) }: за ОД, рывком или за КОД.
coh-refusal-not-yours = { UNIT($unit, cap: "yes") } — не ваш отряд: им командуют { PLAYER($owner) }. Выберите свой.
coh-refusal-not-in-play = { UNIT($unit, cap: "yes") }: этот отряд выбыл из боя. Выберите другой.
coh-refusal-not-on-map = { UNIT($unit, cap: "yes") }: отряда нет на карте. Пока он ждёт за её краем, он может только выйти на неё.
coh-refusal-not-here-yet = { UNIT($unit, cap: "yes") }: отряд ещё не подошёл или уже ушёл с карты. Выберите другой.
coh-refusal-whole-hex = В игре только целые гексы карты. Выберите один из них.


## Очки действия и командные ОД

coh-refusal-second-pool = Одновременно может идти только одна активация, и сейчас она у { UNIT($pool, case: "gen") }. Сначала закончите её, или действуйте рывком либо за КОД: { UNIT($unit) }.
coh-refusal-stall-unpaid = Ожидание стоит 1 ОД активированного отряда или 1 КОД, а их нет. Заплатите иначе или пропустите ход.
coh-refusal-no-pool = Ни один отряд не активирован, и ОД брать неоткуда. Сначала активируйте отряд.
coh-refusal-already-spent = { UNIT($unit, cap: "yes") } уже { UNIT($unit, get: "number") ->
    [pl] устали
   *[sg] { UNIT($unit, get: "gender") ->
        [f] устала
        [n] устало
       *[m] устал
    }
}: в этом раунде этот отряд больше не активируют. Он ещё может действовать за КОД или по карте.
coh-refusal-opp-activated = { UNIT($unit, cap: "yes") } уже { UNIT($unit, get: "number") ->
    [pl] активированы
   *[sg] { UNIT($unit, get: "gender") ->
        [f] активирована
        [n] активировано
       *[m] активирован
    }
} и не { UNIT($unit, get: "number") ->
    [pl] делают
   *[sg] делает
} рывок. Действуйте за ОД или за КОД.
coh-refusal-opp-spent = Рывок делает только свежий отряд, а { UNIT($unit) } уже { UNIT($unit, get: "number") ->
    [pl] устали
   *[sg] { UNIT($unit, get: "gender") ->
        [f] устала
        [n] устало
       *[m] устал
    }
}. Он ещё может действовать за КОД или по карте.
coh-refusal-ap-short = Это стоит { $price } ОД, а у вас { $ap } ОД и { $cap } КОД. Выберите что-нибудь дешевле.
coh-refusal-no-top-up = КОД заменяют ОД только тогда, когда активированный отряд действует за ОД.
coh-refusal-no-more-cap = Больше заменить ОД нечем: свободных КОД не осталось. Продолжайте действие.
coh-refusal-cap-short = Это стоит { $price } КОД, а у вас { $cap }. Выберите что-нибудь дешевле или заплатите иначе.
coh-refusal-too-much-cap = На один бросок идёт не больше 2 КОД.
coh-refusal-cap-not-held = Столько КОД у вас не осталось. Вложите меньше.
coh-refusal-nothing-to-do = { UNIT($unit, cap: "yes") }: сейчас этому отряду нечего делать. Выберите другой.


## Движение

coh-refusal-not-adjacent = { $distance ->
    [0] { UNIT($unit, cap: "yes") } уже { HEX($hex, case: "inside") }.
    [one] До { HEX($hex, case: "gen") } — { $distance } гекс, а за одно действие отряд проходит один гекс ({ UNIT($unit) }).
    [few] До { HEX($hex, case: "gen") } — { $distance } гекса, а за одно действие отряд проходит один гекс ({ UNIT($unit) }).
   *[other] До { HEX($hex, case: "gen") } — { $distance } гексов, а за одно действие отряд проходит один гекс ({ UNIT($unit) }).
}
coh-refusal-barred-terrain = { $barrier ->
    [slope] { UNIT($unit, cap: "yes") }: перед { HEX($hex, case: "ins") } склон или рытвина, здесь не пройти. Ищите обход.
   *[ground] { UNIT($unit, cap: "yes") }: { HEX($hex, case: "inside") } хода нет ({ $ground }). Обойдите или идите по дороге, если она туда ведёт.
}
coh-refusal-cautious-off = В этом бою нет осторожного движения. Двигайтесь обычным образом.
coh-refusal-cautious-cover = Осторожно движется только пехота и только в гекс, который не меняет её защиту. Двигайтесь обычным образом.
coh-refusal-entry-hex = { UNIT($unit, cap: "yes") }: выход на карту только { HEX($entries, case: "into") }.
coh-refusal-no-exit = { UNIT($unit, cap: "yes") }: из { HEX($hex, case: "gen") } с карты не уйти. Уйти можно только из гексов, названных в сценарии.
coh-refusal-same-facing = { UNIT($unit, cap: "yes") } уже { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} в эту сторону. Выберите другую.


## Стрельба

coh-refusal-no-sight = { UNIT($unit, cap: "yes") } не { UNIT($unit, get: "number") ->
    [pl] видят
   *[sg] видит
} { HEX($hex, case: "acc") }: { $sight ->
    [gully] в рытвину и из неё видно только на соседний гекс или вдоль неё
    [height] { HEX($blocker) } ({ $between }) слишком высоко
    [smoke] { HEX($blocker, case: "inside") } дым
   *[terrain] мешает { $between } { HEX($blocker, case: "inside") }
}.
coh-refusal-out-of-arc = { HEX($hex, cap: "yes") } у { UNIT($unit, case: "gen") } за спиной. Поворот стоит { $pivot } ОД.
coh-refusal-no-target = { HEX($hex, cap: "yes", case: "inside") } некого атаковать. Выберите гекс с противником, до которого можно достать.
coh-refusal-out-of-range = До { HEX($hex, case: "gen") } — { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекса
   *[other] { $distance } гексов
}, а { UNIT($unit) } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} не дальше { $reach }. Подойдите ближе.
coh-refusal-too-close = { HEX($hex, cap: "yes") } слишком близко: { UNIT($unit) } стреляет не ближе чем на { $least }. Выберите цель подальше.
coh-refusal-range-one = Из-за фишки повреждения дальность { UNIT($unit, case: "gen") } всего 1 гекс, меньше наименьшей для этого оружия. До перегруппировки можно атаковать только в своём гексе.
coh-refusal-stunned = { UNIT($who, cap: "yes") } { UNIT($who, get: "number") ->
    [pl] оглушены
   *[sg] { UNIT($who, get: "gender") ->
        [f] оглушена
        [n] оглушено
       *[m] оглушён
    }
}: можно только перегруппироваться.
coh-refusal-cannot-fire = { UNIT($who, cap: "yes") } не { UNIT($who, get: "number") ->
    [pl] могут
   *[sg] может
} атаковать из-за фишки повреждения ({ $hit }). Сначала перегруппируйтесь.
coh-refusal-cannot-move = { UNIT($who, cap: "yes") } не { UNIT($who, get: "number") ->
    [pl] могут
   *[sg] может
} двигаться из-за фишки повреждения ({ $hit }). Сначала перегруппируйтесь.
coh-refusal-cannot-pivot = { UNIT($who, cap: "yes") } не { UNIT($who, get: "number") ->
    [pl] могут
   *[sg] может
} повернуться из-за фишки повреждения ({ $hit }). Сначала перегруппируйтесь.


## Перегруппировка и ближний бой

coh-refusal-not-hit = У { UNIT($unit, case: "gen") } нет фишки повреждения: перегруппировка не нужна.
coh-refusal-rally-contested = { UNIT($unit, cap: "yes") } не { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} перегруппироваться: в гексе противник. Выйдите из гекса или сначала уничтожьте врага.
coh-refusal-no-rally-number = { UNIT($unit, cap: "yes") }: от этого повреждения перегруппировка не помогает, оно до конца боя.
coh-refusal-fire-out = Пока в гексе противник, { UNIT($who) } не { UNIT($who, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} по другим гексам. Атакуйте в своём гексе или выйдите из него.
coh-refusal-no-close-combat = Ближний бой идёт внутри одного гекса. Там должен быть противник, и там же должна быть вся группа.
coh-refusal-retreat-closed = Противник только что вошёл с этой стороны, и отход { HEX($hex, case: "into") } в этот ход закрыт: { UNIT($unit) }. Выходите в другую сторону.
coh-refusal-not-a-target = { UNIT($unit, cap: "yes") }: против этого отряда бросать не нужно. Выберите из оставшихся.


## Карты

coh-refusal-card-not-held = Этой карты нет у вас на руках.
coh-refusal-card-unpaid = Так заплатить за карту сейчас нельзя. Её цена — ОД активированного отряда или КОД, как указано на карте.
coh-refusal-card-binds = Карта оплачена ОД, поэтому она только для участников этой активации. Выберите одного из них.
coh-refusal-card-turn = Карты действий играют только в свой ход.
coh-refusal-card-no-unit = Здесь карту не на ком сыграть; некоторым нужен активированный отряд. Выберите другой отряд или приберегите карту.
coh-refusal-card-with-attack = Эта карта объявляется при атаке: выберите стреляющий отряд, затем добавьте карту.
coh-refusal-card-after-roll = Эта карта играется после вашего броска.
coh-refusal-double-late = Двойное действие объявляют до первого из двух действий. Сначала закончите это.
coh-refusal-card-no-group = Эта карта для одного отряда. Добавить никого нельзя.
coh-refusal-no-cards = В этом бою нет карт действий.
coh-refusal-boost-no-target = Для атаки с этой картой в пределах досягаемости нет противника.
coh-refusal-weapon-used = Такого оружия у вашей стороны нет или оно уже израсходовано.
coh-refusal-weapon-target = Против тех, кто в этом гексе, это оружие бесполезно. Выберите подходящую цель.
coh-refusal-weapon-range = Оружие не достаёт до этого гекса. Оно действует в своём гексе или на дальность, указанную на карте, а из гекса с противником наружу не действует.


## Группы

coh-refusal-groups-off = В этом бою нет совместной активации и действий в группе. Пусть каждый отряд действует сам.
coh-refusal-join-spent = { UNIT($unit, cap: "yes") } уже { UNIT($unit, get: "number") ->
    [pl] устали
   *[sg] { UNIT($unit, get: "gender") ->
        [f] устала
        [n] устало
       *[m] устал
    }
} и не { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} присоединиться к активации. Действовать ещё можно за КОД или по карте.
coh-refusal-not-connected = { UNIT($unit, cap: "yes") }: слишком далеко от группы. Участники стоят в одном или соседних гексах, одной цепочкой.
coh-refusal-already-in = { UNIT($unit, cap: "yes") } уже в группе.
coh-refusal-member-barred = Группа вместе делает одно и то же, а это могут не все. Выберите другое действие или не берите этот отряд.
coh-refusal-group-payment = В общем рывке участвуют только свежие и не активированные отряды, а { UNIT($unit) } не из таких.
coh-refusal-support-distance = Отряд слишком далеко, чтобы поддержать стрельбу. Ему нужно быть в гексе ведущего или рядом.
coh-refusal-support-range = Цель дальше обычной дальности поддерживающего отряда или слишком близко к нему. Обойдитесь без него.
coh-refusal-support-arc = Поддерживающий отряд не видит цель или она вне его сектора стрельбы. Сначала поверните его или обойдитесь без него.
coh-refusal-support-hit = Фишка повреждения касается огневой мощи отряда, поэтому поддержать стрельбу он не может. Обойдитесь без него.
coh-refusal-support-fp = У поддерживающего отряда нет огневой мощи против тех, кто в этом гексе. Обойдитесь без него.
coh-refusal-leader-range = В этом бою ведущий группы не стреляет на дальнюю дистанцию. Выберите цель поближе или стреляйте одним отрядом.


## Окопы

coh-refusal-dig-infantry = Окапывается только пехота.
coh-refusal-dig-twice = { UNIT($unit, cap: "yes") } уже в окопе.
coh-refusal-dig-off = В этом бою не окапываются.
coh-refusal-dig-contested = Пока в гексе противник, окопаться нельзя.


## Миномёты

coh-refusal-indirect-only = { UNIT($unit, cap: "yes") } не { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} с закрытой позиции. Стреляйте по цели, которую видно.
coh-refusal-seen-directly = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] видят
   *[sg] видит
} { HEX($hex, case: "acc") } и без корректировщика. Стреляйте прямой наводкой.
coh-refusal-no-spotter = Никто не корректирует огонь { UNIT($unit, case: "gen") } по { HEX($hex, case: "dat") }. Нужен ваш отряд, замаскированный или нет, не дальше 2 гексов от миномёта, который видит цель и в чьём гексе нет противника.


## Техника и перевозка

coh-refusal-no-bonus = Бесплатно продолжить путь в этот гекс нельзя. Колёсные машины идут дальше по дороге, гусеничные — по дороге и лёгкой местности, и только вперёд.
coh-refusal-bogged = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] застряли
   *[sg] { UNIT($unit, get: "gender") ->
        [f] застряла
        [n] застряло
       *[m] застрял
    }
}: ни двигаться, ни повернуться нельзя.
coh-refusal-carried = { UNIT($who, cap: "yes") } { UNIT($who, get: "number") ->
    [pl] едут
   *[sg] едет
} на машине. Сначала выгрузите отряд.
coh-refusal-not-carried = { UNIT($unit, cap: "yes") }: этот отряд никто не везёт.
coh-refusal-load-apart = Погрузка идёт в гексе машины и только на машину своей стороны. Сначала сведите их вместе.
coh-refusal-load-full = Машина уже занята. Сначала выгрузите тот отряд или выберите другую машину.
coh-refusal-load-vehicle = Возит только техника, и берёт она пехоту или орудие. Выберите другую пару.


## Укрепления и проволока

coh-refusal-fort-elsewhere = Этого укрепления нет в гексе отряда. Сначала дойдите до него.
coh-refusal-fort-inside = { UNIT($unit, cap: "yes") } уже в укреплении. Сначала выйдите из него.
coh-refusal-fort-outside = Отряд не в укреплении, выходить неоткуда.
coh-refusal-fort-user = { UNIT($unit, cap: "yes") }: такому отряду это укрепление не подходит.
coh-refusal-bunker-arc = Из бункера видно и можно атаковать только то, что перед ним, а { HEX($hex) } не там: { UNIT($unit) }. Выйдите из бункера или смените цель.
coh-refusal-wire-tried = { UNIT($unit, cap: "yes") }: попытка пройти проволоку за КОД уже была. За КОД — раз в раунд; есть ещё ОД, рывок или карта.
coh-refusal-wire-no-bonus = { UNIT($unit, cap: "yes") }: бесплатно в проволоку { HEX($hex, case: "inside") } не въехать. За неё платят отдельным движением.
coh-refusal-wire-barred = { UNIT($unit, cap: "yes") }: через проволоку { HEX($hex, case: "inside") } не пройти. Обойдите её.


## Маскировка

coh-refusal-not-hidden = Скрытно движется только замаскированный отряд. Двигайтесь обычным образом.
coh-refusal-still-hidden = { UNIT($unit, cap: "yes") }: отряд замаскирован, а это его выдаст. Сначала выведите его на карту.
coh-refusal-hide-hit = Повреждённый отряд не маскируется. Сначала перегруппируйте его.
coh-refusal-hide-reach = Отряд маскируется в своём гексе или в соседнем.
coh-refusal-hide-seen = Противник видит отряд или место для маскировки. Ни то ни другое не должно быть на виду.
coh-refusal-hide-aboard = Когда машина прячется, те, кого она везёт, остаются на месте, а сойти сейчас может не каждый.
coh-refusal-hide-off = В этом бою не маскируются.


## Артиллерия

coh-refusal-oba-none = Такой батареи у вашей стороны нет или она больше не стреляет.
coh-refusal-oba-plotted = У этой батареи уже есть цель на следующий раунд. Выберите другую или закончите.
coh-refusal-oba-spotter = Этот гекс не видит ни один ваш отряд, и вызвать по нему огонь некому. Выберите гекс, который видно.
coh-refusal-gun-damaged = Орудие, которое подействовало бы на эти цели, повреждено. Стреляйте по тому, чему вредит другое.
coh-refusal-gully-fire = { UNIT($unit, cap: "yes") } не { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} стрелять в рытвину снаружи: { HEX($hex) }. Пошлите пехоту или въезжайте с её конца.
coh-refusal-no-holes = Все фишки окопов уже на карте.

## Расстановка в зонах

coh-refusal-zone-outside = { UNIT($unit, cap: "yes") }: расстановка { HEX($hex, case: "inside") } не разрешена. Выберите отмеченный гекс.
coh-refusal-zone-enemy = { HEX($hex, cap: "yes", case: "inside") } противник. Выберите другой гекс.
coh-refusal-zone-cover = Скрытые отряды ставят в укрытие, а { HEX($hex, case: "inside") } его нет.
coh-refusal-zone-seen = { HEX($hex, cap: "yes", case: "inside") } уже стоит отряд: скрытый отряд там сразу заметят.
coh-refusal-zone-placed = { UNIT($unit, cap: "yes") }: место уже выбрано.

## Игра в одиночку

coh-refusal-mark-taken = { HEX($hex, cap: "yes") }: гекс уже отмечен или занят. Выберите другой гекс.
coh-refusal-no-marker = Этот гекс у вас не отмечен. Выберите отмеченный.

## Карты ветеранов, буксировка, «Застряли»

coh-refusal-veteran-none = { UNIT($unit, cap: "yes") }: такой карты ветеранов нет или она уже использована.
coh-refusal-forced-march = «{ CARD("V01") }» — для отряда, активированного в одиночку, который потратил часть ОД и только на движение: { UNIT($unit) }.
coh-refusal-march-only = На форсированном марше ОД идут только на движение этого отряда. Двигайте его, а остальное оплачивайте КОД или картами.
coh-refusal-no-reroll = Кубик перебрасывает только отряд с картой «{ CARD("V14") }», после своего броска и раз в ход.
coh-refusal-not-in-group = { UNIT($unit, cap: "yes") }: этот отряд в атаке не участвовал. Выберите участника.
coh-refusal-bogged-down = { UNIT($unit, cap: "yes") }: отряд застрял из-за карты и до конца раунда не может двигаться и поворачиваться.
coh-refusal-tow-mobile = { UNIT($unit, cap: "yes") }: машина может ехать сама. Буксируют только обездвиженную.
coh-refusal-tow-class = { UNIT($unit, cap: "yes") }: это гусеничная машина, её буксирует только гусеничная.
coh-refusal-tow-train = Машина на буксире никого не возит и не буксирует, а та, что буксирует, сама на буксир не идёт.

## Дым, огонь наугад, снайперы

coh-refusal-smoke-sight = { HEX($hex, cap: "yes") } для { UNIT($unit, case: "gen") } за дымом: он стоит { HEX($blocker, case: "inside") }.
coh-refusal-smoke-none = { UNIT($unit, cap: "yes") }: дыма нет. Он есть у миномётов от 8 см и у сапёров.
coh-refusal-smoke-off = Эта батарея в этом бою дымом не стреляет. Назначьте обычные снаряды.
coh-refusal-smoke-reach = { UNIT($unit, cap: "yes") }: дым ставят в своём или соседнем гексе, до { HEX($hex, case: "gen") } дальше.
coh-refusal-suspect-none = У противника нет скрытых отрядов, подозревать некого.
coh-refusal-suspect-known = { HEX($hex, cap: "yes", case: "inside") } все на виду: скрытый отряд там уже нашли бы. Стреляйте по видимым или по пустому гексу.
coh-refusal-sense-none = Карты «{ CARD("V07") }» сейчас нет, или у противника нет скрытых отрядов.
coh-refusal-sense-off-map = { UNIT($unit, cap: "yes") }: отряда нет на карте, и он никого не видит. Выберите другой.
coh-refusal-veil-none = { UNIT($unit, cap: "yes") }: по карте «{ CARD("V13") }» действует скрытый отряд, у которого она есть и которому есть что сделать.

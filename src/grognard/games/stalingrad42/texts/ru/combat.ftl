### Бой: атаки, поддержка, результаты, потери, упорная оборона (главы 8–11, 18, 26–28).


## Выбор

stalingrad42-verb-shatter = Автоматический DS против { HEX($hex, case: "gen") }
stalingrad42-verb-attack = Атаковать { HEX($hex, case: "acc") }
stalingrad42-verb-commit = Вперёд
stalingrad42-verb-lead = Ведёт { $formation }
stalingrad42-verb-attach = Подчинить { UNIT($unit, case: "acc") }
stalingrad42-verb-support = Поддержка: { UNIT($unit) }
stalingrad42-verb-charge = { UNIT($unit, cap: "yes") }: огонь за счёт очка снабжения
stalingrad42-verb-air = Поддержка с воздуха
stalingrad42-verb-luftwaffe = Поддержка люфтваффе
stalingrad42-verb-cancel = Отменить атаку
stalingrad42-verb-lose = Уровень теряет { UNIT($unit) }
stalingrad42-verb-stand = Упорная оборона, ведёт { UNIT($unit) }
stalingrad42-verb-desperate = Стоять до последнего
stalingrad42-verb-yield = Отступить
stalingrad42-verb-hold = Не отступать
stalingrad42-verb-follow = Продвинуться после автоматического DS у { HEX($hex, case: "gen") }
stalingrad42-verb-remnant = { UNIT($unit, cap: "yes") }: оставить остатки
stalingrad42-verb-disband = { UNIT($unit, cap: "yes") }: в уничтоженные
stalingrad42-verb-plan = Запланированное наступление: { UNIT($unit) }
stalingrad42-verb-pick = Взять { $face }
stalingrad42-verb-reroll = { UNIT($unit, cap: "yes") }: перебросить
stalingrad42-verb-keep = Оставить бросок
stalingrad42-verb-disengage = { UNIT($unit, cap: "yes") }: попытка выйти из боя
stalingrad42-verb-withdraw = Группа в { HEX($hex, case: "pre") }: попытка выйти из боя
stalingrad42-verb-release = { UNIT($unit, cap: "yes") }: продвижение из резерва
stalingrad42-verb-cover = С частями в { HEX($place, case: "pre") }
stalingrad42-verb-storm = { UNIT($unit, cap: "yes") }: войти в город


## Вопросы

stalingrad42-prompt-Automatic-gather = Автоматический DS против { HEX($hex, case: "gen") }: добавляйте части, пока соотношение не станет 10-1, затем продолжайте.
stalingrad42-prompt-Combat-attacks = Фаза боя: выберите гекс для атаки или закончите фазу.
stalingrad42-prompt-Combat-follow = Бои окончены: выберите, кто продвигается после автоматического DS.
# $strength, $defence: суммы сейчас; $odds: колонка
stalingrad42-prompt-Attack-attackers = { $strength ->
    [0] Атака на { HEX($target, case: "acc") }: выберите первую часть.
   *[other] Атака на { HEX($target, case: "acc") }: { $strength } к { $defence }, колонка { $odds }. Добавьте части или начинайте.
}
stalingrad42-prompt-Attack-support = Атака на { HEX($target, case: "acc") }: { $strength } к { $defence }, колонка { $odds }. Добавьте поддержку или начинайте.
stalingrad42-prompt-Attack-answer = Атака на { HEX($target, case: "acc") }: { $strength } к { $defence }, колонка { $odds }. Послать авиацию?
stalingrad42-prompt-Lose-choose = { $count ->
    [one] Выберите, кто теряет уровень: { UNIT($units) }.
    [few] Осталось потерять { $count } уровня, выберите, кто следующий: { UNIT($units) }.
   *[other] Осталось потерять { $count } уровней, выберите, кто следующий: { UNIT($units) }.
}
# $desperate: 1, если оборона до последнего; $entitled: 1, если она может такой быть
stalingrad42-prompt-Stand-choose = { $desperate ->
    [1] Отчаянная оборона { HEX($target, case: "gen") }: каждая неудача стоит уровня. Выберите, кто её ведёт.
   *[other] { $entitled ->
        [1] Отступление из { HEX($target, case: "gen") } погубит части или оставит их без снабжения. Стойте до последнего, выберите, кто ведёт упорную оборону с одним броском, или отступайте.
       *[other] Надо отступать из { HEX($target, case: "gen") }. Выберите, кто ведёт упорную оборону, или отступайте.
    }
}
stalingrad42-prompt-LastStep-choose = { UNIT($unit, cap: "yes") }: потерян второй уровень. Оставить остатки?
stalingrad42-prompt-Throw-choose = Запланированное наступление на { HEX($target, case: "acc") }: выберите один из кубиков.
stalingrad42-prompt-Throw-again = Бой у { HEX($target, case: "gen") }: выпало { $face }. Перебросить?
stalingrad42-prompt-AirCover-choose = Атака закончена. Выберите группу, с которой остаётся немецкая авиация.
stalingrad42-prompt-Storm-choose = Бой за { HEX($target, case: "acc") } идёт внутри: выберите, кто входит, хотя бы одну часть.


## Что происходит

stalingrad42-event-shatters = Автоматический DS у { HEX($hex, case: "gen") }.
stalingrad42-event-attacks = Атака на { HEX($hex, case: "acc") }: { UNIT($units) }.
stalingrad42-event-supports = Бой у { HEX($hex, case: "gen") } поддерживает { UNIT($unit) }.
stalingrad42-event-air-support = Поддержка с воздуха у { HEX($hex, case: "gen") }.
stalingrad42-event-combat = { $die ->
    [0] Бой у { HEX($hex, case: "gen") }, колонка { $odds }, без броска: { $result }.
   *[other] Бой у { HEX($hex, case: "gen") }, колонка { $odds }, кубик { $die }: { $result }.
}
stalingrad42-event-step-lost = Уровень теряет { UNIT($unit) }, осталось: { $n }.
stalingrad42-event-eliminated = Потеря: { UNIT($unit) }, часть уничтожена.
stalingrad42-event-cancelled = Атака на { HEX($hex, case: "acc") } отменена.
stalingrad42-event-remnant = { UNIT($unit, cap: "yes") }: всё, что осталось от { UNIT($parent, case: "gen") }.
stalingrad42-event-stands = Упорную оборону ведёт { UNIT($unit) }: { $total }.
stalingrad42-event-holds = { HEX($hex) }: оборона держится.
stalingrad42-event-gives-way = { HEX($hex) }: оборона не держится.
stalingrad42-event-ignores = { HEX($hex) }: обороняющиеся не отступают.
stalingrad42-event-engages = В бою скован { UNIT($unit) }.
stalingrad42-event-readies = Снова готов к огню { UNIT($unit) }.
stalingrad42-event-city-battle = Городской бой в { HEX($hex, case: "pre") }, уровень { $n }.
stalingrad42-event-city-quiet = Городской бой в { HEX($hex, case: "pre") } окончен.
stalingrad42-event-fires-stock = { UNIT($unit, cap: "yes") }: на огонь уходит { UNIT($stock) }.
stalingrad42-event-guns-gone = { UNIT($unit, cap: "yes") }: после огневого удара часть выходит из игры.
stalingrad42-event-withdraws = Отход с боем из { HEX($hex, case: "gen") }.
stalingrad42-event-planned = { UNIT($unit, cap: "yes") }: наступление запланировано.
stalingrad42-event-plan-ready = { UNIT($unit, cap: "yes") }: наступление готово.
stalingrad42-event-plan-used = { UNIT($unit, cap: "yes") }: запланированное наступление на { HEX($hex, case: "acc") }.
stalingrad42-event-plan-lost = { UNIT($unit, cap: "yes") }: запланированное наступление сорвано.
stalingrad42-event-thrown = { $n ->
    [1] Брошен кубик, его можно перебросить.
   *[other] Брошено кубиков: { $n }, в зачёт идёт один.
}
stalingrad42-event-picked = Взят кубик { $face }.
stalingrad42-event-rerolled = { UNIT($unit, cap: "yes") }: переброс, { $face }.
stalingrad42-event-forts-fall = Укрепления на карте без советских частей больше не действуют: группа { $n }.
stalingrad42-event-away = { $went ->
    [1] Выход из боя удался: { UNIT($units) } ({ $total }).
   *[other] Выход из боя не удался: { UNIT($units) } ({ $total }).
}


## Шансы

stalingrad42-outcome-result = { $result }
stalingrad42-outcome-holds = Упорная оборона держится
stalingrad42-outcome-gives-way = Оборона не держится
stalingrad42-outcome-step = { UNIT($unit, cap: "yes") }: потерян уровень
stalingrad42-outcome-eliminated = { UNIT($unit, cap: "yes") }: уничтожение
stalingrad42-outcome-retreats = { HEX($hex) }: отступление
stalingrad42-outcome-withdraws = { HEX($hex) }: отход с боем
stalingrad42-outcome-away = Выход удался
stalingrad42-outcome-not-away = Выход не удался


## Откуда числа

stalingrad42-ledger-attack = Сила атаки
stalingrad42-ledger-defence = Сила обороны
stalingrad42-ledger-shifts = Сдвиги колонки
stalingrad42-ledger-stand = Упорная оборона { UNIT($unit, case: "gen") }
stalingrad42-ledger-disengagement = Выход из боя

stalingrad42-modifier-attack-strength = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-defence-strength = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-attack-winter = { UNIT($unit, cap: "yes") }, зима: на единицу меньше
stalingrad42-modifier-defence-winter = { UNIT($unit, cap: "yes") }, зима: на единицу меньше
stalingrad42-modifier-defence-train = { UNIT($unit, cap: "yes") }, в эшелоне
stalingrad42-modifier-half-disrupted = { UNIT($unit, cap: "yes") }, вполовину: дезорганизация
stalingrad42-modifier-half-water = { UNIT($unit, cap: "yes") }, вполовину: через крупную реку
stalingrad42-modifier-half-supply = { UNIT($unit, cap: "yes") }, вполовину: без снабжения
stalingrad42-modifier-double-water = { UNIT($unit, cap: "yes") }, вдвое: все атакуют через реки или из болота
stalingrad42-modifier-double-ground = { UNIT($unit, cap: "yes") }, вдвое: город
stalingrad42-modifier-double-marsh = { UNIT($unit, cap: "yes") }, вдвое: болото
stalingrad42-modifier-double-mountain = { UNIT($unit, cap: "yes") }, вдвое: горы
stalingrad42-modifier-double-contested = { UNIT($unit, cap: "yes") }, вдвое: оспариваемый город
stalingrad42-modifier-double-alpinists = { UNIT($unit, cap: "yes") }, вдвое: горные части в горах
stalingrad42-modifier-double-engineers = { UNIT($unit, cap: "yes") }, вдвое: инженеры против города
stalingrad42-modifier-void-routed = { UNIT($unit, cap: "yes") }: беспорядочное отступление
stalingrad42-modifier-void-fled = { UNIT($unit, cap: "yes") }: отступление сюда в этой фазе
stalingrad42-modifier-void-crowded = { UNIT($unit, cap: "yes") }: слишком много частей в гексе
stalingrad42-modifier-void-source = { UNIT($unit, cap: "yes") }: сила в скобках, рядом другие части
stalingrad42-modifier-cap = Больше в одном бою не считается
stalingrad42-modifier-cap-defence = Больше силы обороны в одном бою не считается
stalingrad42-modifier-column-1-3 = Колонка 1-3
stalingrad42-modifier-column-1-2 = Колонка 1-2
stalingrad42-modifier-column-1-1 = Колонка 1-1
stalingrad42-modifier-column-2-1 = Колонка 2-1
stalingrad42-modifier-column-3-1 = Колонка 3-1
stalingrad42-modifier-column-4-1 = Колонка 4-1
stalingrad42-modifier-column-5-1 = Колонка 5-1
stalingrad42-modifier-column-6-1 = Колонка 6-1
stalingrad42-modifier-column-7-1 = Колонка 7-1
stalingrad42-modifier-column-8-1 = Колонка 8-1
stalingrad42-modifier-column-9-1 = Колонка 9-1
stalingrad42-modifier-column-10-1 = 10-1: DS без броска
stalingrad42-modifier-tanks = Танки: { UNIT($unit) }
stalingrad42-modifier-tanks-defence = Танки в обороне: { UNIT($unit) }
stalingrad42-modifier-elite-tanks = Элитные танки: { UNIT($unit) }
stalingrad42-modifier-elite-tanks-defence = Элитные танки в обороне: { UNIT($unit) }
stalingrad42-modifier-ground = Пересечённая местность
stalingrad42-modifier-fort = Укрепление
stalingrad42-modifier-air = Поддержка с воздуха
stalingrad42-modifier-air-defence = Авиация обороняющегося
stalingrad42-modifier-artillery = { UNIT($unit, cap: "yes") }
stalingrad42-modifier-barrage = Массированный огонь
stalingrad42-modifier-stand-support = Поддержка
stalingrad42-modifier-stand-elite = { UNIT($unit, cap: "yes") }: элита или немцы в городе или укреплении
stalingrad42-modifier-stand-poor = { UNIT($unit, cap: "yes") }: низкое качество
stalingrad42-modifier-stand-marked = Отмеченный результат
stalingrad42-modifier-away-fast = Кавалерия или механизированные части
stalingrad42-modifier-away-disrupted = Дезорганизация


## Почему нельзя

stalingrad42-refusal-low-odds = Соотношение против { HEX($hex, case: "gen") } слишком мало.
stalingrad42-refusal-shatter-odds = Соотношение против { HEX($hex, case: "gen") } не достигает 10-1.
stalingrad42-refusal-no-target = В { HEX($hex, case: "pre") } некого атаковать.
stalingrad42-refusal-attack-far = { UNIT($unit, cap: "yes") }: не рядом с атакованным гексом.
stalingrad42-refusal-struck-before = Все части в { HEX($hex, case: "pre") } в этой фазе уже атакованы. Каждую можно атаковать один раз.
stalingrad42-refusal-no-strength = { UNIT($unit, cap: "yes") }: нет силы атаки.
stalingrad42-refusal-has-attacked = { UNIT($unit, cap: "yes") }: атака в этой фазе уже была. Каждая часть атакует один раз.
stalingrad42-refusal-disordered = { UNIT($unit, cap: "yes") }: дезорганизация или беспорядочное отступление, атаковать нельзя.
stalingrad42-refusal-made-shatter = { UNIT($unit, cap: "yes") }: после автоматического DS нельзя ни двигаться, ни атаковать. Можно продвинуться после всех боёв.
stalingrad42-refusal-went-far = { UNIT($unit, cap: "yes") }: после ускоренного движения атаковать нельзя.
stalingrad42-refusal-in-attack = { UNIT($unit, cap: "yes") }: уже участвует в этой атаке.
stalingrad42-refusal-crowded-attack = Из одного гекса атакует слишком много частей: не { UNIT($unit) }.
stalingrad42-refusal-not-in-attack = { UNIT($unit, cap: "yes") }: не участвует в этой атаке.
stalingrad42-refusal-no-attackers = Никто ещё не атакует. Выберите часть рядом с гексом, которая может атаковать.
stalingrad42-refusal-no-leader = В этой атаке нет частей соединения { $formation }.
stalingrad42-refusal-attached-before = Одна часть уже подчинена: { UNIT($unit, case: "acc") } подчинить нельзя.
stalingrad42-refusal-of-lead = { UNIT($unit, cap: "yes") }: подчинять не нужно.
stalingrad42-refusal-attach-apart = { UNIT($unit, cap: "yes") }: в другом гексе.
stalingrad42-refusal-not-artillery = { UNIT($unit, cap: "yes") }: не ваша артиллерия.
stalingrad42-refusal-has-fired = { UNIT($unit, cap: "yes") }: уже использован. Готовность вернёт очко снабжения или ресурсов.
stalingrad42-refusal-guns-unfit = { UNIT($unit, cap: "yes") } не поддерживает: дезорганизация, эшелон или пополнение.
stalingrad42-refusal-guns-range = { UNIT($unit, cap: "yes") } не достаёт: нельзя через противника, его связки и две ЗК подряд.
stalingrad42-refusal-guns-own-hex = { UNIT($unit, cap: "yes") }: в атакованном гексе.
stalingrad42-refusal-guns-strange = { UNIT($unit, cap: "yes") }: части той же страны не участвуют или не ведут бой.
stalingrad42-refusal-guns-enough = Больше поддержки здесь нельзя: не { UNIT($unit) }.
stalingrad42-refusal-guns-one = Бросок упорной обороны поддерживает одна часть: не { UNIT($unit) }.
stalingrad42-refusal-guns-never = В бою развития успеха нет артиллерии: не { UNIT($unit) }.
stalingrad42-refusal-loss-not-here = { UNIT($unit, cap: "yes") }: эту потерю нести не может.
stalingrad42-refusal-loss-lead = Потерю несёт ведущая часть: не { UNIT($unit) }.
stalingrad42-refusal-loss-advance = { UNIT($unit, cap: "yes") }: эту потерю нести не может.
stalingrad42-refusal-loss-elite = { UNIT($unit, cap: "yes") }: эту потерю нести не может.
stalingrad42-refusal-cannot-stand = { UNIT($unit, cap: "yes") }: вести упорную оборону не может. Ведут части в порядке, которые обороняются; не артиллерия и не эшелоны.
stalingrad42-refusal-guns-ready = { UNIT($unit, cap: "yes") }: готовность к огню есть.
stalingrad42-refusal-guns-unsupplied = { UNIT($unit, cap: "yes") }: нет линии снабжения.
stalingrad42-refusal-attack-impassable = Через эту сторону { HEX($hex, case: "gen") } не атакуют.
stalingrad42-refusal-attack-lake = Через незамёрзшее озеро не атакуют: { HEX($hex) }.
stalingrad42-refusal-attack-volga = Через Волгу перед { HEX($hex, case: "ins") } атакуют только у переправ и мостов.
stalingrad42-refusal-attack-alpine = Через альпийские стороны атакуют только горные дивизии: не { UNIT($unit) }.
stalingrad42-refusal-attack-train = { UNIT($unit, cap: "yes") }: в эшелоне, атаковать нельзя.
stalingrad42-refusal-attack-refit = В гексе пополняется часть: { UNIT($unit) } оттуда не атакует.
stalingrad42-refusal-attack-fort = В гексе строят укрепление: { UNIT($unit) } оттуда не атакует.
stalingrad42-refusal-attack-area = { UNIT($unit, cap: "yes") }: в область входа только что прибыли, атаковать оттуда нельзя.
stalingrad42-refusal-attack-small = В этом малом ходу нет атак: не { UNIT($unit) }.
stalingrad42-refusal-attack-early = { UNIT($unit, cap: "yes") }: в предварительном движении только двигаются, автоматического DS нет.
stalingrad42-refusal-attack-reserve = { UNIT($unit, cap: "yes") }: в резерве, атаковать нельзя.
stalingrad42-refusal-attack-out = { UNIT($unit, cap: "yes") }: из города, за который идёт бой, наружу не атакуют.
stalingrad42-refusal-area-crowd = Больше частей у края области входа не встанет: не { UNIT($unit) }.
stalingrad42-refusal-allies-apart = Части двух союзных стран вместе не атакуют: не { UNIT($unit) }.
stalingrad42-refusal-loss-bracketed = Часть с силой в скобках выбирают последней: не { UNIT($unit) }.
stalingrad42-refusal-loss-allied = Сначала уровень теряет полная немецкая часть, потом гибнет ослабленный союзник: не { UNIT($unit) }.
stalingrad42-refusal-no-stock = { UNIT($unit, cap: "yes") }: рядом нет готового очка снабжения.
stalingrad42-refusal-air-axis = Авиация есть только у Оси.
stalingrad42-refusal-not-covered = В { HEX($place, case: "pre") } нет никого из атаковавших.
stalingrad42-refusal-air-one = Этот бой авиация уже поддерживает.
stalingrad42-refusal-air-none = Готовой для этого боя авиации нет.
stalingrad42-refusal-air-grounded = В этом ходу авиация не летает.
stalingrad42-refusal-air-stays = Авиация остаётся с теми, кого поддержала.
stalingrad42-refusal-air-romanian = Румынская авиация помогает только там, где большая часть силы румынская.
stalingrad42-refusal-air-range = До городов и деревень на вашей железнодорожной сети слишком далеко.
stalingrad42-refusal-air-never = В бою развития успеха помогает только авиация самой атаки.
stalingrad42-refusal-air-either = Авиация уже сдвинула атаку: упорной обороне она не поможет.
stalingrad42-refusal-stand-early = До приказа восьмого хода советские части стоят только с НКВД во главе, при удвоении, за местностью и укреплением или до последнего: не { UNIT($unit) }.
stalingrad42-refusal-stand-marked = После отмеченного результата стоят только в гексе с победными очками или до последнего: не { UNIT($unit) }.
stalingrad42-refusal-stand-nation = Поддержка другой страны: { UNIT($unit) } вести не может.
stalingrad42-refusal-stand-bracketed = Потерю несёт ведущая часть, а часть с силой в скобках не несёт её, пока в гексе есть другие: { UNIT($unit) } вести не может.
stalingrad42-refusal-stand-allied = Потерю несёт ведущая часть, а ослабленный союзник не гибнет, пока полная немецкая часть не потеряла уровень: { UNIT($unit) } вести не может.
stalingrad42-refusal-not-desperate = До последнего стоят те, кому некуда отступать, или в порту, без которого не будет снабжения; объявляют это до первого броска.
stalingrad42-refusal-no-plan = { UNIT($unit, cap: "yes") }: готового наступления нет.
stalingrad42-refusal-plan-order = { UNIT($unit, cap: "yes") }: для планирования нужны снабжение и порядок.
stalingrad42-refusal-plans-all = Больше наступлений планировать нельзя.
stalingrad42-refusal-plan-never = В бою развития успеха нет запланированного наступления: не { UNIT($unit) }.
stalingrad42-refusal-no-such-face = Такого на кубиках нет.
stalingrad42-refusal-commander-unfit = { UNIT($unit, cap: "yes") }: этот бросок перебросить не может.
stalingrad42-refusal-chuikov-roll = { UNIT($unit, cap: "yes") }: перебросить можно только упорную оборону своей стороны.
stalingrad42-refusal-manstein-roll = { UNIT($unit, cap: "yes") }: упорную оборону противника перебросить нельзя.
stalingrad42-refusal-helpers-only = В { HEX($hex, case: "pre") } только небоевые части: их захватывают, входя в гекс.
stalingrad42-refusal-fort-empty = Укрепление в { HEX($hex, case: "pre") } пусто, его нельзя атаковать.
stalingrad42-refusal-helper-attack = { UNIT($unit, cap: "yes") }: небоевая часть, не атакует.
stalingrad42-refusal-river-tactical = И при тактическом передвижении большую реку без моста пересекают, только начав рядом с ней: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-gone-for-good = { UNIT($unit, cap: "yes") }: остатки уничтожены, часть не вернётся.
stalingrad42-refusal-guns-spent = { UNIT($unit, cap: "yes") }: ушла в резерв и не вернётся.
stalingrad42-refusal-stock-moved = { UNIT($unit, cap: "yes") }: меняется только до движения и один раз.
stalingrad42-refusal-commander-range = { UNIT($unit, cap: "yes") }: бой вне дальности.
stalingrad42-refusal-plan-range = { UNIT($unit, cap: "yes") }: атака вне дальности.
stalingrad42-refusal-strike-reserve = Резервы не ведут боя: не против { HEX($hex, case: "gen") }.
stalingrad42-refusal-no-disengagement = { UNIT($unit, cap: "yes") }: выйти из боя нельзя. Атака уже была, часть пополняется, или правило не выбрано.
stalingrad42-refusal-away-shut = { UNIT($unit, cap: "yes") }: выхода нет.
stalingrad42-refusal-not-storming = { UNIT($unit, cap: "yes") }: войти в город нельзя.
stalingrad42-refusal-contested-zoc = Из города, за который идёт бой, нельзя идти в ЗК противника: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-contested-entry = В город, за который идёт бой, входят только тактическим передвижением: не в { HEX($hex, case: "acc") }.


## Слова

stalingrad42-word-a1 = A1
stalingrad42-word-a1-eng = A1/ENG
stalingrad42-word-eng = ENG
stalingrad42-word-ex = EX
stalingrad42-word-a1-dr = A1/DR
stalingrad42-word-a1-dr2 = A1/DR2
stalingrad42-word-drx = DRX
stalingrad42-word-a1-d1 = A1/D1
stalingrad42-word-dr = DR
stalingrad42-word-dr2 = DR2
stalingrad42-word-d1 = D1
stalingrad42-word-dmr = DMR
stalingrad42-word-dr4 = DR4
stalingrad42-word-ds = DS
stalingrad42-word-1-3 = 1-3
stalingrad42-word-1-2 = 1-2
stalingrad42-word-1-1 = 1-1
stalingrad42-word-2-1 = 2-1
stalingrad42-word-3-1 = 3-1
stalingrad42-word-4-1 = 4-1
stalingrad42-word-5-1 = 5-1
stalingrad42-word-6-1 = 6-1
stalingrad42-word-7-1 = 7-1
stalingrad42-word-8-1 = 8-1
stalingrad42-word-9-1 = 9-1
stalingrad42-word-10-1 = 10-1
stalingrad42-word-normal = атака
stalingrad42-word-breakthrough = развитие успеха
stalingrad42-word-landing = высадка на противника
stalingrad42-word-encounter = встречный бой
stalingrad42-word-automatic = автоматический DS
stalingrad42-word-attack = атака
stalingrad42-word-stand = упорная оборона
stalingrad42-word-disengagement = выход из боя

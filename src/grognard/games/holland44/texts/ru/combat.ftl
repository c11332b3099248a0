### Бой: атаки, результаты, потери, упорная оборона, артиллерия (главы 9–12, 17).


## Выбор

holland44-verb-attack = Атаковать { HEX($hex, case: "acc") }
holland44-verb-commit = Вперёд
holland44-verb-lead = Ведёт { $formation }
holland44-verb-attach = Подчинить { UNIT($unit, case: "acc") }
holland44-verb-support = Поддержка: { UNIT($unit) }
holland44-verb-air = Поддержка с воздуха
holland44-verb-cancel = Отменить атаку
holland44-verb-lose = Уровень теряет { UNIT($unit) }
holland44-verb-stand = Упорная оборона, ведёт { UNIT($unit) }
holland44-verb-yield = Отступить
holland44-verb-hold = Не отступать
holland44-verb-ready = Пополнить { UNIT($unit, case: "acc") }
holland44-verb-follow = Продвинуться после автоматического DS у { HEX($hex, case: "gen") }


## Вопросы

holland44-prompt-Combat-attacks = Фаза боя: выберите гекс для атаки или закончите фазу.
# $strength, $defence: суммы сейчас; $odds: колонка
holland44-prompt-Attack-attackers = { $strength ->
    [0] Атака на { HEX($target, case: "acc") }: выберите первую часть.
   *[other] Атака на { HEX($target, case: "acc") }: { $strength } к { $defence }, колонка { $odds }. Добавьте части или начинайте.
}
holland44-prompt-Attack-blown = Мост перед { HEX($target, case: "ins") } взорван. Продолжайте атаку ({ UNIT($units) }) или отмените её.
holland44-prompt-Attack-lead = Атака на { HEX($target, case: "acc") }: выберите ведущее соединение; остальные атакуют вполовину.
holland44-prompt-Attack-support = Атака на { HEX($target, case: "acc") }: { $strength } к { $defence }, колонка { $odds }. Добавьте поддержку или бросайте.
holland44-prompt-Lose-choose = { $count ->
    [one] Выберите, кто теряет уровень.
    [few] Осталось потерять { $count } уровня, выберите, кто следующий.
   *[other] Осталось потерять { $count } уровней, выберите, кто следующий.
}
# $desperate: 1, если отступление погубит всех; $support: артиллерия, -1 нет
holland44-prompt-Stand-choose = { $desperate ->
    [1] Отступление из { HEX($target, case: "gen") } погубит всех. Выберите, кто ведёт отчаянную оборону: каждая неудача стоит уровня. Или отступайте.
   *[other] Надо отступать из { HEX($target, case: "gen") }. Выберите, кто ведёт упорную оборону, или отступайте.
}
holland44-prompt-Stand-ignore = Атака на { HEX($target, case: "acc") } потеряла всех, кто её вёл. Останьтесь или отступите.
holland44-prompt-Replenish-ready = Пополнение артиллерии: выберите, кто снова готов к огню.


## Что происходит

holland44-event-attacks = Атака на { HEX($hex, case: "acc") }: { UNIT($units) }.
holland44-event-supports = Бой у { HEX($hex, case: "gen") } поддерживает { UNIT($unit) }.
holland44-event-air-support = Поддержка с воздуха у { HEX($hex, case: "gen") }.
holland44-event-combat = Бой у { HEX($hex, case: "gen") }, колонка { $odds }, кубик { $die }: { $result }.
holland44-event-step-lost = Уровень теряет { UNIT($unit) }, осталось: { $n }.
holland44-event-eliminated = Потеря: { UNIT($unit) }, часть уничтожена.
holland44-event-cancelled = Атака на { HEX($hex, case: "acc") } отменена.
holland44-event-remnant = { UNIT($unit, cap: "yes") }: всё, что осталось от { UNIT($parent, case: "gen") }.
holland44-event-stands = Упорную оборону ведёт { UNIT($unit) }: { $total }.
holland44-event-holds = { HEX($hex) }: оборона держится.
holland44-event-gives-way = { HEX($hex) }: упорная оборона не удалась.
holland44-event-ignores = { HEX($hex) }: обороняющиеся не отступают.
holland44-event-engages = В бою скован { UNIT($unit) }.
holland44-event-readies = Снова готов к огню { UNIT($unit) }.


## Шансы

holland44-outcome-result = { $result }
holland44-outcome-holds = Упорная оборона держится
holland44-outcome-gives-way = Оборона не держится
holland44-outcome-step = { UNIT($unit, cap: "yes") }: потерян уровень
holland44-outcome-eliminated = { UNIT($unit, cap: "yes") }: уничтожение
holland44-outcome-retreats = { HEX($hex) }: отступление


## Откуда числа

holland44-ledger-attack = Сила атаки
holland44-ledger-defence = Сила обороны
holland44-ledger-shifts = Сдвиги колонки
holland44-ledger-stand = Упорная оборона { UNIT($unit, case: "gen") }

holland44-modifier-attack-strength = { UNIT($unit, cap: "yes") }
holland44-modifier-defence-strength = { UNIT($unit, cap: "yes") }
holland44-modifier-half-disrupted = { UNIT($unit, cap: "yes") }, вполовину: дезорганизация
holland44-modifier-half-not-lead = { UNIT($unit, cap: "yes") }, вполовину: не из ведущего соединения
holland44-modifier-half-joining = { UNIT($unit, cap: "yes") }, вполовину: присоединение после прорыва
holland44-modifier-half-landing = { UNIT($unit, cap: "yes") }, вполовину: высадка на противника
holland44-modifier-half-water = { UNIT($unit, cap: "yes") }, вполовину: через канал или большую реку
holland44-modifier-half-vehicle-water = { UNIT($unit, cap: "yes") }, вполовину: техника через реку
holland44-modifier-half-vehicle-marsh = { UNIT($unit, cap: "yes") }, вполовину: техника и болото
holland44-modifier-half-vehicle-polder = { UNIT($unit, cap: "yes") }, вполовину: техника и польдер
holland44-modifier-half-anti-tank = { UNIT($unit, cap: "yes") }, вполовину: у противника класс брони выше
holland44-modifier-half-engaged = { UNIT($unit, cap: "yes") }, вполовину: часть скована боем
holland44-modifier-half-scattered = { UNIT($unit, cap: "yes") }, вполовину: часть рассеяна
holland44-modifier-half-supply = { UNIT($unit, cap: "yes") }, вполовину: без снабжения
holland44-modifier-double-water = { UNIT($unit, cap: "yes") }, вдвое: все атакуют через воду или из болота
holland44-modifier-double-ground = { UNIT($unit, cap: "yes") }, вдвое: городок или город
holland44-modifier-double-landing = { UNIT($unit, cap: "yes") }, вдвое: против высадки
holland44-modifier-void-routed = { UNIT($unit, cap: "yes") }: беспорядочное отступление
holland44-modifier-void-fled = { UNIT($unit, cap: "yes") }: отступление сюда в этой фазе
holland44-modifier-void-crowded = { UNIT($unit, cap: "yes") }: слишком много частей в гексе
holland44-modifier-void-source = { UNIT($unit, cap: "yes") }: обороняется только без других
holland44-modifier-column-1-3 = Колонка 1-3
holland44-modifier-column-1-2 = Колонка 1-2
holland44-modifier-column-1-1 = Колонка 1-1
holland44-modifier-column-2-1 = Колонка 2-1
holland44-modifier-column-3-1 = Колонка 3-1
holland44-modifier-column-4-1 = Колонка 4-1
holland44-modifier-column-5-1 = Колонка 5-1
holland44-modifier-column-6-1 = Колонка 6-1
holland44-modifier-column-7-1 = Колонка 7-1
holland44-modifier-armor-attack = Танки ведущего соединения
holland44-modifier-armor-defence = Танки у обороны, у ведущего соединения нет класса брони
holland44-modifier-unsupported = Танки без пехоты
holland44-modifier-elite = Большинство ведущего соединения — элита
holland44-modifier-poor = Вся оборона слабая духом
holland44-modifier-air = Поддержка с воздуха
holland44-modifier-artillery = { UNIT($unit, cap: "yes") }
holland44-modifier-artillery-early = { UNIT($unit, cap: "yes") }, ход 1
holland44-modifier-stand-artillery = Поддержка артиллерии
holland44-modifier-stand-elite = { UNIT($unit, cap: "yes") }: элита
holland44-modifier-stand-poor = { UNIT($unit, cap: "yes") }: слабая мораль


## Почему нельзя

holland44-refusal-no-target = В { HEX($hex, case: "pre") } некого атаковать.
holland44-refusal-attack-far = { UNIT($unit, cap: "yes") }: не рядом с атакованным гексом.
holland44-refusal-struck-before = Части в { HEX($hex, case: "pre") } в этой фазе уже атакованы. Каждую можно атаковать один раз.
holland44-refusal-no-strength = { UNIT($unit, cap: "yes") }: нет силы атаки.
holland44-refusal-has-attacked = { UNIT($unit, cap: "yes") }: атака в этой фазе уже была. Каждая часть атакует один раз.
holland44-refusal-disordered = { UNIT($unit, cap: "yes") }: дезорганизация или беспорядочное отступление, атаковать нельзя.
holland44-refusal-made-shatter = { UNIT($unit, cap: "yes") }: в этом ходу уже был автоматический DS, атаковать нельзя. Можно продвинуться.
holland44-refusal-went-far = { UNIT($unit, cap: "yes") }: после ускоренного движения атаковать нельзя.
holland44-refusal-in-attack = { UNIT($unit, cap: "yes") }: уже участвует в этой атаке.
holland44-refusal-crowded-attack = Из переполненного гекса атакуют две части и одна «бесплатная»: не { UNIT($unit) }.
holland44-refusal-not-in-attack = { UNIT($unit, cap: "yes") }: не участвует в этой атаке.
holland44-refusal-no-attackers = Никто ещё не атакует. Выберите часть рядом с гексом, которая может атаковать.
holland44-refusal-no-leader = В этой атаке нет частей соединения { $formation }.
holland44-refusal-attached-before = Одна часть уже подчинена: { UNIT($unit, case: "acc") } подчинить нельзя.
holland44-refusal-of-lead = { UNIT($unit, cap: "yes") }: часть ведущего соединения, подчинять не нужно.
holland44-refusal-attach-apart = { UNIT($unit, cap: "yes") }: в гексе нет атакующих ведущего соединения.
holland44-refusal-not-artillery = { UNIT($unit, cap: "yes") }: не ваша артиллерия.
holland44-refusal-has-fired = { UNIT($unit, cap: "yes") }: огонь уже был, нужно пополнение.
holland44-refusal-guns-unfit = { UNIT($unit, cap: "yes") } не поддерживает: дезорганизация, беспорядочное отступление, скованность боем, рассеяние или маркер движения.
holland44-refusal-guns-range = { UNIT($unit, cap: "yes") } не достаёт до { HEX($hex, case: "gen") }.
holland44-refusal-guns-own-hex = { UNIT($unit, cap: "yes") }: в атакованном гексе, поддержать его нельзя.
holland44-refusal-guns-strange = { UNIT($unit, cap: "yes") }: в этой атаке нет частей того же соединения.
holland44-refusal-guns-enough = Больше артиллерии здесь нельзя: не { UNIT($unit) }.
holland44-refusal-guns-one = Упорную оборону поддерживает одна артиллерийская часть: не { UNIT($unit) }.
holland44-refusal-guns-never = В таком бою нет поддержки артиллерии: не { UNIT($unit) }.
holland44-refusal-loss-not-here = { UNIT($unit, cap: "yes") }: эту потерю нести не может.
holland44-refusal-loss-lead = Потерю атаки несёт ведущее соединение или подчинённая часть: не { UNIT($unit) }.
holland44-refusal-loss-advance = Потерю несёт тот, кто мог бы продвинуться: не { UNIT($unit) }.
holland44-refusal-loss-elite = Сдвиг дала элита, она и несёт потерю: не { UNIT($unit) }.
holland44-refusal-cannot-stand = { UNIT($unit, cap: "yes") }: вести упорную оборону не может.
holland44-refusal-guns-ready = { UNIT($unit, cap: "yes") }: готовность к огню есть.
holland44-refusal-guns-unsupplied = { UNIT($unit, cap: "yes") }: без снабжения или без линии снабжения до зоны N пополнить нельзя.
holland44-refusal-guns-unsupplied-airborne = { UNIT($unit, cap: "yes") }: для пополнения нужен свой источник снабжения в четырёх гексах, а ему — свободный гекс высадки.
holland44-refusal-guns-unsupplied-german = { UNIT($unit, cap: "yes") }: без снабжения или без линии снабжения до немецкой зоны входа пополнить нельзя.
holland44-refusal-guns-shaken = { UNIT($unit, cap: "yes") }: дезорганизация или беспорядочное отступление, пополнить нельзя.
holland44-refusal-flips-over = В этой фазе уже пополнены две артиллерийские части: не { UNIT($unit) }.
holland44-refusal-flips-over-airborne = Погода не даёт пополнить больше десантной артиллерии: не { UNIT($unit) }.
holland44-refusal-flips-over-german = Днём пополняют две немецкие артиллерийские части: не { UNIT($unit) }.
holland44-refusal-river-barred = { UNIT($unit, cap: "yes") }: через большую реку атаковать нельзя, целого моста нет, и форсирование из этого гекса невозможно.
holland44-refusal-assault-infantry = Форсирование начинает пехота, которая в этом ходу не двигалась: { UNIT($unit) } — только после неё.
holland44-refusal-assault-later = Форсирование проводят в фазу боя: { UNIT($unit) } сейчас через реку не атакует.
holland44-refusal-engaged-water = { UNIT($unit, cap: "yes") }: часть скована боем, через канал или большую реку атаковать нельзя.
holland44-refusal-strike-water = { UNIT($unit, cap: "yes") }: развивать успех через воду без моста нельзя.
holland44-refusal-spent-attack = { UNIT($unit, cap: "yes") }: силы исчерпаны, в этом ходу атаковать нельзя.
holland44-refusal-refit-attack = В гексе часть с маркером пополнения: { UNIT($unit) } оттуда не атакует.
holland44-refusal-area-attack = { UNIT($unit, cap: "yes") }: в этом ходу был переход из другой зоны входа, атаковать из этой нельзя.
holland44-refusal-area-crowd = Больше частей у края зоны входа не встанет: не { UNIT($unit) }.
holland44-refusal-air-allied = Авиация есть только у союзников.
holland44-refusal-air-none = В этом ходу авиации больше нет.
holland44-refusal-air-one = Этот бой авиация уже поддерживает.
holland44-refusal-air-range = Рядом с { HEX($hex, case: "ins") } нет британской части, которая не десантная.
holland44-refusal-air-never = В таком бою нет поддержки с воздуха.


## Слова

holland44-word-a1 = A1
holland44-word-a1-eng = A1/ENG
holland44-word-eng = ENG
holland44-word-ex = EX
holland44-word-a1-dr = A1/DR
holland44-word-a1-dr2 = A1/DR2
holland44-word-drx = DRX
holland44-word-a1-d1 = A1/D1
holland44-word-dr = DR
holland44-word-dr2 = DR2
holland44-word-d1 = D1
holland44-word-dmr = DMR
holland44-word-dr4 = DR4
holland44-word-ds = DS
holland44-word-1-3 = 1-3
holland44-word-1-2 = 1-2
holland44-word-1-1 = 1-1
holland44-word-2-1 = 2-1
holland44-word-3-1 = 3-1
holland44-word-4-1 = 4-1
holland44-word-5-1 = 5-1
holland44-word-6-1 = 6-1
holland44-word-7-1 = 7-1
holland44-word-8-1 = 8-1
holland44-word-9-1 = 9-1
holland44-word-10-1 = 10-1
holland44-word-normal = атака
holland44-word-breakthrough = развитие успеха
holland44-word-landing = высадка на противника
holland44-word-encounter = встречный бой
holland44-word-automatic = автоматический DS

# $side: мост
holland44-regret-demolition = Продолжить? Противник может попытаться взорвать: { SIDE($side) }. Будет брошен кубик, и отменить выбор станет нельзя. { RULE($rule) }

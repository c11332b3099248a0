### Почему нельзя: что мешает и что можно. Номер правила стоит рядом.


## Вообще

panzer-refusal-sequence = Сейчас решается другое. Выберите из предложенного.
panzer-refusal-not-yours = { UNIT($unit, cap: "yes") } — не ваша единица. Выберите свою.
panzer-refusal-not-on-map = { UNIT($unit, cap: "yes") } не на карте.
panzer-refusal-not-a-hex = Такого гекса на карте нет.

## Расстановка

panzer-refusal-zone-outside = { HEX($hex) } вне зоны этой единицы. Выберите отмеченный гекс.
panzer-refusal-zone-enemy = В { HEX($hex) } противник, а машины двух сторон не стоят в одном гексе.
panzer-refusal-zone-barred = На местность в { HEX($hex) } эта единица въехать не может.
panzer-refusal-zone-works = В { HEX($hex) } позицию не отрыть: там вода, дома или уже есть позиция.
panzer-refusal-already-placed = { UNIT($unit, cap: "yes") } уже на месте или относится к другой зоне.

## Приказы

panzer-refusal-has-command = { UNIT($unit, cap: "yes") } уже имеет приказ. Если нужен другой, отмените выбор.
panzer-refusal-no-legal-target = { UNIT($unit, cap: "yes") }: целей нет. Никто из обнаруженных ею не находится в досягаемости, секторе и на линии видимости.
panzer-refusal-cannot-move = { UNIT($unit, cap: "yes") } не может двигаться.
panzer-refusal-unarmed-unit = { UNIT($unit, cap: "yes") } без вооружения: стрелять и наблюдать могут только боевые единицы.
panzer-refusal-no-commands-left = { UNIT($unit, cap: "yes") }: у подразделения больше нет приказов в этом ходу.
panzer-refusal-waiting-moves = { UNIT($unit, cap: "yes") } ещё не на карте: возможен только приказ на движение.
panzer-refusal-delayed = { UNIT($unit, cap: "yes") } ждёт: по сценарию у этой зоны ещё нет приказов, пока по ней не откроют огонь.
panzer-refusal-cannot-act = { UNIT($unit, cap: "yes") }: отдать приказ нельзя.
panzer-refusal-other-formation = { UNIT($unit, cap: "yes") } из другого подразделения, общий приказ невозможен.
panzer-refusal-recon-alone = У разведки приказы свои: { UNIT($unit) } общий приказ не получает.
panzer-refusal-command-range = { UNIT($unit, cap: "yes") } вне командного диапазона тех, кто делит этот приказ.

## Огонь

panzer-refusal-not-firing = { UNIT($unit, cap: "yes") } не имеет приказа стрелять в этом шаге.
panzer-refusal-has-fired = { UNIT($unit, cap: "yes") }: выстрел уже сделан, каждая единица действует один раз за ход.
panzer-refusal-no-targets = { UNIT($unit, cap: "yes") }: целей не осталось.
panzer-refusal-no-such-weapon = { UNIT($firer, cap: "yes") }: такого оружия или снаряда нет.
panzer-refusal-weapon-useless = { UNIT($firer, cap: "yes") }: для этого оружия цели нет.
panzer-refusal-target-friendly = { UNIT($target, cap: "yes") } — ваша единица.
panzer-refusal-target-gone = { UNIT($target, cap: "yes") } не на карте.
panzer-refusal-target-carried = { UNIT($target, cap: "yes") } на машине: стреляйте по машине.
panzer-refusal-target-abandoned = { UNIT($target, cap: "yes") }: экипаж ушёл, это больше не цель.
panzer-refusal-target-soft = { UNIT($firer, cap: "yes") } стреляет бронебойным, а { UNIT($target) } — не машина.
panzer-refusal-target-hard = { UNIT($firer, cap: "yes") }: осколочное действие ручного оружия — только против пехоты и орудий, а { UNIT($target) } — машина.
panzer-refusal-not-spotted = { UNIT($firer, cap: "yes") } не обнаруживает цель ({ UNIT($target) }, гексов: { $range }) в фазе обнаружения: { $why }. За другого обнаружить нельзя.
panzer-refusal-not-spotted-now = { UNIT($firer, cap: "yes") } сейчас не обнаруживает цель ({ UNIT($target) }, гексов: { $range }): { $why }.
panzer-refusal-out-of-range = { UNIT($target, cap: "yes") } в { $range } гексах: дальше, чем стреляет { UNIT($firer) }.
panzer-refusal-too-near = { UNIT($target, cap: "yes") } в { $range } гексах: ближе, чем может стрелять { UNIT($firer) }.
panzer-refusal-out-of-arc = { UNIT($target, cap: "yes") } вне сектора огня: { UNIT($firer) }.
panzer-refusal-no-sight = { UNIT($firer, cap: "yes") } не видит цель ({ UNIT($target) }): { $why }.
panzer-refusal-shared-target = { UNIT($target, cap: "yes") } слишком далеко от других целей общего приказа.
panzer-refusal-already-resolved = Огонь по этой цели ({ UNIT($target) }) уже проведён: объявлять новый нельзя.
panzer-refusal-nothing-declared = По этой цели ({ UNIT($target) }) огонь не объявлен.
panzer-refusal-declare-first = { UNIT($unit, cap: "yes") } обязана стрелять, а другой цели нет: сначала объявите её огонь, потом проводите огонь по цели ({ UNIT($target) }).
panzer-refusal-must-fire = { UNIT($unit, cap: "yes") } ещё должна стрелять.
panzer-refusal-shots-open = Сначала проведите объявленный огонь. Цель: { UNIT($target) }.
panzer-refusal-show-not-moving = { UNIT($unit, cap: "yes") } не имеет приказа на движение.
panzer-refusal-show-other = { UNIT($unit, cap: "yes") } — не цель этого огня.
panzer-refusal-not-watching = { UNIT($unit, cap: "yes") }: наблюдения нет или оно использовано.
panzer-refusal-no-trigger = { UNIT($target, cap: "yes") } сейчас не стреляла и не двигалась: реагировать не на что.
panzer-refusal-react-one-target = Все выстрелы одной реакции — по одной единице, а { UNIT($target) } другая.
panzer-refusal-no-mover = Сейчас никто не движется.
panzer-refusal-spread-far = { UNIT($target, cap: "yes") } вне командного диапазона первой цели.
panzer-refusal-spread-range = { UNIT($firer, cap: "yes") } не может стрелять по цели: { UNIT($target) }.
panzer-refusal-angle-other = Выстрел пришёл не оттуда.
panzer-refusal-dual-suppressed = { UNIT($unit, cap: "yes") }: подавленная единица стреляет только одним оружием.
panzer-refusal-dual-section = { UNIT($unit, cap: "yes") }: секция стреляет только одним оружием.
panzer-refusal-no-smoke = { UNIT($firer, cap: "yes") }: сейчас нет дымовых снарядов.
panzer-refusal-smoke-range = { UNIT($firer, cap: "yes") }: { HEX($hex) } — слишком далеко для дыма.
panzer-refusal-smoke-near = { UNIT($firer, cap: "yes") }: { HEX($hex) } — слишком близко для миномёта.
panzer-refusal-smoke-arc = { UNIT($firer, cap: "yes") }: { HEX($hex) } — вне сектора обстрела.
panzer-refusal-smoke-sight = { UNIT($firer, cap: "yes") }: { HEX($hex) } не видно.
panzer-refusal-smoke-friends = В { HEX($hex) } свои: дымом туда не стреляют.
panzer-refusal-upstairs-mortar = { UNIT($firer, cap: "yes") }: миномёт не стреляет с верхнего этажа.
panzer-refusal-upstairs-hand-held = { UNIT($firer, cap: "yes") }: ручное противотанковое оружие не стреляет с верхнего этажа.
panzer-refusal-carried-weapon = { UNIT($firer, cap: "yes") }: из этого оружия с машины не стреляют.

## Движение

panzer-refusal-must-move = { UNIT($unit, cap: "yes") } ещё должна выполнить движение; можно и остаться в гексе.
panzer-refusal-has-moved = { UNIT($unit, cap: "yes") }: движение уже выполнено.
panzer-refusal-no-move-order = { UNIT($unit, cap: "yes") } не имеет приказа на движение.
panzer-refusal-no-entry-now = { UNIT($unit, cap: "yes") }: выйти на карту сейчас негде.
panzer-refusal-rate-no-way = { UNIT($unit, cap: "yes") } начинает не на дороге и не на тропе.
panzer-refusal-rate-not-his = { UNIT($unit, cap: "yes") } так двигаться не может.
panzer-refusal-off-the-map = Там карта кончается: { UNIT($unit) } может её только покинуть.
panzer-refusal-no-edge = { UNIT($unit, cap: "yes") } стоит не у края карты.
panzer-refusal-barred-terrain = { UNIT($unit, cap: "yes") }: местность в { HEX($hex) } непроходима.
panzer-refusal-barred-side = { UNIT($unit, cap: "yes") }: сторона гекса перед { HEX($hex) } непроходима.
panzer-refusal-barred-levels = { UNIT($unit, cap: "yes") }: подъём или спуск в { HEX($hex) } слишком крут.
panzer-refusal-barred-bridge = На мост в { HEX($hex) } въезжают и съезжают только по дороге.
panzer-refusal-barred-scenario = По сценарию в { HEX($hex) } входить нельзя.
panzer-refusal-barred-fire = { HEX($hex) } горит.
panzer-refusal-barred-block = { HEX($hex) } перекрыт заграждением.
panzer-refusal-barred-ditch = В { HEX($hex) } противотанковый ров.
panzer-refusal-barred-wire = В { HEX($hex) } проволока.
panzer-refusal-barred-rubble = В { HEX($hex) } завал.
panzer-refusal-points-short = { UNIT($unit, cap: "yes") }: перед { HEX($hex) } останется очков { $left }, а нужно { $price }.
panzer-refusal-hedge-whole = { UNIT($unit, cap: "yes") }: переезд через изгородь в { HEX($hex) } занимает всё движение с самого начала.
panzer-refusal-way-only-hex = В { HEX($hex) } можно въехать только по дороге или тропе, и это весь ход.
panzer-refusal-move-is-over = { UNIT($unit, cap: "yes") } должна закончить движение здесь.
panzer-refusal-way-ends = В { HEX($hex) } дороги нет, а { UNIT($unit) } движется по дороге.
panzer-refusal-way-turn = { UNIT($unit, cap: "yes") } движется по дороге и поворачивает только вместе с ней.
panzer-refusal-way-enemy = В { HEX($hex) } противник: въехать туда дорожным ходом нельзя.
panzer-refusal-way-crowded = { HEX($hex) } переполнен: въехать туда дорожным ходом нельзя.
panzer-refusal-enemy-no-way-on = В { HEX($hex) } противник, а проехать дальше очков не хватит ({ UNIT($unit) }).
panzer-refusal-enemy-here = { UNIT($unit, cap: "yes") } не может остановиться в { HEX($hex) }: там противник.
panzer-refusal-no-facing = { UNIT($unit, cap: "yes") }: такого направления нет.
panzer-refusal-same-facing = { UNIT($unit, cap: "yes") } уже смотрит туда.
panzer-refusal-turned-here = { UNIT($unit, cap: "yes") }: в этом гексе поворот уже был.
panzer-refusal-turn-barred = { UNIT($unit, cap: "yes") }: в { HEX($hex) } так повернуть нельзя.
panzer-refusal-turn-short = { UNIT($unit, cap: "yes") }: на поворот нужно очков { $price }, есть { $left }.
panzer-refusal-entry-hex = { UNIT($unit, cap: "yes") } выходит на карту не в { HEX($hex) }.
panzer-refusal-entry-enemy = В { HEX($hex) } противник: { UNIT($unit) } там на карту не выйдет.
panzer-refusal-entry-inward = { UNIT($unit, cap: "yes") } должна смотреть внутрь карты.
panzer-refusal-enter-first = { UNIT($unit, cap: "yes") } ещё не на карте: сначала надо выйти.
panzer-refusal-column-order = { UNIT($unit, cap: "yes") } идёт после: { UNIT($ahead) }. Колонна держит порядок.

## Завершение хода

panzer-refusal-cannot-pivot = { UNIT($unit, cap: "yes") } сейчас не поворачивается: это могут спешенная пехота и орудия, по одному разу.
panzer-refusal-pivot-same = { UNIT($unit, cap: "yes") } уже смотрит туда.

### Ближний бой (PZR-6.6.1, 6.6.10): ближний бой с техникой, рукопашный бой, прорыв.


## Что выбирают

panzer-verb-assault = { UNIT($unit, cap: "yes") }: атака. Цель: { UNIT($target) }
panzer-verb-approach = { UNIT($unit, cap: "yes") }: атака с ходу через { HEX($hex) }
panzer-verb-primary = Основная атакующая единица: { UNIT($unit) }
panzer-verb-advance = { UNIT($unit, cap: "yes") }: занять гекс
panzer-verb-stay = Остаться
panzer-verb-overrun = { UNIT($unit, cap: "yes") }: прорыв. Цель: { UNIT($target) }

## О чём спрашивают

panzer-prompt-CloseCombat-declare = Ближний бой: объявите атаки пехоты с приказом «Движение» и проведите их цель за целью.
panzer-prompt-CloseCombat-approach = Ближний бой.
panzer-prompt-Melee-show = Вашу технику атакуют в ближнем бою: { UNIT($target) }. Показав «Движение» или «С короткой остановки», её труднее уничтожить.
panzer-prompt-Melee-primary = Общая атака. Цель: { UNIT($target) }. Кто основная атакующая единица?
panzer-prompt-Melee-advance = Противник разбит: кто входит в гекс?
panzer-prompt-HandToHand-primary = Рукопашный бой. Цель: { UNIT($target) }. Кто возглавит следующий раунд?
panzer-prompt-CloseAssault-face = Выберите, куда развернуть единицу.
panzer-prompt-Overrun-face = Выберите, куда развернуть единицу.
panzer-prompt-Landing-choose = { UNIT($unit, cap: "yes") }: высадка рядом с противником. Атаковать с колёс или остаться?

## Что произошло

panzer-event-assaults = { UNIT($unit, cap: "yes") } идёт в атаку. Цель: { UNIT($target) }.
panzer-event-approaches = { UNIT($unit, cap: "yes") }: бросок в { HEX($hex) }.
panzer-event-assault-void = { UNIT($unit, cap: "yes") }: атаковать больше некого ({ UNIT($target) }). Двигаться ещё можно.
panzer-event-close-assault = { UNIT($unit, cap: "yes") } ведёт ближний бой. Цель: { UNIT($target) }; { $n }, { $result }.
panzer-event-fights = Рукопашный бой, { UNIT($unit) } против { UNIT($target) }: { $n } на { $against }.
panzer-event-leads = Основная атакующая единица: { UNIT($unit) }.
panzer-event-advances = { UNIT($unit, cap: "yes") } занимает { HEX($hex) }.
panzer-event-chases = { UNIT($unit, cap: "yes") } объявляет прорыв. Цель: { UNIT($target) }.
panzer-event-overruns = { UNIT($unit, cap: "yes") } идёт на прорыв. Цель: { UNIT($target) }.
panzer-event-overrun-fails = { UNIT($unit, cap: "yes") }: въехать в здание не удалось, прорыва нет ({ UNIT($target) }).

## Почему нельзя

panzer-refusal-assault-who = { UNIT($unit, cap: "yes") }: в ближний бой идут только спешенные отделения, полуотделения и секции.
panzer-refusal-assault-shaken = { UNIT($unit, cap: "yes") }: подавленные не атакуют.
panzer-refusal-assault-order = { UNIT($unit, cap: "yes") }: для атаки нужен приказ «Движение».
panzer-refusal-assault-once = { UNIT($unit, cap: "yes") }: приказ выполнен или атака объявлена, а цель у каждой единицы одна.
panzer-refusal-assault-unseen = Атакуют только того, кто обнаружен ещё до движения ({ UNIT($unit) }); { UNIT($target) } не обнаружена.
panzer-refusal-assault-far = Цель ({ UNIT($target) }) не рядом: { UNIT($unit) } до неё не достаёт.
panzer-refusal-assault-levels = Цель ({ UNIT($target) }) на два уровня или больше выше или ниже, чем { UNIT($unit) }.
panzer-refusal-assault-closed = Атаки уже проведены: { UNIT($target) } на этом этапе больше не цель.
panzer-refusal-assault-shared = { UNIT($unit, cap: "yes") }: приказ общий, и цель у всех общая. Можно не участвовать.
panzer-refusal-assault-apart = { UNIT($unit, cap: "yes") }: приказ общий, а остальные остались бы вне командного диапазона.
panzer-refusal-assault-carried = { UNIT($target, cap: "yes") } на машине: атаковать можно машину.
panzer-refusal-approach-laden = { UNIT($unit, cap: "yes") }: секция с групповым оружием с ходу не атакует.
panzer-refusal-approach-far = Атака с ходу — один гекс; { HEX($hex) } не рядом ({ UNIT($unit) }).
panzer-refusal-approach-cost = Атака с ходу стоит одно очко пешком и половину движения верхом или на колёсах: { HEX($hex) } дороже ({ UNIT($unit) }).
panzer-refusal-approach-enemy = В { HEX($hex) } противник: атакуют из соседнего гекса.
panzer-refusal-approach-nobody = Из { HEX($hex) } атаковать некого ({ UNIT($unit) }).
panzer-refusal-none-assaulted = Атак не объявлено: { UNIT($target) }.
panzer-refusal-assaults-open = Сначала проведите объявленные атаки.
panzer-refusal-primary-who = { UNIT($unit, cap: "yes") } не участвует в этой атаке.
panzer-refusal-primary-squads = От ведущего осталось полуотделение: сменить его может только целое отделение, а { UNIT($unit) } — нет.
panzer-refusal-advance-who = { UNIT($unit, cap: "yes") } — не из тех атакующих, кто может войти в гекс.
panzer-refusal-advance-barred = { UNIT($unit, cap: "yes") }: в этот гекс не войти. Там другой противник или пехоте туда нельзя.
panzer-refusal-overrun-who = { UNIT($unit, cap: "yes") }: на прорыв идёт только техника с экипажем.
panzer-refusal-overrun-order = { UNIT($unit, cap: "yes") }: для прорыва нужен ещё не выполненный приказ «Движение»; «С короткой остановки» не годится.
panzer-refusal-overrun-once = { UNIT($unit, cap: "yes") }: прорыв уже объявлен.
panzer-refusal-overrun-vehicle = { UNIT($target, cap: "yes") } — техника, а прорыв — против пехоты и орудий.
panzer-refusal-overrun-dismounted = { UNIT($target, cap: "yes") }: в начале хода была на машине, в этом ходу прорыва по ней нет.
panzer-refusal-overrun-unseen = Цель прорыва ({ UNIT($target) }) не обнаружена.
panzer-refusal-overrun-position = { UNIT($target, cap: "yes") } в гексе подготовленной позиции: сквозь неё не прорываются.
panzer-refusal-overrun-closed = Прорыв уже проведён ({ UNIT($target) }): все прорывы по одной цели объявляют до первого.
panzer-refusal-overrun-unarmed = { UNIT($unit, cap: "yes") }: без оружия и без стрелков на борту прорыва нет.
panzer-refusal-overrun-no-way = { UNIT($unit, cap: "yes") }: очков движения до цели ({ UNIT($target) }) не хватает.

## Откуда числа

panzer-ledger-close-assault = Ближний бой, { UNIT($unit) }: к броску
panzer-ledger-close-factor = Значение БОН в ближнем бою: { UNIT($unit) }
panzer-ledger-fight-attacker = Рукопашный бой, атакует { UNIT($unit) }: к броску
panzer-ledger-fight-defender = Рукопашный бой, обороняется { UNIT($unit) }: к броску
panzer-modifier-close-assault-on-the-move = атака с ходу
panzer-modifier-close-uphill = цель на уровень выше
panzer-modifier-close-from-transport = атака с колёс
panzer-modifier-close-flamethrower = огнемёт
panzer-modifier-close-target-moving = цель движется
panzer-modifier-close-target-suppressed = цель подавлена
panzer-modifier-close-target-c = слаба в ближнем бою (С)
panzer-modifier-close-unsupported = без пехоты там, где она нужна
panzer-modifier-close-type-p = защищённая техника
panzer-modifier-close-type-s = небронированная техника
panzer-modifier-close-helper-squad = ещё одно отделение
panzer-modifier-close-helper-half-squad = ещё одно полуотделение
panzer-modifier-close-helper-section = ещё одна секция
panzer-modifier-close-grade = подготовка единицы
panzer-modifier-close-squad = отделение
panzer-modifier-close-half-squad = полуотделение
panzer-modifier-close-section = секция
panzer-modifier-close-towed = расчёт орудия
panzer-modifier-close-suppressed = подавление
panzer-modifier-close-cavalry = кавалерия
panzer-modifier-close-highest = больше 5 не считается
panzer-modifier-gp-overrun = прорыв
panzer-outcome-repulsed = атака отбита

## Что осталось сделать, что даёт приказ

panzer-left-assault = { UNIT($unit, cap: "yes") }: можно атаковать в ближнем бою. { RULE($rule) }
panzer-left-storm = Провести атаку. Цель: { UNIT($unit) }; { $n ->
        [one] { $n } атакующая единица
        [few] { $n } атакующие единицы
       *[many] { $n } атакующих единиц
    }. { RULE($rule) }
panzer-allows-assault = атака в ближнем бою: { UNIT($unit) }
panzer-allows-overrun = прорыв: { UNIT($unit) }

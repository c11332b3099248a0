### Откуда берутся числа: заголовки и строки расчётов; исходы.


## Заголовки

panzer-ledger-ap-modifiers = Поправки к попаданию
panzer-ledger-hit-number = Попадание при броске 100
panzer-ledger-gp-modifiers = Поправки осколочного огня
panzer-ledger-gp-factor = Фактор GP (сила осколочных снарядов и стрелкового оружия)
panzer-ledger-gp-suppressed = Подавление при броске от
panzer-ledger-gp-effective = Полное действие при броске от
panzer-ledger-gp-defence = Защита: { UNIT($unit) }
panzer-ledger-penetration = Пробитие
panzer-ledger-move-points = Очки движения: { UNIT($unit) }

## Строки

panzer-modifier-target-size = размер цели
panzer-modifier-target-moving = цель движется
panzer-modifier-target-cover-light = слабое укрытие
panzer-modifier-target-cover-medium = среднее укрытие
panzer-modifier-target-cover-heavy = сильное укрытие
panzer-modifier-firer-short-halt = с короткой остановки
panzer-modifier-firer-damaged = стреляющий повреждён
panzer-modifier-burning-vehicle-smoke = дым горящих машин
panzer-modifier-reaction-fire-in-arc = реагирующий огонь
panzer-modifier-reaction-fire-needs-traverse = реагирующий огонь с поворотом орудия
panzer-modifier-firer-suppressed = стреляющий подавлен
panzer-modifier-smoke-open-sheaf = дым
panzer-modifier-smoke-converged-sheaf = густой дым
panzer-modifier-barrage-open-sheaf = заградительный огонь
panzer-modifier-barrage-converged-sheaf = плотный заградительный огонь
panzer-modifier-on-fire = пожар на линии
panzer-modifier-ammo-limit = боеприпасы на исходе
panzer-modifier-ammo-limit-both = на исходе оба вида боеприпасов
panzer-modifier-heat-haze = марево
panzer-modifier-veil = дым, заградительный огонь или пожар на линии
panzer-modifier-dual-fire-same-target = двойной огонь по одной цели
panzer-modifier-dual-fire-different-targets = двойной огонь по разным целям
panzer-modifier-passenger-fire = огонь с машины
panzer-modifier-unit-grade = уровень подготовки
panzer-modifier-cover-light = слабое укрытие
panzer-modifier-cover-medium = среднее укрытие
panzer-modifier-cover-heavy = сильное укрытие
panzer-modifier-target-spot-move = цель двигалась
panzer-modifier-target-spot-fire = цель стреляла
panzer-modifier-target-spot-fire-small-arms-only = цель стреляла из лёгкого оружия
panzer-modifier-target-in-full-cover = цель в полном укрытии
panzer-modifier-spotter-in-full-cover = наблюдатель в полном укрытии
panzer-modifier-spotter-suppressed = наблюдатель подавлен
panzer-modifier-hit-table = эти поправки по таблице
panzer-modifier-range-p = дальность в упор
panzer-modifier-range-s = малая дальность
panzer-modifier-range-m = средняя дальность
panzer-modifier-range-l = большая дальность
panzer-modifier-range-e = предельная дальность
panzer-modifier-penetration = пробивная сила на этой дальности
panzer-modifier-armour-front = броня, лоб
panzer-modifier-armour-front_side = броня, борт спереди
panzer-modifier-armour-rear_side = броня, борт сзади
panzer-modifier-armour-rear = броня, корма
panzer-modifier-hedge = всё движение через изгородь
panzer-modifier-only-hex = всё движение по дороге
panzer-modifier-way = по дороге
panzer-modifier-reverse = задним ходом
panzer-modifier-terrain = местность
panzer-modifier-one-hex = один гекс возможен всегда
panzer-modifier-hexside = сторона гекса и уровни
panzer-modifier-wire = проволока
panzer-modifier-bu-smoke = дым горящей машины
panzer-modifier-bend = изгиб дороги
panzer-modifier-free-turn = одна сторона бесплатно
panzer-modifier-turn = поворот на этой местности
panzer-modifier-gpf-card = на этой дальности
panzer-modifier-gp-table = фактор против защиты по таблице
panzer-modifier-gp-added = поправки
panzer-modifier-gpd-card = защита по карточке
panzer-modifier-gpd-none = без укрытия
panzer-modifier-gpd-light = слабое укрытие
panzer-modifier-gpd-medium = среднее укрытие
panzer-modifier-gpd-heavy = сильное укрытие
panzer-modifier-gpd-full-cover = полное укрытие
panzer-modifier-gpd-moving = движение
panzer-modifier-gpd-bounds = не меньше 1 и не больше 10
panzer-modifier-gpd-passenger = пассажир
panzer-modifier-gp-target-vehicle-moving-direct = цель движется
panzer-modifier-gp-target-type-p = защищённая машина
panzer-modifier-gp-target-type-a = бронированная машина
panzer-modifier-gp-target-vehicle-cover-medium = среднее укрытие
panzer-modifier-gp-target-vehicle-cover-heavy = сильное укрытие
panzer-modifier-gp-target-cavalry = цель — кавалерия
panzer-modifier-gp-target-crawling = цель ползёт
panzer-modifier-gp-wall-hexside = через стену
panzer-modifier-gp-firer-short-halt = с короткой остановки
panzer-modifier-gp-firer-damaged = стреляющий повреждён
panzer-modifier-gp-firer-suppressed = стреляющий подавлен
panzer-modifier-gp-veil = дым, заградительный огонь или пожар на линии
panzer-modifier-gp-bu-smoke = дым горящей машины
panzer-modifier-gp-reaction-fire-in-arc = реагирующий огонь
panzer-modifier-gp-reaction-fire-needs-traverse = реагирующий огонь с поворотом орудия
panzer-modifier-gp-ammo-limit = боеприпасы на исходе
panzer-modifier-gp-heat-haze = марево
panzer-modifier-gp-passenger-fire = огонь с машины
panzer-modifier-gp-dual-fire-same-target = двойной огонь по одной цели
panzer-modifier-gp-dual-fire-different-targets = двойной огонь по разным целям
panzer-modifier-gp-hasty-entrenchment = окоп
panzer-modifier-gp-coax-point-blank = спаренный пулемёт в упор
panzer-modifier-gp-unit-grade = уровень подготовки
panzer-modifier-gp-same-fire = как против машины
panzer-modifier-start = на старте
panzer-modifier-kills = потери и повреждения противника
panzer-modifier-objectives = цели
panzer-modifier-exits = ушедшие с карты
panzer-modifier-survivors = уцелевшие
panzer-modifier-recovery = восстановление по уровню
panzer-modifier-commanded = был приказ
panzer-modifier-under-fire = был огонь противника

## Исходы

panzer-outcome-suppressed = подавление
panzer-outcome-reduced = остаётся полуотделение
panzer-outcome-removed = уничтожение
panzer-outcome-falls = рушится { HEX($hex) }
panzer-outcome-miss = промах
panzer-outcome-nothing = без последствий
panzer-outcome-damaged = повреждение
panzer-outcome-knocked-out = подбита
panzer-outcome-burns = горит
panzer-outcome-tracks-hit = гусеница
panzer-outcome-shaken = экипаж потрясён
panzer-outcome-crew-leaves = экипаж уходит
panzer-outcome-crew-stays = экипаж остаётся
panzer-outcome-rider-leaves = пассажир спешивается
panzer-outcome-rider-stays = пассажир остаётся
panzer-outcome-rider-lost = пассажир потерян
panzer-outcome-rider-survives = пассажир спасся
panzer-outcome-ammo-short = боеприпасов нет
panzer-outcome-ammo-holds = боеприпасы есть
panzer-outcome-wins-initiative = инициатива: { PLAYER($player) }

## Пока не поздно

panzer-regret-exit = { UNIT($unit, cap: "yes") } уйдёт с карты и не вернётся. { RULE($rule) }

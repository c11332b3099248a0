### Авиация и зенитный огонь.


## Имена

panzer-card-SA-IL2M3 = Ил-2М3
panzer-card-SA-IL2-37 = Ил-2 (37 мм)
panzer-card-SA-PE2 = Пе-2
panzer-card-GA-JU87D = Ju 87D
panzer-card-GA-JU87G = Ju 87G
panzer-card-GA-HS129B = Hs 129B
panzer-card-GA-FW190F = Fw 190F
panzer-formation-titovka-road-aircraft = 16-я воздушная армия
panzer-formation-lisow-aircraft = 2-я воздушная армия
panzer-word-low = малая
panzer-word-medium = средняя
panzer-word-high = большая
panzer-word-north = северный
panzer-word-east = восточный
panzer-word-south = южный
panzer-word-west = западный
panzer-word-bombs = бомбы
panzer-word-rockets = реактивные снаряды
panzer-fact-guns = Пушки и пулемёты, атак
panzer-fact-bombs = Бомбы, атак
panzer-fact-rockets = Реактивные снаряды по дальности, атак
panzer-fact-air-defence = Защита
panzer-brief-aircraft = { $side }: { $n } × { $card } с хода { $turn }. Самолёт доступен пять ходов, считая с прибытия.

## Что можно выбрать

panzer-verb-load = { UNIT($unit, cap: "yes") }: нагрузка — { $load }
panzer-verb-fly-in = { UNIT($unit, cap: "yes") }: вылет
panzer-verb-edge = Край карты: { $edge }
panzer-verb-over = Над { HEX($hex) }
panzer-verb-heading = Курс { $facing }
panzer-verb-speed = Скорость: { $speed }
panzer-verb-altitude = Высота: { $altitude }
panzer-verb-fly = Лететь до { HEX($hex) }
panzer-verb-bank = Отвернуть на { $facing }
panzer-verb-strafe = Обстрелять { HEX($hex) } с бреющего полёта
panzer-verb-bomb = Бомбить { HEX($hex) }
panzer-verb-dive = Спикировать на { HEX($hex) }
panzer-verb-rocket = Залп реактивных снарядов по { HEX($hex) }
panzer-verb-guide = { UNIT($unit, cap: "yes") } наводит авиацию на цель: { UNIT($target) }
panzer-verb-leave = Уйти с карты
panzer-verb-flak = { UNIT($unit, cap: "yes") }: огонь по самолёту

## О чём спрашивают

panzer-prompt-Loads-choose = Нагрузка, втайне: бомбы или реактивные снаряды для каждого самолёта. Без выбора — бомбы.
panzer-prompt-AirPhase-aircraft = Фаза авиации: какой самолёт появляется?
panzer-prompt-Flight-edge = { UNIT($unit, cap: "yes") }: с какого края карты?
panzer-prompt-Flight-over = { UNIT($unit, cap: "yes") }: над каким гексом?
panzer-prompt-Flight-heading = { UNIT($unit, cap: "yes") }: каким курсом?
panzer-prompt-Flight-speed = { UNIT($unit, cap: "yes") }: с какой скоростью? Она на весь полёт.
panzer-prompt-Flight-altitude = { UNIT($unit, cap: "yes") }: на какой высоте? Она на весь полёт.
panzer-prompt-Flight-fly = { UNIT($unit, cap: "yes") } над { HEX($hex) }: лететь дальше, атаковать или уйти?
panzer-prompt-Flight-window = { UNIT($unit, cap: "yes") } над { HEX($hex) }: стрелять, ждать или пропустить?
panzer-prompt-AirStrike-show = Вашу единицу атакуют с воздуха: { UNIT($target) }. Показанный приказ на движение затрудняет попадание.
panzer-prompt-AirStrike-face = Куда лицом?

## Почему нельзя

panzer-refusal-load-one = { UNIT($unit, cap: "yes") } несёт бомбы или реактивные снаряды, но не то и другое, и нагрузка уже выбрана.
panzer-refusal-load-card = { UNIT($unit, cap: "yes") } такого не несёт.
panzer-refusal-fly-not-due = { UNIT($unit, cap: "yes") } ещё не прибыл.
panzer-refusal-fly-gone = { UNIT($unit, cap: "yes") } больше недоступен.
panzer-refusal-fly-again = { UNIT($unit, cap: "yes") } в этот ход уже летал: появляться можно раз за ход.
panzer-refusal-edge-bound = { UNIT($unit, cap: "yes") } возвращается через тот край, через который ушёл в прошлый ход.
panzer-refusal-edge-hex = Через { HEX($hex) } самолёт не появляется: выберите гекс у края.
panzer-refusal-heading-out = { UNIT($unit, cap: "yes") } должен лететь на карту.
panzer-refusal-speed-card = { UNIT($unit, cap: "yes") } с такой скоростью не летает.
panzer-refusal-speed-damaged = { UNIT($unit, cap: "yes") } повреждён и летит только с малой скоростью.
panzer-refusal-profile-holds = Скорость и высота на весь полёт: { UNIT($unit) }.
panzer-refusal-fly-ahead = { UNIT($unit, cap: "yes") } летит прямо, а { HEX($hex) } не впереди.
panzer-refusal-bank-fast = { UNIT($unit, cap: "yes") } летит с большой скоростью и повернуть не может.
panzer-refusal-bank-once = { UNIT($unit, cap: "yes") } уже поворачивал: один раз за полёт.
panzer-refusal-bank-sharp = { UNIT($unit, cap: "yes") } поворачивает только на одну сторону гекса.
panzer-refusal-air-ammo = { UNIT($unit, cap: "yes") } исчерпал атаки этим оружием.
panzer-refusal-air-not-loaded = { UNIT($unit, cap: "yes") } этого не несёт.
panzer-refusal-strafe-low = С бреющего полёта атакуют на малой высоте: { UNIT($unit) } слишком высоко.
panzer-refusal-bomb-high = Бомбят со средних и больших высот или с пикирования: { UNIT($unit) } слишком низко.
panzer-refusal-dive-card = { UNIT($unit, cap: "yes") } не пикировщик.
panzer-refusal-dive-profile = Пикируют с большой высоты и на малой скорости: { UNIT($unit) } летит иначе.
panzer-refusal-rocket-low = Реактивные снаряды пускают с малой высоты: { UNIT($unit) } слишком высоко.
panzer-refusal-rocket-range = Дальность реактивных снарядов — от 2 до 10 гексов: { UNIT($unit) }, { HEX($hex) }.
panzer-refusal-aim-ahead = { HEX($hex) } не прямо по курсу на нужном расстоянии: { UNIT($unit) }.
panzer-refusal-air-no-target = В { HEX($hex) } нет противника, которого можно атаковать: { UNIT($unit) }.
panzer-refusal-air-struck = { UNIT($unit, cap: "yes") } уже атаковал цели в { HEX($hex) }: каждую — один раз.
panzer-refusal-air-arc = Цель в { HEX($hex) } вне переднего сектора: { UNIT($unit) }.
panzer-refusal-air-sight = Цель в { HEX($hex) } с этой высоты не видна: { UNIT($unit) }.
panzer-refusal-air-closed = В лесу, в домах и на подготовленных позициях цель находят только с наведением передового наблюдателя: { UNIT($unit) }, { HEX($hex) }.
panzer-refusal-not-acquired = { UNIT($unit, cap: "yes") } ещё не захватил цель в { HEX($hex) }: { $held } из { $needed } гексов полёта с целью впереди и на виду.
panzer-refusal-guide-who = Авиацию наводит только передовой наблюдатель: { UNIT($unit) } — не он.
panzer-refusal-guide-watch = { UNIT($unit, cap: "yes") }: нужен неиспользованный приказ наблюдения.
panzer-refusal-guide-spot = { UNIT($unit, cap: "yes") } сейчас не обнаруживает цель: { UNIT($target) }.
panzer-refusal-guide-open = { UNIT($target, cap: "yes") }: цель видна и без наведения.
panzer-refusal-flak-who = { UNIT($unit, cap: "yes") }: стрелять по самолётам нечем.
panzer-refusal-flak-watch = { UNIT($unit, cap: "yes") }: приказа наблюдения больше нет.
panzer-refusal-flak-done = { UNIT($unit, cap: "yes") }: зенитный огонь в этот ход уже был.
panzer-refusal-flak-inside = { UNIT($unit, cap: "yes") }: из здания и с подготовленной позиции по самолётам не стреляют.
panzer-refusal-flak-track = { UNIT($unit, cap: "yes") } ещё не взял самолёт на сопровождение.
panzer-refusal-flak-sight = { UNIT($unit, cap: "yes") } не видит самолёт.
panzer-refusal-flak-arc = Самолёт вне переднего сектора: { UNIT($unit) }.
panzer-refusal-flak-high = { UNIT($unit, cap: "yes") } не достаёт до больших высот.
panzer-refusal-flak-range = Самолёт вне дальности: { UNIT($unit) }.

## Что произошло

panzer-event-flies-in = { UNIT($unit, cap: "yes") } появляется над { HEX($hex) }: скорость { $speed }, высота { $altitude }.
panzer-event-flies = { UNIT($unit, cap: "yes") } летит до { HEX($hex) }.
panzer-event-banks = { UNIT($unit, cap: "yes") } поворачивает на { $facing }.
panzer-event-flies-off = { UNIT($unit, cap: "yes") } уходит с карты, край { $edge }.
panzer-event-goes-home = { UNIT($unit, cap: "yes") } улетает на аэродром насовсем.
panzer-event-strafes = { UNIT($unit, cap: "yes") } обстреливает { HEX($hex) } с бреющего полёта.
panzer-event-bombs = { UNIT($unit, cap: "yes") } бомбит { HEX($hex) }.
panzer-event-dives = { UNIT($unit, cap: "yes") } пикирует на { HEX($hex) }.
panzer-event-rockets = { UNIT($unit, cap: "yes") } даёт залп реактивными снарядами по { HEX($hex) }.
panzer-event-guides = { UNIT($unit, cap: "yes") } наводит авиацию на цель: { UNIT($target) }.
panzer-event-flak = { UNIT($unit, cap: "yes") } открывает огонь по самолёту: { UNIT($target) }.
panzer-event-shot-down = { UNIT($target, cap: "yes") } сбит.
panzer-event-breaks-up = { UNIT($target, cap: "yes") } повреждён ещё раз и разваливается в воздухе.
panzer-event-crashes = { UNIT($unit, cap: "yes") } падает в { HEX($hex) } ({ $n }).
panzer-event-crashes-outside = { UNIT($unit, cap: "yes") } падает за краем карты ({ $n }).
panzer-outcome-shot-down = { UNIT($target) }: сбит

## Счёт

panzer-modifier-air-low-altitude = атака с малой высоты
panzer-modifier-air-medium-altitude = атака со средней высоты
panzer-modifier-air-high-speed = атака на большой скорости
panzer-modifier-aa-card = по карте орудия
panzer-modifier-aa-high-speed = скорость самолёта большая
panzer-modifier-aa-high-altitude = высота самолёта большая
panzer-modifier-aa-low-altitude = высота самолёта малая

## Слои

panzer-overlay-acquired = Что самолёт может атаковать
panzer-overlay-flak = Зенитный огонь
panzer-says-acquired = { UNIT($unit, cap: "yes") }: цель захвачена — { UNIT($target) }. { RULE($rule) }
panzer-says-acquiring = { UNIT($unit, cap: "yes") }: { UNIT($target) } — { $held } из { $needed } гексов. { RULE($rule) }
panzer-says-air-closed = { UNIT($unit, cap: "yes") }: { UNIT($target) } — только с наведением передового наблюдателя. { RULE($rule) }
panzer-says-nothing-in-front = { UNIT($unit, cap: "yes") }: впереди и на виду противника нет. { RULE($rule) }
panzer-says-no-flight = Сейчас над картой самолётов нет.
panzer-says-flak = { UNIT($unit, cap: "yes") } достаёт на { $n } гексов вокруг. { RULE($rule) }
panzer-says-no-flak = { UNIT($unit, cap: "yes") }: стрелять по самолётам нечем. { RULE($rule) }
panzer-left-aircraft = { UNIT($unit, cap: "yes") } может появиться. { RULE($rule) }

## На фишках и в подписи карты

panzer-badge-altitude-low = малая высота
panzer-badge-altitude-medium = средняя высота
panzer-badge-altitude-high = большая высота
panzer-badge-speed-low = малая скорость
panzer-badge-speed-high = большая скорость
panzer-key-acquired-range = захвачена: можно атаковать
panzer-key-acquired-threat-1 = впереди: гексов полёта из нужных
panzer-key-flak-threat-1 = зенитный коэффициент
panzer-place-air = авиация на вызове
panzer-place-reserve = в резерве
panzer-place-waiting = ждёт выхода на карту
panzer-place-lost = потери
panzer-place-exited = покинули карту

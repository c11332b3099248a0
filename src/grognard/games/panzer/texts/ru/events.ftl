### Журнал: что происходит.


## Ходы

panzer-event-deployed = { UNIT($unit, cap: "yes") } — в { HEX($hex) }, лицом на { $facing }.
panzer-event-turn-begins = Ход { $n } из { $of }.
panzer-event-due = { UNIT($unit, cap: "yes") }: теперь можно выйти на карту.
panzer-event-spotted = { UNIT($unit, cap: "yes") }: обнаружение.
panzer-event-out-of-sight = { UNIT($unit, cap: "yes") }: противник потерял цель из виду.
panzer-event-initiative = Инициатива: { PLAYER("german") } { $german }, { PLAYER("soviet") } { $soviet }. Первого игрока выбирает сторона: { PLAYER($winner) }.
panzer-event-first-player = Первый игрок в этом ходу: { PLAYER($player) }.
panzer-event-shown = { UNIT($unit, cap: "yes") }, приказ открыт: { $command }.
panzer-event-revealed = { UNIT($unit, cap: "yes") }, неиспользованный приказ: { $command }.
panzer-event-turns = { UNIT($unit, cap: "yes") }: поворот на { $facing }.
panzer-event-destroyed = { UNIT($unit, cap: "yes") }: уничтожение.
panzer-event-controls = { HEX($hex) } берёт сторона: { PLAYER($player) }. Очков: { $n }.
panzer-event-alarm = { UNIT($unit, cap: "yes") } и соседи под огнём: они больше не ждут.
panzer-event-recovers = { UNIT($unit, cap: "yes") } приходит в себя: { $n }, нужно не больше { $number }.
panzer-event-stays-suppressed = { UNIT($unit, cap: "yes") }: подавление остаётся, { $n }, нужно не больше { $number }.
panzer-event-game-ends = Бой окончен. Очки: { PLAYER("german") } { $german }, { PLAYER("soviet") } { $soviet }.

## Огонь

panzer-event-aims = { UNIT($unit, cap: "yes") } стреляет ({ $weapon }). Цель: { UNIT($target) }.
panzer-event-reacts = { UNIT($unit, cap: "yes") }: реагирующий огонь ({ $weapon }). Цель: { UNIT($target) }.
panzer-event-keeps-hidden = { UNIT($unit, cap: "yes") }: приказ остаётся закрытым.
panzer-event-void = { UNIT($unit, cap: "yes") } не может выполнить приказ: { $command }.
panzer-event-spent = { UNIT($unit, cap: "yes") }: выстрел пропал, цели ({ UNIT($target) }) больше нет.
panzer-event-ammo-holds = { UNIT($unit, cap: "yes") }: боеприпасы есть, { $n } при пределе { $limit }.
panzer-event-ammo-short = { UNIT($unit, cap: "yes") }: боеприпасов нет, { $n } при пределе { $limit }.
panzer-event-missed = { UNIT($unit, cap: "yes") }: промах, { $n }, нужно не больше { $number }. Цель: { UNIT($target) }.
panzer-event-hit = { UNIT($unit, cap: "yes") }: попадание, { $n }, нужно не больше { $number }. Цель: { UNIT($target) }.
panzer-event-hits = { UNIT($unit, cap: "yes") }: бросок { $n }, попаданий { $hits }. Цель: { UNIT($target) }.
panzer-event-spreads = { UNIT($unit, cap: "yes") }: ещё одно попадание. Цель: { UNIT($target) }.
panzer-event-angle-chosen = { UNIT($unit, cap: "yes") }: попадание, { $angle }.
panzer-event-struck = { UNIT($target, cap: "yes") }: { $angle }, пробивная сила { $penetration } против брони { $armour }.
panzer-event-struck-at = { UNIT($target, cap: "yes") }: { $place }, пробивная сила { $penetration } против брони { $armour }.
panzer-event-covered = { UNIT($target, cap: "yes") }: корпус скрыт, снаряд ({ $n }) попадает в укрытие.
panzer-event-no-effect = { UNIT($target, cap: "yes") }: без последствий.
panzer-event-shaken = { UNIT($target, cap: "yes") }: повреждений нет, но экипаж потрясён.
panzer-event-damaged = { UNIT($target, cap: "yes") }: повреждение.
panzer-event-tracks-hit = { UNIT($target, cap: "yes") }: перебита гусеница, хода нет.
panzer-event-knocked-out = { UNIT($target, cap: "yes") }: подбитая машина остаётся в { HEX($hex) }.
panzer-event-burns = { UNIT($target, cap: "yes") } горит в { HEX($hex) }.
panzer-event-gp-fire = { UNIT($unit, cap: "yes") } стреляет. Цель: { UNIT($target) }; { $n }, { $result }.
panzer-event-reduced = { UNIT($unit, cap: "yes") }: осталось полуотделение.
panzer-event-shakes = { UNIT($unit, cap: "yes") }: огонь бьёт по постройке в { HEX($hex) }, { $n }.
panzer-event-falls = Сооружение в { HEX($hex) } разрушено.
panzer-event-suppressed = { UNIT($unit, cap: "yes") }: подавление.
panzer-event-crew-stays = { UNIT($unit, cap: "yes") }: экипаж остаётся, { $n } при { $number }.
panzer-event-crew-leaves = { UNIT($unit, cap: "yes") }: экипаж покидает машину, { $n } при { $number }.
panzer-event-rider-stays = { UNIT($unit, cap: "yes") } остаётся на машине: { $n } при { $number }.
panzer-event-rider-leaves = { UNIT($unit, cap: "yes") } спешивается: { $n } при { $number }.
panzer-event-rider-follows = { UNIT($unit, cap: "yes") } спешивается вместе с экипажем.
panzer-event-rider-survives = { UNIT($unit, cap: "yes") }: спасение, { $n }, нужно не меньше { $number }.
panzer-event-rider-lost = { UNIT($unit, cap: "yes") }: потеря вместе с машиной, { $n }, нужно не меньше { $number }.
panzer-event-holds-fire = Не стреляет сторона: { PLAYER($player) }.
panzer-event-lets-pass = { UNIT($unit, cap: "yes") } может пройти: так решила сторона { PLAYER($player) }.
panzer-event-lets-all-pass = Всех пропускает сторона: { PLAYER($player) }.
panzer-event-smoke-laid = { UNIT($unit, cap: "yes") }: дым в { HEX($hex) }.
panzer-event-smoke-fails = { UNIT($unit, cap: "yes") }: на { HEX($hex) } дыма не хватило.
panzer-event-smoke-gone = Дым в { HEX($hex) } рассеялся.
panzer-event-watch-lost = { UNIT($unit, cap: "yes") }: наблюдение потеряно.
panzer-event-shares = { UNIT($unit, cap: "yes") }: общий приказ ({ $command }) с { UNIT($units) }.

## Движение

panzer-event-moves-out = { UNIT($unit, cap: "yes") }: движение ({ $rate }), очков { $left }.
panzer-event-drives = { UNIT($unit, cap: "yes") } въезжает в { HEX($hex) }; осталось { $left }.
panzer-event-reverses = { UNIT($unit, cap: "yes") }: задний ход в { HEX($hex) }; осталось { $left }.
panzer-event-pivots = { UNIT($unit, cap: "yes") }: поворот на { $facing }; осталось { $left }.
panzer-event-enters = { UNIT($unit, cap: "yes") } выходит на карту в { HEX($hex) }, лицом на { $facing }.
panzer-event-exits = { UNIT($unit, cap: "yes") } покидает карту из { HEX($hex) }.
panzer-event-stays = { UNIT($unit, cap: "yes") }: движение на месте в { HEX($hex) }.
panzer-event-slowed = { UNIT($unit, cap: "yes") }: ход замедлен, осталось { $left }.
panzer-event-stopped = { UNIT($unit, cap: "yes") } останавливается в { HEX($hex) }.
panzer-event-put-back = { UNIT($unit, cap: "yes") } возвращается в { HEX($hex) }.
panzer-event-wire-crushed = { UNIT($unit, cap: "yes") } сминает проволоку в { HEX($hex) }.
panzer-event-takes-post = { UNIT($unit, cap: "yes") } занимает позицию в { HEX($hex) }.
panzer-event-leaves-post = { UNIT($unit, cap: "yes") } оставляет позицию.
panzer-event-leaves-hull-down = { UNIT($unit, cap: "yes") } покидает позицию со скрытым корпусом.

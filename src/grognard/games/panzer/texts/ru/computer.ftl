### Что делает компьютер-противник, в настоящем времени. Это читает другая сторона.
### $unit действует, $enemy — единица другой стороны, $goal — цель или выход с карты, $n — вероятность в процентах.

panzer-why-secret = Компьютер делает то, о чём вам знать не положено.
panzer-why-first = Компьютер хочет быть первым игроком: стреляет раньше вас, а движется позже.
panzer-why-hold = Компьютер не открывает огня.
panzer-why-let-pass = Компьютер больше не будет мешать этому движению.
panzer-why-show = Компьютер показывает, что машина движется: в неё труднее попасть.
panzer-why-keep = Компьютер не открывает приказ.
panzer-why-angle = Компьютер принимает снаряд на более толстую броню.
panzer-why-done = Здесь компьютеру больше нечего делать.
panzer-why-place = { UNIT($unit, cap: "yes") }: отсюда хорошо видно, откуда вы появитесь.
panzer-why-fire = { UNIT($unit, cap: "yes") } стреляет по самой выгодной цели ({ UNIT($enemy) }): вероятность попадания { $n } %.
panzer-why-react = { UNIT($unit, cap: "yes") }: реагирующий огонь, цель — { UNIT($enemy) }. Вероятность попадания { $n } %, лучшего случая ждать вряд ли стоит.
# $n: сколько выстрелов
panzer-why-volley = По одной цели ({ UNIT($enemy) }) стреляют вместе, машин: { $n }. Одного выстрела может не хватить.
panzer-why-enter = { UNIT($unit, cap: "yes") } выходит на карту в { HEX($hex) }.
panzer-why-exit = { UNIT($unit, cap: "yes") } уходит с карты ради очков.
panzer-why-stop = { UNIT($unit, cap: "yes") } останавливается: лучшего места рядом нет.
panzer-why-turn = { UNIT($unit, cap: "yes") } поворачивается лобовой бронёй к главной опасности.
panzer-why-towards = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) } по пути к { HEX($goal) }.
panzer-why-take = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }, чтобы взять этот гекс.
panzer-why-closer = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }, ближе к вашим машинам.
panzer-why-field-of-fire = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }: оттуда лучше стрелять.
panzer-why-safer = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }: там безопаснее.
panzer-why-move = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }: там немного лучше.
panzer-why-dismount = { UNIT($unit, cap: "yes") } спешивается здесь: отсюда есть по кому стрелять.
panzer-why-search = { UNIT($unit, cap: "yes") } остаётся на месте и ищет позицию со скрытым корпусом.
# $what: выбор словами его кнопки
panzer-why-other = Компьютер выбирает: { $what }.

## Подсказка: зачем так поступить самому читателю. Чего здесь нет, сказано выше теми же словами.

panzer-hint-first = Будьте первым игроком: вы стреляете раньше противника, а движетесь после него.
panzer-hint-hold = Пока не стреляйте: скорее всего, представится случай получше.
panzer-hint-let-pass = Пусть движется дальше: стрелять здесь не стоит.
panzer-hint-show = Покажите, что машина движется: в неё труднее попасть.
panzer-hint-keep = Не открывайте приказ: сейчас это ничего не даст.
panzer-hint-angle = Примите снаряд на более толстую броню.
panzer-hint-done = Здесь больше нечего делать.
panzer-hint-place = { UNIT($unit, cap: "yes") }: отсюда хорошо видно, откуда появится противник.
panzer-hint-closer = { UNIT($unit, cap: "yes") } идёт в { HEX($hex) }, ближе к противнику.
panzer-hint-fire-order = Есть цель, на которую не жаль выстрела, а с места стреляют точнее всего.
panzer-hint-move-order = В другом месте будет лучше.
panzer-hint-halt-order = Можно выстрелить и всё же сменить место, пройдя половину пути.
panzer-hint-watch-order = Ждать, не открывая приказа, противника, который двинется или выстрелит на виду.

### Что делает компьютер-противник, в настоящем времени. Это читает другая сторона.
### $unit действует, $enemy — отряд другой стороны, $goal — победный гекс, $n — вероятность в процентах.

coh-why-pass = Ничего полезного сделать нельзя: пропуск хода.
coh-why-stall = Компьютер ждёт, что предпримете вы.
coh-why-secret = Компьютер делает то, о чём вам знать не положено.
coh-why-card = Компьютер играет карту: { CARD($card) }.
coh-why-take = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] входят
   *[sg] входит
} { HEX($hex, case: "into") }, чтобы взять этот гекс.
coh-why-towards = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") } по пути к { HEX($goal, case: "dat") }.
coh-why-guard = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }, чтобы прикрыть { HEX($goal, case: "acc") }.
coh-why-closer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }, ближе к вашим отрядам.
coh-why-field-of-fire = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }: оттуда лучше стрелять.
coh-why-safer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }: там безопаснее.
coh-why-move = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }: там немного лучше.
coh-why-charge = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} в ближний бой { HEX($hex, case: "inside") }.
coh-why-enter = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] выходят
   *[sg] выходит
} на карту { HEX($hex, case: "into") }.
coh-why-exit = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] покидают
   *[sg] покидает
} карту.
coh-why-fire = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
}, цель — { UNIT($enemy) }: вероятность повреждения { $n } %.
coh-why-fire-hex = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} по { HEX($hex, case: "dat") }.
coh-why-assault = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] атакуют
   *[sg] атакует
} в ближнем бою, цель — { UNIT($enemy) }: вероятность повреждения { $n } %.
coh-why-rally = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] пытаются
   *[sg] пытается
} перегруппироваться.
coh-why-shelter = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] уходят
   *[sg] уходит
} в укрытие.
coh-why-ambush = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] раскрывают
   *[sg] раскрывает
} себя: засада.
coh-why-turn = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] поворачиваются
   *[sg] поворачивается
}, чтобы никого не было в тылу.
coh-why-turn-at = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] поворачиваются
   *[sg] поворачивается
}, чтобы держать перед собой противника: { UNIT($enemy) }.
coh-why-commit = Компьютер тратит КОД на бросок: { $n }.
coh-why-no-commit = Компьютер бережёт КОД.
# $what: выбор теми же словами, что на кнопке
coh-why-other = Выбор компьютера: { $what }.

## Подсказка: зачем так поступить самому читателю. Чего здесь нет, сказано выше теми же словами.

coh-hint-pass = Ничего полезного сейчас сделать нельзя: пропустите ход.
coh-hint-stall = Лучше подождать: пусть сначала противник покажет, что задумал.
coh-hint-closer = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] идут
   *[sg] идёт
} { HEX($hex, case: "into") }, ближе к противнику.
coh-hint-commit = Этот бросок стоит КОД: { $n }.
coh-hint-no-commit = На этот бросок не стоит тратить КОД.

### О чём спрашивают игрока: что происходит и что выбрать.

coh-prompt-Setup-facing = Перед боем: выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) }.
coh-prompt-Initiative-announce = Инициатива: обе стороны бросают 2 кубика. Вы объявляете первыми: вложите до 2 КОД или ничего.
# $german, $soviet: сколько КОД уже вложила сторона, от -2 до 2
coh-prompt-Initiative-reply = Инициатива: КОД на бросок { PLAYER($first, case: "gen") }: { $german ->
    [-2] −2
    [-1] −1
    [0] { $soviet ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] нет
    }
    [1] +1
   *[other] +2
}. Вложите до 2 своих КОД или ничего.
# $ap, $cap: сколько осталось; $pool: активированные отряды
coh-prompt-Turn-choose = { $ap ->
    [0] { $cap ->
        [0] Ваш ход. Активируйте отряд или пропустите ход.
       *[other] Ваш ход. Активируйте отряд, потратьте КОД или пропустите ход.
    }
   *[other] У { UNIT($pool, case: "gen") } { $ap } ОД. Действуйте или пропустите ход.
}
# $way: 0 за ОД, 1 рывок, 2 за КОД, 3 по карте, и $payment — то же словом; $share: КОД вместо ОД;
# $boost: огневая мощь от карты; $hexes: сколько осталось пройти по карте
coh-prompt-Action-choose = { $boost ->
    [0] { $hexes ->
        [0] { $way ->
            [0] { $share ->
                [0] У { UNIT($members, case: "gen") } { $ap } ОД. Двигайтесь, поворачивайтесь или стреляйте.
               *[other] У { UNIT($members, case: "gen") } { $ap } ОД, из них КОД вместо ОД: { $share }. Двигайтесь, поворачивайтесь или стреляйте.
            }
            [2] { UNIT($members, cap: "yes") }, за КОД: у вас { $cap }. Двигайтесь, поворачивайтесь или стреляйте.
           *[other] { UNIT($members, cap: "yes") }, { $payment }. Двигайтесь, поворачивайтесь или стреляйте.
        }
        [one] { UNIT($members, cap: "yes") }: выберите, куда двигаться, остался { $hexes } гекс.
        [few] { UNIT($members, cap: "yes") }: выберите, куда двигаться, осталось { $hexes } гекса.
       *[other] { UNIT($members, cap: "yes") }: выберите, куда двигаться, осталось { $hexes } гексов.
    }
   *[other] { UNIT($members, cap: "yes") }, огневая мощь +{ $boost }: выберите цель.
}
coh-prompt-Action-move = Теперь { UNIT($unit, get: "number") ->
    [pl] движутся
   *[sg] движется
} { UNIT($unit) }. Выберите гекс.
coh-prompt-Action-face = Выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) } после движения.
coh-prompt-Action-pivot = Теперь { UNIT($unit, get: "number") ->
    [pl] поворачиваются
   *[sg] поворачивается
} { UNIT($unit) }. Выберите направление.
# $bonus: сколько бесплатных гексов осталось
coh-prompt-Action-bonus = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} двигаться дальше: { $bonus ->
    [one] бесплатно ещё { $bonus } гекс
    [few] бесплатно ещё { $bonus } гекса
   *[other] бесплатно ещё { $bonus } гексов
}. Выберите следующий или остановитесь.
# $part: цена вместе с кубиком
coh-prompt-Action-cross = { UNIT($unit, cap: "yes") } перед проволокой в { HEX($to) }: пройти стоит { $part } { $payment }. Идите вперёд или оставайтесь.
coh-prompt-Fire-order = Атака на { HEX($hex) }. Остались цели: { UNIT($left) }. Выберите следующую.
coh-prompt-Rally-order = Ждут перегруппировки: { UNIT($left) }. Выберите, кто бросает следующим.
# $need: the total that succeeds, 0 if every point counts; $unit: whom the roll is about
coh-prompt-Roll-commit = { $need ->
    [0] { $dice ->
        [one] Вы бросаете { $dice } кубик. Сначала вложите до 2 КОД или ничего.
        [few] Вы бросаете { $dice } кубика. Сначала вложите до 2 КОД или ничего.
       *[other] Вы бросаете { $dice } кубиков. Сначала вложите до 2 КОД или ничего.
    }
   *[other] { UNIT($unit, cap: "yes") }: на 2 кубиках нужно { $need } или больше. Сначала вложите до 2 КОД или ничего.
}
coh-prompt-Roll-answer = Вышло { $total }. Оставьте бросок или измените его картой.
coh-prompt-CardPlay-pay = «{ CARD($card) }»: выберите, чем платить за карту.
coh-prompt-CardPlay-unit = «{ CARD($card) }»: выберите отряд, для которого играете карту.
coh-prompt-CardPlay-group = «{ CARD($card) }» для { UNIT($members, case: "gen") }. Добавьте отряды или продолжайте.
coh-prompt-Reveal-face = Ваш отряд обнаружен: { UNIT($unit) }. Выберите, в какую сторону он смотрит.
coh-prompt-Plot-choose = Тайно назначьте цели артиллерии: батарею и гекс, по которому она ударит в следующем раунде; или закончите.
coh-prompt-Barrages-escape = На { HEX($hex) } вот-вот лягут снаряды. { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} сначала отойти на 1 гекс или остаться.
coh-prompt-Barrages-face = Выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) } после движения.
coh-prompt-Action-hide = Теперь { UNIT($unit, get: "number") ->
    [pl] прячутся
   *[sg] прячется
} { UNIT($unit) }. Выберите гекс.

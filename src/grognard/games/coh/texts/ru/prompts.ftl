### О чём спрашивают игрока: что происходит и что выбрать.

coh-prompt-Facings-choose = Перед боем: выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) }.
coh-prompt-Deploy-choose = Перед боем: расставьте отряды в отмеченных гексах или оставьте остальных там, где предлагает сценарий.
coh-prompt-MarkHexes-choose = Игра в одиночку: отметьте ещё один гекс с укрытием, где может быть скрытый отряд, или предоставьте это игре. Осталось: { $left }.
coh-prompt-Initiative-announce = Инициатива: обе стороны бросают 2 кубика. Вы объявляете первыми: вложите до 2 КОД или ничего.
# $first объявил первым, $bid: сколько КОД объявлено последним, от -2 до 2
coh-prompt-Initiative-reply = Инициатива: КОД на бросок { PLAYER($first, case: "gen") }: { $bid ->
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] нет
}. Вложите до 2 своих КОД или ничего.
# $ap, $cap: сколько осталось; $pool: активированные отряды
# $bound: 1, если сначала должен улететь свой самолёт, 2 — если самолёт противника; $leaver: этот самолёт
coh-prompt-Turn-choose = { $bound ->
    [1] У самолёта кончились ОД, он должен улететь с карты: { UNIT($leaver) }. Летите прямо или дальше за КОД.
    [2] Самолёт улетает с карты: { UNIT($leaver) }. Стреляйте по нему, преследуйте в воздухе или пропустите ход.
   *[other] { $ap ->
        [0] { $cap ->
            [0] Ваш ход. Активируйте отряд или пропустите ход.
           *[other] Ваш ход. Активируйте отряд, потратьте КОД или пропустите ход.
        }
       *[other] { UNIT($pool, cap: "yes") }: { $ap } ОД. Действуйте или пропустите ход.
    }
}
# $way: 0 за ОД, 1 рывок, 2 за КОД, 3 по карте, и $payment — то же словом; $share: КОД вместо ОД;
# $boost: огневая мощь от карты; $hexes: сколько осталось пройти по карте
coh-prompt-Action-choose = { $boost ->
    [0] { $hexes ->
        [0] { $way ->
            [0] { $share ->
                [0] { UNIT($members, cap: "yes") }: { $ap } ОД. Двигайтесь, поворачивайтесь или стреляйте.
               *[other] { UNIT($members, cap: "yes") }: { $ap } ОД, из них КОД вместо ОД: { $share }. Двигайтесь, поворачивайтесь или стреляйте.
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
# $left: кому ещё действовать, в любом порядке
# $hexes: 1 во втором гексе движения по карте
coh-prompt-Action-move = { $hexes ->
    [1] Могут идти дальше: { UNIT($left) }. Выберите, кто и куда, или остановитесь.
   *[other] Ещё не двигались: { UNIT($left) }. Выберите, кто идёт следующим и куда.
}
coh-prompt-Action-face = Выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) } после движения.
coh-prompt-Action-pivot = Ещё не повернулись: { UNIT($left) }. Выберите следующего и направление.
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
coh-prompt-Action-cross = { UNIT($unit, cap: "yes") } перед проволокой { HEX($to, case: "inside") }: пройти стоит { $part } { $payment }. Идите вперёд или оставайтесь.
# $works: fortifications and obstacles that are rolled against, 0: none
coh-prompt-Fire-order = { $works ->
    [0] Атака на { HEX($hex, case: "acc") }. Остались цели: { UNIT($left) }. Выберите следующую.
   *[other] Атака на { HEX($hex, case: "acc") }. Выберите, против чего бросать дальше.
}
coh-prompt-Rally-order = Ждут перегруппировки: { UNIT($left) }. Выберите, кто бросает следующим.
# $need: the total that succeeds, 0 if every point counts; $unit: whom the roll is about; $harm: 1 a high roll is bad
coh-prompt-Roll-commit = { $need ->
    [0] { $dice ->
        [one] Вы бросаете { $dice } кубик. Сначала вложите до 2 КОД или ничего.
        [few] Вы бросаете { $dice } кубика. Сначала вложите до 2 КОД или ничего.
       *[other] Вы бросаете { $dice } кубиков. Сначала вложите до 2 КОД или ничего.
    }
   *[other] { $harm ->
        [1] { UNIT($unit, cap: "yes") }: { $need } или больше на 2 кубиках — попадание. Сначала вложите до 2 КОД или ничего.
       *[other] { UNIT($unit, cap: "yes") }: на { $dice ->
        [one] { $dice } кубике
        [few] { $dice } кубиках
       *[other] { $dice } кубиках
    } нужно { $need } или больше. Сначала вложите до 2 КОД или ничего.
    }
}
coh-prompt-Roll-answer = Вышло { $total }. Оставьте бросок или измените его картой.
coh-prompt-CardPlay-pay = «{ CARD($card) }»: выберите, чем платить за карту.
coh-prompt-CardPlay-unit = «{ CARD($card) }»: выберите отряд, для которого играете карту.
coh-prompt-CardPlay-group = «{ CARD($card) }» для { UNIT($members, case: "gen") }. Добавьте отряды или продолжайте.
coh-prompt-Reveal-face = Ваш отряд обнаружен: { UNIT($unit) }. Выберите, в какую сторону он смотрит.
coh-prompt-Plot-choose = Тайно назначьте цели артиллерии: батарею и гекс, по которому она ударит в следующем раунде; или закончите.
coh-prompt-Barrages-escape = На { HEX($hex, case: "acc") } вот-вот лягут снаряды. { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] могут
   *[sg] может
} сначала отойти на 1 гекс или остаться.
coh-prompt-Barrages-face = Выберите, куда { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} { UNIT($unit) } после движения.
coh-prompt-Action-hide = Ещё не спрятались: { UNIT($left) }. Выберите следующего и гекс.
coh-prompt-Initiative-reputation = Инициатива у { PLAYER($winner, case: "gen") }. Перехватите её картой «{ CARD("V10") }» или оставьте как есть.
coh-prompt-Vengeance-choose = { UNIT($unit, cap: "yes") }: сработала карта «{ CARD("V06") }». Выберите, кого из атаковавших вы теряете.
coh-prompt-Search-owner = Огонь по { HEX($hex, case: "dat") } обнаружил отряды: { UNIT($left) }. Выберите, в кого попали.
coh-prompt-Turn-after = Действие закончено. Ищите вокруг одного из своих отрядов картой «{ CARD("V07") }» или оставьте как есть.
coh-prompt-Action-smoke = Ещё не поставили дым: { UNIT($left) }. Выберите следующего и гекс.
coh-prompt-Action-sneak = { $hexes ->
    [1] Могут скрытно идти дальше: { UNIT($left) }. Выберите, кто и куда, или остановитесь.
   *[other] Ещё не двигались скрытно: { UNIT($left) }. Выберите, кто идёт следующим и куда.
}
coh-prompt-Action-occupy = Ещё не в укреплении: { UNIT($left) }. Выберите следующего и укрепление.
coh-prompt-Action-leave = Ещё не вышли: { UNIT($left) }. Выберите следующего.
coh-prompt-Action-load = Ещё не погрузились: { UNIT($left) }. Выберите следующего и машину.
coh-prompt-Action-unload = Ещё не выгрузились: { UNIT($left) }. Выберите следующего.
coh-prompt-CardPlay-target = «{ CARD($card) }»: выберите, чьи КОД под ударом.

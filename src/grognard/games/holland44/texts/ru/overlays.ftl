### Слои карты: названия и пояснения.

holland44-overlay-zoc = Зоны контроля
holland44-overlay-bonds = Связки
holland44-overlay-supply = Снабжение
holland44-overlay-line = Линия снабжения
holland44-overlay-bridges = Мосты
holland44-overlay-guns = Дальность артиллерии
holland44-overlay-reach = Досягаемость
holland44-overlay-odds = Лучшее соотношение
holland44-overlay-strike = Возможное соотношение
holland44-overlay-control = Победные гексы
holland44-overlay-results = Что дадут результаты боя
holland44-overlay-landing = Броски высадки
holland44-overlay-front = Линия фронта
holland44-overlay-courses = Что значит каждый выбор
holland44-overlay-left = Что ещё можно сделать
holland44-key-bridges-clear = Целый мост
holland44-key-bridges-blocked = Взорван или ремонтируется

holland44-says-zoc = { $n ->
    [0] Гексов в ЗК противника нет.
    [one] В ЗК противника { $n } гекс.
    [few] В ЗК противника { $n } гекса.
   *[other] В ЗК противника { $n } гексов.
} { RULE($rule) }
holland44-says-bonds = { PLAYER($player, cap: "yes") }: { $n ->
    [0] связок вблизи противника нет.
    [one] { $n } связка вблизи противника.
    [few] { $n } связки вблизи противника.
   *[other] { $n } связок вблизи противника.
} { RULE($rule) }
holland44-says-supply = Линия снабжения есть у { $n } из { $of } частей на карте. { RULE($rule) }
# $n: гексов вне дороги
holland44-says-line = { UNIT($unit, cap: "yes") }: снабжение, источник: { HEX($source) }; { $n ->
    [0] линия всё время идёт по дороге.
    [one] { $n } гекс линии вне дороги.
    [few] { $n } гекса линии вне дороги.
   *[other] { $n } гексов линии вне дороги.
} { RULE($rule) }
# $cause: что перерезает линию, в $hex
holland44-says-cut = { UNIT($unit, cap: "yes") }: линии снабжения нет, { $cause ->
    [enemy] в { HEX($hex, case: "pre") } противник.
    [zoc] путь через { HEX($hex, case: "acc") } закрыт ЗК противника.
    [bond] путь через { HEX($hex, case: "acc") } закрыт связкой противника.
   *[other] до источника от { HEX($hex, case: "gen") } слишком далеко.
} { RULE($rule) }
holland44-says-bridge = { SIDE($side, cap: "yes") }: { $state }. { RULE($rule) }
holland44-says-guns = { UNIT($unit, cap: "yes") }: дальность { $n }. { RULE($rule) }
holland44-says-no-guns = { UNIT($unit, cap: "yes") }: это не артиллерия. { RULE($rule) }
holland44-says-control = { HEX($hex) }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, сейчас у стороны: { PLAYER($player) }. { RULE($rule) }
# $units: части, которые стоят вместе
holland44-says-reach = { UNIT($units, cap: "yes") }: { $n ->
    [0] достижимых мест нет.
    [one] достижимо { $n } место.
    [few] достижимо { $n } места.
   *[other] достижимо { $n } мест.
} { RULE($rule) }
holland44-says-odds = { $n ->
    [0] С этих мест атаковать некого.
    [one] Можно атаковать { $n } гекс; на нём лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
    [few] Можно атаковать { $n } гекса; на каждом лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
   *[other] Можно атаковать { $n } гексов; на каждом лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
} { RULE($rule) }
# Указали на противника: $now у тех, кто стоит рядом, и $best вместе с $n, кто ещё может подойти; "none" — никто не может
holland44-says-strike = { $best ->
    [none] В этот ход { HEX($hex, case: "acc") } никто не может атаковать.
   *[other] { $n ->
        [0] Лучшее соотношение против { HEX($hex, case: "gen") }: { $best }.
        [one] Лучшее соотношение против { HEX($hex, case: "gen") }: { $best }, если подойдёт ещё { $n } часть; { $now ->
            [none] без неё атаковать некому
           *[other] без неё { $now }
        }.
        [few] Лучшее соотношение против { HEX($hex, case: "gen") }: { $best }, если подойдут ещё { $n } части; { $now ->
            [none] без них атаковать некому
           *[other] без них { $now }
        }.
       *[other] Лучшее соотношение против { HEX($hex, case: "gen") }: { $best }, если подойдут ещё { $n } частей; { $now ->
            [none] без них атаковать некому
           *[other] без них { $now }
        }.
    }
} { RULE($rule) }
# До места не дойти: $price пути в очках движения и сколько их осталось
holland44-says-too-far = { UNIT($units, cap: "yes") }: путь до { HEX($hex, case: "gen") } стоит { $price }, осталось { $left }. { RULE($rule) }
holland44-says-no-way-there = { $held ->
    [yes] В { HEX($hex, case: "pre") } противник: туда не входят. { RULE($rule) }
   *[no] { UNIT($units, cap: "yes") }: пути до { HEX($hex, case: "gen") } нет: мешают местность, части противника или их ЗК. { RULE($rule) }
}
# Что значит результат боя. $attacker, $defender: потерянные уровни; $least–$most: гексы отступления
holland44-says-result = { $attacker ->
    [0] { $defender ->
        [0] Потерь нет.
        [one] Защитник теряет уровень.
       *[other] Защитник теряет уровни: { $defender }.
    }
   *[other] { $defender ->
        [0] { $attacker ->
            [one] Атакующий теряет уровень.
           *[other] Атакующий теряет уровни: { $attacker }.
        }
       *[other] Обе стороны теряют по уровню{ $chooser ->
            [other] , часть называет противник
           *[own] {""}
        }.
    }
} { $least ->
    [0] { $marker ->
        [engaged] Защитник связан боем.
       *[other] Защитник остаётся на месте.
    }
   *[other] Защитник отступает на { $most ->
        [2] 2 гекса
       *[other] { $least } или { $most } гекса
    } { $marker ->
        [routed] в полном отступлении
       *[other] и расстроен
    }{ $determined ->
        [yes] , если не устоит в упорной обороне
       *[no] ; упорная оборона невозможна
    }.
} { RULE($rule) }
# $units: кому некуда отступать
holland44-says-no-way = { $result }: некуда отступать, потери: { UNIT($units) }. { RULE($rule) }
# Грани кубика: $well без потерь, $one теряют уровень, $two теряют два; остальные рассеяны. $modifier прибавляется к броску
holland44-says-landing = { HEX($hex) }: { $well } из 6 без потерь{ $modifier ->
    [0] {""}
   *[other] , к броску { $modifier }
}. { RULE($rule) }


## Что ещё можно сделать в фазе; $n: сколько частей, гексов или очков

holland44-left-crowded = { $n ->
    [one] { $n } гекс переполнен: лишнее погибнет
    [few] { $n } гекса переполнены: лишнее погибнет
   *[other] { $n } гексов переполнены: лишнее погибнет
}
holland44-left-enter = { $n ->
    [one] { $n } часть подкрепления не вошла на карту
    [few] { $n } части подкрепления не вошли на карту
   *[other] { $n } частей подкрепления не вошли на карту
}
holland44-left-outside = { $n ->
    [one] { $n } часть остаётся за картой
    [few] { $n } части остаются за картой
   *[other] { $n } частей остаются за картой
}
holland44-left-shatter = { $n ->
    [one] { $n } гекс можно разгромить (автоматический DS)
    [few] { $n } гекса можно разгромить (автоматический DS)
   *[other] { $n } гексов можно разгромить (автоматический DS)
}
holland44-left-move = { $n ->
    [one] { $n } часть не двигалась
    [few] { $n } части не двигались
   *[other] { $n } частей не двигались
}
holland44-left-follow = { $n ->
    [one] В { $n } разгромленный гекс никто не продвинулся
    [few] В { $n } разгромленных гекса никто не продвинулся
   *[other] В { $n } разгромленных гексов никто не продвинулся
}
holland44-left-attack = { $n ->
    [one] Можно атаковать { $n } гекс
    [few] Можно атаковать { $n } гекса
   *[other] Можно атаковать { $n } гексов
}
holland44-left-fight = { $n ->
    [one] { $n } часть рядом с противником не атаковала
    [few] { $n } части рядом с противником не атаковали
   *[other] { $n } частей рядом с противником не атаковали
}
holland44-left-guns = { $n ->
    [one] { $n } артиллерийская часть достаёт до цели и не стреляла
    [few] { $n } артиллерийские части достают до целей и не стреляли
   *[other] { $n } артиллерийских частей достают до целей и не стреляли
}
holland44-left-air = { $n ->
    [one] Осталась { $n } авиачасть
    [few] Осталось { $n } авиачасти
   *[other] Осталось { $n } авиачастей
}


## Почему нужно отступать, продвигаться или терять уровни и что значит каждый выбор

# $result: по таблице боя, "none": нет; от $least до $most гексов ($exact: одно и то же), пройдено $gone; $after: что с ними будет; $far: гексы
holland44-course-retreat-why = { $cause ->
    [crt] Результат { $result }: отступление из { HEX($origin, case: "gen") }, гексов: { $exact ->
        [yes] { $most }
       *[no] от { $least } до { $most }
    }
    [shatter] Автоматический DS: отступление из { HEX($origin, case: "gen") }, гексов: { $most }
   *[approach] К части в беспорядочном отступлении подошёл противник: она бежит из { HEX($origin, case: "gen") }, гексов: { $most }
}{ $gone ->
    [0] {""}
   *[other] ; пройдено { $gone }
}{ $after ->
    [routed] ; затем беспорядочное отступление.
   *[disrupted] ; при { $far } гексах и больше — дезорганизация.
} { RULE($rule) }
# $price: уровни; $zoc: ЗК противника, своих там нет; $ends: $more мест дальше, где можно закончить; $here: можно закончить здесь
holland44-course-retreat = { $price ->
    [0] { $zoc ->
        [yes] ЗК противника: придётся идти дальше
       *[no] { $here ->
            [yes] здесь можно закончить
           *[no] по пути
        }
    }{ $more ->
        [0] {""}
       *[other] ; дальше: { HEX($ends) }
    }
   *[other] отступление сразу заканчивается здесь ценой уровня
}
holland44-course-retreat-stop = { $price ->
    [0] отступление заканчивается здесь
   *[other] отступление заканчивается здесь раньше срока, ценой уровня
}
# $hexes: как далеко; $result: по таблице боя, "none": нет
holland44-course-advance-why = { $result ->
    [none] Разгром
   *[other] Результат { $result }
}, { HEX($vacated) }: { $kind }, { $hexes ->
    [one] { $hexes } гекс
    [few] до { $hexes } гексов
   *[other] до { $hexes } гексов
}. { RULE($rule) }
holland44-course-advance-with = из { HEX($hex, case: "gen") }, { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[other] { $n } гексов
}
# $n: сколько гексов останется; $zoc: гекс в ЗК противника
holland44-course-advance = { $n ->
    [0] здесь продвижение закончится
    [one] останется { $n } гекс
    [few] останется { $n } гекса
   *[other] останется { $n } гексов
}{ $zoc ->
    [yes] ; ЗК противника
   *[no] {""}
}
# $hex: атакованный гекс, "none": нет; $result так же; $n: уровни
holland44-course-lose-why = { $result ->
    [none] {""}
   *[other] { $result }, { HEX($hex) }:{" "}
}{ $n ->
    [one] надо потерять уровень.
    [few] надо потерять { $n } уровня.
   *[other] надо потерять { $n } уровней.
} { RULE($rule) }
# Силы после потери
holland44-course-lose = { $steps ->
    [0] часть уничтожена
   *[other] { $remnant ->
        [yes] останутся остатки { $attack }-{ $defence }
       *[no] останется { $attack }-{ $defence }
    }, { $steps ->
        [one] { $steps } уровень
        [few] { $steps } уровня
       *[other] { $steps } уровней
    }
}
# Что выбор прибавляет к атаке: сила и колонки
holland44-course-attack-adds = { $strength ->
    [0] {""}
   *[other] сила +{ $strength }
}{ $columns ->
    [0] { $strength ->
        [0] ничего не прибавит
       *[other] {""}
    }
   *[other] { $strength ->
        [0] {""}
       *[other] ,{" "}
    }{ $columns ->
        [1] +1 колонка
        [2] +2 колонки
       *[other] колонки: { $columns }
    }
}
# $n: уровни сверх предела
holland44-course-trim-why = В { HEX($hex, case: "pre") } слишком много войск: надо снять { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[other] { $n } уровней
} по вашему выбору. { RULE($rule) }
holland44-course-disengage-why = Часть отрывается: { $n ->
    [one] { $n } гекс
    [few] до { $n } гексов
   *[other] до { $n } гексов
}{ $price ->
    [0] .
   *[other] , первый стоит уровня.
} { RULE($rule) }

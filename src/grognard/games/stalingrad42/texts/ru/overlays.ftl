### Слои карты: названия и пояснения.

stalingrad42-overlay-zoc = Зоны контроля
stalingrad42-overlay-bonds = Связки
stalingrad42-overlay-supply = Снабжение
stalingrad42-overlay-line = Линия снабжения
stalingrad42-overlay-rail = Железные дороги
stalingrad42-overlay-guns = Дальность артиллерии
stalingrad42-overlay-reach = Досягаемость
stalingrad42-overlay-odds = Лучшее соотношение
stalingrad42-overlay-strike = Возможное соотношение
stalingrad42-overlay-control = Победные гексы
stalingrad42-overlay-results = Что дадут результаты боя
stalingrad42-overlay-front = Линия фронта
stalingrad42-overlay-courses = Что значит каждый выбор
stalingrad42-overlay-left = Что ещё можно сделать

stalingrad42-says-zoc = { $n ->
    [0] Гексов в ЗК противника нет.
    [one] В ЗК противника { $n } гекс.
    [few] В ЗК противника { $n } гекса.
   *[other] В ЗК противника { $n } гексов.
} { RULE($rule) }
stalingrad42-says-bonds = { PLAYER($player, cap: "yes") }: { $n ->
    [0] связок вблизи противника нет.
    [one] { $n } связка вблизи противника.
    [few] { $n } связки вблизи противника.
   *[other] { $n } связок вблизи противника.
} { RULE($rule) }
stalingrad42-says-supply = Линия снабжения есть у { $n } из { $of } частей на карте. { RULE($rule) }
# $n: гексов вне дороги
stalingrad42-says-line = { UNIT($unit, cap: "yes") }: снабжение, источник: { HEX($source) }; { $n ->
    [0] линия всё время идёт по дороге.
    [one] { $n } гекс линии вне дороги.
    [few] { $n } гекса линии вне дороги.
   *[other] { $n } гексов линии вне дороги.
} { RULE($rule) }
# $cause: что перерезает линию, в $hex
stalingrad42-says-cut = { UNIT($unit, cap: "yes") }: линии снабжения нет, { $cause ->
    [enemy] в { HEX($hex, case: "pre") } противник.
    [zoc] путь через { HEX($hex, case: "acc") } закрыт ЗК противника.
    [bond] путь через { HEX($hex, case: "acc") } закрыт связкой противника.
   *[other] до источника от { HEX($hex, case: "gen") } слишком далеко.
} { RULE($rule) }
stalingrad42-says-guns = { UNIT($unit, cap: "yes") }: дальность { $n }. { RULE($rule) }
stalingrad42-says-no-guns = { UNIT($unit, cap: "yes") }: это не артиллерия. { RULE($rule) }
stalingrad42-says-control = { HEX($hex) }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, сейчас у стороны: { PLAYER($player) }. { RULE($rule) }
# $units: части, которые стоят вместе
stalingrad42-says-reach = { UNIT($units, cap: "yes") }: { $n ->
    [0] достижимых мест нет.
    [one] достижимо { $n } место.
    [few] достижимо { $n } места.
   *[other] достижимо { $n } мест.
} { RULE($rule) }
stalingrad42-says-odds = { $n ->
    [0] С этих мест атаковать некого.
    [one] Можно атаковать { $n } гекс; на нём лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
    [few] Можно атаковать { $n } гекса; на каждом лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
   *[other] Можно атаковать { $n } гексов; на каждом лучшее соотношение сил всех, кто стоит рядом, без артиллерии и авиации.
} { RULE($rule) }
# Указали на противника: $now у тех, кто стоит рядом, и $best вместе с $n, кто ещё может подойти; "none" — никто не может
stalingrad42-says-strike = { $best ->
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
stalingrad42-says-too-far = { UNIT($units, cap: "yes") }: путь до { HEX($hex, case: "gen") } стоит { $price }, осталось { $left }. { RULE($rule) }
stalingrad42-says-no-way-there = { $held ->
    [yes] В { HEX($hex, case: "pre") } противник: туда не входят. { RULE($rule) }
   *[no] { UNIT($units, cap: "yes") }: пути до { HEX($hex, case: "gen") } нет: мешают местность, части противника или их ЗК. { RULE($rule) }
}
# Что значит результат боя. $attacker, $defender: потерянные уровни; $most: гексы отступления
stalingrad42-says-result = { $attacker ->
    [0] { $defender ->
        [0] Потерь нет.
        [1] Защитник теряет уровень.
       *[other] Защитник теряет уровни: { $defender }.
    }
   *[other] { $defender ->
        [0] { $attacker ->
            [1] Атакующий теряет уровень.
           *[other] Атакующий теряет уровни: { $attacker }.
        }
       *[other] Обе стороны теряют по уровню{ $chooser ->
            [other] , часть называет противник
           *[own] {""}
        }.
    }
} { $least ->
    [0] Защитник остаётся на месте.
   *[other] Защитник отступает на { $most ->
        [one] гекс
        [few] { $most } гекса
       *[other] { $most } гексов
    }{ $marker ->
        [routed] {" "}в полном отступлении
        [disrupted] {" "}и расстроен
       *[none] {""}
    }{ $determined ->
        [yes] , если не устоит в упорной обороне
       *[no] ; упорная оборона невозможна
    }.
} { RULE($rule) }
# $units: кому некуда отступать
stalingrad42-says-no-way = { $result }: некуда отступать, потери: { UNIT($units) }. { RULE($rule) }
# $out, $isolated: частей с таким маркером
stalingrad42-says-markers = Маркеры с последней фазы снабжения: без снабжения { $out }, в окружении { $isolated }. { RULE($rule) }
stalingrad42-says-isolated = { UNIT($unit, cap: "yes") }: окружение, к источнику не ведёт никакая линия, сколько бы её ни шло вне дороги. { RULE($rule) }
stalingrad42-key-rail-supply = Дорога, связанная с источником
stalingrad42-key-rail-blocked = Отрезанная дорога
# $n из $of: гексов сети, гексов со своими дорогами
stalingrad42-says-rail = { PLAYER($player, cap: "yes") }: с источником связано { $n } из { $of } гексов железных дорог. { RULE($rule) }
stalingrad42-says-railheads = Терминалы: { HEX($hexes) }. { RULE($rule) }


## Что ещё можно сделать в фазе; $n: сколько частей, гексов или очков

stalingrad42-left-railheads = { $n ->
    [one] { $n } терминал ещё может двигаться
    [few] { $n } терминала ещё могут двигаться
   *[other] { $n } терминалов ещё могут двигаться
}
stalingrad42-left-crowded = { $n ->
    [one] { $n } гекс переполнен: лишнее погибнет
    [few] { $n } гекса переполнены: лишнее погибнет
   *[other] { $n } гексов переполнены: лишнее погибнет
}
stalingrad42-left-enter = { $n ->
    [one] { $n } часть ждёт за картой и может войти
    [few] { $n } части ждут за картой и могут войти
   *[other] { $n } частей ждут за картой и могут войти
}
stalingrad42-left-outside = { $n ->
    [one] { $n } часть остаётся за картой
    [few] { $n } части остаются за картой
   *[other] { $n } частей остаются за картой
}
stalingrad42-left-shatter = { $n ->
    [one] { $n } гекс можно разгромить (автоматический DS)
    [few] { $n } гекса можно разгромить (автоматический DS)
   *[other] { $n } гексов можно разгромить (автоматический DS)
}
stalingrad42-left-move = { $n ->
    [one] { $n } часть не двигалась
    [few] { $n } части не двигались
   *[other] { $n } частей не двигались
}
stalingrad42-left-follow = { $n ->
    [one] В { $n } разгромленный гекс никто не продвинулся
    [few] В { $n } разгромленных гекса никто не продвинулся
   *[other] В { $n } разгромленных гексов никто не продвинулся
}
stalingrad42-left-attack = { $n ->
    [one] Можно атаковать { $n } гекс
    [few] Можно атаковать { $n } гекса
   *[other] Можно атаковать { $n } гексов
}
stalingrad42-left-fight = { $n ->
    [one] { $n } часть рядом с противником не атаковала
    [few] { $n } части рядом с противником не атаковали
   *[other] { $n } частей рядом с противником не атаковали
}
stalingrad42-left-guns = { $n ->
    [one] { $n } артиллерийская часть рядом с противником не стреляла
    [few] { $n } артиллерийские части рядом с противником не стреляли
   *[other] { $n } артиллерийских частей рядом с противником не стреляли
}
stalingrad42-left-air = { $n ->
    [one] Осталась { $n } авиачасть
    [few] Осталось { $n } авиачасти
   *[other] Осталось { $n } авиачастей
}
stalingrad42-left-arrive = { $n ->
    [one] { $n } подкрепление может прибыть
    [few] { $n } подкрепления могут прибыть
   *[other] { $n } подкреплений могут прибыть
}
# $n: пополнения; $units: кто может их принять
stalingrad42-left-refit = { $n ->
    [one] Не использовано { $n } пополнение
    [few] Не использовано { $n } пополнения
   *[other] Не использовано { $n } пополнений
}: { $units ->
    [one] может принять { $units } часть
    [few] могут принять { $units } части
   *[other] могут принять { $units } частей
}
stalingrad42-left-resources = { $n ->
    [one] Не потрачено { $n } очко ресурсов
    [few] Не потрачено { $n } очка ресурсов
   *[other] Не потрачено { $n } очков ресурсов
}


## Почему нужно отступать, продвигаться или терять уровни и что значит каждый выбор

# $result: по таблице боя, "none": нет; от $least до $most гексов, пройдено $gone
stalingrad42-course-retreat-why = { $cause ->
    [crt] Результат { $result }: отступление из { HEX($origin, case: "gen") }, гексов: { $most }
    [shatter] Автоматический DS: отступление из { HEX($origin, case: "gen") }, гексов: { $most }
   *[approach] К части в полном отступлении подошёл противник: она бежит из { HEX($origin, case: "gen") }, гексов: { $most }
}{ $gone ->
    [0] .
   *[other] ; пройдено { $gone }.
} { RULE($rule) }
# $price: уровни; $zoc: ЗК противника, своих там нет; $ends: $more мест дальше, где можно закончить; $here: можно закончить здесь
stalingrad42-course-retreat = { $price ->
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
stalingrad42-course-retreat-stop = { $price ->
    [0] отступление заканчивается здесь
   *[other] отступление заканчивается здесь раньше срока, ценой уровня
}
# $hexes: как далеко; $result: по таблице боя, "none": нет
stalingrad42-course-advance-why = { $result ->
    [none] Разгром
   *[other] Результат { $result }
}, { HEX($vacated) }: { $kind }, { $hexes ->
    [one] { $hexes } гекс
    [few] до { $hexes } гексов
   *[other] до { $hexes } гексов
}. { RULE($rule) }
stalingrad42-course-advance-with = из { HEX($hex, case: "gen") }, { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[other] { $n } гексов
}
# $n: сколько гексов останется; $zoc: гекс в ЗК противника
stalingrad42-course-advance = { $n ->
    [0] здесь продвижение закончится
    [one] останется { $n } гекс
    [few] останется { $n } гекса
   *[other] останется { $n } гексов
}{ $zoc ->
    [yes] ; ЗК противника
   *[no] {""}
}
# $hex: атакованный гекс, "none": нет; $result так же; $n: уровни
stalingrad42-course-lose-why = { $result ->
    [none] {""}
   *[other] { $result }, { HEX($hex) }:{" "}
}{ $n ->
    [one] надо потерять уровень.
    [few] надо потерять { $n } уровня.
   *[other] надо потерять { $n } уровней.
} { RULE($rule) }
# Силы после потери
stalingrad42-course-lose = { $steps ->
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
stalingrad42-course-attack-adds = { $strength ->
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
# $shift: колонки, вправо со знаком плюс; $n: скольких колонок не хватает, 0: силы нет вовсе
stalingrad42-course-attack-low = Так атаковать нельзя: { $attack } к { $defence }{ $shift ->
    [0] {""}
   *[other] {" "}со сдвигом { $shift }
}: до колонки 1-3, самой низкой из разрешённых, не хватает { $n ->
    [0] очень многого
    [one] { $n } колонки
    [few] { $n } колонок
   *[other] { $n } колонок
}. Поможет сила или поддержка со сдвигом колонки; иначе выйдите из атаки. { RULE($rule) }
# $n: части сверх предела
stalingrad42-course-trim-why = В { HEX($hex, case: "pre") } слишком много частей. { $n ->
    [one] Одна, по вашему выбору, уничтожается
    [few] { $n }, по вашему выбору, уничтожаются
   *[other] { $n }, по вашему выбору, уничтожаются
}. { RULE($rule) }

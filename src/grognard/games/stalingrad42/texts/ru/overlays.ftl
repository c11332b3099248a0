### Слои карты: названия и пояснения.

stalingrad42-overlay-zoc = Зоны контроля
stalingrad42-overlay-bonds = Связки
stalingrad42-overlay-supply = Снабжение
stalingrad42-overlay-line = Линия снабжения
stalingrad42-overlay-rail = Железные дороги
stalingrad42-overlay-guns = Дальность артиллерии
stalingrad42-overlay-reach = Досягаемость
stalingrad42-overlay-control = Победные гексы
stalingrad42-overlay-results = Что дадут результаты боя

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
    [enemy] в { HEX($hex) } противник.
    [zoc] { HEX($hex) } закрыт ЗК противника.
    [bond] { HEX($hex) } закрыт связкой противника.
   *[other] до источника от { HEX($hex) } слишком далеко.
} { RULE($rule) }
stalingrad42-says-guns = { UNIT($unit, cap: "yes") }: дальность { $n }. { RULE($rule) }
stalingrad42-says-no-guns = { UNIT($unit, cap: "yes") }: это не артиллерия. { RULE($rule) }
stalingrad42-says-control = { $name } ({ HEX($hex) }): { $n ->
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
# $n из $of: гексов сети, гексов со своими дорогами
stalingrad42-says-rail = { PLAYER($player, cap: "yes") }: с источником связано { $n } из { $of } гексов железных дорог. { RULE($rule) }
stalingrad42-says-railheads = Терминалы: { HEX($hexes) }. { RULE($rule) }

### Слои карты: названия и пояснения.

holland44-overlay-zoc = Зоны контроля
holland44-overlay-bonds = Связки
holland44-overlay-supply = Снабжение
holland44-overlay-line = Линия снабжения
holland44-overlay-bridges = Мосты
holland44-overlay-guns = Дальность артиллерии
holland44-overlay-reach = Досягаемость
holland44-overlay-control = Победные гексы
holland44-overlay-results = Что дадут результаты боя
holland44-overlay-landing = Броски высадки

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
    [enemy] в { HEX($hex) } противник.
    [zoc] { HEX($hex) } закрыт ЗК противника.
    [bond] { HEX($hex) } закрыт связкой противника.
   *[other] до источника от { HEX($hex) } слишком далеко.
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

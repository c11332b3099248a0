### Слои карты: названия и пояснения.

holland44-overlay-zoc = Зоны контроля
holland44-overlay-bonds = Связки
holland44-overlay-supply = Снабжение
holland44-overlay-line = Линия снабжения
holland44-overlay-bridges = Мосты
holland44-overlay-guns = Дальность артиллерии
holland44-overlay-reach = Досягаемость
holland44-overlay-control = Победные гексы

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

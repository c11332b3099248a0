### Инструктаж перед боем.


## Заголовки

panzer-brief-victory = Победа
panzer-brief-command = Бой
panzer-brief-forces = Войска
panzer-brief-set-up = Расстановка
panzer-brief-special = Особые правила
panzer-brief-history = История

## Победа

panzer-brief-kills = { $side }: { $n } % очков каждой уничтоженной или брошенной единицы противника.
panzer-brief-damaged = Повреждённый противник на карте даёт { $n } % своих очков.
panzer-brief-objective = { $hexes }: очков { $n }, если боевая единица стоит там полных ходов: { $turns }.
panzer-brief-objective-each = { $hexes }: очков { $n } за каждый, если боевая единица стоит там полных ходов: { $turns }.
panzer-brief-held = { $hexes } в начале боя: { $side }.
panzer-brief-exit = { $side }: очков { $n } за каждую машину, ушедшую с карты через { $hexes }.
panzer-brief-exit-share = { $side }: { $n } % очков каждой машины, ушедшей с карты через { $hexes }.
panzer-brief-survivor = { $side }: очков { $n } за каждую уцелевшую машину «{ $card }».
panzer-brief-start = { $side }: очков { $n } с самого начала.
panzer-brief-draw = Побеждает тот, кто в конце впереди хотя бы на столько очков: { $n }. Иначе ничья.

## Бой

panzer-brief-turns = Ходов: { $n }.
panzer-brief-layer-basic = Базовая игра.
panzer-brief-layer-advanced = Расширенная игра.
panzer-brief-force = { $side }: { $grade }.
panzer-brief-formation = { $side }, { $name } ({ $grade }): { $units }.
panzer-brief-count = { $n } x { $card }
panzer-brief-zone = { $side }: единиц { $n }, зона { $where }.
panzer-brief-entry = { $side }: единиц { $n }, выход на карту в { $where } с хода { $turn }.

## Особые правила

panzer-special-column = { $side }: колонна выходит на карту по дороге, машина за машиной, в своём порядке.
panzer-special-first-player = Первый игрок в ходу { $turn } без броска: { $side }.
panzer-special-barred = В { $hexes } входить нельзя.
panzer-special-bridge-gpd = Мост в { $hexes } можно разрушить: защита { $n }.
panzer-special-delayed = { $side }: единицы этой зоны без приказов до хода { $turn } или пока по одной из них не откроют огонь.

### Инструктаж перед боем.


## Заголовки

panzer-brief-victory = Победа
panzer-brief-command = Бой
panzer-brief-forces = Войска
panzer-brief-set-up = Расстановка
panzer-brief-special = Особые правила
panzer-brief-history = История
panzer-brief-balance = Равновесие
panzer-brief-measured = В { $games } партиях двух равных компьютеров ({ $level }) немцы победили в { $german } % (доверительный интервал 95 %: от { $low } до { $high } %), советские войска — в { $soviet } %.
panzer-brief-favours = Одной стороне здесь легче: { $side }.

## Победа

panzer-brief-kills = { $side }: { $n } % очков каждой уничтоженной или брошенной единицы противника.
panzer-brief-damaged = Повреждённый противник на карте даёт { $n } % своих очков.
panzer-brief-objective = { $hexes }: очков { $n }, если боевая единица стоит там полных ходов: { $turns }.
panzer-brief-objective-each = { $hexes }: очков { $n } за каждый, если боевая единица стоит там полных ходов: { $turns }.
panzer-brief-held = { $hexes } в начале боя: { $side }.
panzer-brief-exit = { $side }: очков { $n } за каждую машину, ушедшую с карты через { $hexes }.
panzer-brief-exit-share = { $side }: { $n } % очков каждой машины, ушедшей с карты через { $hexes }.
panzer-brief-survivor = { $side }: очков { $n } за каждую машину «{ $card }», уцелевшую на карте.
panzer-brief-start = { $side }: очков { $n } с самого начала.
panzer-brief-draw = Побеждает тот, кто в конце впереди хотя бы на столько очков: { $n }. Иначе ничья.

## Бой

panzer-brief-turns = Ходов: { $n }.
panzer-brief-layer-basic = Базовая игра.
panzer-brief-layer-advanced = Расширенная игра.
panzer-brief-force = { $side }: { $grade }.
panzer-brief-formation = { $side }, { $name } ({ $grade }): { $units }.
panzer-brief-count = { $n } x { $card }
panzer-brief-count-position = { $n } x { $card } ({ $position })
panzer-brief-position-full-cover = в полном укрытии
panzer-brief-position-entrenched = в окопах
panzer-brief-position-improved-position = на оборудованной позиции
panzer-brief-position-hull-down = корпус укрыт
panzer-brief-position-partial-hull-down = корпус укрыт частью
panzer-brief-modules = Главы сверх базовой игры: { $modules }.
panzer-brief-apcr-plus1 = Подкалиберных снарядов у немцев мало: к броску на них прибавляется 1.
panzer-brief-apcr-plus2 = Подкалиберных снарядов у немцев очень мало: к броску на них прибавляется 2.
panzer-brief-apcr-none = Подкалиберных снарядов у немцев не осталось.
panzer-brief-work = На карте, { $kind }: { $hexes }.
panzer-brief-zone = { $side }: единиц { $n }, зона { $where }.
panzer-brief-entry = { $side }: единиц { $n }, выход на карту в { $where } с хода { $turn }.

## Особые правила

panzer-special-column = { $side }: колонна выходит на карту по дороге, машина за машиной, в своём порядке.
panzer-special-first-player = Первый игрок в ходу { $turn } без броска: { $side }.
panzer-special-barred = В { $hexes } входить нельзя.
panzer-special-bridge-gpd = Мост в { $hexes } можно разрушить: защита { $n }.
panzer-special-works-gpd = Заграждение в { $hexes } можно разрушить: защита { $n }.
panzer-special-delayed = { $side }: единицы этой зоны без приказов до хода { $turn } или пока по одной из них не откроют огонь.

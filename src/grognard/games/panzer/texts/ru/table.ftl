### Карточка единицы, легенда, слои карты.


## Местность

panzer-terrain-clear = чисто
panzer-terrain-rough = пересечённая
panzer-terrain-scrub = кустарник
panzer-terrain-shellhole = воронки
panzer-terrain-light-woods = редкий лес
panzer-terrain-woods = лес
panzer-terrain-dense-woods = густой лес
panzer-terrain-gully = овраг
panzer-terrain-stream = ручей
panzer-terrain-ford = брод
panzer-terrain-water = вода
panzer-terrain-railroad = железная дорога
panzer-terrain-road = дорога
panzer-terrain-trail = тропа
panzer-terrain-bridge = мост
panzer-terrain-street = улица
panzer-terrain-building-wood = деревянные дома
panzer-terrain-building-brick = кирпичные дома
panzer-terrain-building-stone = каменные дома
panzer-terrain-rubble = развалины
panzer-terrain-block = заграждение
panzer-terrain-ditch = противотанковый ров
panzer-terrain-wire = проволока
panzer-terrain-slope = склон
panzer-terrain-crest = гребень
panzer-terrain-cliff = обрыв
panzer-terrain-hedge = изгородь
panzer-terrain-wall = стена

## О местности

panzer-fact-cover-light = Слабое укрытие
panzer-fact-cover-medium = Среднее укрытие
panzer-fact-cover-heavy = Сильное укрытие
panzer-fact-height = Закрывает обзор, высота
panzer-fact-cost-T = Очки на гусеницах
panzer-fact-cost-H = Очки для полугусеничных
panzer-fact-cost-W = Очки на колёсах
panzer-fact-turn = Очки за большой поворот

## О единице

panzer-fact-movement = Движение: местность, тропа, дорога
panzer-fact-size = Размер
panzer-fact-armour = Броня, лоб и корма
panzer-fact-unarmed = Без вооружения
panzer-fact-ap = Бронебойный: до скольких гексов, пробивная сила
panzer-fact-gp = Осколочный и стрелковое оружие: до скольких гексов, фактор GP
panzer-fact-arc-all = Стреляет вкруговую
panzer-fact-arc-front = Стреляет вперёд
panzer-fact-points = Очки

## Слои

panzer-overlay-sight = Линия видимости
panzer-overlay-spotting = Обнаружение
panzer-overlay-reach = Куда можно дойти
panzer-says-sight-from = Из { HEX($hex) } видно гексов: { $n }. { RULE($rule) }
panzer-says-reach = { UNIT($unit, cap: "yes") }: { $n ->
    [0] дойти никуда нельзя.
    [one] можно дойти до { $n } гекса.
    [few] можно дойти до { $n } гексов.
   *[other] можно дойти до { $n } гексов.
} { RULE($rule) }
panzer-says-sight = { HEX($from) } и { HEX($to) } видят друг друга, гексов: { $n }. { RULE($rule) }
panzer-says-spotting-yes = { UNIT($unit, cap: "yes") }: обнаружение, гексов { $distance } при дальности { $reach }. { RULE($rule) }
panzer-says-spotting-range = { UNIT($unit, cap: "yes") }: слишком далеко, гексов { $distance } при дальности { $reach }. { RULE($rule) }
panzer-says-spotting-arc = { UNIT($unit, cap: "yes") }: вне сектора обзора. { RULE($rule) }
panzer-says-spotting-sight = { UNIT($unit, cap: "yes") }: { $why }. { RULE($rule) }
panzer-says-spotting-blind = { UNIT($unit, cap: "yes") }: эта единица не обнаруживает. { RULE($rule) }

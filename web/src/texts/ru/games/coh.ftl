### Conflict of Heroes: слова на ярлыках под фишками, прописными и покороче.

page-coh-tab-hit = ПОПАДАНИЕ
page-coh-tab-bogged = ЗАСТРЯЛ
page-coh-tab-hidden = СКРЫТ
page-coh-tab-carried = НА БОРТУ
page-coh-tab-inside = УКРЫТ
page-coh-tab-damaged = ПОВРЕЖД
page-coh-tab-departing = УХОДИТ
page-coh-tab-loaded = ГРУЖЁН
# $n: метров
page-coh-tab-height = { $n } м
page-coh-tab-dug = ОКОП
page-coh-tab-exposed = ОТКРЫТ
page-coh-hit-stunned = ОГЛУШЁН
page-coh-hit-unnerved = НЕРВЫ
page-coh-hit-killed = УБИТ
page-coh-hit-panicked = ПАНИКА
page-coh-hit-pinned = ПРИЖАТ
page-coh-hit-suppressed = ПОДАВЛЕН
page-coh-hit-cowering = СТРАХ
page-coh-hit-veh-destroyed = УНИЧТОЖЕН
page-coh-hit-veh-gun-damaged-red = БЕЗ ОФС
page-coh-hit-veh-gun-damaged-blue = БЕЗ ББ
page-coh-hit-veh-immobilised = СТОИТ
page-coh-hit-veh-light-damage = ПОВРЕЖДЁН
page-coh-hit-veh-panicked = ПАНИКА
page-coh-hit-veh-stunned = ОГЛУШЁН
page-coh-hit-veh-suppressed = ПОДАВЛЕН

page-coh-counters-about = Слева вверху: ОД за выстрел, на круге, если фишка стреляет во все стороны. Справа вверху: ОД за движение (круг пешком, овал на гусеницах, шестиугольник на колёсах; точки: бонусные гексы). Слева: огневая мощь, по пехоте над бронебойной; в рамке у оружия с расчётом. Посередине: дальность. Справа: защита, сзади над передней. Белое на синем относится к броне.

## Выстрел по гексу, где виден один отряд

page-coh-fire-at = Стрелять по { UNIT($unit, case: "dat") } { HEX($hex, case: "inside") }
page-coh-indirect-at = Стрелять с закрытой позиции по { UNIT($unit, case: "dat") } { HEX($hex, case: "inside") }

## Полёт. $n: метров; $may: both, turn, shift, none

page-coh-flight = Приборы
page-coh-flight-impulses = Импульсов
page-coh-flight-altitude = Высота
page-coh-flight-metres = { $n } м
page-coh-flight-bombs = Бомбы
page-coh-flight-fly = Лететь дальше
page-coh-flight-change = Поворот, набор высоты, снижение
page-coh-flight-left = Левее
page-coh-flight-ahead = Прямо
page-coh-flight-right = Правее
page-coh-flight-bank-left = Поворот влево
page-coh-flight-bank-right = Поворот вправо
page-coh-flight-climb = Вверх
page-coh-flight-dive = Вниз
page-coh-flight-enter = Самолёт входит с края карты: выберите гекс.
page-coh-flight-first = Первый импульс — гекс вперёд. После него можно повернуть или атаковать и сменить высоту.
page-coh-flight-next = { $may ->
    [both] Летите дальше или сначала один раз поверните или атакуйте и один раз смените высоту. Каждое из этого — импульс.
    [turn] Летите дальше или сначала один раз поверните или атакуйте. Высоту снова можно сменить после следующего гекса.
    [shift] Летите дальше или сначала один раз смените высоту. Повернуть или атаковать снова можно после следующего гекса.
   *[none] Летите дальше: поворот, атака и смена высоты снова возможны после следующего гекса.
}

## Знаки на карте

page-coh-mark-hasty-defence = Окоп наспех
page-coh-mark-trench = Траншея
page-coh-mark-gun-pit = Орудийный окоп, открыт сзади
page-coh-mark-bunker = ДОТ с его фронтом
page-coh-mark-at-ditch = Противотанковый ров
page-coh-mark-barbed-wire = Колючая проволока
page-coh-mark-mine-red = Мина против пехоты и орудий
page-coh-mark-mine-blue = Мина против техники
page-coh-mark-mine-black = Мина против всех
page-coh-mark-hidden-mine-black = Мина, известная только вам
page-coh-mark-smoke = Дым этого раунда
page-coh-mark-smoke-old = Дым прошлого раунда
page-coh-mark-plot = Ваша артиллерия, на следующий раунд
page-coh-mark-plot-due = Ваша артиллерия, ударит в этом раунде
page-coh-ahead = КОД на бросок

## Для чего кнопка

page-coh-about-pass = Больше ничего не делать. Когда обе стороны пропустят ход подряд, раунд закончится.
page-coh-about-stall = Заплатить за ожидание: пусть действует противник, а ваши отряды останутся свежими.
page-coh-about-spend = Активный отряд закончил на этот раунд; его оставшиеся ОД пропадают.
page-coh-about-activate = Даёт свежему отряду ОД на несколько действий; когда активируют другого, он закончил.
page-coh-about-fire = Огонь по тому, что видно в секторе и в пределах дальности. Наведите на цель, чтобы увидеть шансы.
page-coh-about-move = Идёт в соседний гекс за его цену в ОД; противник, который это видит, может стрелять.
page-coh-about-pivot = Поворачивается на месте: стреляет он только вперёд, а с тыла в него попасть легче.
page-coh-about-rally = Два кубика, чтобы снять жетон попадания; в укрытии легче.
page-coh-about-assault = Ближний бой с противником в том же гексе.
page-coh-about-smoke = Завеса: сквозь неё плохо видно и трудно стрелять.
page-coh-about-hide = Там, где противник не видит, отряд снова прячется.
page-coh-about-dig = Наспех вырытое укрытие, пока отряд не сдвинется.
page-coh-about-load = Садится в машину.
page-coh-about-unload = Высаживается из машины.
page-coh-about-support = Часть цены платят КОД вместо ОД.
page-coh-about-with = Ещё один отряд действует вместе с этим.

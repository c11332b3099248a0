### Conflict of Heroes: слова на ярлыках под фишками, прописными и покороче.

page-coh-tab-hit = ПОПАДАНИЕ
page-coh-tab-bogged = ЗАСТРЯЛ
page-coh-tab-hidden = СКРЫТ
page-coh-tab-carried = НА БОРТУ
page-coh-tab-inside = УКРЫТ
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

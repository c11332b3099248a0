### Слова и имена: стороны, направления, местность, повреждения, состояния.


## Игра

coh-title = Conflict of Heroes


## Стороны. coh-seat-*: надпись на панели игрока.

coh-side-german = немцы
    .gen = немцев
    .dat = немцам
    .acc = немцев
    .ins = немцами
    .pre = немцах
    .gender = m
    .number = pl
    .animate = yes
coh-side-soviet = советские войска
    .gen = советских войск
    .dat = советским войскам
    .acc = советские войска
    .ins = советскими войсками
    .pre = советских войсках
    .gender = n
    .number = pl
    .animate = no
coh-side-german-2 = вторая немецкая армия
    .gen = второй немецкой армии
    .dat = второй немецкой армии
    .acc = вторую немецкую армию
    .ins = второй немецкой армией
    .pre = второй немецкой армии
    .gender = f
    .number = sg
    .animate = no
coh-side-soviet-2 = вторая советская армия
    .gen = второй советской армии
    .dat = второй советской армии
    .acc = вторую советскую армию
    .ins = второй советской армией
    .pre = второй советской армии
    .gender = f
    .number = sg
    .animate = no
coh-seat-german = Германия
coh-seat-soviet = СССР
coh-seat-german-2 = Германия 2
coh-seat-soviet-2 = СССР 2


## Направления

coh-facing-NE = северо-восток
    .gen = северо-востока
    .dat = северо-востоку
    .acc = северо-восток
    .ins = северо-востоком
    .pre = северо-востоке
    .gender = m
coh-facing-E = восток
    .gen = востока
    .dat = востоку
    .acc = восток
    .ins = востоком
    .pre = востоке
    .gender = m
coh-facing-SE = юго-восток
    .gen = юго-востока
    .dat = юго-востоку
    .acc = юго-восток
    .ins = юго-востоком
    .pre = юго-востоке
    .gender = m
coh-facing-SW = юго-запад
    .gen = юго-запада
    .dat = юго-западу
    .acc = юго-запад
    .ins = юго-западом
    .pre = юго-западе
    .gender = m
coh-facing-W = запад
    .gen = запада
    .dat = западу
    .acc = запад
    .ins = западом
    .pre = западе
    .gender = m
coh-facing-NW = северо-запад
    .gen = северо-запада
    .dat = северо-западу
    .acc = северо-запад
    .ins = северо-западом
    .pre = северо-западе
    .gender = m


## Чем платят

coh-word-ap = ОД
coh-word-opp = рывок
coh-word-cap = КОД
coh-word-card = карта


## Состояния и фишки повреждений

coh-word-fresh = свежий
coh-word-spent = уставший
coh-word-none = без повреждений
coh-word-bare = повреждение без фишки
coh-word-stunned = оглушён
coh-word-unnerved = дух ослаблен
coh-word-killed = убит
coh-word-panicked = паника
coh-word-pinned = прижат огнём
coh-word-suppressed = подавлен огнём
coh-word-cowering = страх
coh-word-veh_destroyed = уничтожен
coh-word-veh_gun_damaged_red = орудие повреждено, нет красной огневой мощи
coh-word-veh_gun_damaged_blue = орудие повреждено, нет синей огневой мощи
coh-word-veh_immobilised = обездвижен
coh-word-veh_light_damage = лёгкие повреждения
coh-word-veh_panicked = экипаж в панике
coh-word-veh_stunned = экипаж оглушён
coh-word-veh_suppressed = экипаж подавлен огнём


## Отметки фишек, шкалы, маркеры, места вне карты

coh-badge-fresh = свежий
coh-badge-spent = уставший
coh-badge-active = активирован
coh-badge-hit = повреждён
coh-badge-dug = в окопе
coh-badge-exposed = на виду
coh-badge-hidden = замаскирован
coh-badge-bogged = застрял
coh-badge-iron = не замечает повреждения
coh-badge-march = на форсированном марше
coh-badge-carried = на машине
coh-badge-inside = в укреплении
coh-badge-loaded = везёт других
coh-badge-air = в воздухе
coh-badge-damaged = повреждён
coh-badge-departing = уходит с карты
coh-track-round = Раунд
coh-track-vp = ПО
coh-track-cap = КОД
coh-track-ap = ОД
coh-place-reserve = ещё не подошёл
coh-place-waiting = ждёт выхода на карту
coh-place-lost = потерян
coh-place-exited = ушёл с карты
coh-place-hidden = замаскирован


## Местность

coh-terrain-open = открытая местность
coh-terrain-wheat = пшеничное поле
coh-terrain-corn = кукурузное поле
coh-terrain-brush = кустарник
coh-terrain-forest = лес
coh-terrain-wooden-building = деревянное здание
coh-terrain-stone-building = каменное здание
coh-terrain-marsh = болото
coh-terrain-river = река
coh-terrain-ford = брод
coh-terrain-large-gully = большая рытвина
coh-terrain-gully-end = окончание рытвины
coh-terrain-road = дорога
coh-terrain-bridge = мост
coh-terrain-hill-up-1 = подъём на один уровень
coh-terrain-climb-2 = перепад в два уровня
coh-terrain-large-gully-side = склон большой рытвины
coh-terrain-small-gully = мелкая рытвина
coh-terrain-wall = каменная ограда
coh-terrain-at-ditch = противотанковый ров


## Укрепления и препятствия

coh-fort-hasty-defence = окоп
    .gen = окопа
    .dat = окопу
    .acc = окоп
    .ins = окопом
    .pre = окопе
    .gender = m
coh-fort-trench = траншея
    .gen = траншеи
    .dat = траншее
    .acc = траншею
    .ins = траншеей
    .pre = траншее
    .gender = f
coh-fort-gun-pit = орудийный окоп
    .gen = орудийного окопа
    .dat = орудийному окопу
    .acc = орудийный окоп
    .ins = орудийным окопом
    .pre = орудийном окопе
    .gender = m
coh-fort-bunker = бункер
    .gen = бункера
    .dat = бункеру
    .acc = бункер
    .ins = бункером
    .pre = бункере
    .gender = m
coh-fort-barbed-wire = колючая проволока
    .gen = колючей проволоки
    .dat = колючей проволоке
    .acc = колючую проволоку
    .ins = колючей проволокой
    .pre = колючей проволоке
    .gender = f
coh-fort-mine-red = противопехотная мина
    .gen = противопехотной мины
    .dat = противопехотной мине
    .acc = противопехотную мину
    .ins = противопехотной миной
    .pre = противопехотной мине
    .gender = f
coh-fort-mine-blue = противотанковая мина
    .gen = противотанковой мины
    .dat = противотанковой мине
    .acc = противотанковую мину
    .ins = противотанковой миной
    .pre = противотанковой мине
    .gender = f
coh-fort-mine-black = смешанная мина
    .gen = смешанной мины
    .dat = смешанной мине
    .acc = смешанную мину
    .ins = смешанной миной
    .pre = смешанной мине
    .gender = f

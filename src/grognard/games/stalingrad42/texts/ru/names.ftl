### Слова и имена: стороны, рода войск, виды частей, местность, погода, времена года.


## Игра

stalingrad42-title = Stalingrad ’42


## Стороны. stalingrad42-seat-*: надпись на панели игрока.

stalingrad42-side-axis = Ось
    .gen = Оси
    .dat = Оси
    .acc = Ось
    .ins = Осью
    .pre = Оси
    .gender = f
    .number = sg
stalingrad42-side-soviet = советские войска
    .gen = советских войск
    .dat = советским войскам
    .acc = советские войска
    .ins = советскими войсками
    .pre = советских войсках
    .gender = n
    .number = pl
stalingrad42-seat-axis = Ось
stalingrad42-seat-soviet = СССР


## Рода войск (S42-2.3.4)

stalingrad42-branch-wehrmacht = вермахт
stalingrad42-branch-ss = СС
stalingrad42-branch-luftwaffe = люфтваффе
stalingrad42-branch-romanian = Румыния
stalingrad42-branch-italian = Италия
stalingrad42-branch-hungarian = Венгрия
stalingrad42-branch-slovak = Словакия
stalingrad42-branch-croat = Хорватия
stalingrad42-branch-volunteers = кавказские добровольцы
stalingrad42-branch-regular = обычные части
stalingrad42-branch-guards = гвардия
stalingrad42-branch-marine = морская пехота
stalingrad42-branch-nkvd = НКВД


## Виды частей (S42-2.3.6)

stalingrad42-type-infantry = пехота
stalingrad42-type-security = охранные войска
stalingrad42-type-fortified = укреплённый район
stalingrad42-type-cavalry = кавалерия
stalingrad42-type-mountain = горная пехота
stalingrad42-type-marine = морская пехота
stalingrad42-type-nkvd = НКВД
stalingrad42-type-engineer = сапёры
stalingrad42-type-motorized = моторизованная пехота
stalingrad42-type-panzergrenadier = панцергренадеры
stalingrad42-type-tank = танки
stalingrad42-type-mechanized = механизированный корпус
stalingrad42-type-tank-brigade = танковая бригада
stalingrad42-type-assault-gun = штурмовые орудия
stalingrad42-type-anti-tank = противотанковые орудия
stalingrad42-type-headquarters = штаб с артиллерией
stalingrad42-type-artillery = артиллерийская дивизия
stalingrad42-type-tank-army = штаб танковой армии
stalingrad42-type-army = штаб армии
stalingrad42-type-commander = командующий
stalingrad42-type-reserve-army = резервная армия


## Качество (S42-2.3.2)

stalingrad42-quality-elite = элитные
stalingrad42-quality-regular = обычные
stalingrad42-quality-poor = слабые


## Приметы части (S42-2.3, 4.2, 9.8, 20)

stalingrad42-trait-tank = танковая точка
stalingrad42-trait-elite-tank = точка элитных танков
stalingrad42-trait-anti-tank = противотанковая точка
stalingrad42-trait-free = белая рамка
stalingrad42-trait-no-extended = без ускоренного движения
stalingrad42-trait-bracketed = оборона в скобках
stalingrad42-trait-garrison = гарнизон
stalingrad42-trait-n-caucasus = Северный Кавказ
stalingrad42-trait-bluecher = «Блюхер»
stalingrad42-trait-transcaucasus = Закавказский фронт


## Местность (S42-2.2)

stalingrad42-terrain-clear = открытая местность
    .gen = открытой местности
    .dat = открытой местности
    .acc = открытую местность
    .ins = открытой местностью
    .pre = открытой местности
    .gender = f
    .number = sg
stalingrad42-terrain-desert = пустыня
    .gen = пустыни
    .dat = пустыне
    .acc = пустыню
    .ins = пустыней
    .pre = пустыне
    .gender = f
    .number = sg
stalingrad42-terrain-rough = пересечённая местность
    .gen = пересечённой местности
    .dat = пересечённой местности
    .acc = пересечённую местность
    .ins = пересечённой местностью
    .pre = пересечённой местности
    .gender = f
    .number = sg
stalingrad42-terrain-forest = лес
    .gen = леса
    .dat = лесу
    .acc = лес
    .ins = лесом
    .pre = лесу
    .gender = m
    .number = sg
stalingrad42-terrain-rough-forest = пересечённая местность с лесом
    .gen = пересечённой местности с лесом
    .dat = пересечённой местности с лесом
    .acc = пересечённую местность с лесом
    .ins = пересечённой местностью с лесом
    .pre = пересечённой местности с лесом
    .gender = f
    .number = sg
stalingrad42-terrain-marsh = болото
    .gen = болота
    .dat = болоту
    .acc = болото
    .ins = болотом
    .pre = болоте
    .gender = n
    .number = sg
stalingrad42-terrain-seasonal-marsh = сезонное болото
    .gen = сезонного болота
    .dat = сезонному болоту
    .acc = сезонное болото
    .ins = сезонным болотом
    .pre = сезонном болоте
    .gender = n
    .number = sg
stalingrad42-terrain-mountain = горы
    .gen = гор
    .dat = горам
    .acc = горы
    .ins = горами
    .pre = горах
    .gender = f
    .number = pl
stalingrad42-terrain-minor-city = малый город
    .gen = малого города
    .dat = малому городу
    .acc = малый город
    .ins = малым городом
    .pre = малом городе
    .gender = m
    .number = sg
stalingrad42-terrain-major-city = большой город
    .gen = большого города
    .dat = большому городу
    .acc = большой город
    .ins = большим городом
    .pre = большом городе
    .gender = m
    .number = sg
stalingrad42-terrain-sea = море
    .gen = моря
    .dat = морю
    .acc = море
    .ins = морем
    .pre = море
    .gender = n
    .number = sg
stalingrad42-terrain-out-of-play = вне игры
stalingrad42-feature-town = городок
    .gen = городка
    .dat = городку
    .acc = городок
    .ins = городком
    .pre = городке
    .gender = m
    .number = sg
stalingrad42-feature-landmark = ориентир
    .gen = ориентира
    .dat = ориентиру
    .acc = ориентир
    .ins = ориентиром
    .pre = ориентире
    .gender = m
    .number = sg
stalingrad42-feature-fort = укрепление
    .gen = укрепления
    .dat = укреплению
    .acc = укрепление
    .ins = укреплением
    .pre = укреплении
    .gender = n
    .number = sg
stalingrad42-feature-port = порт
    .gen = порта
    .dat = порту
    .acc = порт
    .ins = портом
    .pre = порту
    .gender = m
    .number = sg
stalingrad42-water-minor = малая река
    .gen = малой реки
    .dat = малой реке
    .acc = малую реку
    .ins = малой рекой
    .pre = малой реке
    .gender = f
    .number = sg
stalingrad42-water-major = большая река
    .gen = большой реки
    .dat = большой реке
    .acc = большую реку
    .ins = большой рекой
    .pre = большой реке
    .gender = f
    .number = sg
stalingrad42-water-volga = Волга
    .gen = Волги
    .dat = Волге
    .acc = Волгу
    .ins = Волгой
    .pre = Волге
    .gender = f
    .number = sg
stalingrad42-water-lake = озеро
    .gen = озера
    .dat = озеру
    .acc = озеро
    .ins = озером
    .pre = озере
    .gender = n
    .number = sg
stalingrad42-hexside-alpine = сторона гекса в высокогорье
    .gen = стороны гекса в высокогорье
    .dat = стороне гекса в высокогорье
    .acc = сторону гекса в высокогорье
    .ins = стороной гекса в высокогорье
    .pre = стороне гекса в высокогорье
    .gender = f
    .number = sg
stalingrad42-road-main = главная дорога
    .gen = главной дороги
    .dat = главной дороге
    .acc = главную дорогу
    .ins = главной дорогой
    .pre = главной дороге
    .gender = f
    .number = sg
stalingrad42-road-secondary = второстепенная дорога
    .gen = второстепенной дороги
    .dat = второстепенной дороге
    .acc = второстепенную дорогу
    .ins = второстепенной дорогой
    .pre = второстепенной дороге
    .gender = f
    .number = sg
stalingrad42-rail-green = зелёная железная дорога
    .gen = зелёной железной дороги
    .dat = зелёной железной дороге
    .acc = зелёную железную дорогу
    .ins = зелёной железной дорогой
    .pre = зелёной железной дороге
    .gender = f
    .number = sg
stalingrad42-rail-plain = железная дорога
    .gen = железной дороги
    .dat = железной дороге
    .acc = железную дорогу
    .ins = железной дорогой
    .pre = железной дороге
    .gender = f
    .number = sg
stalingrad42-rail-unfinished = недостроенная железная дорога
    .gen = недостроенной железной дороги
    .dat = недостроенной железной дороге
    .acc = недостроенную железную дорогу
    .ins = недостроенной железной дорогой
    .pre = недостроенной железной дороге
    .gender = f
    .number = sg
stalingrad42-rail-never = непостроенная железная дорога
    .gen = непостроенной железной дороги
    .dat = непостроенной железной дороге
    .acc = непостроенную железную дорогу
    .ins = непостроенной железной дорогой
    .pre = непостроенной железной дороге
    .gender = f
    .number = sg
stalingrad42-bridge-road = автомобильный мост
    .gen = автомобильного моста
    .dat = автомобильному мосту
    .acc = автомобильный мост
    .ins = автомобильным мостом
    .pre = автомобильном мосту
    .gender = m
    .number = sg
stalingrad42-bridge-rail = железнодорожный мост
    .gen = железнодорожного моста
    .dat = железнодорожному мосту
    .acc = железнодорожный мост
    .ins = железнодорожным мостом
    .pre = железнодорожном мосту
    .gender = m
    .number = sg
stalingrad42-bridge-pontoon = понтонный мост
    .gen = понтонного моста
    .dat = понтонному мосту
    .acc = понтонный мост
    .ins = понтонным мостом
    .pre = понтонном мосту
    .gender = m
    .number = sg
stalingrad42-bridge-crossing = переправа
    .gen = переправы
    .dat = переправе
    .acc = переправу
    .ins = переправой
    .pre = переправе
    .gender = f
    .number = sg
stalingrad42-place-area = зона { $letter }
    .gen = зоны { $letter }
    .dat = зоне { $letter }
    .acc = зону { $letter }
    .ins = зоной { $letter }
    .pre = зоне { $letter }
    .gender = f
    .number = sg
stalingrad42-place-north-edge = северный край
    .gen = северного края
    .dat = северному краю
    .acc = северный край
    .ins = северным краем
    .pre = северном краю
    .gender = m
    .number = sg
stalingrad42-place-caspian = каспийская зона
    .gen = каспийской зоны
    .dat = каспийской зоне
    .acc = каспийскую зону
    .ins = каспийской зоной
    .pre = каспийской зоне
    .gender = f
    .number = sg


## Погода (S42-23) и времена года

stalingrad42-weather-clear = ясно
stalingrad42-weather-overcast = пасмурно
stalingrad42-weather-overcast-w = пасмурно, зима
stalingrad42-weather-rain = дождь
stalingrad42-weather-snow = снег
stalingrad42-weather-mud = распутица
stalingrad42-season-june-august = июнь–август
stalingrad42-season-september = сентябрь
stalingrad42-season-mud = распутица
stalingrad42-season-winter = зима


## Пополнения (S42-21.1.2)

stalingrad42-replacement-tank = танковое
stalingrad42-replacement-infantry = пехотное
stalingrad42-replacement-cavalry = кавалерийское
stalingrad42-replacement-special = особое
stalingrad42-replacement-allied = Ось


## Очки снабжения (S42-18.6), по номерам

stalingrad42-stock = очко снабжения { $n }
    .gen = очка снабжения { $n }
    .dat = очку снабжения { $n }
    .acc = очко снабжения { $n }
    .ins = очком снабжения { $n }
    .pre = очке снабжения { $n }
    .gender = n
    .number = sg

# Гекс с названием: «Арнем (6012)».
stalingrad42-hex-named = { HEX($site) } ({ $hex })
    .gen = { HEX($site, case: "gen") } ({ $hex })
    .dat = { HEX($site, case: "dat") } ({ $hex })
    .acc = { HEX($site, case: "acc") } ({ $hex })
    .ins = { HEX($site, case: "ins") } ({ $hex })
    .pre = { HEX($site, case: "pre") } ({ $hex })
# Безымянный гекс в справке о сценарии: «6418 (район: Волфхезе)».
stalingrad42-hex-near = { $hex } (район: { $site })

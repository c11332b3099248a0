### Слова и имена: стороны, виды частей, местность, погода.


## Игра

holland44-title = Holland ’44


## Стороны. holland44-seat-*: надпись на панели игрока.

holland44-side-allied = союзники
    .gen = союзников
    .dat = союзникам
    .acc = союзников
    .ins = союзниками
    .pre = союзниках
    .gender = m
    .number = pl
    .animate = yes
holland44-side-german = немцы
    .gen = немцев
    .dat = немцам
    .acc = немцев
    .ins = немцами
    .pre = немцах
    .gender = m
    .number = pl
    .animate = yes
holland44-seat-allied = Союзники
holland44-seat-german = Немцы


## Виды частей (H44-2.3.13)

holland44-type-armor = танки
holland44-type-motorized = моторизованная пехота
holland44-type-infantry = пехота
holland44-type-parachute = парашютисты
holland44-type-glider = планёрная пехота
holland44-type-recon = разведка
holland44-type-armored-recon = бронетанковая разведка
holland44-type-artillery = артиллерия
holland44-type-airborne-artillery = десантная артиллерия
holland44-type-sp-anti-tank = самоходные противотанковые орудия
holland44-type-towed-anti-tank = буксируемые противотанковые орудия
holland44-type-flak = зенитки
holland44-type-tank-destroyer = истребители танков
holland44-type-engineer = сапёры
holland44-type-bridging = мостовая колонна
holland44-type-supply-source = источник снабжения десанта


## Качество (H44-2.3.6)

holland44-morale-elite = элитные
holland44-morale-regular = обычные
holland44-morale-poor = слабые


## Местность (H44-2.2.2)

holland44-terrain-clear = открытая местность
    .gen = открытой местности
    .dat = открытой местности
    .acc = открытую местность
    .ins = открытой местностью
    .pre = открытой местности
    .gender = f
    .number = sg
holland44-terrain-woods = лес
    .gen = леса
    .dat = лесу
    .acc = лес
    .ins = лесом
    .pre = лесу
    .gender = m
    .number = sg
holland44-terrain-polder = польдер
    .gen = польдера
    .dat = польдеру
    .acc = польдер
    .ins = польдером
    .pre = польдере
    .gender = m
    .number = sg
holland44-terrain-polder-woods = лесистый польдер
    .gen = лесистого польдера
    .dat = лесистому польдеру
    .acc = лесистый польдер
    .ins = лесистым польдером
    .pre = лесистом польдере
    .gender = m
    .number = sg
holland44-terrain-marsh = болото
    .gen = болота
    .dat = болоту
    .acc = болото
    .ins = болотом
    .pre = болоте
    .gender = n
    .number = sg
holland44-terrain-town = городок
    .gen = городка
    .dat = городку
    .acc = городок
    .ins = городком
    .pre = городке
    .gender = m
    .number = sg
holland44-terrain-city = город
    .gen = города
    .dat = городу
    .acc = город
    .ins = городом
    .pre = городе
    .gender = m
    .number = sg
holland44-terrain-village = деревня
    .gen = деревни
    .dat = деревне
    .acc = деревню
    .ins = деревней
    .pre = деревне
    .gender = f
    .number = sg
holland44-terrain-heath = пустошь
    .gen = пустоши
    .dat = пустоши
    .acc = пустошь
    .ins = пустошью
    .pre = пустоши
    .gender = f
    .number = sg
holland44-water-minor = малая река
    .gen = малой реки
    .dat = малой реке
    .acc = малую реку
    .ins = малой рекой
    .pre = малой реке
    .gender = f
    .number = sg
holland44-water-canal = канал
    .gen = канала
    .dat = каналу
    .acc = канал
    .ins = каналом
    .pre = канале
    .gender = m
    .number = sg
holland44-water-major = большая река
    .gen = большой реки
    .dat = большой реке
    .acc = большую реку
    .ins = большой рекой
    .pre = большой реке
    .gender = f
    .number = sg
holland44-road-highway = шоссе
    .gen = шоссе
    .dat = шоссе
    .acc = шоссе
    .ins = шоссе
    .pre = шоссе
    .gender = n
    .number = sg
holland44-road-road = дорога
    .gen = дороги
    .dat = дороге
    .acc = дорогу
    .ins = дорогой
    .pre = дороге
    .gender = f
    .number = sg
holland44-road-rail = железная дорога
    .gen = железной дороги
    .dat = железной дороге
    .acc = железную дорогу
    .ins = железной дорогой
    .pre = железной дороге
    .gender = f
    .number = sg
holland44-terrain-ferry = переправа
    .gen = переправы
    .dat = переправе
    .acc = переправу
    .ins = переправой
    .pre = переправе
    .gender = f
    .number = sg
holland44-terrain-bridge = мост
    .gen = моста
    .dat = мосту
    .acc = мост
    .ins = мостом
    .pre = мосте
    .gender = m
    .number = sg
holland44-terrain-rail-bridge = железнодорожный мост
    .gen = железнодорожного моста
    .dat = железнодорожному мосту
    .acc = железнодорожный мост
    .ins = железнодорожным мостом
    .pre = железнодорожном мосте
    .gender = m
    .number = sg
holland44-terrain-drop = гекс высадки
    .gen = гекса высадки
    .dat = гексу высадки
    .acc = гекс высадки
    .ins = гексом высадки
    .pre = гексе высадки
    .gender = m
    .number = sg
holland44-terrain-area = зона входа
    .gen = зоны входа
    .dat = зоне входа
    .acc = зону входа
    .ins = зоной входа
    .pre = зоне входа
    .gender = f
    .number = sg
holland44-terrain-boundary = граница корпусов
    .gen = границы корпусов
    .dat = границе корпусов
    .acc = границу корпусов
    .ins = границей корпусов
    .pre = границе корпусов
    .gender = f
    .number = sg
holland44-region-north-of-neder-rijn = северный берег Недер-Рейна
    .gen = северного берега Недер-Рейна
    .dat = северному берегу Недер-Рейна
    .acc = северный берег Недер-Рейна
    .ins = северным берегом Недер-Рейна
    .pre = северном берегу Недер-Рейна
    .gender = m
    .number = sg
holland44-region-north-of-waal = северный берег Ваала
    .gen = северного берега Ваала
    .dat = северному берегу Ваала
    .acc = северный берег Ваала
    .ins = северным берегом Ваала
    .pre = северном берегу Ваала
    .gender = m
    .number = sg


## Мосты (H44-5)

holland44-bridge-mined = заминирован
holland44-bridge-safe = исправен
holland44-bridge-blown = взорван
holland44-bridge-repair = ремонтируется
holland44-bridge-open = взорвать нельзя


## Погода (H44-4)

holland44-weather-clear = ясно
holland44-weather-cloudy = облачно
holland44-weather-overcast = пасмурно

# Гекс с названием: «Арнем (6012)».
holland44-hex-named = { HEX($site) } ({ $hex })
    .gen = { HEX($site, case: "gen") } ({ $hex })
    .dat = { HEX($site, case: "dat") } ({ $hex })
    .acc = { HEX($site, case: "acc") } ({ $hex })
    .ins = { HEX($site, case: "ins") } ({ $hex })
    .pre = { HEX($site, case: "pre") } ({ $hex })
# Безымянный гекс в справке о сценарии: «6418 (район: Волфхезе)».
holland44-hex-near = { $hex } (район: { $site })

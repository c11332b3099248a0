### Что напечатано: фишки, местность, дорожки; состояния частей; кнопки.


## Состояния частей

stalingrad42-badge-disrupted = расстройство
stalingrad42-badge-routed = полное отступление
stalingrad42-badge-out = без снабжения
stalingrad42-badge-isolated = в окружении
stalingrad42-badge-fired = уже стреляла
stalingrad42-badge-refitted = приняла пополнение
stalingrad42-badge-train = в эшелоне
stalingrad42-badge-shattered = участвовала в автоматическом DS
stalingrad42-badge-attacked = уже атаковала
stalingrad42-badge-struck = уже атакована
stalingrad42-badge-fled = уже отступила
stalingrad42-badge-moved = уже ходила
stalingrad42-badge-ready = готовы к расходу
stalingrad42-badge-dump = неподвижный склад
stalingrad42-badge-reserve = в резерве
stalingrad42-badge-plan-ready = наступление подготовлено
stalingrad42-badge-planned = наступление готовится к следующему ходу
stalingrad42-badge-air = с авиачастью
stalingrad42-badge-box-1 = её ячейка: 1
stalingrad42-badge-box-2 = её ячейка: 2
stalingrad42-badge-box-3 = её ячейка: 3
stalingrad42-badge-box-4 = её ячейка: 4
stalingrad42-badge-box-5 = её ячейка: 5
stalingrad42-badge-box-6 = её ячейка: 6


## Дорожки: число месяца или счёт

stalingrad42-track-turn = Ход
stalingrad42-track-vp = ПО
stalingrad42-track-benchmark = рубеж
stalingrad42-track-air = авиация
stalingrad42-track-resources = ресурсы
stalingrad42-track-replacement-tank = танк. поп.
stalingrad42-track-replacement-infantry = пех. поп.
stalingrad42-track-replacement-cavalry = кав. поп.
stalingrad42-track-replacement-special = особ. поп.
stalingrad42-track-replacement-allied = союз. поп.
stalingrad42-track-6-clear = июня, ясно
stalingrad42-track-6-overcast = июня, пасмурно
stalingrad42-track-6-rain = июня, дождь
stalingrad42-track-7-clear = июля, ясно
stalingrad42-track-7-overcast = июля, пасмурно
stalingrad42-track-7-rain = июля, дождь
stalingrad42-track-8-clear = авг., ясно
stalingrad42-track-8-overcast = авг., пасмурно
stalingrad42-track-8-rain = авг., дождь
stalingrad42-track-9-clear = сент., ясно
stalingrad42-track-9-overcast = сент., пасмурно
stalingrad42-track-9-rain = сент., дождь
stalingrad42-track-10-clear = окт., ясно
stalingrad42-track-10-overcast = окт., пасмурно
stalingrad42-track-10-rain = окт., дождь
stalingrad42-track-10-mud = окт., распутица
stalingrad42-track-10-snow = окт., снег
stalingrad42-track-11-clear = нояб., ясно
stalingrad42-track-11-overcast = нояб., пасмурно
stalingrad42-track-11-overcast-w = нояб., пасмурно
stalingrad42-track-11-rain = нояб., дождь
stalingrad42-track-11-mud = нояб., распутица
stalingrad42-track-11-snow = нояб., снег
stalingrad42-track-12-clear = дек., ясно
stalingrad42-track-12-overcast = дек., пасмурно
stalingrad42-track-12-overcast-w = дек., пасмурно
stalingrad42-track-12-snow = дек., снег


## Названия

stalingrad42-place-NORTH = северный край
stalingrad42-place-F = каспийская зона
stalingrad42-terrain-entry-area = зона входа
stalingrad42-terrain-victory = победный гекс
stalingrad42-terrain-village = городок
stalingrad42-terrain-fort = напечатанное укрепление
stalingrad42-terrain-port = порт
stalingrad42-terrain-oil = нефть
stalingrad42-terrain-peak = вершина
stalingrad42-terrain-landmark = ориентир
stalingrad42-type-supply-point = очко снабжения
stalingrad42-feature-oil = нефть
stalingrad42-feature-front = фронт 28 июня


## Кнопки

stalingrad42-group-move = Движение
stalingrad42-group-regroup = Другие приказы
stalingrad42-verb-march-short = Идти
stalingrad42-verb-extend-short = Марш
stalingrad42-verb-tactical-short = Тактически
stalingrad42-verb-done-short = Закончить фазу
stalingrad42-verb-halt-short = Стоп
stalingrad42-verb-commit-short = Продолжить
stalingrad42-verb-cancel-short = Отменить атаку
stalingrad42-verb-air-short = Авиация
stalingrad42-verb-luftwaffe-short = Люфтваффе
stalingrad42-verb-yield-short = Отступить
stalingrad42-verb-hold-short = Держаться
stalingrad42-verb-support-short = Артиллерия
stalingrad42-verb-with-short = Добавить
stalingrad42-verb-rout-short = Беспорядочное отступление
stalingrad42-verb-lose-short = Потерять уровень
stalingrad42-verb-stand-short = Стоять насмерть
stalingrad42-verb-desperate-short = До последнего
stalingrad42-verb-alone-short = Отойти порознь
stalingrad42-verb-shatter-short = Разгром
stalingrad42-verb-attack-short = Атака
stalingrad42-verb-follow-short = Преследовать
stalingrad42-verb-strike-short = Прорыв
stalingrad42-verb-join-short = Присоединить
stalingrad42-verb-rail-short = В эшелон
stalingrad42-verb-sail-short = Морем
stalingrad42-verb-flotilla-short = Флотилия
stalingrad42-verb-unpack-short = Развернуть
stalingrad42-verb-pack-short = Свернуть
stalingrad42-verb-store-short = Склад
stalingrad42-verb-reserve-short = В резерв
stalingrad42-verb-raze-short = Оставить укрепление
stalingrad42-verb-activate-short = Активировать
stalingrad42-verb-arrive-short = Прибыть
stalingrad42-verb-fortify-short = Укрепление
stalingrad42-verb-buy-short = Очко снабжения
stalingrad42-verb-spend-short = Потратить снабжение
stalingrad42-verb-ready-short = Подготовить
stalingrad42-verb-refit-short = Пополнение
stalingrad42-verb-rebuild-short = Восстановить
stalingrad42-verb-declare-short = Зимнее наступление
stalingrad42-verb-recall-short = Вывести
stalingrad42-verb-railhead-short = Перешить путь
stalingrad42-verb-charge-short = Потратить снабжение
stalingrad42-verb-plan-short = Плановое наступление
stalingrad42-verb-pick-short = Взять этот кубик
stalingrad42-verb-reroll-short = Перебросить
stalingrad42-verb-keep-short = Оставить бросок
stalingrad42-verb-remnant-short = Остатки
stalingrad42-verb-disband-short = Без остатков
stalingrad42-verb-disengage-short = Оторваться
stalingrad42-verb-withdraw-short = Оторваться всем
stalingrad42-verb-release-short = Ввести резерв
stalingrad42-verb-storm-short = Штурм
stalingrad42-verb-assign-short = Ячейка
stalingrad42-verb-swap-short = Обменять
stalingrad42-verb-conceal-short = В ячейку
stalingrad42-verb-emerge-short = Из ячейки
stalingrad42-verb-show-short = Показать


## Фишки подробно (S42-2.3)

stalingrad42-fact-vehicle = Техника
stalingrad42-fact-mechanised = Моторизованная пехота
stalingrad42-fact-on-foot = Пешком
stalingrad42-fact-attack = Сила атаки
stalingrad42-fact-defence = Сила обороны
stalingrad42-fact-movement = Норма движения
stalingrad42-fact-steps = Уровни
stalingrad42-fact-range = Дальность в гексах


## Местность (S42-2.2.1)

stalingrad42-fact-cost-foot = ОД пешком
stalingrad42-fact-cost-mech = ОД, моторизованная пехота
stalingrad42-fact-cost-veh = ОД, техника
stalingrad42-fact-road-foot = ОД пешком
stalingrad42-fact-road-mech = ОД, механизированные
stalingrad42-fact-road-mech-wet = ОД, механизированные, в дождь и распутицу
stalingrad42-fact-more-foot = ОД дополнительно, пешком
stalingrad42-fact-more-mech = ОД дополнительно, механизированные
stalingrad42-fact-shift = Столбцы для атакующего
stalingrad42-fact-doubles-infantry = Удваивает обороняющуюся пехоту
stalingrad42-fact-doubles-all = Удваивает всех обороняющихся
stalingrad42-fact-no-tank-shift = Сдвига за танки нет
stalingrad42-fact-wet = Атака отсюда считается атакой через реку
stalingrad42-fact-ends-advance = Вне дороги продвижение здесь кончается
stalingrad42-fact-supply-two = Вне дороги считается за два гекса линии снабжения
stalingrad42-fact-wet-marsh = С первого дождя это болото
stalingrad42-fact-city-battle = За него идут городские бои
stalingrad42-fact-no-fort = Укрепление здесь не построить
stalingrad42-fact-attrition = Окружённым здесь тяжелее
stalingrad42-fact-not-crossed = Без моста или переправы не перейти
stalingrad42-fact-start-adjacent = Переходит только тот, кто начал рядом
stalingrad42-fact-halves = Через неё атакуют вполовину
stalingrad42-fact-doubles-behind = Удваивает обороняющихся, если все атакуют через воду
stalingrad42-fact-attack-crossing = Атака только через переправы и мосты
stalingrad42-fact-attack-mountain = Атакуют через неё только горные дивизии
stalingrad42-fact-no-attack = Через неё не атакуют
stalingrad42-fact-no-zoc = ЗК через неё не действует
stalingrad42-fact-no-bond = Связка через неё не проходит
stalingrad42-fact-bond-once = Связка проходит через одну такую сторону, но не через две
stalingrad42-fact-no-retreat = Через неё не отступают
stalingrad42-fact-no-supply = Линия снабжения через неё не проходит
stalingrad42-fact-feature-town = Обороняются как на пересечённой местности; аэродром
stalingrad42-fact-feature-fort = Советское укрепление, пока его группу не оставят
stalingrad42-fact-feature-port = Источник снабжения того, кто владеет морем
stalingrad42-fact-feature-oil = Нефть: приносит очки
stalingrad42-fact-feature-front = Здесь стоял фронт 28 июня; города к западу стоят Оси очков, если их держат советские войска
stalingrad42-fact-bridge-road = Переход ничего не стоит
stalingrad42-fact-bridge-rail = Переход за небольшую плату
stalingrad42-fact-bridge-crossing = Понтонный мост, который стоит всегда
stalingrad42-fact-rail-green = Перешивают её гекс за гексом
stalingrad42-fact-rail-plain = Перешивается вместе с тем, что вокруг
stalingrad42-fact-rail-unfinished = Откроется позже


## Календарь: названия ходов и события

stalingrad42-turn-name = { $day } { $month ->
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
stalingrad42-date-areas = зона { $areas }
# Сколько пополнений каждого рода
stalingrad42-date-replacements = Пополнения{ $tank ->
    [0] {""}
   *[other] {" · "}танковые { $tank }
}{ $infantry ->
    [0] {""}
   *[other] {" · "}пехотные { $infantry }
}{ $cavalry ->
    [0] {""}
   *[other] {" · "}кавалерийские { $cavalry }
}{ $special ->
    [0] {""}
   *[other] {" · "}особые { $special }
}{ $allied ->
    [0] {""}
   *[other] {" · "}для союзников Германии { $allied }
}
stalingrad42-date-resources = { $n ->
    [one] { $n } очко ресурсов
    [few] { $n } очка ресурсов
   *[other] { $n } очков ресурсов
}
stalingrad42-date-season = Погода: { $season }
stalingrad42-date-winter = Зима: реки замерзают, перевалы закрыты
stalingrad42-date-railhead = В { $hex } появляется терминал
stalingrad42-date-railway = Достроена железная дорога
stalingrad42-date-upgrade = { $unit }: замена на { $new }
stalingrad42-date-check = К концу своей половины хода у Оси должно быть { $vp } ПО
stalingrad42-date-hold = До начала своей половины хода Ось должна удержать один из гексов { $hexes }

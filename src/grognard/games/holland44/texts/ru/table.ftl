### Что напечатано: фишки, местность, дорожки; состояния частей; названия мостов.


## Состояния частей

holland44-badge-disrupted = расстройство
holland44-badge-routed = беспорядочное отступление
holland44-badge-out = без снабжения
holland44-badge-isolated = окружение
holland44-badge-spent = силы исчерпаны
holland44-badge-scattered = рассеяние
holland44-badge-engaged = связана боем
holland44-badge-exhausted = запасы исчерпаны
holland44-badge-fired = уже стреляла
holland44-badge-limbered = с маркером движения
holland44-badge-dismounted = без машин
holland44-badge-refitted = приняла пополнение
holland44-badge-landed = высадка в этом ходу
holland44-badge-ferries = держит переправу
holland44-badge-train = в эшелоне
holland44-badge-shattered = участвовала в автоматическом DS
holland44-badge-attacked = уже атаковала
holland44-badge-struck = уже атакована
holland44-badge-fled = уже отступила
holland44-badge-moved = уже ходила


## Дорожки: число месяца или счёт

holland44-track-turn = Ход
holland44-track-vp = ПО
holland44-track-half-vp = ½ ПО
holland44-track-across = за рекой
holland44-track-air = авиация
holland44-track-landings = высадки
holland44-track-airborne-101 = 101-я: вернутся
holland44-track-airborne-82 = 82-я: вернутся
holland44-track-airborne-1Abn = 1-я: вернутся
holland44-track-am-clear = сент., утро, ясно
holland44-track-am-cloudy = сент., утро, облачно
holland44-track-am-overcast = сент., утро, пасмурно
holland44-track-pm-clear = сент., день, ясно
holland44-track-pm-cloudy = сент., день, облачно
holland44-track-pm-overcast = сент., день, пасмурно
holland44-track-night-clear = сент., ночь
holland44-track-night-cloudy = сент., ночь
holland44-track-night-overcast = сент., ночь


## Названия

holland44-bridge-at = { $name } ({ $hexes })
holland44-bridge-restore = ремонтируют немцы
holland44-terrain-out-of-play = вне игры
holland44-terrain-entry-area = зона входа
holland44-terrain-victory = победный гекс
holland44-terrain-bridge-gold = мост, который не взрывают
holland44-brief-arrival-source = Ход { $turn }, { $side }: { $units }, по воздуху, у источника снабжения{ $area }.


## Кнопки

holland44-group-move = Движение
holland44-group-regroup = Перестроить
holland44-verb-march-short = Идти
holland44-verb-extend-short = Марш
holland44-verb-tactical-short = Тактически
holland44-verb-done-short = Закончить фазу
holland44-verb-halt-short = Стоп
holland44-verb-commit-short = Продолжить
holland44-verb-cancel-short = Отменить атаку
holland44-verb-air-short = Авиация
holland44-verb-yield-short = Отступить
holland44-verb-hold-short = Держаться
holland44-verb-support-short = Артиллерия
holland44-verb-attach-short = Придать
holland44-verb-with-short = Добавить
holland44-verb-lead-short = Ведёт
holland44-verb-rout-short = Беспорядочное отступление
holland44-verb-lose-short = Потерять уровень
holland44-verb-stand-short = Стоять насмерть
holland44-verb-alone-short = Отойти порознь
holland44-verb-spare-short = Не взрывать
holland44-verb-shatter-short = Разгром
holland44-verb-attack-short = Атака
holland44-verb-land-short = Высадить
holland44-verb-jam-short = Затор
holland44-verb-blow-short = Взорвать
holland44-verb-mine-short = Минировать
holland44-verb-mend-short = Чинить
holland44-verb-refit-short = Пополнение
holland44-verb-rebuild-short = Восстановить
holland44-verb-rejoin-short = Вернуть
holland44-verb-ready-short = Пополнить
holland44-verb-redeploy-short = Перевести
holland44-verb-disengage-short = Оторваться
holland44-verb-follow-short = Преследовать
holland44-verb-strike-short = Прорыв
holland44-verb-join-short = Присоединить


## Фишки подробно (H44-2.3)

holland44-fact-formation = { $name }
holland44-fact-vehicle = Техника
holland44-fact-mechanised = Моторизованная пехота
holland44-fact-on-foot = Пешком
holland44-fact-attack = Сила атаки
holland44-fact-defence = Сила обороны
holland44-fact-movement = Норма движения
holland44-fact-steps = Уровни
holland44-fact-armour = Класс брони
holland44-fact-anti-tank = Противотанковый класс; в атаке на один меньше
holland44-fact-range = Дальность в гексах
holland44-fact-free-stacking = Одна такая часть не считается при складывании
holland44-fact-face-down = Лежит лицом вниз: никто не знает, что это


## Местность (H44-2.2.2)

holland44-fact-cost-foot = ОД пешком
holland44-fact-cost-mech = ОД, моторизованная пехота
holland44-fact-cost-veh = ОД, техника
holland44-fact-cost-road = ОД вдоль неё
holland44-fact-more-foot = ОД дополнительно, пешком
holland44-fact-more-mech = ОД дополнительно, моторизованная пехота
holland44-fact-doubles = Удваивает обороняющихся, кроме техники
holland44-fact-veh-halved = Техника атакует отсюда и сюда вполовину
holland44-fact-wet = Атака отсюда считается атакой через воду
holland44-fact-no-armor-shift = Сдвига за танки нет
holland44-fact-armor-shift-road = Сдвиг за танки только вдоль дороги
holland44-fact-no-bond = Связка здесь не проходит
holland44-fact-one-hex-stop = Отступление может кончиться в первом же гексе
holland44-fact-tactical-only = Без моста только тактическим движением
holland44-fact-halves-all = Все атакуют через неё вполовину
holland44-fact-no-attack = Без моста атаки нет, кроме форсирования
holland44-fact-no-zoc = Без моста ЗК через неё не действует
holland44-fact-no-retreat = Без моста через неё не отступают
holland44-fact-no-supply = Без моста нет снабжения
holland44-fact-bridge = Немцы могут взорвать его, когда подходят союзники
holland44-fact-bridge-gold = Не взрывается никогда
holland44-fact-rail-bridge = Железнодорожный мост: как другие, но через большую реку не чинится
holland44-fact-ferry = Один уровень за ход игрока


## Календарь: названия ходов и события

# $kind: am, pm или night
holland44-turn-name = { $day } сент., { $kind ->
    [am] утро
    [pm] день
   *[night] ночь
}
holland44-date-area = зона { $place }
holland44-date-drop = по воздуху, { $place }
holland44-date-source = по воздуху к источнику снабжения{ $place }
holland44-date-replacements = { $n ->
    [one] { $n } очко пополнения
    [few] { $n } очка пополнения
   *[other] { $n } очков пополнения
}
holland44-date-allied-areas = Зоны { $areas } переходят к союзникам
holland44-date-boundaries = Границы британских корпусов больше не действуют

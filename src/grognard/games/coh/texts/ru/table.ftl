### Карточка отряда, легенда, надписи на карте, слои, короткие подписи кнопок, предупреждения.


## О местности. Цена прибавляется к цене движения отряда; прочерк: войти нельзя.

coh-fact-dm = Защита
coh-fact-cost-foot = ОД пешком
coh-fact-cost-pushed = ОД для орудий
coh-fact-cost-tracked = ОД на гусеницах
coh-fact-cost-wheeled = ОД на колёсах
coh-fact-blocks-yes = Закрывает обзор
coh-fact-blocks-level = Закрывает обзор своей высотой
coh-fact-bog = Машина может застрять


## Об отряде

coh-fact-foot = Пешком
coh-fact-pushed = Катит расчёт
coh-fact-tracked = На гусеницах
coh-fact-wheeled = На колёсах
coh-fact-aircraft = Самолёт
coh-fact-fire = ОД за выстрел
coh-fact-move = ОД за движение
coh-fact-red = Огневая мощь по пехоте
coh-fact-blue = Огневая мощь по броне
coh-fact-range = Дальность
coh-fact-long-range = Предельная дальность
coh-fact-min-range = Наименьшая дальность
coh-fact-front = Защита спереди
coh-fact-rear = Защита сзади
coh-fact-bonus = Бесплатных гексов после движения
coh-fact-indirect = ОД за навесной огонь
coh-fact-impulses = Импульсов
coh-fact-shield = Защита для десанта
coh-fact-boxed-red = Оружие с расчётом: в ближнем бою слабее против пехоты
coh-fact-boxed-blue = Оружие с расчётом: в ближнем бою слабее против брони
coh-fact-turret = Башня: стреляет во все стороны
coh-fact-open-top = Открытый верх
coh-fact-mortar = Миномёт: всегда бьёт по защите сзади
coh-fact-sniper = Снайпер
# $kind: free, ap, cap, both (и то и другое); $n: цена
coh-fact-card-cost = { $kind ->
    [free] Бесплатно
    [ap] { $n } ОД
    [cap] { $n } КОД
   *[both] { $n } ОД или КОД
}
coh-fact-card-group = Для отряда или группы
coh-fact-card-beside = Сама не действие
coh-fact-card-once = Один раз за бой
coh-fact-card-once-per-turn = Раз в ход
coh-fact-card-permanent = Действует всегда
coh-fact-barrages = Залпов
coh-fact-front-blue = Броня спереди


## На карте

# $n: с какого раунда здесь входят подкрепления
coh-label-entry = { PLAYER($player, cap: "yes") }, раунд { $n }


## Слои

coh-overlay-sight = Линия обзора
coh-overlay-arc = Сектор и дальность
coh-overlay-defence = Защита местности
coh-overlay-control = Победные гексы
coh-overlay-threat = Угроза
coh-overlay-height = Высота
coh-overlay-blind = Слепые гексы
coh-overlay-barrage = Залп артиллерии


## Короткие подписи выбора, когда отряд ясен; группы выбора

coh-verb-activate-short = Активировать
coh-verb-ap-short = ОД
coh-verb-opp-short = Рывок
coh-verb-cap-short = КОД
coh-verb-use-short = Выбрать
coh-verb-with-short = Взять с собой
coh-verb-support-short = КОД вместо ОД
coh-verb-spend-short = Закончить
coh-verb-stall-short = Ожидание
coh-verb-pass-short = Пропустить
coh-group-unit = Отряд
coh-group-card = Карта
coh-group-group = Группа
coh-group-pay = Оплата
coh-group-move = Движение
coh-group-facing = Поворот
coh-group-fire = Огонь
coh-group-rally = Перегруппировка
coh-group-dig = Окопаться
coh-group-target = Цель
coh-group-roll = Бросок
coh-group-fort = Укрепление
coh-group-transport = Перевозка
coh-group-hide = Укрыться
coh-group-smoke = Дым
coh-group-suspect = Подозрение
coh-group-sense = Шестое чувство
coh-group-plot = Артиллерия
coh-group-place = Расстановка


## Перед выбором, о котором можно пожалеть. $rule: правило.

# $ap: сколько ОД пропадёт; $units: чьи они
coh-regret-pass-ap = Пропустить ход? { $ap } ОД пропадут. Уставшими станут: { UNIT($units) }. { RULE($rule) }
# $units: свежие отряды
coh-regret-pass-round = Пропустить ход? Другая сторона уже пропустила, и раунд закончится. Ещё свежие: { UNIT($units) }. { RULE($rule) }
coh-regret-pass-fresh = Пропустить ход? Если следом пропустят и другие, раунд закончится. Ещё свежие: { UNIT($units) }. { RULE($rule) }
coh-regret-friends = Стрелять по { HEX($hex, case: "dat") }? Там можно попасть и по своим: { UNIT($units) }. { RULE($rule) }


## Что говорит слой. $rule: правило.

coh-says-sight-from = Из { HEX($hex, case: "gen") } { $n ->
    [one] виден { $n } гекс
    [few] видно { $n } гекса
   *[other] видно { $n } гексов
} карты. { RULE($rule) }
# $n: расстояние в гексах
coh-says-sight = Из { HEX($from, case: "gen") } видно { HEX($to, case: "acc") }, расстояние { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[other] { $n } гексов
}. { RULE($rule) }
# $why: terrain, height или gully; $terrain и $hex: что мешает
coh-says-no-sight = { $why ->
    [gully] Из { HEX($from, case: "gen") } не видно { HEX($to, case: "gen") }: один из гексов в рытвине, а из неё видно только соседний гекс или вдоль неё. { RULE($rule) }
    [height] Из { HEX($from, case: "gen") } не видно { HEX($to, case: "gen") }: { HEX($hex) } ({ $terrain }) слишком высоко. { RULE($rule) }
    [smoke] Из { HEX($from, case: "gen") } не видно { HEX($to, case: "gen") }: дым { HEX($hex, case: "inside") }. { RULE($rule) }
   *[terrain] Из { HEX($from, case: "gen") } не видно { HEX($to, case: "gen") }: { $terrain }, { HEX($hex) }. { RULE($rule) }
}
# $near, $far: дальность и предельная дальность; $arc: правило о секторе
coh-says-arc = { UNIT($unit, cap: "yes") }: дальность { $near ->
    [one] { $near } гекс
    [few] { $near } гекса
   *[other] { $near } гексов
}, предельная { $far }. { RULE($rule) } Закрашен сектор обстрела. { RULE($arc) }
coh-says-arc-none = { UNIT($unit, cap: "yes") }: атака только в своём гексе. { RULE($rule) }
coh-says-defence = Сколько местность прибавляет к защите отряда в гексе. { RULE($rule) }
coh-says-control-round = { HEX($hex, cap: "yes") }: { $n } ПО в конце каждого раунда. Контроль: { $player }. { RULE($rule) }
coh-says-control-end = { HEX($hex, cap: "yes") }: { $n } ПО в конце боя. Контроль: { $player }. { RULE($rule) }
coh-says-nobody = ничей
coh-says-height = Уровень местности; линия там, где сходятся два уровня. { RULE($rule) }
# $n: сколько гексов скрыто за препятствием ниже глаза
coh-says-blind = { $n ->
    [0] Из { HEX($hex, case: "gen") } нет слепых гексов.
    [one] Из { HEX($hex, case: "gen") } слеп { $n } гекс: он сразу за препятствием, которое ниже верхнего из двух.
    [few] Из { HEX($hex, case: "gen") } слепы { $n } гекса: они сразу за препятствием, которое ниже верхнего из двух.
   *[other] Из { HEX($hex, case: "gen") } слепы { $n } гексов: они сразу за препятствием, которое ниже верхнего из двух.
} { RULE($rule) }
# $n: гексов; $friends, $enemies: известные отряды под огнём
coh-says-barrage = «{ CARD($battery) }»: залп накроет { $n } гексов вокруг { HEX($hex, case: "gen") }. Противник: { $enemies ->
    [0] известных нет
   *[other] { $enemies }
}, свои: { $friends ->
    [0] никого
   *[other] { $friends }
}. { RULE($rule) }
# $n: сколько отрядов противника может стрелять
coh-says-threat = { $n ->
    [0] Сейчас ни один известный вам отряд противника не может стрелять.
    [one] Стрелять может { $n } отряд противника. Отмечены гексы, куда он достаёт с места, не поворачиваясь.
    [few] Стрелять могут { $n } отряда противника. Отмечены гексы, куда они достают с места, не поворачиваясь.
   *[other] Стрелять могут { $n } отрядов противника. Отмечены гексы, куда они достают с места, не поворачиваясь.
} { RULE($rule) }

## Бонусные карты: что говорит о них сценарий

coh-fact-vp = ПО
coh-fact-score-hexes = Тем, кто удерживает { HEX($hexes, case: "acc") }
coh-fact-last-cards = Среди последних карт колоды
# $who: drawer, other или both
coh-fact-event-cap = { $who ->
    [drawer] КОД тому, кто вытянул
    [other] КОД другой стороне
   *[both] КОД обеим сторонам
}
coh-fact-event-cards = { $who ->
    [drawer] Карты тому, кто вытянул
    [other] Карты другой стороне
   *[both] Карты обеим сторонам
}
coh-fact-event-smoke = Дымовая завеса над { HEX($hexes, case: "ins") }
coh-fact-event-reinforcement = Подходит подкрепление
# $side: german или soviet
coh-fact-goal-hold = { PLAYER($side, cap: "yes") }: удержать { HEX($hexes, case: "acc") }
coh-fact-goal-destroy = { PLAYER($side, cap: "yes") }: сколько отрядов врага уничтожить
coh-fact-goal-survive = { PLAYER($side, cap: "yes") }: сколько отрядов можно потерять
coh-fact-goal-exit = { PLAYER($side, cap: "yes") }: сколько отрядов вывести с карты

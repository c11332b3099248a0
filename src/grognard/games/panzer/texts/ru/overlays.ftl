### Слои карты, что даёт приказ или выстрел, что осталось сделать.


## Названия

panzer-overlay-dead-zone = Мёртвые зоны
panzer-overlay-hull = Укрытие корпуса от огня отсюда
panzer-overlay-sighted = Кто кого обнаружил
panzer-overlay-threat = Кто может стрелять по единице на ходу
panzer-overlay-command = Дальность командования
panzer-overlay-danger = Опасность в пути
panzer-overlay-allowed = Что позволяет приказ
panzer-overlay-shot = Выстрел
panzer-overlay-left = Что осталось сделать

## Обозначения на карте

panzer-key-sighted-clear = обнаружили друг друга
panzer-key-sighted-bond = обнаружила только эта сторона
panzer-key-dead-zone-blind = мёртвая зона
panzer-key-dead-zone-culprit = что её закрывает
panzer-key-hull-hull-full = корпус укрыт стеной или насыпью
panzer-key-hull-hull-works = корпус укрыт на позиции или в здании
panzer-key-hull-hull-partial = корпус укрыт частично
panzer-key-hull-hull-search = можно искать: бросок, без модификаторов
panzer-key-threat-threat-1 = может стрелять один противник
panzer-key-threat-threat-2 = могут стрелять двое
panzer-key-threat-threat-3 = могут стрелять трое и больше
panzer-key-reach-reach = по местности
panzer-key-reach-reach-way = по дороге или тропе
panzer-key-allowed-clear = можно обстрелять
panzer-key-command-range = в дальности командования

## Видимость

panzer-says-blocked-height = { HEX($from) } и { HEX($to) } не видят друг друга: мешает { HEX($hex) } ({ $what }). { RULE($rule) }
panzer-says-blocked-dead-zone = { HEX($from) } и { HEX($to) } не видят друг друга: нижний гекс в мёртвой зоне за { HEX($hex) } ({ $what }). { RULE($rule) }
panzer-says-blocked-rim = { HEX($from) } и { HEX($to) } не видят друг друга: мешает край { HEX($hex) }. { RULE($rule) }
# Почему единица не видит цель, внутри фразы. $hex: что закрывает, $what: чем именно; $reach: гексов
panzer-unseen-height = мешает { HEX($hex) } ({ $what })
panzer-unseen-dead-zone = цель в мёртвой зоне за { HEX($hex) } ({ $what })
panzer-unseen-rim = мешает край { HEX($hex) }
panzer-unseen-range = её видно только с дальности { $reach }
panzer-unseen-arc = цель вне сектора
panzer-unseen-blind = эта единица не обнаруживает
panzer-unseen-since = цель появилась на виду только теперь
panzer-obstacle-ground = подъём местности
panzer-obstacle-side = гребень или изгородь
panzer-says-dead-zone = { $n ->
    [0] У { HEX($hex) } нет мёртвых зон.
    [one] { $n } гекс ниже { HEX($hex) } лежит в мёртвой зоне.
    [few] { $n } гекса ниже { HEX($hex) } лежат в мёртвых зонах.
   *[other] { $n } гексов ниже { HEX($hex) } лежат в мёртвых зонах.
} { RULE($rule) }
panzer-says-hull = От огня из { HEX($hex) } среди видимых гексов: корпус машины укрыт в { $full }, частично в { $partial }, ещё в { $search } можно искать позицию. { RULE($rule) }
panzer-says-sighted = { $side }: обнаружено сейчас { $n } из { $of }. { RULE($rule) }

## Опасность

panzer-says-threat = { UNIT($unit, cap: "yes") }: на ходу обстрел возможен в { $n ->
    [one] { $n } гексе
    [few] { $n } гексах
   *[other] { $n } гексах
}. { RULE($rule) }
panzer-says-way = { UNIT($unit, cap: "yes") }: { $n ->
    [0] на этом пути стрелять некому.
    [one] на этом пути обстрел возможен в { $n } гексе из { $of }.
    [few] на этом пути обстрел возможен в { $n } гексах из { $of }.
   *[other] на этом пути обстрел возможен в { $n } гексах из { $of }.
} { RULE($rule) }
panzer-says-danger = { HEX($hex) }: { UNIT($unit) } { $chance ->
    [0] может открыть огонь
   *[other] попадает с шансом { $chance } %
}{ $n ->
    [one] .
    [few] , стрелять могут { $n }.
   *[other] , стрелять могут { $n }.
}
panzer-says-too-far = { UNIT($unit, cap: "yes") }: до { HEX($hex) } за этот ход не добраться, слишком далеко.
panzer-says-command = { UNIT($unit, cap: "yes") }: дальность командования { $n }. { RULE($rule) }

## Что позволяет приказ

panzer-allows-target = { UNIT($unit, cap: "yes") }{ $n ->
    [0] { "" }
   *[other] : попадание { $n } %
}{ $harm ->
    [no] , попадание ничего не даст
   *[yes] { "" }
}
panzer-allows-nobody = сейчас стрелять не по кому
panzer-allows-nearest = Целей нет. { UNIT($unit, cap: "yes") }, гексов { $n }: { $why }. { RULE($rule) }
panzer-unaimed-range = дальше, чем бьёт орудие
panzer-unaimed-near = слишком близко для этого оружия
panzer-unaimed-arc = вне сектора обстрела
panzer-unaimed-useless = это оружие ничего ей не сделает
panzer-allows-reach = { $n ->
    [0] дойти некуда
    [one] { $n } гекс в пределах хода
    [few] { $n } гекса в пределах хода
   *[other] { $n } гексов в пределах хода
}
panzer-allows-watch = { $of ->
    [0] противника рядом нет
   *[other] под прицелом { $n } из { $of }, если они двинутся или выстрелят
}
panzer-allows-own = Разведка: приказов своего подразделения она не занимает. { RULE($rule) }
panzer-allows-left = Осталось приказов: { $n } из { $of }. { RULE($rule) }

## Выстрел

panzer-shot-range = дальность { $n }
panzer-shot-angle = { $angle ->
    [front] Лоб
    [front_side] Передняя часть борта
    [rear_side] Задняя часть борта
   *[rear] Корма
}: пробитие { $penetration }
# $n: сколько из ста попаданий приходится сюда; $destroyed, $damaged, $shaken: что они дают
panzer-shot-place = { $place ->
    [tf] Лоб башни
    [ts] Борт башни
    [tr] Корма башни
    [hf] Лоб корпуса
    [hs] Борт корпуса
    [hr] Корма корпуса
    [dk] Крыша
   *[tk] Ходовая часть
}, { $n } из 100 попаданий: { $pierces ->
    [tracks] двигаться дальше не сможет.
    [no] пробитие { $penetration } против брони { $armour }, без последствий.
   *[yes] пробитие { $penetration } против брони { $armour }; { $destroyed } уничтожат, { $damaged } повредят, { $shaken } испугают экипаж.
} { RULE($rule) }
panzer-shot-covered = Из 100 попаданий { $n } придутся в землю: корпус цели укрыт. { RULE($rule) }
panzer-shot-basic = { $angle ->
    [front] Лоб
   *[rear] Корма
}: пробитие { $penetration } против брони { $armour }. { $result ->
    [dm] Попадание повредит машину.
    [ko] Попадание подобьёт машину.
    [bu] Попадание подожжёт машину.
   *[nothing] Попадание ничего не даст.
} { RULE($rule) }

## Что осталось сделать

panzer-left-command = { $n ->
    [one] У { $n } единицы ещё нет приказа.
    [few] У { $n } единиц ещё нет приказа.
   *[other] У { $n } единиц ещё нет приказа.
} { RULE($rule) }
panzer-left-fire = { UNIT($unit, cap: "yes") }: должна стрелять, { $n ->
    [0] для своего орудия целей нет; дым или огонь тех, кого везёт.
    [one] { $n } цель.
    [few] { $n } цели.
   *[other] { $n } целей.
} { RULE($rule) }
panzer-left-no-target = { UNIT($unit, cap: "yes") }: целей нет, приказ пропадёт. { RULE($rule) }
panzer-left-resolve = Провести огонь по { UNIT($unit) }: { $n ->
    [one] { $n } выстрел.
    [few] { $n } выстрела.
   *[other] { $n } выстрелов.
} { RULE($rule) }
panzer-left-react = { UNIT($unit, cap: "yes") }: может стрелять, { $n ->
    [one] { $n } цель.
    [few] { $n } цели.
   *[other] { $n } целей.
} { RULE($rule) }
panzer-left-pivot = { $n ->
    [one] { $n } единицу ещё можно повернуть.
    [few] { $n } единицы ещё можно повернуть.
   *[other] { $n } единиц ещё можно повернуть.
} { RULE($rule) }
panzer-left-cover = { $n ->
    [one] { $n } единица может занять полное укрытие.
    [few] { $n } единицы могут занять полное укрытие.
   *[other] { $n } единиц могут занять полное укрытие.
} { RULE($rule) }
panzer-left-rise = { $n ->
    [one] { $n } единица может выйти из полного укрытия.
    [few] { $n } единицы могут выйти из полного укрытия.
   *[other] { $n } единиц могут выйти из полного укрытия.
} { RULE($rule) }
panzer-left-dig = { $n ->
    [one] { $n } единица может окапываться.
    [few] { $n } единицы могут окапываться.
   *[other] { $n } единиц могут окапываться.
} { RULE($rule) }
panzer-left-recover = { UNIT($unit, cap: "yes") }: подавление снимет бросок { $n } или меньше. { RULE($rule) }
panzer-left-set-up = { $n ->
    [one] { $n } единица ещё не расставлена.
    [few] { $n } единицы ещё не расставлены.
   *[other] { $n } единиц ещё не расставлены.
} { RULE($rule) }
panzer-left-moves = { $n ->
    [one] { $n } единица ещё должна двигаться.
    [few] { $n } единицы ещё должны двигаться.
   *[other] { $n } единиц ещё должны двигаться.
} { RULE($rule) }
panzer-left-move = { UNIT($unit, cap: "yes") }: должна двигаться. { RULE($rule) }

## Особенности гекса

panzer-terrain-half = половина гекса у края
panzer-terrain-two-floors = два этажа

## Счётчики

panzer-track-round = Ход
panzer-track-vp = ПО
panzer-track-first = Первый игрок

## Состояние единицы

panzer-badge-damaged = повреждён
panzer-badge-tracks = подбита гусеница: не может двигаться
panzer-badge-abandoned = покинут экипажем
panzer-badge-suppressed = подавлен
panzer-badge-spot-move = отмечен: двигался
panzer-badge-spot-fire = отмечен: стрелял
panzer-badge-spot-small-arms = отмечен: стрелял из стрелкового оружия
panzer-badge-spotted = обнаружен
panzer-badge-full-cover = в полном укрытии
panzer-badge-hull-down = корпус укрыт
panzer-badge-hull-partial = корпус укрыт частично
panzer-badge-post = на подготовленной позиции
panzer-badge-carried = на машине
panzer-badge-face-down = приказ не раскрыт
panzer-badge-may-fire = возможно, огонь
panzer-badge-may-move = возможно, движение
panzer-badge-may-short-halt = возможно, с короткой остановки
panzer-badge-may-overwatch = возможно, наблюдение
panzer-badge-may-no-command = возможно, никакого
panzer-badge-will-face-n = повернётся на север
panzer-badge-will-face-ne = повернётся на северо-восток
panzer-badge-will-face-se = повернётся на юго-восток
panzer-badge-will-face-s = повернётся на юг
panzer-badge-will-face-sw = повернётся на юго-запад
panzer-badge-will-face-nw = повернётся на северо-запад
panzer-badge-will-take-cover = займёт полное укрытие
panzer-badge-will-leave-cover = выйдет из полного укрытия
panzer-badge-will-dig = будет окапываться

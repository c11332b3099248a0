### Движение, группирование, железные дороги, море, области входа (главы 4–7, 20, 22, 25, 31).


## Выбор

stalingrad42-verb-done = Закончить фазу
stalingrad42-verb-march = Двигать { UNIT($unit, case: "acc") }
stalingrad42-verb-extend = Ускоренное движение { UNIT($unit, case: "gen") }
stalingrad42-verb-tactical = Тактическое передвижение { UNIT($unit, case: "gen") }
stalingrad42-verb-with = Добавить { UNIT($unit, case: "acc") }
stalingrad42-verb-to = Идти { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }
stalingrad42-verb-drop = Оставить здесь { UNIT($unit, case: "acc") }
stalingrad42-verb-halt = Остановиться
stalingrad42-verb-rout = Беспорядочное отступление { UNIT($unit, case: "gen") }, чтобы уйти
stalingrad42-verb-split = Выделить { UNIT($part, case: "acc") } из { UNIT($unit, case: "gen") }
stalingrad42-verb-absorb = Вернуть { UNIT($part, case: "acc") } в { UNIT($unit, case: "acc") }
stalingrad42-verb-rail = Погрузить в поезд { UNIT($unit, case: "acc") }
stalingrad42-verb-sail = Перевезти морем { UNIT($unit, case: "acc") } в { HEX($place, case: "acc") }
stalingrad42-verb-flotilla = Волжская флотилия: переправа { SIDE($side) }
stalingrad42-verb-unpack = { UNIT($unit, cap: "yes") }: приготовить к использованию
stalingrad42-verb-pack = { UNIT($unit, cap: "yes") }: приготовить к движению
stalingrad42-verb-store = { UNIT($unit, cap: "yes") }: оставить здесь как склад
stalingrad42-verb-reserve = Оставить в резерве { UNIT($unit, case: "acc") }
stalingrad42-verb-raze = Снять укрепление: { HEX($hex) }
stalingrad42-verb-activate = Активировать { $army }-ю резервную армию


## Вопросы

stalingrad42-prompt-Movement-choose = Фаза движения: выберите часть или закончите фазу.
# $gait: how they move; $left: whole points, or hexes where tactical; $half: 1 if half a point more is left
stalingrad42-prompt-Move-choose = { UNIT($units, cap: "yes") }, { $gait }. Осталось: { $half ->
    [1] { $left }½ очка
   *[other] { $left ->
        [one] { $left } очко
        [few] { $left } очка
       *[other] { $left } очков
    }
}. Выберите следующий гекс или остановитесь.
stalingrad42-prompt-RailMove-choose = { UNIT($unit, cap: "yes") }: погрузка закончена. Выберите, куда идёт поезд, или оставьте часть на месте.
stalingrad42-prompt-Trim-choose = В { HEX($hex, case: "pre") } слишком много частей. Выберите, кого снять.

stalingrad42-word-still = без движения
stalingrad42-word-march = обычное движение
stalingrad42-word-extended = ускоренное движение
stalingrad42-word-tactical = тактическое передвижение
stalingrad42-word-mobile = в движении
stalingrad42-word-ready = готово
stalingrad42-word-immobile = склад


## Что произошло

stalingrad42-event-moves = { UNIT($unit, cap: "yes") }: переход { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-event-arrives = { UNIT($unit, cap: "yes") }: прибытие { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-event-left-map = { UNIT($unit, cap: "yes") }: уход с карты через { HEX($place, case: "acc") }.
stalingrad42-event-splits = Из { UNIT($unit, case: "gen") } выделена часть: { UNIT($part) }.
stalingrad42-event-absorbs = { UNIT($unit, cap: "yes") }: возвращена часть { UNIT($part) }.
stalingrad42-event-stays = { UNIT($unit, cap: "yes") }: дальше не идёт.
stalingrad42-event-by-rail = { UNIT($unit, cap: "yes") }: по железной дороге { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-event-by-sea = { UNIT($unit, cap: "yes") }: морем в { HEX($place, case: "acc") }.
stalingrad42-event-unloaded = { UNIT($unit, cap: "yes") }: разгрузка.
stalingrad42-event-flotilla = Волжская флотилия держит переправу { SIDE($side) }.
stalingrad42-event-captured = { UNIT($unit, cap: "yes") }: захвачено противником, { HEX($hex) }.
stalingrad42-event-stock-mode = { UNIT($unit, cap: "yes") }: { $mode }.
stalingrad42-event-reserved = { UNIT($unit, cap: "yes") }: в резерве.
stalingrad42-event-released = { UNIT($unit, cap: "yes") }: резервы этого гекса идут вперёд.
stalingrad42-event-army-wakes = { $army }-я резервная армия может двигаться.
stalingrad42-event-caucasus-wakes = Советские части Северного Кавказа могут двигаться.


## Откуда цена

stalingrad42-ledger-step = Шаг { UNIT($unit, case: "gen") }, в половинах ОД
stalingrad42-ledger-step-tactical = Тактический шаг { UNIT($unit, case: "gen") }, в гексах
stalingrad42-modifier-step-ground = местность
stalingrad42-modifier-step-road = по дороге
stalingrad42-modifier-step-water = река или высокогорная сторона гекса
stalingrad42-modifier-step-leave = выход из ЗК противника
stalingrad42-modifier-step-area = в область входа
stalingrad42-modifier-step-strait = через Керченский пролив, вся норма движения
stalingrad42-modifier-step-transfer = другая область входа стоит всей нормы движения
stalingrad42-modifier-step-tactical = один гекс по любой местности


## Почему нельзя

stalingrad42-refusal-sequence = Сейчас решается не это.
stalingrad42-refusal-not-yours = { UNIT($unit, cap: "yes") }: это часть противника ({ PLAYER($owner) }). Выберите свою.
stalingrad42-refusal-not-on-map = { UNIT($unit, cap: "yes") }: нет ни на карте, ни в области входа.
stalingrad42-refusal-not-adjacent = { HEX($hex, cap: "yes") }: не рядом.
stalingrad42-refusal-has-moved = { UNIT($unit, cap: "yes") }: движение в этой фазе уже было.
stalingrad42-refusal-enemy-there = В { HEX($hex, case: "pre") } противник.
stalingrad42-refusal-bond = Путь в { HEX($hex, case: "acc") } закрыт связкой ЗК противника. Обойдите её или разорвите.
stalingrad42-refusal-must-stop = ЗК противника остановила движение перед { HEX($hex, case: "ins") }.
# $price, $left: in MP, or hexes where tactical
stalingrad42-refusal-no-points = Этот шаг стоит { $price }, а осталось { $left }.
stalingrad42-refusal-immobile = { UNIT($unit, cap: "yes") }: нет нормы движения, двигать нельзя.
stalingrad42-refusal-out-of-play = { HEX($hex, cap: "yes") }: море или местность вне игры.
stalingrad42-refusal-extended-near = Ускоренное движение не проходит рядом с противником, а он рядом с { HEX($hex, case: "ins") }.
stalingrad42-refusal-routed-zoc = { UNIT($unit, cap: "yes") }: беспорядочное отступление, в ЗК противника в { HEX($hex, case: "pre") } можно войти, только если там стоит своя часть в порядке.
stalingrad42-refusal-apart = { UNIT($unit, cap: "yes") }: начало не в том же месте, или стек уже ушёл.
stalingrad42-refusal-not-moving = { UNIT($unit, cap: "yes") }: не среди тех, кто движется сейчас.
stalingrad42-refusal-drop-later = { UNIT($unit, cap: "yes") }: остаться можно только после первого шага стека.
stalingrad42-refusal-must-leave = { UNIT($unit, cap: "yes") }: беспорядочно отступает, нужно уйти от противника.
stalingrad42-refusal-not-shaken = { UNIT($unit, cap: "yes") }: беспорядочное отступление уже идёт или невозможно.
stalingrad42-refusal-rout-beside = { UNIT($unit, cap: "yes") }: движение уже было, рядом враг, а своей стойкой части здесь нет: из беспорядочного отступления отсюда не уйти.
stalingrad42-refusal-not-crowded = { UNIT($unit, cap: "yes") }: не в переполненном гексе или там не считается.
stalingrad42-refusal-cannot-split = { UNIT($unit, cap: "yes") }: выделить часть нельзя.
stalingrad42-refusal-no-part = { UNIT($unit, cap: "yes") }: выделяемых частей нет.
stalingrad42-refusal-cannot-absorb = { UNIT($unit, cap: "yes") }: принять эту часть нельзя.
stalingrad42-refusal-area-shut = { HEX($place, cap: "yes") }: для вас закрыто.

stalingrad42-refusal-no-road = Механизированные части входят в горы только по дороге: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-river-far = Большую реку без моста пересекают только первым шагом, начав рядом с ней: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-volga-shut = Волгу пересекают только на переправах: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-impassable = Эту сторону гекса не пересечь: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-alpine-side = Высокогорные стороны гекса без дороги пересекают только горные дивизии: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-helper-entry = Захватить то, что там стоит, может только боевая часть: не { UNIT($unit) }.
stalingrad42-refusal-disrupted = { UNIT($unit, cap: "yes") }: дезорганизация, только тактическое передвижение. В беспорядочном отступлении можно уйти дальше.
stalingrad42-refusal-cut-off = { UNIT($unit, cap: "yes") }: механизированная часть без снабжения, только тактическое передвижение.
stalingrad42-refusal-refitting = { UNIT($unit, cap: "yes") }: получено пополнение, не больше одного гекса.
stalingrad42-refusal-no-extended = { UNIT($unit, cap: "yes") }: ускоренного движения нет.
stalingrad42-refusal-support-extended = У частей артиллерийской поддержки нет ускоренного движения: и { UNIT($unit) }.
stalingrad42-refusal-stock-extended = У очков снабжения нет ускоренного движения: и { UNIT($unit) }.
stalingrad42-refusal-stock-ready = { UNIT($unit, cap: "yes") }: приготовлено к использованию, только тактическое передвижение. Приготовьте к движению заранее.
stalingrad42-refusal-stock-dump = { UNIT($unit, cap: "yes") }: склад, двигать нельзя.
stalingrad42-refusal-garrison-waits = { UNIT($unit, cap: "yes") }: гарнизон стоит, пока в пяти гексах нет боевой части Оси.
stalingrad42-refusal-caucasus-waits = { UNIT($unit, cap: "yes") }: стоит, пока Ось не перейдёт нижний Дон или не подойдёт к Сталинграду.
stalingrad42-refusal-army-waits = { UNIT($unit, cap: "yes") }: резервная армия ещё не активирована.
stalingrad42-refusal-first-turn = { UNIT($unit, cap: "yes") }: в этом ходу только тактическое передвижение.
stalingrad42-refusal-small-turn = В мини-ходу части движутся только тактически, в беспорядочном отступлении на полную НД, но не ускоренно: и { UNIT($unit) }.
stalingrad42-refusal-first-campaign = { UNIT($unit, cap: "yes") }: в этом ходу только тактическое передвижение.
stalingrad42-refusal-first-uranus = { UNIT($unit, cap: "yes") }: в этом ходу только тактическое передвижение или поезд.
stalingrad42-refusal-first-caucasus = { UNIT($unit, cap: "yes") }: в предварительном движении обычная норма, без ускоренного движения и поездов.
stalingrad42-refusal-area-winter = { HEX($place, cap: "yes") }: зимой закрыто.
stalingrad42-refusal-area-baku = { HEX($place, cap: "yes") }: закрыто для вас, пока там есть части Оси.
stalingrad42-refusal-stock-train = { UNIT($unit, cap: "yes") }: очко снабжения рядом погружено в поезд.
stalingrad42-refusal-stock-mobile = { UNIT($unit, cap: "yes") }: очко снабжения рядом не приготовлено к использованию.
stalingrad42-refusal-reserved = { UNIT($unit, cap: "yes") }: в резерве.
stalingrad42-refusal-area-disorder = Из области входа выходят только части в порядке: не { UNIT($unit) }.
stalingrad42-refusal-area-apart = Из этой области нет пути { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-refusal-area-whole = Это требует всей нормы движения: { UNIT($unit) } её уже тратит.
stalingrad42-refusal-box-full = { HEX($place, cap: "yes") }: не больше двух боевых частей.
stalingrad42-refusal-entry-later = { HEX($hex, cap: "yes") }: вход ещё закрыт.
stalingrad42-refusal-entry-rail = Отсюда подкрепления входят на карту только по железной дороге: и { UNIT($unit) }.
stalingrad42-refusal-bluecher-bound = { UNIT($unit, cap: "yes") }: из Крыма только через Керченский пролив и только когда Ось держит Тамань.
stalingrad42-refusal-strait-held = В { HEX($hex, case: "pre") } советская часть: Керченский пролив закрыт.
stalingrad42-refusal-strait-full = Через Керченский пролив идёт одна часть за ход, и она уже прошла.
stalingrad42-refusal-strait-one-way = Через пролив обратно не ходят: { HEX($place) }.
stalingrad42-refusal-rail-order = По железной дороге едут только части в порядке: не { UNIT($unit) }.
stalingrad42-refusal-rail-start = { UNIT($unit, cap: "yes") }: поезд отсюда не уйдёт. Нужна своя железная дорога и нельзя быть в ЗК противника.
stalingrad42-refusal-rail-end = Поезд не дойдёт до { HEX($place, case: "gen") }.
stalingrad42-refusal-rail-full = В этой фазе по железной дороге уже прошли четыре части.
stalingrad42-refusal-rail-from-map = С карты по железной дороге в этой фазе уже ушла одна часть: не { UNIT($unit) }.
stalingrad42-refusal-rail-army = Одна часть этой армии уже приехала по железной дороге, остальные идут сами: и { UNIT($unit) }.
stalingrad42-refusal-rail-crowd = В { HEX($hex, case: "pre") } уже приехала другая боевая часть.
stalingrad42-refusal-rail-ferry = Переправа у Владимировки в этом ходу уже занята.
stalingrad42-refusal-no-sailing = { UNIT($unit, cap: "yes") }: погрузка на суда невозможна. Морем идут советские немеханизированные части в порядке и очки снабжения.
stalingrad42-refusal-sea-used = Через это море в этом ходу уже прошла часть.
stalingrad42-refusal-port-taken = Морская пехота высаживается в пустой порт: { HEX($place) } — там вражеские части.
stalingrad42-refusal-sail-laden = { UNIT($unit, cap: "yes") }: в ячейке есть части, а морем идёт одна часть, а не целая армия.
stalingrad42-refusal-no-port = { HEX($place, cap: "yes") }: не свой порт того же моря.
stalingrad42-refusal-flotilla-place = Флотилия держит другую сторону гекса на Волге севернее Сталинграда.
stalingrad42-refusal-flotilla-moved = Флотилия в этой фазе уже перешла.
stalingrad42-refusal-stock-mode = { UNIT($unit, cap: "yes") }: так изменить нельзя.
stalingrad42-refusal-stock-limit = Больше подвижных очков снабжения на карте быть не может.
stalingrad42-refusal-no-reserve = { UNIT($unit, cap: "yes") }: в резерве остаётся только часть в порядке, прошедшая не больше гекса и не в ЗК противника.
stalingrad42-refusal-not-reserved = { UNIT($unit, cap: "yes") }: не в резерве или уже продвинулась.
stalingrad42-refusal-reserves-all = Три маркера резерва заняты.
stalingrad42-refusal-no-fort-there = В { HEX($hex, case: "pre") } нет вашего укрепления.
stalingrad42-refusal-army-later = Эту армию сейчас не активировать: одна за ход, начиная со своего хода.

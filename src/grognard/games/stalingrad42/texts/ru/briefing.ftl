### Задание сценария: за что победа, кто когда подходит, что особенного.
### $side: название стороны; $hexes: гексы, как на карте; $vp: очки; $turn: номер хода.

stalingrad42-brief-victory = Победа
stalingrad42-brief-time = Время и погода
stalingrad42-brief-set-up = Расстановка
stalingrad42-brief-reinforcements = Подкрепления
stalingrad42-brief-withdrawals = Кто уходит
stalingrad42-brief-special = Особые правила
stalingrad42-brief-balance = Равновесие
stalingrad42-brief-measured = В { $games } партиях двух равных компьютеров ({ $level }) Ось победила в { $axis } % (доверительный интервал 95 %: от { $low } до { $high } %), советская сторона — в { $soviet } %.
stalingrad42-brief-favours = Одной стороне здесь легче: { $side }.


## Победа

stalingrad42-brief-points-end = Ось побеждает, если после последнего хода у неё не меньше { $vp } ПО; иначе побеждает советская сторона.
stalingrad42-brief-points-any = Ось побеждает, если в фазу победы любого хода у неё { $vp } ПО; иначе побеждает советская сторона.
stalingrad42-brief-start = В начале у Оси { $vp } ПО.
stalingrad42-brief-benchmarks = Автоматическая победа: Ось побеждает сразу, если обгоняет рубеж хода на { $vp } ПО, советская сторона — если Ось отстаёт от него на { $vp }.
stalingrad42-brief-check = Если в конце своей половины хода { $turn } у Оси меньше { $vp } ПО, сразу побеждает советская сторона.
stalingrad42-brief-hold = До начала своей половины хода { $turn } Ось должна держать хотя бы один из гексов: { $hexes }.
stalingrad42-brief-hexes = ПО за гексы: { $hexes }.
stalingrad42-brief-worth = { $hex } — { $vp }
stalingrad42-brief-isolated = Гексы с очками, отрезанные от всех советских источников снабжения, приносят очки Оси, даже если не взяты.
stalingrad42-brief-exit = { $vp } ПО за { $steps } или больше механизированных уровней, ушедших через зону { $areas }, если до этой зоны доходит линия снабжения.
stalingrad42-brief-beyond = { $vp } ПО, если хотя бы одна немецкая боевая часть стоит южнее Дона ниже ряда { $row }.


## Время, расстановка, подкрепления

stalingrad42-brief-turns = Ходы с { $first } по { $last }.
stalingrad42-brief-first = Первой в каждом ходу действует сторона: { $side }.
stalingrad42-brief-opening-initial = Первый ход начинается с начальной фазы.
stalingrad42-brief-opening-preliminary = До первого хода советская сторона один раз движется; затем Ось начинает со своей фазы движения.
stalingrad42-brief-opening-soviet-movement = Первый ход начинается с советской фазы движения; у Оси за ней только короткий ход.
stalingrad42-brief-weather = Погода первого хода: { $weather }.
stalingrad42-brief-tactical = На первом ходу боевые части этой стороны движутся только тактически: { $side }.
stalingrad42-brief-air = Немецких авиачастей: { $german }; румынских: { $romanian }.
stalingrad42-brief-grounded = На ходах с { $first } по { $last } авиация не летает.
stalingrad42-brief-areas = { $side }: зоны входа { $areas }.
stalingrad42-brief-railhead = Ход { $turn }: появляется терминал, { $hex }.
stalingrad42-brief-reserve-army-free = { $army }-я резервная армия может двигаться с хода { $turn }.
stalingrad42-brief-reserve-army = { $army }-ю резервную армию можно поднять с хода { $turn }.
stalingrad42-brief-contested = { $hex }: идёт бой уровня { $level }; гекс контролирует сторона: { $side }.
stalingrad42-brief-arrival = Ход { $turn }, { $side }: { $units }; зона { $areas }.
stalingrad42-brief-upgrade = Ход { $turn }: { $unit }; вместо неё — { $new }.
stalingrad42-brief-return-tank-division = Ход { $turn }: возвращается немецких танковых дивизий: { $n }.
stalingrad42-brief-return-tank-corps = Ход { $turn }: возвращается советских танковых корпусов: { $n }.
stalingrad42-brief-withdrawal-named = Ход { $turn }, { $side }: { $units }.
stalingrad42-brief-withdrawal-infantry-division = Ход { $turn }: немецкая пехотная дивизия с тремя уровнями, полная и со снабжением.
stalingrad42-brief-withdrawal-tank-divisions = Ход { $turn }: две элитные немецкие танковые дивизии и «Великая Германия», всего семь уровней.
stalingrad42-brief-withdrawal-tank-corps = Ход { $turn }: советский танковый корпус.
stalingrad42-brief-withdrawal-air = Ход { $turn }: немецкая авиачасть.


## Действующие правила (S42-29 — 34)

stalingrad42-special-reserves = Применяются резервы.
stalingrad42-special-plans = Применяются запланированные наступления.
stalingrad42-special-disengagement = Применяется выход из боя.
stalingrad42-special-commanders = Применяются командующие.
stalingrad42-special-contested = Применяются бои за города.
stalingrad42-special-transcaucasus = Закавказский фронт просыпается, когда части Оси зайдут достаточно далеко на юг.
stalingrad42-special-reserve-armies = Советские резервные армии ждут, пока их не поднимут.
stalingrad42-special-withdrawals = На назначенных ходах части уходят.
stalingrad42-special-winter-offensive = Советская сторона сама выбирает час зимнего наступления.
stalingrad42-special-maskirovka = Шесть резервных армий собираются незаметно.

### Движение в расширенной игре (PZR-6.6).


panzer-verb-up = Наверх
panzer-verb-down = Вниз
panzer-verb-inside = В здание
panzer-verb-outside = Из здания
panzer-verb-ahead-inside = Вперёд, в здание
panzer-verb-mount = { UNIT($unit, cap: "yes") }: посадка. Машина: { UNIT($carrier) }
panzer-verb-dismount = { UNIT($unit, cap: "yes") }: высадка в { HEX($hex) }
panzer-verb-emergency = { UNIT($unit, cap: "yes") }: срочная высадка

panzer-refusal-not-on-foot = { UNIT($unit, cap: "yes") } движется не пешком: только вперёд, назад и с поворотами.
panzer-refusal-not-driven = { UNIT($unit, cap: "yes") } — не техника: идёт в любую сторону, гекс за гексом.
panzer-refusal-quick-who = { UNIT($unit, cap: "yes") }: форсированный марш невозможен. Он для отделений, полуотделений и секций без группового оружия, с приказом «Движение».
panzer-refusal-quick-shaken = { UNIT($unit, cap: "yes") }: форсированный марш при подавлении невозможен.
panzer-refusal-quick-terrain = Форсированный марш идёт только по открытой местности, тропам и дорогам; { HEX($hex) } — не то.
panzer-refusal-quick-levels = { UNIT($unit, cap: "yes") }: за один форсированный марш уровень меняют только раз.
panzer-refusal-crawl-who = { UNIT($unit, cap: "yes") }: ползти нельзя. Ползут из полного укрытия с приказом «Движение»: отделения, полуотделения и секции без группового оружия, не подавленные, не с верхнего этажа.
panzer-refusal-crawl-levels = Ползком уровень не меняют: { HEX($hex) } выше или ниже.
panzer-refusal-crawl-enemy = { HEX($hex) } рядом с обнаруженным противником: ползти туда нельзя.
panzer-refusal-crawl-open = В { HEX($hex) } нет полного укрытия: ползти туда нельзя.
panzer-refusal-come-down = { UNIT($unit, cap: "yes") } на верхнем этаже: сначала вниз.
panzer-refusal-no-upstairs = В { HEX($hex) } наверх не подняться.
panzer-refusal-on-ground = { UNIT($unit, cap: "yes") } на нижнем этаже.
panzer-refusal-gun-heavy = { UNIT($unit, cap: "yes") }: расчёту не по силам, только на буксире.
panzer-refusal-gun-indoors = { UNIT($unit, cap: "yes") } в здании: сдвинуть нельзя, повернуть можно.
panzer-refusal-search-who = { UNIT($unit, cap: "yes") }: поиск скрытой позиции только для техники.
panzer-refusal-search-halt = Поиск скрытой позиции требует приказа «Движение» и всего движения, а { UNIT($unit) } — с короткой остановки.
panzer-refusal-search-terrain = В { HEX($hex) } корпус укрыть негде.
panzer-refusal-searching = { UNIT($unit, cap: "yes") } ищет позицию в своём гексе: можно повернуть, но не уехать.
panzer-refusal-move-apart = { UNIT($unit, cap: "yes") }: общий приказ, и командный диапазон ещё достижим. Остановиться здесь нельзя.
panzer-refusal-column-turn = { UNIT($unit, cap: "yes") } идёт в колонне не сейчас: колонна трогается с одного конца, по порядку.
panzer-refusal-column-rate = { UNIT($unit, cap: "yes") } делит приказ в колонне: только скорость по дороге или тропе.
panzer-refusal-column-pass = { UNIT($unit, cap: "yes") } не обгоняет машину впереди: колонна держит порядок.
panzer-refusal-column-apart = { UNIT($unit, cap: "yes") } ещё может подтянуться к машине впереди. Остановиться здесь нельзя.
panzer-refusal-overrun-column = { UNIT($unit, cap: "yes") } идёт в колонне и держится дороги: наезд невозможен.
panzer-refusal-house-who = { UNIT($unit, cap: "yes") }: в здания въезжают только гусеничные машины с крышей.
panzer-refusal-house-riders = { UNIT($unit, cap: "yes") } с пассажирами: в здание нельзя.
panzer-refusal-house-none = В { HEX($hex) } нет целого здания.
panzer-refusal-house-in = { UNIT($unit, cap: "yes") } уже там.
panzer-refusal-house-out-first = { UNIT($unit, cap: "yes") } в здании: сначала наружу.
panzer-refusal-house-reverse = В здании назад не движутся.
panzer-refusal-towing-reverse = { UNIT($unit, cap: "yes") } с орудием на буксире: назад нельзя.

panzer-event-walks = { UNIT($unit, cap: "yes") }: переход в { HEX($hex) }, осталось { $left }.
panzer-event-crawls = { UNIT($unit, cap: "yes") } ползёт в { HEX($hex) }.
panzer-event-leaves-cover = { UNIT($unit, cap: "yes") } выходит из полного укрытия.
panzer-event-goes-up = { UNIT($unit, cap: "yes") }: подъём на верхний этаж в { HEX($hex) }.
panzer-event-comes-down = { UNIT($unit, cap: "yes") }: спуск с верхнего этажа в { HEX($hex) }.
panzer-event-march-holds = { UNIT($unit, cap: "yes") }: порядок после марша сохранён, { $n }, больше { $number }.
panzer-event-march-shakes = { UNIT($unit, cap: "yes") }: марш расстроил порядок, { $n } при пределе { $number }.
panzer-event-hull-found = { UNIT($unit, cap: "yes") }: позиция найдена ({ $hull }), { $n } при пределе { $number }.
panzer-event-hull-not-found = { UNIT($unit, cap: "yes") }: позиция не найдена, { $n }, нужно не больше { $number }.
panzer-event-house-entered = { UNIT($unit, cap: "yes") } въезжает в здание в { HEX($hex) }, осталось { $left }.
panzer-event-house-left = { UNIT($unit, cap: "yes") } выезжает из здания в { HEX($hex) }, осталось { $left }.
panzer-event-house-holds = { UNIT($unit, cap: "yes") }: стены не повредили, { $n }, больше { $number }.
panzer-event-house-hits = { UNIT($unit, cap: "yes") }: удар о стены, { $n } при пределе { $number }.

panzer-ledger-hull-search = Поиск позиции, { UNIT($unit) }: поправка к броску
panzer-ledger-house-test = { UNIT($unit, cap: "yes") }: повреждение при броске не больше

panzer-modifier-search-partial = частичное укрытие
panzer-modifier-search-size = размер машины
panzer-modifier-search-grade = подготовка
panzer-modifier-house-range = здание
panzer-modifier-house-gpd = по пять за единицу защиты

panzer-outcome-march-shakes = подавление
panzer-outcome-march-holds = порядок сохранён
panzer-outcome-hull-found = позиция найдена
panzer-outcome-hull-not-found = не найдена
panzer-outcome-house-holds = без вреда
panzer-outcome-house-damaged = повреждение
panzer-outcome-house-tracks = повреждена ходовая часть

panzer-word-partial = корпус скрыт частично
panzer-word-down = корпус скрыт

panzer-refusal-load-who = { UNIT($unit, cap: "yes") }: так не перевозят. На машины своей стороны садится пехота и цепляются орудия на карте.
panzer-refusal-load-order = { UNIT($unit, cap: "yes") }: для посадки нужен приказ «Движение».
panzer-refusal-load-begun = Посадка занимает всё движение, а { UNIT($unit) } уже действует.
panzer-refusal-load-room = Места нет: { UNIT($unit) }. Считаются люди, орудие и не больше одного орудия.
panzer-refusal-load-far = { UNIT($unit, cap: "yes") } слишком далеко: подавленные, орудия и секции с групповым оружием — только в том же гексе, прочие — через один.
panzer-refusal-load-enemy = Где противник ({ HEX($hex) }), не садятся и не высаживаются.
panzer-refusal-load-points = Посадка и высадка стоят машине половину движения; осталось { $left }.
panzer-refusal-load-moves = Эта машина в этом ходу движется: { UNIT($unit) } садится и высаживается во время её движения.
panzer-refusal-not-aboard = { UNIT($unit, cap: "yes") } не на этой машине.
panzer-refusal-just-mounted = { UNIT($unit, cap: "yes") } уже двигалась в этом ходу и остаётся на машине.
panzer-refusal-unload-barred = { UNIT($unit, cap: "yes") }: в { HEX($hex) } отсюда нельзя.
panzer-refusal-jump-shaken = { UNIT($unit, cap: "yes") }: при подавлении срочная высадка невозможна.
panzer-event-mounts = { UNIT($unit, cap: "yes") }: посадка. Машина: { UNIT($carrier) }.
panzer-event-dismounts = { UNIT($unit, cap: "yes") }: высадка в { HEX($hex) }.
panzer-event-jumps-off = { UNIT($unit, cap: "yes") }: срочная высадка в { HEX($hex) }.

panzer-verb-cover = { UNIT($unit, cap: "yes") }: занять полное укрытие
panzer-verb-rise = { UNIT($unit, cap: "yes") }: выйти из полного укрытия
panzer-verb-dig = { UNIT($unit, cap: "yes") }: окапываться
panzer-refusal-cover-who = { UNIT($unit, cap: "yes") }: полное укрытие — для спешенной пехоты и орудий.
panzer-refusal-cover-terrain = На мостах, бродах и в ручьях полного укрытия нет ({ HEX($hex) }).
panzer-refusal-in-cover = { UNIT($unit, cap: "yes") } уже в полном укрытии.
panzer-refusal-not-in-cover = { UNIT($unit, cap: "yes") } не в полном укрытии.
panzer-refusal-cover-chosen = { UNIT($unit, cap: "yes") }: на конец хода уже выбрано. Если нужно другое, отмените выбор.
panzer-refusal-dig-who = { UNIT($unit, cap: "yes") } не окапывается: нужно полное укрытие, ход без приказа и без подавления.
panzer-refusal-dig-terrain = В { HEX($hex) } не окапываются: там вода, дома или развалины.
panzer-refusal-dig-done = { UNIT($unit, cap: "yes") }: в { HEX($hex) } уже есть своё укрытие.
panzer-event-takes-cover = { UNIT($unit, cap: "yes") } занимает полное укрытие.
panzer-event-digs = { UNIT($unit, cap: "yes") } окапывается в { HEX($hex) }: { $n } из 4.
panzer-event-dug-in = { UNIT($unit, cap: "yes") }: окоп в { HEX($hex) } готов.
panzer-refusal-cover-no-move = { UNIT($unit, cap: "yes") } в полном укрытии: орудия и секции с групповым оружием оттуда не движутся.
panzer-refusal-cover-no-halt = { UNIT($unit, cap: "yes") } в полном укрытии: «С короткой остановки» нельзя.
panzer-refusal-no-halt-laden = { UNIT($unit, cap: "yes") } — секция с групповым оружием: или огонь, или движение.
panzer-refusal-no-halt-towed = { UNIT($unit, cap: "yes") } — орудие: или огонь, или движение.

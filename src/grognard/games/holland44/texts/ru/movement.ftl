### Движение, группирование, зоны входа, переправы, выделяемые части (главы 6, 8, 19, 21).


## Выбор

holland44-verb-done = Закончить фазу
holland44-verb-march = Двигать { UNIT($unit, case: "acc") }
holland44-verb-extend = Ускоренное движение { UNIT($unit, case: "gen") }
holland44-verb-tactical = Тактическое передвижение { UNIT($unit, case: "gen") }
holland44-verb-with = Добавить { UNIT($unit, case: "acc") }
holland44-verb-to = Идти в { HEX($place, case: "acc") }
holland44-verb-drop = Оставить здесь { UNIT($unit, case: "acc") }
holland44-verb-halt = Остановиться
holland44-verb-rout = Беспорядочное отступление { UNIT($unit, case: "gen") }, чтобы уйти дальше
holland44-verb-shatter = Автоматический DS: { HEX($hex) }
holland44-verb-split = Выделить { UNIT($part, case: "acc") } из { UNIT($unit, case: "gen") }
holland44-verb-absorb = Вернуть { UNIT($part, case: "acc") } в { UNIT($unit, case: "acc") }
holland44-verb-screen = { UNIT($unit, cap: "yes") }: держать гекс открытым для просачивания
holland44-verb-limber = Маркер движения: { UNIT($unit) }
holland44-verb-unlimber = Снять маркер движения: { UNIT($unit) }
holland44-verb-merge = Уровень { UNIT($giver, case: "gen") } передать { UNIT($unit, case: "dat") }


## Вопросы

holland44-prompt-Movement-choose = Фаза движения: выберите часть и способ движения или закончите фазу.
# $gait: how they move; $left: whole points, or hexes where tactical; $half: 1 if half a point more is left
holland44-prompt-Move-choose = { UNIT($units, cap: "yes") }, { $gait }. Осталось: { $half ->
    [1] { $left }½ очка
   *[other] { $left ->
        [one] { $left } очко
        [few] { $left } очка
       *[other] { $left } очков
    }
}. Выберите следующий гекс или остановитесь.
# $blown: сколько мостов взорвано перед ним, 0 ни одного
holland44-prompt-Automatic-gather = { $blown ->
    [0] Автоматический DS, { HEX($hex) }: добавляйте части, пока соотношение не станет 10-1, затем продолжайте.
   *[other] Автоматический DS, { HEX($hex) }: перед ним взорвали мост. Добавляйте части заново, пока соотношение не станет 10-1, или отмените его.
}
holland44-prompt-Trim-choose = В { HEX($hex, case: "pre") } слишком много уровней. Выберите, кто теряет уровень.

holland44-word-still = без движения
holland44-word-march = обычное движение
holland44-word-extended = ускоренное движение
holland44-word-tactical = тактическое передвижение


## Что произошло

holland44-event-moves = { UNIT($unit, cap: "yes") }: переход в { HEX($place, case: "acc") }.
holland44-event-arrives = { UNIT($unit, cap: "yes") }: прибытие в { HEX($place, case: "acc") }.
holland44-event-splits = Из { UNIT($unit, case: "gen") } выделена часть: { UNIT($part) }.
holland44-event-absorbs = { UNIT($unit, cap: "yes") }: возвращена часть { UNIT($part) }.
holland44-event-stays = { UNIT($unit, cap: "yes") }: дальше не идёт.
holland44-event-shatters = Автоматический DS: оборона { HEX($hex, case: "gen") } разбита.
holland44-event-ferried = { UNIT($unit, cap: "yes") }: переправа в { HEX($place, case: "acc") }.
holland44-event-screened = { UNIT($unit, cap: "yes") }: отказ от движения, гекс открыт для просачивания.
holland44-event-limbered = { UNIT($unit, cap: "yes") }: получен маркер движения.
holland44-event-unlimbered = { UNIT($unit, cap: "yes") }: маркер движения снят.
holland44-event-merged = { UNIT($unit, cap: "yes") }: получен уровень { UNIT($giver, case: "gen") }.



## Сколько стоит шаг

holland44-ledger-step = Шаг { UNIT($unit, case: "gen") }, в половинах ОД
holland44-ledger-step-tactical = Тактический шаг { UNIT($unit, case: "gen") }, в гексах
holland44-modifier-step-ground = местность
holland44-modifier-step-road = по дороге
holland44-modifier-step-water = через реку без моста
holland44-modifier-step-woods = третий лесной гекс и дальше
holland44-modifier-step-leave = выход из ЗК противника
holland44-modifier-step-traffic = затор
holland44-modifier-step-area = в зону входа
holland44-modifier-step-transfer = соседняя зона входа стоит всей нормы движения
holland44-modifier-step-tactical = один гекс по любой местности


## Почему нельзя

holland44-refusal-sequence = Сейчас решается не это.
holland44-refusal-not-yours = { UNIT($unit, cap: "yes") }: это часть противника ({ PLAYER($owner) }). Выберите свою.
holland44-refusal-not-on-map = { UNIT($unit, cap: "yes") }: нет ни на карте, ни в зоне входа.
holland44-refusal-not-adjacent = { HEX($hex, cap: "yes") }: не рядом.
holland44-refusal-has-moved = { UNIT($unit, cap: "yes") }: движение в этой фазе уже было.
holland44-refusal-enemy-there = В { HEX($hex, case: "pre") } противник.
holland44-refusal-bond = Путь в { HEX($hex, case: "acc") } закрыт связкой ЗК противника. Обойдите её или разорвите.
holland44-refusal-must-stop = ЗК противника остановила движение перед { HEX($hex, case: "ins") }.
# $price, $left: in MP, or hexes where tactical
holland44-refusal-no-points = Этот шаг стоит { $price }, а осталось { $left }.
holland44-refusal-immobile = { UNIT($unit, cap: "yes") }: нет нормы движения, двигать нельзя.
holland44-refusal-out-of-play = { HEX($hex, cap: "yes") }: вне игровой части карты.
holland44-refusal-extended-near = Ускоренное движение не проходит рядом с противником, а он рядом с { HEX($hex, case: "ins") }.
holland44-refusal-routed-zoc = { UNIT($unit, cap: "yes") }: беспорядочное отступление, в ЗК противника в { HEX($hex, case: "pre") } можно войти, только если там стоит своя часть в порядке.
holland44-refusal-apart = { UNIT($unit, cap: "yes") }: начало не в том же месте, или стек уже ушёл.
holland44-refusal-not-moving = { UNIT($unit, cap: "yes") }: не среди тех, кто движется сейчас.
holland44-refusal-drop-later = { UNIT($unit, cap: "yes") }: остаться можно только после первого шага стека.
holland44-refusal-must-leave = { UNIT($unit, cap: "yes") }: слабая мораль и дезорганизация, нужно выйти из ЗК противника.
holland44-refusal-not-shaken = В беспорядочное отступление по своей воле уходят только дезорганизованные части: не { UNIT($unit) }.
holland44-refusal-low-odds = Соотношение против { HEX($hex, case: "gen") } не достигает 10-1.
holland44-refusal-not-crowded = { UNIT($unit, cap: "yes") }: не в переполненном гексе или там не считается.
holland44-refusal-cannot-split = { UNIT($unit, cap: "yes") }: выделить часть нельзя, не позволяет состояние или число уровней.
holland44-refusal-no-part = Нет свободной выделяемой части для { UNIT($unit, case: "gen") }, или первой идёт другая.
holland44-refusal-cannot-absorb = { UNIT($unit, cap: "yes") }: вернуть эту часть сюда нельзя.
holland44-refusal-area-shut = { HEX($place, cap: "yes") }: зона противника.

holland44-refusal-no-road = Техника входит в польдер и болото и выходит из них только по дороге: не в { HEX($hex, case: "acc") }.
holland44-refusal-no-bridge = Техника пересекает воду только по мосту или на переправе: не в { HEX($hex, case: "acc") }.
holland44-refusal-canal-far = Канал без моста пересекают только тактическим передвижением, первым шагом и пехотой, начавшей рядом: не в { HEX($hex, case: "acc") }.
holland44-refusal-river-closed = Большую реку без моста пересекают только тактическим передвижением, на переправе или с инженерами: не в { HEX($hex, case: "acc") }.
holland44-refusal-ferry-shut = Переправа в { HEX($hex, case: "pre") } закрыта: рядом противник или его ЗК.
holland44-refusal-ferry-full = Переправа в { HEX($hex, case: "pre") } в этом ходу уже занята.
holland44-refusal-ferry-vehicles = Днём немецкие переправы принимают только пехоту: не { UNIT($unit) }.
holland44-refusal-ferry-steps = Переправа принимает части в один уровень. { UNIT($unit, cap: "yes") }: нужно выделить часть.
holland44-refusal-raft-full = На переправе инженеров в { HEX($hex, case: "pre") } нет места для стольких уровней.
holland44-refusal-raft-vehicles = Переправа инженеров принимает один уровень техники за ход: не { UNIT($unit) }.
holland44-refusal-ferryman = { UNIT($unit, cap: "yes") }: переправа уже использована, нужно оставаться при ней.
holland44-refusal-boundary = { UNIT($unit, cap: "yes") }: за границу своего корпуса можно зайти только на один гекс.
holland44-refusal-garrison = { UNIT($unit, cap: "yes") }: стоит, пока в двух гексах нет союзников.
holland44-refusal-first-day = В ходу 1 немцы движутся только тактически: и { UNIT($unit) }.
holland44-refusal-first-day-area = В ходу 1 немцы не входят в { HEX($place, case: "acc") }.
holland44-refusal-cut-off = { UNIT($unit, cap: "yes") }: без снабжения, только тактическое передвижение.
holland44-refusal-scattered = { UNIT($unit, cap: "yes") }: рассеяние, только тактическое передвижение.
holland44-refusal-engaged = { UNIT($unit, cap: "yes") }: скованность боем, только тактическое передвижение.
holland44-refusal-disrupted = { UNIT($unit, cap: "yes") }: дезорганизация, только тактическое передвижение. В беспорядочном отступлении можно уйти дальше.
holland44-refusal-routed-extend = { UNIT($unit, cap: "yes") }: беспорядочное отступление, ускоренного движения нет.
holland44-refusal-refitting = { UNIT($unit, cap: "yes") }: получено пополнение, не больше одного гекса, тактически.
holland44-refusal-guns-move = { UNIT($unit, cap: "yes") }: без маркера движения только тактическое передвижение.
holland44-refusal-source-move = Источник снабжения движется только тактически: и { UNIT($unit) }.
holland44-refusal-sources-apart = В гексе может быть только один источник снабжения: { UNIT($unit) } не может остаться.
holland44-refusal-face-down = { UNIT($unit, cap: "yes") }: лежит лицом вниз, двигать нельзя.
holland44-refusal-spent = { UNIT($unit, cap: "yes") }: силы в этом ходу израсходованы.
holland44-refusal-crowded-entry = { HEX($hex, cap: "yes") }: слишком много частей, { UNIT($unit) } может войти только тактически.
holland44-refusal-area-disorder = Из зоны входа выходят только части в полном порядке: не { UNIT($unit) }.
holland44-refusal-area-apart = { HEX($place, cap: "yes") }: не касается этой зоны.
holland44-refusal-area-whole = Переход в соседнюю зону требует всей нормы движения: { UNIT($unit) } её уже тратит.
holland44-refusal-no-screen = { UNIT($unit, cap: "yes") }: удержать гекс открытым нельзя, нужны два уровня в лесу или городке, в ЗК противника.
holland44-refusal-no-marker = Все маркеры движения заняты.
holland44-refusal-not-limbered = { UNIT($unit, cap: "yes") }: нет маркера движения.
holland44-refusal-limbered-now = { UNIT($unit, cap: "yes") }: маркер движения в этой фазе уже получен или снят.
holland44-refusal-extended-alone = При ускоренном движении часть идёт одна и останавливается одна: и { UNIT($unit) }.
holland44-refusal-edge-river = Между { HEX($hex, case: "ins") } и зоной входа большая река.
holland44-refusal-no-merge = { UNIT($unit, cap: "yes") }: передать уровень нельзя. Нужны то же место, соединение и тип, и мораль отдающей части не хуже.

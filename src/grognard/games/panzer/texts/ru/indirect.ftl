### Огонь с закрытых позиций (PZR-6.5.1): наблюдатели, батареи, задачи, заграждения.


## Вопросы

panzer-prompt-Plots-choose = До боя, тайно: задайте точки пристрелки и запланируйте огонь. «Готово» — остальное не нужно.
panzer-prompt-Plots-turn = { CARD($source, cap: "yes") }, { HEX($hex) }: с какого хода?
panzer-prompt-Plots-part = { CARD($source, cap: "yes") }: чем вести огонь в следующий ход плана?
panzer-prompt-IndirectFire-next = Огонь с закрытых позиций: вызовите огонь, продолжите, перенесите или прекратите его, начните запланированный.
panzer-prompt-IndirectFire-source = { UNIT($observer, cap: "yes") } вызывает огонь на { HEX($aim) }: кто стреляет?
panzer-prompt-IndirectFire-type = Огонь на { HEX($aim) }: осколочно-фугасный или дымовой?
panzer-prompt-IndirectFire-sheaf = Огонь на { HEX($aim) }: какой веер?
panzer-prompt-IndirectFire-way = Огонь на { HEX($aim) }: в какую сторону идёт ряд гексов?
panzer-prompt-IndirectFire-drop = Огонь лёг не туда: выберите единицу противника, на которую он падает.
panzer-prompt-Salvo-show = { UNIT($target, cap: "yes") } под обстрелом. В машину, показавшую «Движение» или «Короткую остановку», попасть труднее.
panzer-prompt-Shelling-face = Выберите, куда повёрнута единица.

## Выбор

panzer-verb-register = { CARD($source, cap: "yes") }: пристрелять { HEX($hex) }
panzer-verb-plot = { CARD($source, cap: "yes") }: запланированный огонь на { HEX($hex) }
panzer-verb-on-turn = С хода { $n }
panzer-verb-part = { $part }
panzer-verb-call = { UNIT($unit, cap: "yes") }: вызвать огонь на { HEX($hex) }
panzer-verb-continue = { UNIT($unit, cap: "yes") }: продолжать огонь
panzer-verb-shift = { UNIT($unit, cap: "yes") }: перенести огонь на { HEX($hex) }
panzer-verb-check = { UNIT($unit, cap: "yes") }: прекратить огонь
panzer-verb-source = { CARD($source, cap: "yes") }
panzer-verb-type = { $type }
panzer-verb-sheaf = Веер: { $sheaf }
panzer-verb-way = В сторону: { $facing }
panzer-verb-begin = { CARD($source, cap: "yes") }: начать запланированный огонь
panzer-verb-shift-plot = { CARD($source, cap: "yes") }: запланированный огонь на { HEX($hex) }
panzer-verb-drop = Цель: { UNIT($unit) }

## Слова

panzer-word-he = осколочно-фугасный
panzer-word-illumination = осветительный
panzer-word-one-hex = один гекс
panzer-word-converged = сходящийся
panzer-word-open = широкий
panzer-word-linear = линейный
panzer-word-he-converged = осколочно-фугасный, сходящийся
panzer-word-he-open = осколочно-фугасный, широкий
panzer-word-he-linear-n = осколочно-фугасный, ряд на север
panzer-word-he-linear-ne = осколочно-фугасный, ряд на северо-восток
panzer-word-he-linear-se = осколочно-фугасный, ряд на юго-восток
panzer-word-he-linear-s = осколочно-фугасный, ряд на юг
panzer-word-he-linear-sw = осколочно-фугасный, ряд на юго-запад
panzer-word-he-linear-nw = осколочно-фугасный, ряд на северо-запад
panzer-word-smoke-converged = дымовой, сходящийся
panzer-word-smoke-open = дымовой, широкий
panzer-word-smoke-linear-n = дымовой, ряд на север
panzer-word-smoke-linear-ne = дымовой, ряд на северо-восток
panzer-word-smoke-linear-se = дымовой, ряд на юго-восток
panzer-word-smoke-linear-s = дымовой, ряд на юг
panzer-word-smoke-linear-sw = дымовой, ряд на юго-запад
panzer-word-smoke-linear-nw = дымовой, ряд на северо-запад
panzer-word-observer-gone = наблюдателя больше нет
panzer-word-sight-lost = точка прицеливания не видна
panzer-word-danger-close = огонь лёг по своим
panzer-battery = { $card } № { $n }
panzer-battery-GB-LT = немецкая лёгкая батарея
panzer-battery-GB-MED = немецкая средняя батарея
panzer-battery-GB-HVY = немецкая тяжёлая батарея
panzer-battery-SB-LT = советская лёгкая батарея
panzer-battery-SB-MED = советская средняя батарея
panzer-battery-SB-HVY = советская тяжёлая батарея
panzer-battery-SB-VH = советская сверхтяжёлая батарея

## События

panzer-event-calls-fire = { UNIT($unit, cap: "yes") } вызывает огонь на { HEX($hex) }.
panzer-event-keeps-fire = { UNIT($unit, cap: "yes") } продолжает огонь по { HEX($hex) }.
panzer-event-shifts-fire = { UNIT($unit, cap: "yes") } переносит огонь на { HEX($hex) }.
panzer-event-checks-fire = { UNIT($unit, cap: "yes") } прекращает огонь: задача снята.
panzer-event-fire-lost = { UNIT($unit, cap: "yes") }: огневая задача снята, { $cause }.
panzer-event-joins = { CARD($source, cap: "yes") } готовится открыть огонь.
panzer-event-falls-out = { CARD($source, cap: "yes") } больше не участвует в задаче.
panzer-event-declared = Задача на { HEX($hex) }: { $type }, веер { $sheaf }.
panzer-event-declared-row = Ряд гексов от { HEX($hex) }, направление: { $facing }.
panzer-event-registered = { HEX($hex) } — точка пристрелки. Стреляет { CARD($source) }.
panzer-event-responds = { CARD($source, cap: "yes") } отвечает: { $n }, нужно не меньше { $number }.
panzer-event-fails = { CARD($source, cap: "yes") } не отвечает: { $n }, нужно не меньше { $number }.
panzer-event-danger-close = { CARD($source, cap: "yes") }: выпала 1, опасная близость. Куда упадут снаряды, решает противник.
panzer-event-drops = { CARD($source, cap: "yes") }: огонь падает на { HEX($hex) }. Там { UNIT($unit) }.
panzer-event-shells-hold = { CARD($source, cap: "yes") }: снаряды есть, { $n } при пределе { $limit }.
panzer-event-shells-short = { CARD($source, cap: "yes") }: таких снарядов нет, { $n } при пределе { $limit }.
panzer-event-impact = { CARD($source, cap: "yes") } ведёт огонь по { HEX($hex) }: { $type }, веер { $sheaf }.
panzer-event-shelled = { CARD($source, cap: "yes") }: обстрел, цель { UNIT($target) }; { $n }, { $result }.
panzer-event-shell-shakes = { CARD($source, cap: "yes") }: снаряды бьют по постройке в { HEX($hex) }, { $n }.
panzer-event-plot-begins = { CARD($source, cap: "yes") } начинает запланированный огонь по { HEX($hex) }.
panzer-event-plot-ends = { CARD($source, cap: "yes") }: запланированный огонь окончен, в этом ходу батарея отдыхает.
panzer-event-into-barrage = { UNIT($unit, cap: "yes") } входит в огонь в { HEX($hex) }. Стреляет { CARD($source) }.

## Исходы

panzer-outcome-responds = { CARD($source) }: отвечает
panzer-outcome-fails = { CARD($source) }: не отвечает
panzer-outcome-danger-close = { CARD($source) }: опасная близость
panzer-outcome-no-shells = { CARD($source) }: дымовых снарядов нет
panzer-outcome-stands = { HEX($hex) } стоит
panzer-outcome-smoke = дым на { HEX($hex) }

## Счета

panzer-ledger-response-number = Ответ на вызов ({ UNIT($unit) }), бросок d10
panzer-ledger-response-modifiers = Прибавляется к броску ответа
panzer-ledger-terrain-defence = Защита местности
panzer-modifier-gpd-terrain = защита местности
panzer-modifier-response-fo-attached = передовой наблюдатель, подчинённый источник
panzer-modifier-response-fo-organic = передовой наблюдатель, свой источник
panzer-modifier-response-fo-independent = передовой наблюдатель, самостоятельный источник
panzer-modifier-response-rhq-attached = штаб полка, подчинённый источник
panzer-modifier-response-rhq-organic = штаб полка, свой источник
panzer-modifier-response-rhq-independent = штаб полка, самостоятельный источник
panzer-modifier-response-bhq-attached = штаб батальона, подчинённый источник
panzer-modifier-response-bhq-organic = штаб батальона, свой источник
panzer-modifier-response-bhq-independent = штаб батальона, самостоятельный источник
panzer-modifier-response-chq-attached = командир роты, подчинённый источник
panzer-modifier-response-chq-organic = командир роты, свой источник
panzer-modifier-response-chq-independent = командир роты, самостоятельный источник
panzer-modifier-response-recon-attached = разведка, подчинённый источник
panzer-modifier-response-recon-organic = разведка, свой источник
panzer-modifier-response-recon-independent = разведка, самостоятельный источник
panzer-modifier-response-pre-registered-point-battery = точка пристрелки
panzer-modifier-response-command-recon-observer = командирская разведка
panzer-modifier-response-adjusted-fire = уже ведёт огонь
panzer-modifier-response-observer-suppressed = наблюдатель подавлен
panzer-modifier-response-observer-damaged = наблюдатель повреждён
panzer-modifier-response-observation-hindered = дым, разрывы или пожар мешают наблюдать
panzer-modifier-response-heat-haze = марево
panzer-modifier-response-grade = подготовка наблюдателя
panzer-modifier-gp-target-vehicle-moving-indirect = цель движется
panzer-modifier-gp-overhead-inside-brick = в кирпичном доме
panzer-modifier-gp-overhead-inside-stone = в каменном доме
panzer-modifier-gp-overhead-improved-position = в оборудованной позиции
panzer-modifier-gp-off-board-open-sheaf = широкий веер

## Переспросить

panzer-regret-shell-friends = Под огонь попадут и ваши, например { UNIT($unit) }. { RULE($rule) }
panzer-regret-danger-close = { UNIT($unit, cap: "yes") } рядом и на виду у противника: если выпадет 1, он сам решит, на кого из ваших упадут снаряды. { RULE($rule) }

## Почему нельзя

panzer-refusal-not-observer = { UNIT($unit, cap: "yes") } не вызывает огонь: это делают передовые наблюдатели, командиры и разведка.
panzer-refusal-needs-watch = { UNIT($unit, cap: "yes") }: нет неиспользованного приказа «Наблюдение». Без него задачу можно только снять.
panzer-refusal-observer-used = { UNIT($unit, cap: "yes") } в этом ходу уже управляет огнём: одна точка прицеливания за ход.
panzer-refusal-observer-checked = { UNIT($unit, cap: "yes") }: задача в этом ходу снята. До следующего хода огнём с закрытых позиций не управляет.
panzer-refusal-observer-busy = { UNIT($unit, cap: "yes") } ведёт задачу. Продолжите, перенесите или прекратите огонь.
panzer-refusal-no-aim-target = { UNIT($unit, cap: "yes") } никого не обнаруживает в { HEX($hex) }: огонь вызывают только по обнаруженному противнику.
panzer-refusal-no-source = По { HEX($hex) } сейчас некому стрелять. Вызывает { UNIT($unit) }.
panzer-refusal-source-not-yours = { CARD($source, cap: "yes") } — не ваша.
panzer-refusal-source-taken = { CARD($source, cap: "yes") } уже участвует в задаче.
panzer-refusal-source-busy = { CARD($source, cap: "yes") } занята другой задачей. Сначала снимите её.
panzer-refusal-source-checked = { CARD($source, cap: "yes") }: задача в этом ходу снята. До следующего хода с закрытых позиций не стреляет.
panzer-refusal-source-spent = { CARD($source, cap: "yes") } в этом ходу больше не ведёт огонь с закрытой позиции.
panzer-refusal-sources-full = У этого наблюдателя столько источников огня быть не может: { CARD($source) } — лишний.
panzer-refusal-source-not-attached = { CARD($source, cap: "yes") } не подчинена этому подразделению, а советский наблюдатель без свойства ПН вызывает только подчинённых.
panzer-refusal-source-far = { CARD($source, cap: "yes") } не достаёт до точки прицеливания.
panzer-refusal-source-near = { CARD($source, cap: "yes") } не стреляет так близко.
panzer-refusal-source-no-order = { CARD($source, cap: "yes") }: нет неиспользованного приказа «Огонь»; «Короткая остановка» не годится.
panzer-refusal-source-spots = { CARD($source, cap: "yes") } сама видит противника в этом гексе и должна стрелять прямой наводкой.
panzer-refusal-source-unable = { CARD($source, cap: "yes") } не может стрелять с закрытой позиции: на буксире, на верхнем этаже или не на карте.
panzer-refusal-no-sources-yet = Сначала выберите, кто стреляет.
panzer-refusal-type-not-on-card = Таких снарядов нет хотя бы у одного из стреляющих.
panzer-refusal-type-by-day = Осветительные снаряды — для ночи, а сейчас день.
panzer-refusal-sheaf-batteries = Веер батареи — сходящийся, широкий или линейный.
panzer-refusal-no-mission = { UNIT($unit, cap: "yes") } не ведёт вызванной задачи, которая ждёт решения. Запланированный огонь не прекращают.
panzer-refusal-continue-sight = { UNIT($unit, cap: "yes") } больше не видит точку прицеливания. Перенесите огонь или прекратите.
panzer-refusal-continue-target = { UNIT($unit, cap: "yes") } не обнаруживает противника в точке прицеливания и рядом с ней. Перенесите огонь или прекратите.
panzer-refusal-continue-sources = { UNIT($unit, cap: "yes") }: продолжать некому. Прекратите огонь.
panzer-refusal-shift-far = От точки прицеливания до { HEX($hex) } больше трёх гексов. Наблюдает { UNIT($unit) }.
panzer-refusal-must-answer = Огневая задача ждёт решения: продолжить, перенести или прекратить.
panzer-refusal-must-begin = Запланированный огонь опаздывает на ход: он начинается сейчас.
panzer-refusal-must-go-on = Запланированный огонь идёт и должен лечь в этом ходу: укажите куда.
panzer-refusal-plot-not-due = { CARD($source, cap: "yes") }: запланированного огня, который мог бы начаться в этом ходу, нет.
panzer-refusal-plot-not-begun = { CARD($source, cap: "yes") }: запланированного огня, который ложится сейчас, нет.
panzer-refusal-plot-shift-far = До { HEX($hex) } больше пяти гексов от места, куда бьёт { CARD($source) }.
panzer-refusal-drop-who = Снаряды падают на обнаруженную единицу противника возле точки прицеливания: { UNIT($unit) } не подходит.
panzer-refusal-no-point-left = { CARD($source, cap: "yes") }: точек пристрелки больше нет.
panzer-refusal-point-twice = { CARD($source, cap: "yes") } уже пристрелялась по { HEX($hex) }.
panzer-refusal-no-plot-left = { CARD($source, cap: "yes") }: запланированного огня больше нет.
panzer-refusal-plot-on-map = { CARD($source, cap: "yes") } на карте: точки пристрелки и запланированный огонь только у батарей за картой.
panzer-refusal-plot-turn = Такого хода в сценарии нет.
panzer-refusal-plot-clash = В это время батарея стреляет или отдыхает по другому плану.
panzer-refusal-plot-full = План — не больше пяти ходов.
panzer-refusal-plot-empty = Укажите, чем вести огонь в первый ход плана.

## Что осталось сделать

panzer-left-mission = { UNIT($unit, cap: "yes") } ведёт огонь по { HEX($hex) }: продолжите, перенесите или прекратите. { RULE($rule) }
panzer-left-plot-begin = { CARD($source, cap: "yes") }: запланированный огонь начинается сейчас. { RULE($rule) }
panzer-left-plot-may = { CARD($source, cap: "yes") }: запланированный огонь можно начать. { RULE($rule) }
panzer-left-plot-fire = { CARD($source, cap: "yes") }: укажите, куда ляжет запланированный огонь, не дальше пяти гексов от { HEX($hex) }. { RULE($rule) }
panzer-left-call = { UNIT($unit, cap: "yes") } может вызвать огонь: { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[other] { $n } гексов
}. { RULE($rule) }

## Слой карты

panzer-overlay-sheaf = Веер под указателем
panzer-key-sheaf-barrage = сосредоточенный веер
panzer-key-sheaf-long = широкий веер
panzer-key-sheaf-from = точка прицеливания
panzer-says-sheaf = Вокруг { HEX($hex) }: сходящийся веер — { $near ->
    [one] { $near } единица
    [few] { $near } единицы
   *[other] { $near } единиц
}, ваших { $own }; широкий — { $far ->
    [one] { $far } единица
    [few] { $far } единицы
   *[other] { $far } единиц
}, ваших { $far_own }. { RULE($rule) }
panzer-says-sheaf-danger = { $n ->
    [one] { $n } ваша единица на виду у противника
    [few] { $n } ваши единицы на виду у противника
   *[other] { $n } ваших единиц на виду у противника
} и в опасной близости. { RULE($rule) }

## Вводная

panzer-brief-artillery = Артиллерия
panzer-brief-battery-attached = { $side }: { $card }, { $n } шт., подчинена: { $names }; точек пристрелки { $points }, запланированных задач { $plots }.
panzer-brief-battery-organic = { $side }: { $card }, { $n } шт., своя для: { $names }; точек пристрелки { $points }, запланированных задач { $plots }.
panzer-brief-battery-force = { $side }: { $card }, { $n } шт., своя для всех сил; точек пристрелки { $points }, запланированных задач { $plots }.

# Стычка: всё, что читает игрок.

skirmish-title = Стычка
skirmish-scenario-two-villages-title = Две деревни
skirmish-scenario-two-villages-place = Где-то между двумя дозорами
skirmish-scenario-two-villages-intro = Два дозора встречаются в поле, между ними две деревни. Удержите деревни и сохраните больше отрядов, чем противник.
skirmish-scenario-the-wood-title = Лес
skirmish-scenario-the-wood-place = Поляна
skirmish-scenario-the-wood-intro = Один дом в лесу, по три отряда у каждой стороны, пять ходов. Достаточно, чтобы узнать все правила.
skirmish-seat-blue = Синие
skirmish-seat-red = Красные
skirmish-role-blue = ходят первыми
skirmish-role-red = ходят вторыми

## Фишки и местность

skirmish-type-infantry = Пехота
skirmish-type-guns = Орудия
skirmish-type-scouts = Разведка
skirmish-unit-R-INF-1 = красная пехота 1
skirmish-unit-R-INF-2 = красная пехота 2
skirmish-unit-R-INF-3 = красная пехота 3
skirmish-unit-R-GUN-1 = красные орудия
skirmish-unit-R-SCO-1 = красная разведка
skirmish-unit-B-INF-1 = синяя пехота 1
skirmish-unit-B-INF-2 = синяя пехота 2
skirmish-unit-B-INF-3 = синяя пехота 3
skirmish-unit-B-GUN-1 = синие орудия
skirmish-unit-B-SCO-1 = синяя разведка
skirmish-terrain-clear = открытая местность
skirmish-terrain-woods = лес
skirmish-terrain-village = деревня
skirmish-figure-attack = атака
skirmish-figure-defence = оборона
skirmish-figure-move = очки движения
skirmish-figure-cost = очки движения за вход
skirmish-figure-cover = укрытие
skirmish-figure-village = очки за владение
skirmish-badge-spent = уже атаковал
skirmish-track-turn = Ход
skirmish-track-vp = Очки

## Выбор

skirmish-prompt-Turn-act = Двигайте отряды и атакуйте или закончите ход.
skirmish-prompt-Retreat-choose = Отступление: { UNIT($target) }. Выберите гекс.
skirmish-verb-end-turn = Закончить ход
skirmish-verb-move = { UNIT($unit, cap: "yes") }: в { HEX($hex) }
skirmish-verb-attack = { UNIT($unit, cap: "yes") }: атака, цель: { UNIT($target) }
skirmish-verb-move-short = Движение
skirmish-verb-attack-short = Атака
skirmish-verb-retreat-short = Отступление
skirmish-verb-retreat = { UNIT($unit, cap: "yes") }: отступление в { HEX($hex) }

## Что запрещено

skirmish-refusal-not-now = Сейчас решается другое.
skirmish-refusal-not-yours = В свой ход двигают собственные отряды на карте.
skirmish-refusal-spent = { UNIT($unit, cap: "yes") }: атака уже была, в этом ходу больше ничего.
skirmish-refusal-not-next = { UNIT($unit, cap: "yes") }: движение только в соседний гекс, гекс за гексом.
skirmish-refusal-occupied = В { HEX($hex) } стоит другой отряд.
skirmish-refusal-too-far = { UNIT($unit, cap: "yes") }: не хватает очков движения для { HEX($hex) }.
skirmish-refusal-no-target = { UNIT($unit, cap: "yes") }: атаковать можно только противника в соседнем гексе.
skirmish-refusal-not-away = { UNIT($unit, cap: "yes") }: отступать нужно в соседний гекс, который не соседний с атакующим.

## Что происходит

skirmish-event-turn = { PLAYER($player) }: ход { $n }
skirmish-event-moves = { UNIT($unit, cap: "yes") } → { HEX($hex) }.
skirmish-event-takes = { PLAYER($player) } занимают деревню в { HEX($hex) }.
skirmish-event-attacks = { UNIT($unit, cap: "yes") }: атака, цель: { UNIT($target) }; итог { $n }.
skirmish-event-lost = { UNIT($unit, cap: "yes") }: отряд уничтожен.
skirmish-event-retreats = { UNIT($unit, cap: "yes") }: отступление в { HEX($hex) }.
skirmish-outcome-nothing = без последствий
skirmish-outcome-push = отброшен
skirmish-outcome-kill = уничтожен
skirmish-ledger-strength = Прибавляется к кубикам
skirmish-modifier-attack = Атака отряда
skirmish-modifier-support = Другие отряды рядом с целью
skirmish-modifier-defence = Оборона цели
skirmish-modifier-cover = Укрытие в гексе цели

## Правила: заглавие, двоеточие, текст

skirmish-rule-SK-1_1 = Ходы: Синие и Красные ходят по очереди, Синие первыми. Сколько ходов, говорит сценарий.
skirmish-rule-SK-1_2 = Свой ход: Отряды двигаются и атакуют в любом порядке, по одному гексу или по одной атаке. Затем ход заканчивают.
skirmish-rule-SK-2_1 = Движение: Отряд переходит в соседний гекс и платит за него очки движения: одно за открытую местность и деревню, два за лес.
skirmish-rule-SK-2_2 = Один отряд в гексе: В гексе никогда не стоят два отряда.
skirmish-rule-SK-2_3 = Рядом с противником: У отряда, который подошёл к противнику вплотную, очков движения больше нет. Атаковать он ещё может.
skirmish-rule-SK-3_1 = Атака: Отряд атакует один отряд противника в соседнем гексе. После этого в этом ходу он ничего не делает.
skirmish-rule-SK-3_2 = Сила: Бросьте два кубика. Прибавьте атаку отряда и единицу за каждый другой свой отряд рядом с целью.
skirmish-rule-SK-3_3 = Оборона и укрытие: Вычтите оборону цели и укрытие её гекса: единицу в лесу и в деревне.
skirmish-rule-SK-3_4 = Итог: 10 и больше: цель уничтожена. От 7 до 9: отброшена. Меньше: без последствий.
skirmish-rule-SK-3_5 = Отступление: Отброшенный отряд уходит в свободный гекс, который не соседний с атакующим; выбирает владелец. Кто не может, уничтожен.
skirmish-rule-SK-4_1 = Конец: Игра заканчивается после последнего хода или в конце хода, после которого у стороны не осталось отрядов.
skirmish-rule-SK-4_2 = Победа: Деревня даёт два очка стороне, чей отряд был в ней последним, отряд на карте одно. Побеждает тот, у кого очков больше.

### Резервные армии с маркерами маскировки (глава 34).

stalingrad42-place-army-box = ячейка армии { $n }
    .gen = ячейки армии { $n }
    .dat = ячейке армии { $n }
    .acc = ячейку армии { $n }
    .ins = ячейкой армии { $n }
    .pre = ячейке армии { $n }
    .gender = f
    .number = sg

## Что можно выбрать

stalingrad42-verb-assign = { UNIT($unit, cap: "yes") }: назначить { HEX($place, case: "acc") }
stalingrad42-verb-swap = { UNIT($unit, cap: "yes") } и { UNIT($other) }: поменять маркеры
stalingrad42-verb-conceal = { UNIT($unit, cap: "yes") }: в { HEX($place, case: "acc") }
stalingrad42-verb-emerge = { UNIT($unit, cap: "yes") }: из ячейки в { HEX($place, case: "acc") }
stalingrad42-verb-show = { UNIT($unit, cap: "yes") }: показать поверх своей армии

## Вопросы

stalingrad42-prompt-Assignment-choose = Выберите тайно ячейку: { UNIT($unit) }.
stalingrad42-prompt-Emergence-choose = Атака на { HEX($target, case: "acc") }. Выберите, кто выходит из ячейки армии и обороняется: до трёх частей. Если никто, части в ней обороняются с 0 и будут отброшены.

## Что происходит

stalingrad42-event-assigned = { UNIT($unit, cap: "yes") }: { HEX($place) }. Знаете только вы.
stalingrad42-event-swapped = { UNIT($unit, cap: "yes") } и { UNIT($other) }: маркеры обменены. Знаете только вы.
stalingrad42-event-concealed = { UNIT($unit, cap: "yes") }: из { HEX($from, case: "gen") } в { HEX($place, case: "acc") }.
stalingrad42-event-emerged = { UNIT($unit, cap: "yes") }: выход в { HEX($place, case: "acc") }, прежнее место { HEX($from) }.
stalingrad42-event-shown = { UNIT($unit, cap: "yes") }: показана поверх армии в { HEX($hex, case: "pre") }.
stalingrad42-event-army-empty = { UNIT($unit, cap: "yes") }: в ячейке никого нет.
stalingrad42-event-army-holds = { UNIT($unit, cap: "yes") } в { HEX($hex, case: "pre") }: в ячейке есть части.
stalingrad42-event-army-leaves = { UNIT($unit, cap: "yes") }: уход из { HEX($place, case: "gen") }, возвращение возможно.

## Почему нельзя

stalingrad42-refusal-box-taken = { HEX($place) } уже у другой армии.
stalingrad42-refusal-no-swap = Маркеры меняют армии, начавшие фазу вместе и не двигавшиеся, каждая один раз: не { UNIT($unit) }.
stalingrad42-refusal-no-box = { HEX($place) }: в игре нет армии с этой ячейкой.
stalingrad42-refusal-not-in-box = { UNIT($unit, cap: "yes") }: не в ячейке армии в этом месте.
stalingrad42-refusal-box-combat = В ячейках только боевые части: не { UNIT($unit) }.
stalingrad42-refusal-army-full = { HEX($place) }: места больше нет.
stalingrad42-refusal-box-unfit = Это могут только части в порядке, без пополнений, поезда и боя в этом ходу: не { UNIT($unit) }.
stalingrad42-refusal-box-supply = Нет линии снабжения в северную область от армии и её частей: { UNIT($unit) }.
stalingrad42-refusal-rebuild-box = { UNIT($unit, cap: "yes") }: восстановить там нельзя, армия без снабжения.
stalingrad42-refusal-box-once = В этом ходу одна часть уже воспользовалась этим способом: { UNIT($unit) } не может.
stalingrad42-refusal-box-way = В ячейку попадают из северной области, из железнодорожной сети или из другой ячейки: не { UNIT($unit) } с этого места.
stalingrad42-refusal-leave-way = Из ячейки выходят в гекс своей армии или в северную область, не в { HEX($place, case: "acc") }.
stalingrad42-refusal-leave-later = { UNIT($unit, cap: "yes") }: ход начат не в ячейке.
stalingrad42-refusal-show-crowd = Поверх армии нет места: { UNIT($unit) }.
stalingrad42-refusal-army-done = { UNIT($unit, cap: "yes") }: в ячейку вошли или из неё вышли части, армия в этом ходу больше не движется.
stalingrad42-refusal-rail-laden = { UNIT($unit, cap: "yes") }: в ячейке есть части, железная дорога недоступна.
stalingrad42-refusal-rail-box = { UNIT($unit, cap: "yes") }: фаза началась в ячейке резервной армии, а не в гексе с железной дорогой или области входа.
stalingrad42-refusal-area-laden = { UNIT($unit, cap: "yes") }: в ячейке дезорганизованные или пополненные части, в другую область нельзя.
stalingrad42-refusal-army-manned = У армии в { HEX($hex, case: "pre") } в ячейке есть части.
stalingrad42-refusal-shatter-army = У армии в { HEX($hex, case: "pre") } в ячейке могут быть части: атакуйте в фазе боя.
stalingrad42-refusal-attack-box = { UNIT($unit, cap: "yes") }: часть из ячейки армии не атакует.
stalingrad42-refusal-out-limit = { UNIT($unit, cap: "yes") }: выйти нельзя, выходит до трёх частей в пределах группирования.
stalingrad42-refusal-guns-boxed = { UNIT($unit, cap: "yes") }: из ячейки армии поддержки нет.

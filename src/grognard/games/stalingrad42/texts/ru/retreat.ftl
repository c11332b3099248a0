### Отступление, дезорганизация, восстановление, продвижение после боя, бои развития успеха (главы 12–15).


## Выбор

stalingrad42-verb-alone = { UNIT($unit, cap: "yes") }: отступать отдельно
stalingrad42-verb-strike = Бой развития успеха против { HEX($hex, case: "gen") }
stalingrad42-verb-join = Присоединиться к атаке на { HEX($hex, case: "acc") }
stalingrad42-verb-stay = { UNIT($unit, cap: "yes") }: не восстанавливать


## Вопросы

# $left: сколько гексов ещё можно пройти
stalingrad42-prompt-Retreat-go = Отступление из { HEX($origin, case: "gen") }: { UNIT($units) }. Выберите следующий гекс ({ $left ->
    [one] остался { $left } гекс
    [few] осталось { $left } гекса
   *[other] осталось { $left } гексов
}).
# $count: сколько частей в группе, 0, пока никто не выбран; $left: сколько гексов осталось группе
stalingrad42-prompt-Advance-choose = { $count ->
    [0] Продвижение после боя, гекс { HEX($vacated) } свободен: выберите, кто продвигается, или остановитесь: тогда больше никто не продвинется.
   *[other] { UNIT($group, cap: "yes") }: { $left ->
        [0] войдите в освобождённый гекс или остановитесь.
        [one] не больше { $left } гекса. Выберите, куда продвинуться.
        [few] не больше { $left } гексов. Выберите, куда продвинуться.
       *[other] не больше { $left } гексов. Выберите, куда продвинуться.
    }
}
stalingrad42-prompt-Decline-choose = Восстановление: выберите, кто остаётся в беспорядочном отступлении, или продолжайте.


## Что происходит

stalingrad42-event-becomes = { UNIT($unit, cap: "yes") }: { $order }.
stalingrad42-event-retreats = { UNIT($unit, cap: "yes") }: отступление { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-event-advances = { UNIT($unit, cap: "yes") }: продвижение { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }.
stalingrad42-event-strikes = Бой развития успеха против { HEX($hex, case: "gen") }: { UNIT($units) }.
stalingrad42-event-joins = К атаке на { HEX($hex, case: "acc") } присоединяется { UNIT($units) }.
stalingrad42-event-recovery-roll = { UNIT($unit, cap: "yes") }: бросок на восстановление в ЗК противника, { $total }.


## Откуда числа

stalingrad42-ledger-recovery = Восстановление
stalingrad42-modifier-recovery-elite = { UNIT($unit, cap: "yes") }: элита
stalingrad42-modifier-recovery-poor = { UNIT($unit, cap: "yes") }: низкое качество


## Почему нельзя

stalingrad42-refusal-not-retreating = { UNIT($unit, cap: "yes") }: не отступает отсюда, или отделяться не от кого.
stalingrad42-refusal-retreat-fatal = Отступление в { HEX($hex, case: "acc") } погубит часть.
stalingrad42-refusal-retreat-order = Есть путь лучше, чем через { HEX($hex, case: "acc") }: сначала на всю дальность, потом со снабжением.
stalingrad42-refusal-retreat-stop = Отступление останавливают раньше только у своих неотступавших частей, по уровню за гекс, и только чтобы избежать уничтожения.
stalingrad42-refusal-not-advancing = { UNIT($unit, cap: "yes") }: не участвует в этой атаке или продвижение уже было.
stalingrad42-refusal-advance-apart = Группа продвигается из одного гекса или собирается в освободившемся: не { UNIT($unit) }.
stalingrad42-refusal-advance-over = Продвижение закончено: у кого-то в группе не осталось гексов, или она обязана остановиться.
stalingrad42-refusal-advance-limited = Ограниченное продвижение возможно только в освободившийся гекс, не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-advance-road = Продвижение закончено.
stalingrad42-refusal-advance-zoc = В ЗК противника продвижение останавливается, кроме гекса, освобождённого боем: дальше в { HEX($hex, case: "acc") } нельзя.
stalingrad42-refusal-advance-bond = Связка ЗК противника не пускает в { HEX($hex, case: "acc") }: через неё идут только в гекс, освобождённый боем.
stalingrad42-refusal-advance-crowd = Продвижение закончилось бы превышением пределов группирования в { HEX($hex, case: "pre") }.
stalingrad42-refusal-strike-never = Развивать успех можно при продвижении на два гекса и больше.
stalingrad42-refusal-strike-group = Успех развивает только первая продвигающаяся группа.
stalingrad42-refusal-strike-once = Развитие успеха закончено.
stalingrad42-refusal-strike-bonus = На развитие успеха не хватает гексов продвижения.
stalingrad42-refusal-strike-strangers = Отсюда развивать успех нельзя.
stalingrad42-refusal-join-nothing = К атаке на { HEX($hex, case: "acc") } присоединиться нельзя.
stalingrad42-refusal-advance-ground = { UNIT($unit, cap: "yes") }: без дороги туда нельзя.
stalingrad42-refusal-advance-river = { UNIT($unit, cap: "yes") }: через крупную реку без моста можно только первым гексом, туда, куда часть сама атаковала через реку.
stalingrad42-refusal-reserve-river = { UNIT($unit, cap: "yes") }: резервы не переправляются через крупную реку без моста.
stalingrad42-refusal-strike-ground = Группа не могла бы войти в { HEX($hex, case: "acc") }: развивать успех туда нельзя.
stalingrad42-refusal-not-routed = { UNIT($unit, cap: "yes") }: беспорядочного отступления нет.


## Слова

stalingrad42-word-good = в полном порядке
stalingrad42-word-disrupted = дезорганизация
stalingrad42-word-routed = беспорядочное отступление
stalingrad42-word-crt = результат боя
stalingrad42-word-shatter = автоматический DS
stalingrad42-word-approach = противник подошёл
stalingrad42-word-choice = по своей воле
stalingrad42-word-limited-advance = ограниченное продвижение
stalingrad42-word-normal-advance = продвижение
stalingrad42-word-long-advance = продвижение с развитием успеха

### Отступление, дезорганизация, восстановление, продвижение после боя, бои развития успеха (главы 13–16).


## Выбор

holland44-verb-alone = { UNIT($unit, cap: "yes") }: отступать отдельно
holland44-verb-strike = Бой развития успеха против { HEX($hex, case: "gen") }
holland44-verb-join = Присоединиться к атаке на { HEX($hex, case: "acc") }


## Вопросы

# $left: сколько гексов ещё можно пройти
holland44-prompt-Retreat-go = Отступление из { HEX($origin, case: "gen") }: { UNIT($units) }. Выберите следующий гекс ({ $left ->
    [one] остался { $left } гекс
    [few] осталось { $left } гекса
   *[other] осталось { $left } гексов
}).
# $count: сколько частей в группе, 0, пока никто не выбран; $left: сколько гексов осталось группе
holland44-prompt-Advance-choose = { $count ->
    [0] Продвижение после боя, гекс { HEX($vacated) } свободен: выберите, кто продвигается, или остановитесь: тогда больше никто не продвинется.
   *[other] { UNIT($group, cap: "yes") }: { $left ->
        [one] остался { $left } гекс. Выберите, куда продвинуться.
        [few] осталось { $left } гекса. Выберите, куда продвинуться.
       *[other] осталось { $left } гексов. Выберите, куда продвинуться.
    }
}


## Что происходит

holland44-event-becomes = { UNIT($unit, cap: "yes") }: { $order }.
holland44-event-retreats = { UNIT($unit, cap: "yes") }: отступление в { HEX($place, case: "acc") }.
holland44-event-advances = { UNIT($unit, cap: "yes") }: продвижение в { HEX($place, case: "acc") }.
holland44-event-strikes = Бой развития успеха против { HEX($hex, case: "gen") }: { UNIT($units) }.
holland44-event-joins = К атаке на { HEX($hex, case: "acc") } присоединяется { UNIT($units) }.
holland44-event-recovery-roll = { UNIT($unit, cap: "yes") }: бросок на восстановление в ЗК противника, { $total }.


## Откуда числа

holland44-ledger-recovery = Восстановление
holland44-modifier-recovery-elite = { UNIT($unit, cap: "yes") }: элитная мораль
holland44-modifier-recovery-poor = { UNIT($unit, cap: "yes") }: слабая мораль


## Почему нельзя

holland44-refusal-not-retreating = { UNIT($unit, cap: "yes") }: не отступает отсюда, или отделяться не от кого.
holland44-refusal-retreat-fatal = Отступление в { HEX($hex, case: "acc") } погубит часть.
holland44-refusal-retreat-order = Есть путь лучше, чем через { HEX($hex, case: "acc") }: по порядку — не ближе двух гексов, вне ЗК противника, мимо своих рядом с противником, со снабжением, без превышения пределов группирования.
holland44-refusal-retreat-stop = Отступление останавливают раньше только в первом гексе: в городе, городке, деревне, лесу или со своими неотступавшими частями, вне ЗК противника, ценой уровня. Нельзя, если уровень последний, и после автоматического DS.
holland44-refusal-not-advancing = { UNIT($unit, cap: "yes") }: не участвует в этой атаке или продвижение уже было.
holland44-refusal-advance-apart = Группа продвигается из одного гекса или собирается в освободившемся: не { UNIT($unit) }.
holland44-refusal-advance-over = Продвижение закончено: гексов не осталось, или группа обязана остановиться.
holland44-refusal-advance-limited = Ограниченное продвижение возможно только в освободившийся гекс, не в { HEX($hex, case: "acc") }.
holland44-refusal-advance-road = Дорожный бонус дан механизированным частям, которые идут только по дороге и заканчивают без других частей, кроме «бесплатных».
holland44-refusal-advance-zoc = { HEX($hex, cap: "yes") }: ЗК той же части противника, из чьей ЗК вы идёте. Можно в освободившийся гекс или к своим.
holland44-refusal-advance-bond = Связка ЗК противника не пускает в { HEX($hex, case: "acc") }: через неё идут только в освободившийся гекс и только первым гексом.
holland44-refusal-advance-crowd = Продвижение закончилось бы превышением пределов группирования в { HEX($hex, case: "pre") }.
holland44-refusal-strike-never = Бой развития успеха возможен только после DS, автоматического DS и DMR.
holland44-refusal-strike-group = Успех развивает только первая продвигающаяся группа.
holland44-refusal-strike-once = Группа ведёт один бой развития успеха или присоединяется к одной атаке.
holland44-refusal-strike-bonus = За гекс дорожного бонуса успех развивает только одна часть и одна «бесплатная».
holland44-refusal-strike-strangers = В гексе есть части, не участвовавшие в атаке: отсюда развивать успех нельзя.
holland44-refusal-join-nothing = Больше никто из ваших не может атаковать { HEX($hex, case: "acc") }: присоединяться не к чему.
holland44-refusal-advance-water = Вода без моста не пускает в { HEX($hex, case: "acc") }: её пересекает только пехота, первым гексом; канал и большую реку — только после атаки через них, большую реку — только в освободившийся гекс.
holland44-refusal-advance-ground = Техника входит в польдер и болото и выходит из них только по дороге: не в { HEX($hex, case: "acc") }.


## Слова

holland44-word-good = в полном порядке
holland44-word-disrupted = дезорганизация
holland44-word-routed = беспорядочное отступление
holland44-word-crt = результат боя
holland44-word-shatter = автоматический DS
holland44-word-approach = противник подошёл
holland44-word-limited-advance = ограниченное продвижение
holland44-word-normal-advance = обычное продвижение
holland44-word-long-advance = увеличенное продвижение

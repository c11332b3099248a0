### Мины, препятствия и их разрушение (глава 18).


## Выбор

# $kind: which mine
coh-verb-lay = Поставить { HEX($hex, case: "inside") }: { $kind }
coh-verb-defuse = Снять { AREA($fort, case: "acc") }
coh-verb-strike = Бросок против { AREA($fort, case: "gen") }
coh-group-mine = Мина
coh-word-mine-red = противопехотная мина
coh-word-mine-blue = противотанковая мина
coh-word-mine-black = смешанная мина
coh-prompt-MineWork-choose = { $laying ->
    [1] { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
        [pl] ставят
       *[sg] ставит
    } мину. Выберите, какую и где.
   *[other] { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
        [pl] снимают
       *[sg] снимает
    } мину. Выберите, какую.
}


## Что произошло

coh-event-mine-found = { HEX($hex, cap: "yes", case: "inside") } скрытая мина: { AREA($fort) }.
coh-event-mine-strikes = { AREA($fort, cap: "yes") } взрывается. Под ударом { UNIT($unit) }.
# $n: the total rolled
coh-event-mine-misses = { UNIT($unit, cap: "yes") }: без потерь.
coh-event-lays-mine = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] ставят
   *[sg] ставит
} { HEX($hex, case: "inside") } { AREA($fort, case: "acc") }.
coh-event-lays-hidden-mine = { UNIT($unit, cap: "yes") } скрытно { UNIT($unit, get: "number") ->
    [pl] ставят
   *[sg] ставит
} { HEX($hex, case: "inside") } { AREA($fort, case: "acc") }.
coh-event-lays-somewhere = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] ставят
   *[sg] ставит
} скрытую мину.
coh-event-mine-scattered = { AREA($fort, cap: "yes") } падает с воздуха { HEX($hex, case: "into") }.
coh-event-mine-defused = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] снимают
   *[sg] снимает
} { HEX($hex, case: "inside") } { AREA($fort, case: "acc") }.
# $av: attack value; $dv: defence value
coh-event-work-attacked = { AREA($fort, cap: "yes") } { HEX($hex, case: "inside") } под атакой: { $av } против { $dv }.
coh-event-work-holds = { AREA($fort, cap: "yes") } { HEX($hex, case: "inside") }: на месте.
coh-event-work-wrecked = { AREA($fort, cap: "yes") } { HEX($hex, case: "inside") }: уничтожение.


## Откуда берутся числа и что может выйти

coh-ledger-work = Прочность укрепления
coh-ledger-mine = Мина под { UNIT($unit, case: "ins") }
coh-modifier-work = Прочность
coh-modifier-mine = Число мины
coh-modifier-wire = Колючая проволока
coh-modifier-jam = Техника на дороге
coh-outcome-wrecked = { AREA($fort, cap: "yes") }: уничтожение
coh-outcome-holds = { AREA($fort, cap: "yes") }: на месте


## Отказы

coh-refusal-ditch-barred = { UNIT($unit, cap: "yes") }: через противотанковый ров { HEX($hex, case: "inside") } не пройти. Там проходит только пехота; обойдите его.
coh-refusal-trench-barred = Колёсная техника не въезжает в траншею { HEX($hex, case: "inside") }. Объезжайте её.
coh-refusal-not-a-work = Эта атака против такой цели не бросается.
coh-refusal-mine-infantry = { UNIT($unit, cap: "yes") }: это не пехота, а мины ставит только пехота.
coh-refusal-mine-contested = { UNIT($unit, cap: "yes") }: идёт ближний бой, мину не поставить.
coh-refusal-mine-reach = До { HEX($hex, case: "gen") } слишком далеко. Мину ставят в своём или соседнем гексе.
coh-refusal-mine-enemy = { HEX($hex, cap: "yes", case: "inside") } стоит враг. Поставьте мину там, где его нет.
coh-refusal-mine-twice = { HEX($hex, cap: "yes", case: "inside") } уже есть такая мина. Выберите другую мину или другой гекс.
coh-refusal-mine-none = Все такие мины уже в деле. Выберите другую.
coh-refusal-defuse-contested = { UNIT($unit, cap: "yes") }: идёт ближний бой, мину не снять.
coh-refusal-defuse-reach = Ни в гексе отряда, ни рядом вы такой мины не знаете.


## Настройки

coh-option-hit-pool-by-colour = Фишки повреждений по цвету
coh-option-hit-pool-by-colour-about = Откуда тянут фишку: из запаса своего типа отрядов или по цвету поражённой защиты, и тогда щит орудия считается бронёй.
coh-option-hit-pool-by-colour-off = по типу отряда
coh-option-hit-pool-by-colour-on = по цвету


## Перед выбором, который может быть ошибкой

coh-regret-mine = Идти на мину { HEX($hex, case: "inside") }? Под ударом окажется { UNIT($unit) }. { RULE($rule) }

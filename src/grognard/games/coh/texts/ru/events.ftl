### Журнал: что произошло, в настоящем времени.
### $player — сторона, $units — список, $hit и $payment — слова, $card — карта.


## Раунды

coh-event-round-begins = Раунд { $n } из { $of }.
coh-event-cap-reset = У { PLAYER($player, case: "gen") } { $n } КОД.
coh-event-arrives = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] теперь могут выйти на карту
   *[sg] теперь может выйти на карту
}.
coh-event-initiative = Инициатива у { PLAYER($player, case: "gen") }: { $n } против { $other }.
coh-event-initiative-tied = Бросок на инициативу: поровну, по { $n }. Обе стороны бросают снова.
coh-event-round-ends = Раунд { $n } окончен.
coh-event-controls = { PLAYER($player, cap: "yes") } удерживают { HEX($hex, case: "acc") }: { $n } ПО.
coh-event-scores = { PLAYER($player, cap: "yes") } получают { $n } ПО.
coh-event-game-ends = Бой окончен: { PLAYER("german") } { $german } ПО, { PLAYER("soviet") } { $soviet } ПО.


## Ходы и оплата

coh-event-passes = { PLAYER($player, cap: "yes") } пропускают ход.
coh-event-stalls = { PLAYER($player, cap: "yes") } выжидают ({ $payment }).
coh-event-spends = Теперь уставшие: { UNIT($units) }.
coh-event-marked-spent = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] становятся уставшими
   *[sg] { UNIT($unit, get: "gender") ->
        [f] становится уставшей
       *[other] становится уставшим
    }
}.
coh-event-activates = { $n ->
    [0] Активация: { UNIT($unit) }. ОД нет, отряд сразу считается уставшим.
   *[other] Активация: { UNIT($unit) }, { $n } ОД.
}
# $n: сколько ОД осталось
coh-event-joins = К активации присоединяются: { UNIT($units) }. Осталось { $n } ОД.
# $ap, $cap: сколько чего уплачено; оба 0 при рывке
coh-event-pays = { $ap ->
    [0] { $cap ->
        [0] { PLAYER($player, cap: "yes") } ничего не платят ({ $payment }).
       *[other] { PLAYER($player, cap: "yes") } платят { $cap } КОД.
    }
   *[other] { $cap ->
        [0] { PLAYER($player, cap: "yes") } платят { $ap } ОД.
       *[other] { PLAYER($player, cap: "yes") } платят { $ap } ОД и { $cap } КОД.
    }
}
coh-event-gains-ap = { PLAYER($player, cap: "yes") } получают ещё { $n } ОД.
coh-event-gains-cap = { PLAYER($player, cap: "yes") } получают ещё { $n } КОД.
coh-event-loses-cap = { $n ->
    [0] { PLAYER($player, cap: "yes") } не теряют КОД.
   *[other] { PLAYER($player, cap: "yes") } теряют { $n } КОД.
}
# $n: сколько КОД осталось. Потеря закрывает деление шкалы, на котором стояла фишка.
coh-event-cap-covered = После этой потери у { PLAYER($player, case: "gen") } { $n } КОД.


## Кубики

# $n: от -2 до 2
coh-event-commits = { PLAYER($player, cap: "yes") } вкладывают { $n ->
    [-2] 2 КОД: −2 к броску
    [-1] 1 КОД: −1 к броску
    [1] 1 КОД: +1 к броску
    [2] 2 КОД: +2 к броску
   *[other] { $n } КОД в бросок
}.
coh-event-rolled = Бросок { PLAYER($player, case: "gen") }: { $total } ({ coh-dice }{ $cap ->
    [-2] , КОД −2
    [-1] , КОД −1
    [0] { "" }
    [1] , КОД +1
    [2] , КОД +2
   *[other] , КОД { $cap }
}).
# $dice: два кубика как двузначное число или один кубик
coh-dice = { $dice ->
    [11] 1 + 1
    [12] 1 + 2
    [13] 1 + 3
    [14] 1 + 4
    [15] 1 + 5
    [16] 1 + 6
    [21] 2 + 1
    [22] 2 + 2
    [23] 2 + 3
    [24] 2 + 4
    [25] 2 + 5
    [26] 2 + 6
    [31] 3 + 1
    [32] 3 + 2
    [33] 3 + 3
    [34] 3 + 4
    [35] 3 + 5
    [36] 3 + 6
    [41] 4 + 1
    [42] 4 + 2
    [43] 4 + 3
    [44] 4 + 4
    [45] 4 + 5
    [46] 4 + 6
    [51] 5 + 1
    [52] 5 + 2
    [53] 5 + 3
    [54] 5 + 4
    [55] 5 + 5
    [56] 5 + 6
    [61] 6 + 1
    [62] 6 + 2
    [63] 6 + 3
    [64] 6 + 4
    [65] 6 + 5
    [66] 6 + 6
   *[other] кубик { $dice }
}
# $n: -2 или 2
coh-event-luck-rolled = «{ CARD("luck") }» { PLAYER($player, case: "gen") }: выпало { $die }, { $n ->
    [-2] −2
    [2] +2
   *[other] { $n }
} к броску.


## Движение

coh-event-moves = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] движутся
   *[sg] движется
} { HEX($hex, case: "into") }.
coh-event-enters = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] выходят
   *[sg] выходит
} на карту { HEX($hex, case: "into") }.
coh-event-exits = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] покидают
   *[sg] покидает
} карту из { HEX($hex, case: "gen") }.
coh-event-turns = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] смотрят
   *[sg] смотрит
} на { $facing }.
coh-event-digs = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] окапываются
   *[sg] окапывается
}.
coh-event-leaves-hole = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] оставляют
   *[sg] оставляет
} окоп.
coh-event-occupies = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] занимают
   *[sg] занимает
} { AREA($fort, case: "acc") }.
coh-event-leaves-fort = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] выходят
   *[sg] выходит
} из укрепления.
coh-event-wire-flattened = Проволока { HEX($hex, case: "inside") } смята.
coh-event-wire-stops = Проволока { HEX($hex, case: "inside") } останавливает { UNIT($unit, case: "acc") }.
coh-event-loads = Погрузка: { UNIT($unit) } на { UNIT($carrier, case: "acc") }.
coh-event-unloads = Выгрузка: { UNIT($unit) }.
coh-event-bogs = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] застревают
   *[sg] застревает
}.
coh-event-sneaks = { PLAYER($player, cap: "yes") } скрытно передвигают отряд.
coh-event-hides = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] маскируются
   *[sg] маскируется
} и { UNIT($unit, get: "number") ->
    [pl] исчезают
   *[sg] исчезает
} с карты.
coh-event-appears = { HEX($hex, cap: "yes", case: "inside") } { UNIT($unit, get: "number") ->
    [pl] обнаруживают себя
   *[sg] обнаруживает себя
} { UNIT($unit) }.


## Бой

coh-event-fires = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} по { HEX($hex, case: "dat") }.
coh-event-assaults = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] атакуют
   *[sg] атакует
} в ближнем бою { HEX($hex, case: "inside") }.
coh-event-uses-weapon = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] применяют
   *[sg] применяет
} «{ CARD($card) }» по { HEX($hex, case: "dat") }.
coh-event-barrage = Артиллерия { PLAYER($player, case: "gen") } накрывает { HEX($hex, case: "acc") }.
coh-event-supported = { UNIT($unit, case: "acc", cap: "yes") } поддерживают огнём: { UNIT($units) }.
coh-event-attacked = Против { UNIT($unit, case: "gen") }: атака { $av }, защита { $dv }.
coh-event-missed = { UNIT($unit, cap: "yes") }: попаданий нет.
coh-event-hit = { UNIT($unit, cap: "yes") }: попадание.
# это читает только владелец
coh-event-hit-known = { UNIT($unit, cap: "yes") }: попадание, «{ $hit }».
coh-event-revealed = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] показывают
   *[sg] показывает
} фишку повреждения: «{ $hit }».
coh-event-destroyed = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] уничтожены
   *[sg] { UNIT($unit, get: "gender") ->
        [f] уничтожена
        [n] уничтожено
       *[m] уничтожен
    }
}.
coh-event-ignores-hit = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] не поддаются
   *[sg] не поддаётся
} панике: попадание не в счёт.
coh-event-rallies = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] приходят
   *[sg] приходит
} в порядок: снята фишка «{ $hit }».
# $n: бросок с поправками
coh-event-rally-fails = { UNIT($unit, cap: "yes") }: перегруппировка не удалась, вышло { $n }.


## Карты

coh-event-draws = { PLAYER($player, cap: "yes") } берут { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
coh-event-drawn = { PLAYER($player, cap: "yes") } берут карту «{ CARD($card) }».
coh-event-plays-card = { PLAYER($player, cap: "yes") } играют карту «{ CARD($card) }».
coh-event-uses-veteran = { UNIT($unit, cap: "yes") }: карта ветеранов «{ CARD($card) }».
# $old, $n: что кубик показывал и показывает теперь; $total: весь бросок теперь
coh-event-rerolled = { PLAYER($player, cap: "yes") } перебрасывают кубик с { $old }: { $n }. Всего { $total }.
coh-event-marches = { UNIT($unit, cap: "yes") }: форсированный марш, { $n } ОД только на движение.
coh-event-avenged = { UNIT($unit, cap: "yes") }: отряд отомщён.
coh-event-stuck = { UNIT($unit, cap: "yes") }: отряд застрял до конца раунда.
coh-event-freed = { UNIT($unit, cap: "yes") }: отряд снова может двигаться.
coh-event-takes-initiative = { PLAYER($player, cap: "yes") } всё равно перехватывают инициативу.
coh-event-task-done = { PLAYER($player, cap: "yes") } открывают карту «{ CARD($card) }»: задача выполнена, { $n } ПО.
coh-event-task-failed = { PLAYER($player, cap: "yes") } открывают карту «{ CARD($card) }»: задача не выполнена.
coh-event-deployed = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] занимают
   *[sg] занимает
} { HEX($hex, case: "acc") }.
coh-event-concealed = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] занимают позицию
   *[sg] занимает позицию
} скрытно.
coh-event-hex-marked = { PLAYER($player, cap: "yes") }: { HEX($hex, case: "inside") } может скрываться отряд.
coh-event-dummy = { HEX($hex, cap: "yes", case: "inside") } никого не было.

## Дым, огонь наугад, снайперы

coh-event-smokes = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] ставят
   *[sg] ставит
} дым { HEX($hex, case: "inside") }.
coh-event-smoke-laid = { HEX($hex, cap: "yes", case: "inside") } поднимается дым.
# $n: в скольких гексах ещё есть дым
coh-event-smoke-ages = { $n ->
    [0] Дым рассеялся.
    [one] Дым редеет: он остался в { $n } гексе.
    [few] Дым редеет: он остался в { $n } гексах.
   *[other] Дым редеет: он остался в { $n } гексах.
}
coh-event-smoke-barrage = Артиллерия { PLAYER($player, case: "gen") } закрывает дымом { HEX($hex, case: "acc") } и соседние гексы.
coh-event-suspects = { UNIT($unit, cap: "yes") } { UNIT($unit, get: "number") ->
    [pl] стреляют
   *[sg] стреляет
} по { HEX($hex, case: "dat") } наугад.
coh-event-shelled = Снаряды { PLAYER($player, case: "gen") } падают { HEX($hex, case: "into") }, где никого не видно.
coh-event-nobody-found = { HEX($hex, cap: "yes", case: "inside") } ничего не видно.
# $arc: 0 с фронта отряда, 1 с тыла
coh-event-shot-from = { $arc ->
    [1] Выстрел из укрытия с тыла: { UNIT($unit) }.
   *[other] Выстрел из укрытия с фронта: { UNIT($unit) }.
}
coh-event-sniper-stays = { UNIT($unit, cap: "yes") }: огневая позиция не обнаружена.
coh-event-senses = { UNIT($unit, cap: "yes") }: поиск скрытых отрядов вокруг.

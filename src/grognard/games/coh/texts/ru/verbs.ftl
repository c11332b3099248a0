### Что может выбрать игрок: короткие надписи. Цена и правило стоят рядом.

coh-verb-pass = Пропустить ход
# $payment: coh-word-ap или coh-word-cap
coh-verb-stall = Ожидание ({ $payment })
coh-verb-spend = Закончить активацию
coh-verb-activate = Активировать { UNIT($unit, case: "acc") }
coh-verb-ap = { UNIT($unit, cap: "yes") }: действие за ОД
coh-verb-opp = { UNIT($unit, cap: "yes") }: рывок
coh-verb-cap = { UNIT($unit, cap: "yes") }: действие за КОД
coh-verb-card = Сыграть «{ CARD($card) }»
coh-verb-with = Взять с собой { UNIT($unit, case: "acc") }
coh-verb-support = 1 КОД вместо 1 ОД
# отряд назван: в групповом действии следующим может быть любой
coh-verb-move = { UNIT($unit, cap: "yes") }: двигаться { HEX($hex, case: "into") }
coh-verb-creep = { UNIT($unit, cap: "yes") }: осторожно двигаться { HEX($hex, case: "into") }
coh-verb-face = Лицом на { $facing }
coh-verb-pivot = { UNIT($unit, cap: "yes") }: повернуться на { $facing }
coh-verb-fire = Стрелять по { HEX($hex, case: "dat") }
coh-verb-assault = Атаковать в ближнем бою
coh-verb-rally = Перегруппировать { UNIT($unit, case: "acc") }
coh-verb-dig = Окопаться
coh-verb-exit = Покинуть карту
coh-verb-against = Бросок против { UNIT($unit, case: "gen") }
# $n: КОД на бросок, от -2 до 2
coh-verb-commit = { $n ->
    [-2] Вложить 2 КОД: −2
    [-1] Вложить 1 КОД: −1
    [0] Без КОД
    [1] Вложить 1 КОД: +1
    [2] Вложить 2 КОД: +2
   *[other] Вложить { $n } КОД
}
coh-verb-luck = Сыграть «{ CARD("luck") }»: повысить бросок
coh-verb-lower = Сыграть «{ CARD("luck") }»: понизить бросок
# бросок или место, куда сейчас лягут снаряды
coh-verb-keep = Оставить как есть
coh-verb-boost = Сыграть «{ CARD("extra-firepower") }»
coh-verb-weapon = Применить «{ CARD($card) }» по { HEX($hex, case: "dat") }
coh-verb-pay = Оплата: { $payment }
coh-verb-use = Выбрать { UNIT($unit, case: "acc") }
coh-verb-done = Готово
coh-verb-indirect = Стрелять с закрытой позиции по { HEX($hex, case: "dat") }
coh-verb-occupy = { UNIT($unit, cap: "yes") }: занять { AREA($fort, case: "acc") }
coh-verb-leave = { UNIT($unit, cap: "yes") }: выйти из укрепления
coh-verb-load = Погрузить { UNIT($unit, case: "acc") } на { UNIT($carrier, case: "acc") }
coh-verb-unload = Выгрузить { UNIT($unit, case: "acc") }
coh-verb-sneak = { UNIT($unit, cap: "yes") }: скрытно двигаться { HEX($hex, case: "into") }
coh-verb-hide = { UNIT($unit, cap: "yes") }: замаскироваться { HEX($hex, case: "inside") }
coh-verb-appear = Показать { UNIT($unit, case: "acc") }, лицом на { $facing }
coh-verb-plot = Назначить «{ CARD($battery) }» по { HEX($hex, case: "dat") }
coh-verb-place = Поставить { UNIT($unit, case: "acc") } { HEX($hex, case: "inside") }
coh-verb-conceal = Укрыть { UNIT($unit, case: "acc") } { HEX($hex, case: "inside") }
coh-verb-mark = Отметить { HEX($hex, case: "acc") }
coh-verb-stir = Тянуть из чашки для { HEX($hex, case: "gen") }
coh-verb-veteran = { UNIT($unit, cap: "yes") }: применить «{ CARD($card) }»
# $n: что показывает кубик
coh-verb-reroll = Перебросить кубик с { $n }
coh-verb-sacrifice = Пожертвовать: { UNIT($unit) }
coh-verb-smoke = { UNIT($unit, cap: "yes") }: поставить дым { HEX($hex, case: "inside") }
coh-verb-suspect = Стрелять по { HEX($hex, case: "dat") } наугад
coh-verb-screen = Назначить дым «{ CARD($battery) }» { HEX($hex, case: "inside") }
coh-verb-sense = «{ CARD("V07") }»: искать вокруг { UNIT($unit, case: "gen") }
coh-verb-veil = Действовать скрытно по карте «{ CARD("V13") }»
coh-verb-target = Выбрать { PLAYER($player, case: "acc") }

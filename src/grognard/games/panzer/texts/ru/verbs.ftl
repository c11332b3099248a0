### Что можно выбрать: короткие надписи.


## Расстановка

panzer-verb-unit = Поставить: { UNIT($unit) }
panzer-verb-place = Поставить в { HEX($hex) }
panzer-verb-face = Лицом на { $facing }
panzer-verb-done = Готово

## Приказы

panzer-verb-order = { UNIT($unit, cap: "yes") }: отдать приказ
panzer-verb-fire-order = Огонь
panzer-verb-move-order = Движение
panzer-verb-halt-order = С короткой остановки
panzer-verb-watch-order = Наблюдение
panzer-verb-with = Вместе: { UNIT($unit) }
panzer-verb-enough = Больше не нужно
panzer-verb-first = Первый игрок: { PLAYER($player) }

## Огонь

panzer-verb-fire = { UNIT($unit, cap: "yes") }: стрелять
panzer-verb-weapon = Снаряд: { $weapon }
panzer-verb-at = Цель: { UNIT($target) }
panzer-verb-smoke = Дым в { HEX($hex) }
panzer-verb-resolve = Провести огонь. Цель: { UNIT($target) }
panzer-verb-show = { UNIT($unit, cap: "yes") }: показать приказ на движение
panzer-verb-keep = Ничего не показывать
panzer-verb-spread = Следующее попадание: { UNIT($target) }
panzer-verb-angle = Попадание: { $angle }

## Реагирующий огонь

panzer-verb-react = { UNIT($unit, cap: "yes") }: огонь, цель: { UNIT($target) }
panzer-verb-hold = Не стрелять
panzer-verb-let-pass = Пропустить эту единицу
panzer-verb-let-all-pass = Пропустить всех

## Движение

panzer-verb-move = { UNIT($unit, cap: "yes") }: движение
panzer-verb-rate = { $rate }
panzer-verb-ahead = Вперёд
panzer-verb-back = Назад
panzer-verb-turn = Повернуть на { $facing }
panzer-verb-go = Идти на { $facing }
panzer-verb-enter = Выйти на карту в { HEX($hex) }, лицом на { $facing }
panzer-verb-exit = Покинуть карту
panzer-verb-stop = Остановиться

## Завершение хода

panzer-verb-pivot = { UNIT($unit, cap: "yes") }: лицом на { $facing }

### О чём спрашивают.


## До боя

panzer-prompt-Deploy-unit = Расстановка: выберите единицу. «Готово» распределит остальных по зоне.
panzer-prompt-Deploy-hex = Выберите гекс. { UNIT($unit, cap: "yes") }.
panzer-prompt-Deploy-facing = Куда лицом? { UNIT($unit, cap: "yes") }.

## Приказы и инициатива

panzer-prompt-Orders-unit = Приказы, втайне: выберите единицу. После «Готово» остальные без приказа.
panzer-prompt-Orders-command = Какой приказ? { UNIT($unit, cap: "yes") }.
panzer-prompt-Orders-share = Кто делит приказ? { UNIT($unit, cap: "yes") }.
panzer-prompt-Initiative-choose = Инициатива ваша: кто первый игрок? Он стреляет первым, а движется последним.

## Огонь

panzer-prompt-DirectFire-declare = Огонь прямой наводкой: объявляйте выстрелы и проводите их по целям.
panzer-prompt-DirectFire-show = По вашей единице стреляют: { UNIT($target) }. Показанный приказ на движение затрудняет попадание.
panzer-prompt-Reactions-offer = Реагирующий огонь: стреляйте единицей в наблюдении или воздержитесь.
panzer-prompt-Attack-spread = Попаданий несколько: какой машине достаётся следующее?
panzer-prompt-Attack-angle = Выстрел пришёл точно по границе секторов: выберите, какой стороной машина его приняла.
panzer-prompt-GpAttack-face = Куда лицом?
panzer-prompt-Attack-face = Куда лицом?

## Движение

panzer-prompt-Movement-unit = Движение: выберите следующую единицу.
panzer-prompt-Move-rate = { UNIT($unit, cap: "yes") }: как двигаться?
panzer-prompt-Move-step = { UNIT($unit, cap: "yes") }: осталось очков { $left }.
panzer-prompt-Move-window = { UNIT($unit, cap: "yes") } движется на глазах ваших орудий: стрелять, ждать или пропустить?

## Завершение хода

panzer-prompt-Pivots-choose = Конец хода: спешенную пехоту и орудия можно повернуть, укрыть, поднять или окопать.

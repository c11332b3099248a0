### Для чего каждая кнопка.

page-skirmish-about-end-turn = Теперь ходит другая сторона.
page-skirmish-about-move = Идёт в соседний гекс.
page-skirmish-about-attack = Кубик против противника рядом.
page-skirmish-about-retreat = Уходит от противника.

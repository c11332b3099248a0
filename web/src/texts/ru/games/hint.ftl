### Подсказка: что сделал бы на месте читателя сильный компьютер.

page-hint-thinking = Как поступил бы { $level }? Думает: { $n } с
page-hint-title = Вот как поступил бы { $level }
page-hint-chances = Шансы последнего шага
page-hint-marked = В записи партии отмечено, и другим игрокам видно, что взята подсказка. На кубики и партию она не влияет.
page-hint-show = Покажите
page-hint-cancel = Отменить
page-hint-close = Закрыть
page-hint-computer = самый сильный компьютер

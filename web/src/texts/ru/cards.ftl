### Карточки игры: список, карточки, что две из них делают друг с другом.

page-nav-cards = Карточки
page-cards-title = Карточки
page-cards-of = { $game }: карточки
page-cards-choose = Выберите игру.
page-cards-none = На этом сервере нет игр с карточками.
page-cards-loading = Минуту.
page-cards-about = На чём основаны цифры

page-cards-list = Выбрать карточку
page-cards-slot = Что выбирается из списка
page-cards-first = Карточка
page-cards-second = Противник
page-cards-search = Поиск по названию
page-cards-side = Сторона
page-cards-side-any = Обе стороны
page-cards-year = Год
page-cards-year-any = Любой год
page-cards-family = Раздел
page-cards-family-any = Все карточки
page-cards-kind = Вид
page-cards-kind-any = Любой вид
page-cards-count = { $n ->
    [0] Таких карточек нет
    [one] { $n } карточка
    [few] { $n } карточки
   *[other] { $n } карточек
}
page-cards-points = очков
page-cards-dates = { $since } – { $until }
page-cards-since = с { $since }

page-cards-settings = Как стреляют
page-cards-range = Дальность
page-cards-range-hexes = { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[other] { $n } гексов
}
page-cards-range-metres = { $hexes }, { NUMBER($m, useGrouping: 0) } м
page-cards-aspect = Ракурс цели
page-cards-conditions = { $n ->
    [0] Условия
    [one] Условия: изменено { $n }
    [few] Условия: изменено { $n }
   *[other] Условия: изменено { $n }
}
page-cards-reset = Как вначале
page-cards-swap = Поменять местами

page-cards-drawing = { $name }, вид сверху с бронёй; все цифры — в таблице ниже
page-cards-drawing-soft = Рисунок: { $name }
page-cards-percent-sign = %
page-cards-key = Броня каждого листа
page-cards-key-pierced = красный пунктир — пробивается на этой дальности
page-cards-rose = Вокруг: шанс противника уничтожить его, по ракурсам
page-cards-pierced = , пробивается

page-cards-duel = { $shooter } стреляет по цели: { $target }
page-cards-ammunition = Снаряд
page-cards-hit = Попадание
page-cards-destroyed = Уничтожен
page-cards-out = Выведен из боя
page-cards-pierces = Пробивает
page-cards-no-modifiers = Поправок нет.
page-cards-plain = По базовым правилам попадание значит: { $results }
page-cards-out-of-range = Не достаёт: { $kind } бьёт на { $n } гексов.
page-cards-plot-pierces = Пробивание и броня: { $aspect }
page-cards-plot-pierces-alt = Что пробивает { $shooter } по дальности, и броня цели { $target }; цифры — в таблице ниже
page-cards-plot-chances = Шансы выстрела, проценты
page-cards-plot-chances-alt = Шансы { $shooter } против цели { $target } по дальности; цифры — в таблице ниже
page-cards-hexes = Гексы
page-cards-hexes-short = гексы
page-cards-table = { $shooter } стреляет по цели { $target }: шансы по дальности и ракурсу
page-cards-table-note = По ракурсам: процент уничтожения / вывода из боя. Вывод из боя включает бегство экипажа.

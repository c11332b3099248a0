### Карта, фишки, условные знаки и галерея.

page-map-label = Карта: { $title }
page-map-keys = Стрелки ведут от гекса к гексу, Enter выбирает, Shift со стрелками двигает карту, плюс и минус меняют масштаб, 0 показывает всё.
page-map-unknown = неизвестно
page-map-spent = устал
page-map-stack = { $n ->
    [one] В гексе { $n } отряд
    [few] В гексе { $n } отряда
   *[many] В гексе { $n } отрядов
}
page-map-stack-all = Всю стопку
page-map-stack-pick = { $n ->
    [1] { $n } отряд. Выберите его.
    [one] { $n } отряд. Выберите один.
    [few] { $n } отряда. Выберите один.
   *[many] { $n } отрядов. Выберите один.
}
page-map-drawing = Карта рисуется.
page-map-which = Что вы имели в виду?
page-map-key = На карте

## Слои: что значат гексы и линии

page-overlay-of = { $what }: { $side }
page-overlay-seen = Видно
page-overlay-unseen = Не видно
page-overlay-culprit = Мешает
page-overlay-arc = Сектор
page-overlay-range = Дальность
page-overlay-long = Предельная дальность
page-overlay-defence = Защита местности
page-overlay-control = Удерживается
page-overlay-threat-1 = Сюда достаёт 1 противник
page-overlay-threat-2 = 2 противника
page-overlay-threat-3 = 3 или больше
page-overlay-reach = Достижимо
page-overlay-reach-tactical = Тактическое движение
page-overlay-reach-extended = Марш: потом нет атаки
page-overlay-level-low = Овраг
page-overlay-level-1 = Уровень 1
page-overlay-level-2 = Уровень 2
page-overlay-level-3 = Уровень 3
page-overlay-contour = Перепад высоты
page-overlay-barrage = Под огнём
page-overlay-hull-full = Корпус укрыт
page-overlay-hull-works = Корпус укрыт на позиции
page-overlay-hull-partial = Корпус укрыт частично
page-overlay-hull-search = Можно искать
page-overlay-blind = Слепой гекс
page-overlay-zoc = Зона контроля
page-overlay-bond = Связка
page-overlay-supply = Линия снабжения
page-overlay-clear = Видно
page-overlay-blocked = Закрыто
page-overlay-unsupplied = Без снабжения
page-overlay-retreat = Куда отступят
page-overlay-held = Ближе к её частям
page-overlay-odds = Лучшее соотношение
page-overlay-frontline = Линия фронта
page-overlay-went = Перемещение
page-overlay-fired = Огонь или атака

## Условные знаки

page-legend = Условные знаки
page-legend-ground = Местность
page-legend-marks = Укрепления, мины, дым
page-legend-signs = Знаки на карте
page-sign-selected = Выбрано
page-sign-selected-about = золото на чёрном
page-sign-legal = Можно
page-sign-legal-about = цена в овале
page-sign-costly = Можно, но дороже
page-sign-costly-about = пунктир
page-sign-hover = Под указателем
page-sign-hover-about = путь и цена
page-sign-target = Цель
page-sign-target-about = уголки
page-sign-aimed = Цель под указателем
page-sign-aimed-about = видны шансы
page-sign-refused = Нельзя
page-sign-refused-about = дальше объяснение
page-sign-focus = Клавиатура
page-sign-focus-about = стрелки
page-sign-last = Последний ход соперника
page-sign-last-about = его цветом
page-sign-objective = Победный гекс
page-sign-objective-about = флаг владельца

## Галерея

page-gallery-title = Фишки и карты
page-gallery-intro = Как выглядят игры на этой странице: каждая фишка крупно и как на карте, знаки состояний, действие местности и подробность карты при каждом масштабе.
page-gallery-states = Состояния
page-gallery-operational = Фишки оперативных игр
page-gallery-operational-about = Условный знак, название, уровни, атака, защита и движение. Так выглядят игры со знаками НАТО; красная рамка у отборных частей, белая у слабых.
page-gallery-zooms = Масштаб
page-gallery-zooms-about = Пять уровней подробности. Тяните карту, сводите пальцы, крутите колесо или выберите уровень здесь.
page-gallery-zoom = Уровень { $n }
page-gallery-scenario = Карта
page-gallery-loading = Загружаем карты и фишки
page-gallery-px = { $n } px
page-state-fresh = свежий
page-state-active = активирован
page-state-spent = уставший
page-state-hit-own = попадание, свой
page-state-hit = попадание, чужой
page-state-spent-hit = уставший, попадание
page-state-dug = окопался
page-state-hidden = скрыт
page-state-unknown = неизвестен

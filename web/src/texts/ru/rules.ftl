### Справочник правил: страница и панель рядом с картой.

page-rules = Правила
page-rules-title = Справочник правил
page-rules-of = { $game }: справочник правил
page-rules-intro = Своими словами. Каждое число в игре ведёт сюда, к своему правилу.
page-rules-choose = Выберите игру.
page-rules-where = Место правила в справочнике
page-rules-chapters = Главы
page-rules-chapter = Глава { $id }
page-rules-search = Поиск по правилам
page-rules-search-hint = Слово или номер, например «7.62»
page-rules-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено { $n } правил
}
page-rules-nothing = Правила со всеми этими словами нет. Попробуйте меньше слов или только начало слова.
page-rules-example = Пример
page-rules-see = См. также
page-rules-back = Назад
page-rules-close = Закрыть правило
page-rules-before = Предыдущее: { $title }
page-rules-after = Следующее: { $title }
page-rules-link = Ссылка на { $rule }
page-rules-unknown = { $rule } в справочнике пока нет.
page-rules-loading = Секунду.

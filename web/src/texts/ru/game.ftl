### Страница партии: всё вокруг карты.

## Шапка

page-game-menu = Меню
page-game-rules = Правила
page-game-chat = Переписка
page-game-chat-unread = { $n ->
    [one] Переписка, { $n } новое сообщение
    [few] Переписка, { $n } новых сообщения
   *[other] Переписка, { $n } новых сообщений
}
page-game-settings = Настройки
page-game-you = вы
page-game-open-seat = пока никого
page-game-computer = Компьютер, { $level }
page-game-computer-plain = Компьютер
# $title: игра, $place: где и когда
page-game-subtitle = { $title } · { $place }
page-game-your-turn-title = (ваш ход) { $title }
page-track-of = { $name }: { $n } из { $of }
page-track-value = { $name }: { $n }
page-track-lost = потеряно насовсем: { $n }
page-turn-of = Решает { $name }

## Меню

page-menu-leave = К списку игр
page-menu-resign = Сдаться…
page-menu-takeback = Попросить вернуть ход
page-menu-takeback-now = Вернуть последнее решение
page-menu-takeback-agree = Согласиться вернуть ход
page-menu-report = Отчёт о бое
page-menu-options = Условия этой партии
page-menu-full = На весь экран
page-menu-full-end = Выйти из полноэкранного режима
page-menu-share = Ссылка для зрителей
page-menu-keys = Клавиши
page-resign-title = Сдать партию?
page-resign-text = { $name }: эта сторона сдаётся, победит другая. Партия закончится, её можно будет пересмотреть.
page-resign-yes = Сдаться
page-resign-no = Играть дальше
page-options-title = Условия этой партии
page-options-none = В этой партии нет особых условий.
page-share-title = Ссылка для зрителей
page-share-text = Кто откроет ссылку, увидит только то, что известно обеим сторонам.
page-share-make = Создать ссылку
page-share-revoke = Отозвать ссылку
page-rules-label = Другая версия правил
page-rules-agree = Согласиться на новые правила
page-rules-carry = Продолжить по новым правилам
page-rules-waiting = Ещё не согласились: { $names }.
page-rules-replay = Пересмотреть
page-rules-record = Скачать запись
page-takeback-asked = { $name } просит вернуть последнее решение.
page-takeback-agree = Согласиться
page-takeback-waiting = Вы попросили вернуть последнее решение. Другая сторона должна согласиться.

## Настройки

page-settings-title = Настройки
page-settings-theme = Тема
page-settings-theme-system = Как в системе
page-settings-theme-light = Светлая
page-settings-theme-dark = Тёмная
page-settings-language = Язык
page-settings-facing = После каждого перемещения спрашивать, куда смотрит отряд
page-settings-film = Что делают другие
page-settings-film-about = Показывается на карте по ходу дела. Любая клавиша или щелчок завершает показ, Esc — до конца хода.
    .touch = Показывается на карте по мере хода. Касание покажет всё сразу.
page-film = Что происходит
page-film-off = Сразу
page-film-quick = Быстро
page-film-normal = Обычно
page-film-step = По шагам
page-film-next = Дальше
page-film-skip = Пропустить
page-film-again = Показать ход противника ещё раз
page-film-again-short = Ещё раз
page-film-nothing = Другие ещё ничего не сделали: показывать нечего.
page-film-arrows = Стрелки прошлого хода
page-film-arrows-short = Стрелки
page-settings-notify = Сообщать уведомлением, когда мой ход
page-settings-notify-denied = Браузер не разрешает этой странице уведомления.
page-settings-sounds = Звуки: движение, выстрелы, кубики

## Подсказка и действия

page-prompt-wait = Решает { $name }. Карту можно смотреть.
page-prompt-wait-computer = Решает компьютер.
page-prompt-wait-several = Решает другая сторона. Карту можно смотреть.
page-prompt-thinking = уже { $n } с
page-prompt-since = уже { $time }
page-prompt-watching = Вы смотрите партию. Решает { $name }.
page-prompt-frozen = Эту партию нельзя продолжать.
page-prompt-agree-alone = Партия ждёт вашего согласия на новые правила.
page-prompt-agree = Партия ждёт согласия игроков на новые правила.
page-prompt-over = Партия окончена.
page-prompt-preparing = Партия готовится.
page-prompt-open = Ждём остальных игроков.
page-prompt-playing = Показываем, что произошло. Любая клавиша покажет всё сразу.
    .touch = Показывается то, что произошло. Касание покажет всё сразу.
page-prompt-held = Решение ждёт. Передайте ход или отмените его.
page-hand-over = Передать ход
page-arrow = За краем экрана: { $place }. Показать
page-hint-lit = Выберите подсвеченное или нажмите кнопку.
page-hint-panel = Выбирайте в панели.
page-hint-either = Выберите на карте или на панели.
page-hint-placing = Выберите в списке, потом подсвеченное место.
page-hint-group = Подсвечено только это. Esc покажет всё.
    .touch = Подсвечено только это. Та же кнопка снова покажет всё.
page-hint-pinned = Ещё щелчок или Enter — выполнить. Esc — отмена.
    .touch = Коснитесь ещё раз, чтобы выполнить.
page-hint-facing = Щёлкните по направлению или по гексу в той стороне.
    .touch = Коснитесь направления или гекса в той стороне.
page-hint-facing-stands = Отряд смотрит туда, куда шёл. Другое направление — щелчком, Z отменит ход.
    .touch = Отряд смотрит туда, куда шёл. Коснитесь другой стороны, чтобы повернуть; «Отменить» возвращает ход.
page-hint-number = Выберите число и подтвердите.
page-hint-roll = Выберите число и бросайте.
# Части, которые посылают в путь. $who: название части или их число
page-plan = { $who }: выберите, куда идти.
page-plan-stack = { $n ->
    [one] { $n } часть
    [few] { $n } части
   *[many] { $n } частей
}
page-plan-going = Выберите подсвеченный гекс, чтобы ехать дальше, или нажмите кнопку.
    .touch = Коснитесь подсвеченного гекса, чтобы ехать дальше, или нажмите кнопку.
page-hint-button = Нажмите кнопку.
page-plan-hint = Щёлкните гекс; часть ещё раз — вся стопка; Shift и щелчок — ещё части. Esc отпускает.
    .touch = Коснитесь подсвеченного гекса. Второе касание части берёт всю стопку.
page-plan-hint-stack = Щёлкните подсвеченный гекс; Esc отпускает.
    .touch = Коснитесь подсвеченного гекса.
page-plan-way = { $place }: очки движения { $price }.
page-plan-meant = { $place }: очки движения { $price }. Щёлкните ещё раз, чтобы пойти туда.
    .touch = { $place }: очки движения { $price }. Коснитесь ещё раз, чтобы пойти туда.
page-actions = Действия
page-more = Ещё
page-pay-with = Оплата
page-undo = Отменить
page-redo = Вернуть
page-undo-title = Отменить последнее решение (Z)
page-redo-title = Вернуть отменённое (Shift+Z)
page-undo-stops = Дальше отменить нельзя.
page-undo-why = Кубик уже брошен или решал кто-то другой. Прошлые моменты можно посмотреть в журнале.
# $unit: ОД, КОД
page-price = { $n } { $unit }
page-leaves = останется { $n }
page-number-title = Сколько
page-confirm-roll = Бросить
page-cancel-preview = Отмена
page-really = Точно?
page-keep-playing = Играть дальше

## Группы действий, если у игры нет своего слова

page-group-move = Движение
page-group-fire = Огонь
page-group-facing = Поворот
page-group-rally = Перегруппировка
page-group-dig = Окопаться
page-group-card = Карта
page-group-target = Цель
page-group-unit = Отряд
page-group-roll = Бросок
page-short-activate = Активация
page-short-stall = Ожидание
page-short-support = КОД вместо ОД
page-short-spend = Закончить
page-short-pay = Оплата

## Шансы

page-odds = Шансы
page-percent = { $n } %
page-percent-below = <1 %
page-percent-above = >99 %
# $outcome: «попадание»; $n: сумма очков
page-odds-on = { $outcome } от { $n }
page-odds-roll = Нужно { $n } или больше: { $outcome }
page-odds-curve = Шансы на кубиках: { $outcome } при { $n } и больше.
page-odds-curve-plain = Шансы на кубиках.
page-odds-undecided = Не посчитано
page-odds-own = свои
page-odds-parts = Если до этого дойдёт, каждый сам по себе:
page-odds-loading = Считаем шансы
page-odds-assumes = Посчитано { $what }.
page-odds-exact = С клавишей Alt — точные дроби.
page-odds-fractions = Точные дроби
page-ahead = Прибавить к броску
page-odds-commit = Щёлкните по цели ещё раз, чтобы выполнить.
    .touch = Коснитесь цели ещё раз, чтобы выполнить.
page-odds-commit-plain = Ещё щелчок или Enter — выполнить.
    .touch = Коснитесь ещё раз, чтобы выполнить.
page-odds-cancel = отмена
page-rule-open = Правило { $rule }

## Список решений

page-choices = Решения
page-choices-count = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
}
page-choices-instead = Или вместо этого
page-choices-none = Сейчас выбирать нечего.
page-chance = { $n } %
page-which = Что именно?

## Направление

page-facing = Направление
page-facing-of = { $facing }, { $price }

## Карточка отряда, карты

page-card-none = Наведите на отряд, чтобы увидеть его значения, или на гекс, чтобы увидеть местность.
    .touch = Коснитесь отряда, чтобы увидеть его значения, или гекса, чтобы увидеть местность.
page-card-facing = лицом на { $facing }
page-card-left = Осталось { $name }
page-card-ground = Местность
page-card-held = Победный гекс, { $n } ПО, в руках { PLAYER($player, case: "gen") }
page-card-free = Победный гекс, { $n } ПО
# Гекс с городом в нём и показатель части, потерявшей уровни
page-place-named = { $name } ({ $place })
page-card-of = { $now } (было { $printed })

page-computer-why = Что делает компьютер?
page-computer-nothing = С вашего последнего выбора ничего.
page-computer-asking = Спрашиваем.
page-computer-failed = Сейчас этого не узнать.
page-hand = Ваши карты
page-hand-other = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
page-hand-play = Сыграть
page-hand-elsewhere = Карты ваших отрядов
page-hand-not-now = Не сейчас: решается другое.
page-hand-play-card = Сыграть: { $name }
# $n: сколько карт лежит открыто у этой стороны
page-hand-open = { $name }: { $n ->
    [one] { $n } открытая карта
    [few] { $n } открытые карты
   *[other] { $n } открытых карт
}
# $n: осталось применений, $of: было в начале
page-card-uses = осталось { $n } из { $of }
page-card-used = Использована.
page-card-places = Где
page-card-aimed = Цель
page-card-where = Показать где
page-beside = Рядом с картой
page-subjects = Разместить
page-subjects-here = Ваши отряды
page-subjects-group = Батареи без цели
page-subjects-left = осталось { $n }

## Журнал

page-log = Журнал
page-log-filter = Показать
page-log-all = Всё
page-log-combat = Бой
page-log-losses = Потери
page-log-mine = Моё
page-log-jump = Показать этот момент
page-log-empty = Пока ничего.
page-log-your-turn = Ваш ход
page-log-why = Числа
page-log-new = Ниже новые записи
page-lookback = Вы смотрите прошлый момент. Партия идёт дальше.
page-lookback-return = Вернуться к партии
page-panel = Панель
page-panel-open = Отряд и журнал
page-panel-close = Закрыть панель

## Переписка

page-chat-empty = Пока никто ничего не написал.
page-chat-write = Сообщение
page-chat-send = Отправить
page-chat-said = { $name } пишет: { $text }

## Инструменты

page-tools = Инструменты карты
page-tool-zoom-in = Ближе
page-tool-zoom-out = Дальше
page-tool-fit = Вся карта
page-tool-list = Список решений
page-tool-legend = Условные знаки
page-tool-hint = Подсказка: как поступил бы капитан?
page-hints = подсказки: { $n }
page-tool-overlays = Слои
page-overlay-point-hex = Укажите гекс.
    .touch = Коснитесь гекса.
page-overlay-point-unit = Укажите отряд.
    .touch = Коснитесь отряда.
page-overlay-off = Убрать слои

## Кубики

page-dice-rolling = Кубики катятся.

## Отказы и сообщения

page-notice-close = Закрыть
page-notice-read-rule = Прочитать правило
page-game-moved-on = Партия ушла вперёд.
page-game-moved-on-why = Вот как дела обстоят сейчас.
page-reconnecting = Нет связи. Страница пробует снова; карта остаётся.

## За одним экраном

# $player: сторона
page-curtain-title = Передайте экран { PLAYER($player, case: "dat") }
page-curtain-text = Карты другой стороны закрыты, пока вы не продолжите.
page-curtain-go = Играть за { PLAYER($player, case: "acc") }
page-handed = Решает { $name }
page-notify-title = Ваш ход
page-notify-text = { $title }: ваш ход.

## Конец партии

page-over-won = Вы победили.
page-over-lost = Вы проиграли.
page-over-draw = Ничья.
page-over-nobody = Никто не победил.
page-over-replay = Пересмотреть
page-over-report = Отчёт
page-report-loading = Отчёт составляется.
page-over-again = Сыграть ещё
page-over-lobby = К списку игр
page-over-close = Смотреть карту
page-over-dice = Кубики можно проверить: хеш с начала партии и секрет есть в записи.
page-over-commitment = Хеш кубиков: { $hash }

## Клавиши

page-keys-title = Клавиши
page-keys-choose = Выбрать из списка решений
page-keys-walk = Идти по списку или по карте
page-keys-enter = Посмотреть, потом выполнить
page-keys-esc = Шаг назад
page-keys-undo = Отменить, вернуть
page-keys-space = Следующий отряд, который может действовать
page-keys-here = Сказать, где я
page-keys-list = Показать или скрыть список решений
page-keys-zoom = Ближе, дальше, вся карта
page-keys-overlay = Слой: затем его буква
page-keys-alt = Шансы точными дробями
page-keys-full = На весь экран или обратно
page-keys-help = Эти клавиши

## Для программ чтения с экрана

page-say-legal = { $n ->
    [one] Можно: { $n } решение.
    [few] Можно: { $n } решения.
   *[other] Можно: { $n } решений.
}
page-say-where = { $prompt } { $choices }

## Телефон

page-tab-unit = Отряд
page-tab-cards = Карты
page-tab-log = Журнал
page-tab-chat = Переписка
page-sheet-more = Показать больше
page-sheet-less = Показать меньше
page-acts-nav = Действия
page-do-price = { $text }, { $price }

## Просто названия

page-name = { $name }
page-name-quoted = «{ $name }»
page-name-plain = { UNIT($thing, cap: "yes") }

## Большие игры: следующая часть, что осталось, список армий, календарь, итоги хода

# Узкая кнопка
page-next = Дальше
page-next-title = Следующая часть, которая может действовать (пробел)
page-hold = Стоять
page-hold-title = Остаются на месте и не числятся среди оставшихся, пока вы не пошлёте их сами
page-phases = Фазы хода
page-left = Ещё не сделано
page-left-ask = Закончить фазу?
page-tab-armies = Войска
page-armies-side = Чьи части
page-armies-order = Порядок
page-armies-group = Соединения
page-armies-place = Гексы
page-armies-others = Прочие
page-armies-steps = { $n } из { $of } ур.
page-calendar = Календарь
page-calendar-both = Обе стороны
page-calendar-past = Вместе с прошедшим
page-calendar-turn = Ход { $n }: { $name }
page-calendar-none = Больше ничего не ожидается.
page-news = С вашего прошлого хода
page-news-points = Победные очки
page-news-losses = Потери
page-news-combat = Бои
page-news-order = Дезорганизация и восстановление
page-news-ground = Мосты и местность
page-news-supply = Снабжение
page-news-arrivals = Прибытие
page-news-moves = Перемещения
page-news-play = Показать это на карте
page-news-more = ещё { $n }

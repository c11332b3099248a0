### Командная строка: справка, таблицы и партия в терминале.


## Команда

cli-about = Настольные варгеймы с полным соблюдением правил. Без команды — игра в браузере.
cli-about-more = «grognard КОМАНДА --help» расскажет о команде подробнее.
cli-commands-title = команды
cli-arguments-title = что назвать
cli-options-title = ключи
cli-usage-word = использование:
cli-help-this = показать эту справку
cli-command-metavar = КОМАНДА
cli-about-play = играть в терминале: вдвоём или против компьютера
cli-about-games = список игр, сценариев и настроек
cli-about-replay = открыть сохранённую партию или дамп фаззера и показать её
cli-about-verify = проверить партию: файл, кубики и каждый выбор
cli-about-rules = какие правила сделаны и какими тестами это показано
cli-about-fuzz = случайные партии против всех законов движка
cli-about-perft = сосчитать, сколькими путями может пойти игра, до заданной глубины
cli-about-playthrough = напечатать короткую партию целиком как эталонный текст
cli-about-bench = измерить число решений в секунду в обеих сборках рядом с python-chess
cli-about-arena = бои компьютерных игроков: как часто побеждает каждый
cli-help-version = показать версию и сборку
cli-help-lang = язык текстов
cli-help-json = ответ для программ
cli-help-name = например, coh/dawn-at-the-granary; список — «grognard games»
cli-help-game = например, coh
cli-help-seed = откуда берутся кости: любое слово или число; без него каждая партия новая
cli-help-seed-fixed = откуда берутся кости и решения: любое слово или число
cli-help-seed-fuzz = номер первой партии
cli-help-human = место, за которым сидит человек; остальные — за компьютером
cli-help-both = за всеми местами люди, у одного терминала
cli-help-against = компьютерный игрок другой стороны: random, recruit, sergeant или captain, если он есть в игре; без --human вам достаётся первое место
cli-help-option = настройка сценария, например groups=off
cli-help-resume = продолжить сохранённую партию; без файла — последнюю
cli-help-record = сохранённая партия или дамп
cli-help-commitment = хеш кубиков, который показали в начале партии
cli-help-to = показать положение после стольких решений
cli-help-step = идти по одному решению
cli-help-choices = сколько решений принять
cli-help-as-record = напечатать запись партии вместо текста
cli-help-depth = глубина в решениях
cli-help-divide = пути по первому решению, чтобы найти, где два счёта расходятся
cli-help-games = сколько партий
cli-help-scenario = только этот сценарий; без него — все
cli-help-jobs = сколько процессов, 0 — по одному на ядро (так и по умолчанию)
cli-help-leaks = вместо целых партий: N позиций, где различны только тайны другой стороны
cli-help-share = для долгих партий: проверять все законы, кроме самых дешёвых, лишь в такой доле позиций, например 0.01
cli-help-reference = модуль с дополнительными проверками игры, например tests.games.coh.reference
cli-help-draw = функция, которая составляет сценарии по номеру, например tests.battery.panzer_scenarios:fields
cli-help-only = только законы, чьи имена так начинаются, например promise: законов меньше, а партий за то же время намного больше
cli-help-dumps = куда записывать партии с находками
cli-help-summary = только итоговая строка
cli-help-chapters = только эти главы, например 1-9 или 0,7,C
cli-help-root = какую копию проекта смотреть; без этого — ту, где вы находитесь
cli-help-seconds = сколько измерять
cli-help-hash-games = сколько партий должны дать одинаковые положения в обеих сборках
cli-help-level = компьютерный игрок: random, recruit, sergeant или captain
cli-help-level-second = его противник; если не назван — random
cli-help-arena-games = сколько партий; в каждой паре те же кубики, стороны меняются
cli-help-arena-seed = номер кубиков первой пары
cli-help-budget-scale = во сколько раз больше обычного думают уровни с перебором
cli-help-balance = уровень играет сам с собой: как часто побеждает каждая сторона?


## Что не так

cli-usage = { $problem } (см. «{ $command } --help»)
cli-no-scenario = у { $game } нет сценария «{ $scenario }»; есть: { $known }
cli-no-seat = места «{ $seat }» нет; места: { $known }
cli-no-level = нет компьютерного игрока «{ $level }»; есть: { $known }
cli-arena-scale = --budget-scale должно быть больше 0 и не больше 100
cli-bad-option = «{ $text }» — не настройка; пишите имя=значение
cli-not-negative = { $name } не может быть отрицательным
cli-not-a-share = { $name }: нужно число больше 0 и не больше 1, например 0.01
cli-no-law = нет законов, чьи имена начинаются с «{ $prefix }»; семейства: { $known }
cli-no-reference = { $module } — не модуль с проверками: { $why }
cli-no-draw = { $where } — не функция, которая составляет сценарии: { $why }
cli-not-positive = { $name } должно быть не меньше 1
cli-not-text = { $path } — не текст и не запись партии
cli-cannot-read = не читается { $path }: { $why }
cli-cannot-write = не записывается { $path }: { $why }
cli-no-save = в { $folder } нет сохранённых партий
cli-no-ply = решения { NUMBER($ply, useGrouping: 0) } нет; в записи их { NUMBER($last, useGrouping: 0) }
cli-record = { $path }{ $line ->
    [0] { "" }
   *[other] , строка { NUMBER($line, useGrouping: 0) }
}: { $problem }



## Партия в терминале

cli-welcome = Введите номер варианта или «помощь». Партия сохраняется сама после каждого решения.
cli-menu = Кто играет?
cli-menu-both = двое за этим терминалом
cli-menu-one = вы играете за { PLAYER($player, case: "acc") }, за другую сторону — компьютер
cli-menu-resume = продолжить последнюю партию ({ $path })
cli-held = Enter завершает ход, «undo» отменяет последний выбор.
cli-handover = Решение за { PLAYER($player, case: "ins") }. Передайте терминал.
cli-handover-enter = Нажмите Enter, когда будете готовы.
cli-hint = Номер — сделать выбор. Ещё: отмена, почему ..., шансы N, карта, отряды, журнал, сохранить ФАЙЛ, помощь, выход
cli-cost = { " " }(цена { $n })
cli-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
cli-too-narrow = Терминал слишком узок для карты; вот список отрядов.
cli-legend-star = ★ победный гекс
cli-legend-number = <3> вариант 3
cli-legend-narrow = I1 на карте: GI1, сторона — цветом или строчными буквами
cli-which = Что именно: { $options }?
cli-no-number = Варианта { $number } нет: они пронумерованы от 1 до { NUMBER($n, useGrouping: 0) }.
cli-no-option = Нет варианта, похожего на «{ $text }».
cli-unreadable = Не понято: { $problem }. Введите «помощь».
cli-why-what = Почему нельзя что? Например: почему fire GI1 G08
cli-why-legal = Это можно: { $options }
cli-why-instead = Можно вместо этого: { $options }
cli-odds-what = Шансы какого варианта? Например: шансы 3
cli-odds-none = Здесь ничего не зависит от случая.
cli-odds-undecided = { $chance } — не прослежено до конца
cli-odds-part = { $subject }:
cli-odds-assumes = Посчитано { $text }.
cli-save-where = Куда сохранить? Например: сохранить вечер.record
cli-saved = Сохранено в { $path }. Продолжить: { $command }
cli-left = Партия сохранена в { $path }. Продолжить:
cli-ended = Вся партия — в { $path }.


## Команды партии в терминале и что они делают

cli-word-undo = отмена
cli-word-redo = вернуть
cli-word-why = почему
cli-word-odds = шансы
cli-word-map = карта
cli-word-units = отряды
cli-word-log = журнал
cli-word-save = сохранить
cli-word-help = помощь
cli-word-quit = выход
cli-help-choose = Выбирайте номером, ключом («{ $key }») или коротко («{ $short }»).
cli-help-undo = взять назад последнее решение: можно, пока не брошена кость, ничего не открыто и не решает другая сторона
cli-help-redo = сделать его снова
cli-help-why = почему ... : какое правило запрещает и что можно вместо этого
cli-help-odds = шансы N : точные вероятности варианта и откуда берутся его числа
cli-help-map = нарисовать карту снова
cli-help-units = все отряды: место, состояние, числа
cli-help-log = журнал N : последние N событий с расчётами
cli-help-save = сохранить ФАЙЛ : записать партию в свой файл
cli-help-help = эта страница
cli-help-quit = выйти; «grognard play --resume» продолжит


## Слова для фишек и шкал, если у игры нет своих

cli-badge-fresh = свежий
cli-badge-spent = истрачен
cli-badge-active = действует
cli-badge-hit = попадание
cli-track-round = Раунд
cli-track-turn = Ход
cli-track-vp = ПО
cli-short-fire = огонь
cli-short-move = ход
cli-short-red = красн.
cli-short-blue = син.
cli-short-range = дальн.
cli-short-front = фронт
cli-short-rear = тыл


## Воспроизведение

cli-replay-version = Играли по правилам версии { NUMBER($made, useGrouping: 0) }; здесь версия { NUMBER($here, useGrouping: 0) }.
cli-replay-at = После решения { NUMBER($ply, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }, положение { $hash }
cli-replay-diverged = Запись перестаёт быть верной на решении { NUMBER($n, useGrouping: 0) }, «{ $choice }»: { $problem }
cli-replay-position = Запись перестаёт быть верной где-то с решения { NUMBER($since, useGrouping: 0) } по { NUMBER($n, useGrouping: 0) }: { $problem }
cli-replay-crashed = Правила падают на решении { NUMBER($n, useGrouping: 0) }, «{ $choice }»: { $problem }
cli-step = Enter — следующее решение, число — сразу столько, q — выход


## Таблицы

cli-games-name = игра/сценарий
cli-games-seats = места
cli-games-options = настройки (первая — по умолчанию)
cli-perft-depth = глубина
cli-perft-choice = первое решение
cli-perft-ways = путей
cli-perft-done = { $name }, зерно { $seed }, { $seconds } с
cli-rules-title = раздел
cli-rules-code = код
cli-rules-tests = тесты
cli-rules-by = где показано
cli-rules-untestable = (проверять нечего)
cli-rules-no-tests = Тестов здесь нет: пакет установлен. Просмотрен только код.
cli-rules-unknown = { $rule } в { $where } — такого нет в перечне
cli-rules-summary = { $game }: разделов { NUMBER($sections, useGrouping: 0) }, проверяемых { NUMBER($testable, useGrouping: 0) }, сделано { NUMBER($implemented, useGrouping: 0) }, с тестами { NUMBER($tested, useGrouping: 0) }, примеров { NUMBER($cases, useGrouping: 0) } из { NUMBER($of, useGrouping: 0) }, неизвестных номеров { NUMBER($unknown, useGrouping: 0) }
cli-no-checklist = у { $game } нет перечня правил
cli-bad-chapters = «{ $text }» — не главы; пишите 1-9 или 0,7,C
cli-fuzz-oracle = закон
cli-fuzz-asked = спрошен
cli-fuzz-checked = проверил
cli-fuzz-idle = Спрошены, но проверять было нечего: { $oracles }
cli-fuzz-no-odds = Решений с бросками костей: { NUMBER($choices, useGrouping: 0) }, но шансы с ними ни разу не сравнивались. Говорит ли Frame.rolls, где бросают, и называет ли State.mark каждый исход? Или сыграйте больше партий.
cli-fuzz-missing = Из текстов, которых { NUMBER($asked, useGrouping: 0) }, нет этих:
cli-fuzz-texts = Спрошено текстов: { NUMBER($asked, useGrouping: 0) }; все есть.
cli-fuzz-progress = партий { NUMBER($done, useGrouping: 0) } из { NUMBER($games, useGrouping: 0) }, находок: { NUMBER($findings, useGrouping: 0) }
cli-fuzz-done = { $game }: партий { NUMBER($games, useGrouping: 0) }, решений { NUMBER($decisions, useGrouping: 0) }, находок { NUMBER($findings, useGrouping: 0) } за { $seconds } с
cli-fuzz-leaks = { $game }: позиций с другими тайнами: { NUMBER($positions, useGrouping: 0) }, утечек: { NUMBER($leaks, useGrouping: 0) }
cli-fuzz-dumps = Партии с находками — в { $folder }; «grognard replay ФАЙЛ» откроет любую.
cli-bench-name = партии
cli-bench-build = сборка
cli-bench-speed = решений/с
cli-bench-ratio = × python-chess
cli-bench-copy = копия
cli-bench-memory = партия в покое
cli-bench-chore = по отдельности
cli-bench-time = время
cli-bench-chore-supply = { $name }: полная проверка снабжения
cli-bench-chore-moves = { $name }: возможные ходы всех подразделений
cli-bench-chore-spotting = { $name }: кто кого видит, для всех отрядов
cli-bench-chore-commands = { $name }: какие приказы можно отдать каждому отряду
cli-bench-chore-loading = { $name }: загрузка сценария
cli-bench-no-compiled = Скомпилированной сборки здесь нет: измерена только чистая.
cli-bench-same = Обе сборки дали одинаковые положения в партиях: { NUMBER($n, useGrouping: 0) }.
cli-bench-differ = сборки расходятся в пределах { NUMBER($n, useGrouping: 0) } партий; не старее ли установленная сборка этих исходников?
cli-bench-budget = --seconds и --games должны быть больше нуля
cli-bench-died = { $name } нельзя измерить: { $why }
cli-arena-title = { $name }: партий { NUMBER($games, useGrouping: 0) }, кубики с номера { NUMBER($seed, useGrouping: 0) }
cli-arena-progress = партий { NUMBER($done, useGrouping: 0) } из { NUMBER($games, useGrouping: 0) }
cli-arena-level = уровень
cli-arena-side = сторона
cli-arena-both = обе
cli-arena-won = побед
cli-arena-games = из
cli-arena-share = доля
cli-arena-interval = интервал 95 %
cli-arena-margin = перевес ПО
cli-arena-mean = на решение
cli-arena-longest = дольше всего
cli-arena-nobody = Никто не победил: { NUMBER($n, useGrouping: 0) }


## Свои сценарии

cli-about-scenario = проверить файл сценария, начать новый или составить случайный бой
cli-help-scenario-game = чьи сценарии; без этого — первой игры, у которой есть мастерская
cli-scenario-none-of-ones-own = в { $game } играют только по готовым сценариям
cli-help-scenario-action = check — проверить файл; new — начать новый; random — составить бой; points — цены фишек
cli-help-scenario-what = проверяемый файл или имя нового сценария
cli-help-scenario-output = записать в этот файл; без него — на экран
cli-help-scenario-games = сколько случайных партий сыграть при проверке
cli-help-scenario-like = взять за основу этот сценарий коробки
cli-help-scenario-seed = число: одно и то же даёт один и тот же бой
cli-help-scenario-points = очки наступающего: в Conflict of Heroes от 20 до 200, в Panzer от 200 до 2500
cli-help-scenario-boards = сколько полей на карте, от 1 до 4
cli-help-scenario-mission = attack (наступление), meeting (встречный бой) или breakthrough (прорыв); в Conflict of Heroes ещё defence (оборона), в Panzer — delay (сдерживание)
cli-help-scenario-side = чья это задача: german или soviet
cli-help-scenario-without = без этих родов войск, через запятую: в Conflict of Heroes vehicles, artillery, fortifications, aircraft, ambush, hills; в Panzer infantry, guns, recon, artillery, aircraft, works
cli-help-scenario-date = месяц боя, например 1943-07: от него зависит, что есть на вооружении (Panzer)
cli-help-scenario-grades = выучка немецких и советских войск, например veteran,regular (Panzer)
cli-scenario-no-wish = бой в { $game } нельзя заказать с «{ $wish }»
cli-scenario-no-file = какой файл?
cli-scenario-games = --games бывает от 0 до { $most }
cli-scenario-remark = замечание: { $remark }
cli-scenario-wrong = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}
cli-scenario-right = { $file }: в «{ $title }» можно играть
cli-scenario-fault = сбой: { $fault }
cli-scenario-winner = случайные партии
cli-scenario-wins = побед
cli-scenario-nobody = никто
cli-scenario-length = партий: { $games }, решений от { $shortest } до { $longest }, в среднем { $mean }
cli-scenario-name = сценарий зовётся как его файл: вместо «{ $file }» нужно «{ $wanted }»
cli-scenario-written = { $file } записан; играть: { $command }
cli-scenario-arms = нет рода войск «{ $arm }»; есть { $known }

## Карты

cli-about-map = построить карту игры по географии
cli-help-map-action = build — разложить географию по гексам и записать карту
cli-help-map-game = игра
cli-help-map-check = ничего не записывать: сказать, такова ли карта, какой её построит программа
cli-help-map-output = записать в этот файл; без него — в файл самой игры
cli-map-none = карта { $game } не строится из географии; строятся карты { $known }
cli-map-written = { $file } записан
cli-map-right = Карта { $game } такова, какой её строит программа.
cli-map-wrong = { $n ->
    [one] в карте отличается { $n } строка; постройте её заново: grognard map build { $game }
    [few] в карте отличаются { $n } строки; постройте её заново: grognard map build { $game }
   *[other] в карте отличаются { $n } строк; постройте её заново: grognard map build { $game }
}

### Тексты ядра. Простой Project Fluent; функции: UNIT HEX RULE PLAYER CARD SIDE AREA NUMBER.
### $reason, $problem, $op, $label, $policy — сообщения; $rule — правило; $player — игрок.


## Выбор, который не принят

# $key: что прислано
core-unreadable = Не удалось разобрать «{ $key }».
# $verb: первое слово
core-unreadable-verb = Не удалось разобрать «{ $key }»: приказа «{ $verb }» нет.
# $word: слово, за которым ничего не стоит
core-unreadable-word = Не удалось разобрать «{ $key }»: что такое «{ $word }», неизвестно.
# $n: сколько слов нужно
core-unreadable-count = Не удалось разобрать «{ $key }»: { $n ->
    [0] после «{ $verb }» ничего быть не должно
    [one] после «{ $verb }» нужно { $n } слово
    [few] после «{ $verb }» нужно { $n } слова
   *[other] после «{ $verb }» нужно { $n } слов
}.
core-unreadable-thing = Ничего с именем «{ $key }» нет.
core-overlay-unknown = Слоя «{ $name }» нет.
core-overlay-hex = Сначала выберите гекс или два.
core-overlay-unit = Сначала выберите отряд.
core-overlay-nowhere = { UNIT($unit, cap: "yes") }: на карте нет.
core-stale = Этот выбор опоздал: положение уже другое. Посмотрите на игру ещё раз.
core-refused = { $reason } ({ RULE($rule) })
core-not-offered = Сейчас такого выбора нет.
core-not-yours = Сейчас выбор не за вами, а за { PLAYER($player, case: "ins") }.
core-not-yours-nobody = Сейчас никому ничего решать не нужно.
# $prompt: о чём сейчас спрашивают
core-not-now = Сейчас решается другое. { $prompt }
core-watching = Вы наблюдаете. Сейчас { PLAYER($player, get: "number") ->
    [pl] решают
   *[sg] решает
} { PLAYER($player) }.
core-held = Ваш последний выбор ждёт подтверждения. Сначала подтвердите его или возьмите назад.
core-game-over = Партия окончена.


## Записи партий

core-record-bad-header = Это не запись партии: не читается заголовок, строка { NUMBER($line, useGrouping: 0) }.
core-record-unknown-game = Это запись игры «{ $game }», а она здесь не установлена.
core-record-unknown-scenario = Это запись сценария «{ $scenario }», а в { $game } такого нет.
core-record-other-version = Партия записана по правилам { $game } версии { NUMBER($recorded, useGrouping: 0) }, а версия { NUMBER($here, useGrouping: 0) } читает её иначе где-то с выбора { NUMBER($since, useGrouping: 0) } по { NUMBER($n, useGrouping: 0) }: положения записаны лишь время от времени. Версия { NUMBER($recorded, useGrouping: 0) } читает всю запись.
# $recorded: что записано; $expected: чего ждут правила
core-record-diverged = Повтор разошёлся с записью на выборе { NUMBER($n, useGrouping: 0) }: ожидалось { $expected }, а записано «{ $recorded }».
core-record-refused = Выбор { NUMBER($n, useGrouping: 0) }, «{ $recorded }», против правил: { $reason }
core-record-hash = После выбора { NUMBER($n, useGrouping: 0) } положение не сходится с контрольной суммой: запись изменена.
core-record-given = Броски той партии вводились вручную, в записи их нет: её можно прочесть, но не проиграть заново.
core-record-truncated = Запись обрывается после выбора { NUMBER($n, useGrouping: 0) }.
core-record-unreadable-line = Не удалось разобрать строку { NUMBER($line, useGrouping: 0) }: «{ $text }».


## Проверка записи и её кубиков

core-verify-sum = Файл цел: контрольная сумма сходится.
core-verify-no-commitment = В записи нет обязательства, и ничто не доказывает, что кубики были определены до игры. Их можно только воспроизвести.
core-verify-no-secret = Обязательство на кубики: { $commitment }, но секрета в записи ещё нет.
core-verify-commitment = Секрет соответствует обязательству { $commitment }: кубики были определены до первого выбора.
# $n: сколько мест за столом
core-verify-shares = Зерно получено из секрета и { $n ->
    [one] доли { $n } игрока
    [few] долей { $n } игроков
   *[other] долей { $n } игроков
}: никто не выбрал его в одиночку.
# $n: сколько выборов; $hashes: сколько позиций сверено по пути
core-verify-choices = Воспроизведено: выборов { NUMBER($n, useGrouping: 0) }, позиций сверено по пути { NUMBER($hashes, useGrouping: 0) }. Все выборы по правилам.
core-verify-other-version = Партию играли по правилам версии { NUMBER($made, useGrouping: 0) }; здесь версия { NUMBER($here, useGrouping: 0) }, и каждый выбор она читает так же.
core-verify-carried = После выбора { NUMBER($n, useGrouping: 0) } партия перешла на правила версии { NUMBER($version, useGrouping: 0) }.
core-verify-end = Последняя позиция совпадает с записанной.
core-verify-over = Игра окончена.
core-verify-unfinished = Игра не окончена: запись обрывается посередине.
core-verify-promise = Обязательство в записи, { $found }, не то, что показали в начале игры: { $promised }.
core-verify-secret = Секрет не соответствует обязательству: это не те кубики, что были обещаны.
core-verify-seed = Зерно не получается из секрета и долей: это не те кубики, что были обещаны.


## Файлы данных

core-load = { $file }, строка { NUMBER($line, useGrouping: 0) }, { $field }: { $problem }.
core-load-field = { $file }, { $field }: { $problem }.
core-load-file = { $file }: { $problem }.
core-load-no-file = такого файла нет
core-load-syntax = не читается: { $text }
core-load-missing-field = поле отсутствует
core-load-unknown-field = такого поля нет
# $near: самое похожее поле
core-load-unknown-field-near = такого поля нет; может быть, «{ $near }»?
# $expected, $found: core-type-*
core-load-wrong-type = нужно: { $expected }, а здесь: { $found }
core-load-out-of-range = { NUMBER($value, useGrouping: 0) } не в пределах от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
# $where: файл или таблица, где это должно быть
core-load-unknown-reference = «{ $key }» нет в { $where }
core-load-duplicate = «{ $key }» встречается дважды
core-load-not-one-of = «{ $value }» не подходит; годятся { $known }
core-type-integer = целое число
core-type-number = число
core-type-text = текст
core-type-flag = true или false
core-type-list = список
core-type-table = таблица
core-type-nothing = ничего


## Отмена

core-undo-nothing = Отменять нечего.
core-undo-die = Кубик уже брошен: отменить нельзя.
core-undo-secret = Скрытое уже проверено: отменить нельзя.
core-undo-handover = Выбор уже перешёл к другому игроку: отменить нельзя.
core-redo-nothing = Возвращать нечего.
core-takeback-refused = Не все согласны взять ход назад.
core-takeback = { $n ->
    [one] По общему согласию взят назад { $n } выбор.
    [few] По общему согласию взяты назад { $n } выбора.
   *[other] По общему согласию взято назад { $n } выборов.
}


## Что есть в каждой игре

core-pass = Пас
core-done = Готово
core-commit = Подтвердить
core-abandon = Отказаться
core-undo = Отменить
core-redo = Вернуть
core-yes = Да
core-no = Нет


## Кубики

# $dice: список чисел
core-rolled = Выпало { $dice }: всего { $total }
core-rolled-one = Выпало { $total }
core-rolled-modified = Выпало { $total }, с поправками { $modified }


## Расчёты. $n не бывает отрицательным: знак стоит в тексте.

core-op-add = +{ $n }
core-op-subtract = −{ $n }
core-op-halve = пополам
core-op-double = вдвое
core-op-cap = не больше { $n }
core-op-floor = не меньше { $n }
core-op-shift-right = { $n ->
    [one] на { $n } колонку вправо
    [few] на { $n } колонки вправо
   *[other] на { $n } колонок вправо
}
core-op-shift-left = { $n ->
    [one] на { $n } колонку влево
    [few] на { $n } колонки влево
   *[other] на { $n } колонок влево
}
core-op-column = колонка { $name }
core-op-row = строка { $name }
core-op-clamp = край таблицы: { $n }
core-op-round-up = с округлением вверх
core-op-round-down = с округлением вниз
core-op-set = ровно { $n }
core-ledger-line = { $label }: { $op }
core-ledger-rule = { $label }: { $op } ({ RULE($rule) })
core-ledger-total = Итого { $total }


## Время

core-round = Раунд { $n }
core-round-of = Раунд { $n } из { $of }
core-turn = Ход { $n }
core-turn-of = Ход { $n } из { $of }
core-last-round = Последний раунд
core-last-turn = Последний ход
core-rounds-left = { $n ->
    [0] раундов не осталось
    [one] остался { $n } раунд
    [few] осталось { $n } раунда
   *[other] осталось { $n } раундов
}
core-turns-left = { $n ->
    [0] ходов не осталось
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[other] осталось { $n } ходов
}


## Шансы

# $policy: core-policy-* или своё у игры
core-assumes-no-choice = за остальных отвечает { $policy }
core-assumes-nobody = никто не реагирует
core-assumes-sample = скрытое угадано один раз
core-assumes-worlds = учтено всё, что может быть скрыто
core-policy-default = выбор по умолчанию
core-policy-random = случайный выбор
core-policy-pass = пас
core-policy-orders = заранее отданный приказ
core-policy-computer = компьютер
core-undecided = не решено


## Чем кончилось

core-wins = Победа { PLAYER($player, case: "gen") }.
core-draw = Ничья.
core-both-lose = Обе стороны проиграли.
core-resigned = { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] сдаются
   *[sg] сдаётся
}.
core-out-of-time = Время { PLAYER($player, case: "gen") } вышло.
core-vp = { $n } ПО
core-vp-long = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
}
core-score = { PLAYER($player, cap: "yes") }: { core-vp }


## Уровни компьютера

core-level-random = наугад
core-level-random-about = Выбирает из всех допустимых действий наугад. Для первых партий.
core-level-random-does = Компьютер тянет жребий из всего, что разрешено.
core-level-recruit = новобранец
core-level-recruit-about = Взвешивает, что даёт и чем грозит каждый выбор сам по себе, и идёт к победным гексам. Думает на одно действие вперёд.
core-level-sergeant = сержант
core-level-sergeant-about = Прежде чем выбрать, пробует, что из этого выйдет. Достойный противник.
core-level-captain = капитан
core-level-captain-about = Смотрит дольше и дальше сержанта. Самый сильный противник.


## Списки: А, Б и В

core-list-none = ничего
core-list-more = { $a }, { $b }
core-list-last = { $a } и { $b }

### Тексты ядра. Простой Project Fluent; функции: UNIT HEX RULE PLAYER CARD SIDE AREA NUMBER.
### $reason, $prompt, $policy — сообщения; $rule — правило; $player — игрок.


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

core-record-unknown-game = Это запись игры «{ $game }», а она здесь не установлена.
core-record-unknown-scenario = Это запись сценария «{ $scenario }», а в { $game } такого нет.
core-record-other-version = Партия записана по правилам { $game } версии { NUMBER($recorded, useGrouping: 0) }, а версия { NUMBER($here, useGrouping: 0) } читает её иначе где-то с выбора { NUMBER($since, useGrouping: 0) } по { NUMBER($n, useGrouping: 0) }: положения записаны лишь время от времени. Версия { NUMBER($recorded, useGrouping: 0) } читает всю запись.
core-record-refused = Выбор { NUMBER($n, useGrouping: 0) }, «{ $recorded }», против правил: { $reason }
core-record-hash = После выбора { NUMBER($n, useGrouping: 0) } положение не сходится с контрольной суммой: запись изменена.
core-record-given = Броски той партии вводились вручную, в записи их нет: её можно прочесть, но не проиграть заново.
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


## Отмена

core-undo-nothing = Отменять нечего.
core-undo-die = Кубик уже брошен: отменить нельзя.
core-undo-secret = Скрытое уже проверено: отменить нельзя.
core-undo-handover = Выбор уже перешёл к другому игроку: отменить нельзя.
core-redo-nothing = Возвращать нечего.


## Что есть в каждой игре

core-commit = Подтвердить


## Расчёты. $n не бывает отрицательным: знак стоит в тексте.

core-op-cap = не больше { $n }
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
core-ledger-total = Итого { $total }


## Время

core-round = Раунд { $n }
core-turn = Ход { $n }


## Шансы

# $policy: core-policy-* или своё у игры
core-assumes-no-choice = так, будто остальные { $policy }
core-assumes-worlds = с учётом всего, что может быть скрыто
core-policy-default = отвечают как обычно
core-policy-random = отвечают наугад


## Чем кончилось

core-wins = Победа { PLAYER($player, case: "gen") }.
core-draw = Ничья.
core-both-lose = Обе стороны проиграли.
core-resigned = { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] сдаются
   *[sg] сдаётся
}.
core-vp = { $n } ПО


## Уровни компьютера

core-level-random = наугад
core-level-random-about = Выбирает из всех допустимых действий наугад. Для первых партий.
core-level-random-does = Компьютер тянет жребий из всего, что разрешено.
# подсказка без другого объяснения
core-hint-tries = Из всего, что удалось испробовать, лучше всего вышло это.
core-level-recruit = новобранец
core-level-recruit-about = Взвешивает, что даёт и чем грозит каждый выбор сам по себе, и идёт к победным гексам. Думает на одно действие вперёд.
core-level-recruit-does = Он несколько раз наугад пробует всё, что разрешено, и выбирает лучшее.
core-level-sergeant = сержант
core-level-sergeant-about = Знает больше новобранца и в большинстве игр сначала пробует, что выйдет из его действий. Достойный противник.
core-level-captain = капитан
core-level-captain-about = Смотрит дольше и дальше сержанта. Самый сильный противник.


## Списки: А, Б и В

core-name = { $name }
core-list-none = ничего
core-list-more = { $a }, { $b }
core-list-last = { $a } и { $b }

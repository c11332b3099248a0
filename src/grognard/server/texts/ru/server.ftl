### Что сервер говорит игроку: отказы и имена, которые он даёт.

server-guest = Гость { $number }

server-bad-request = Запрос не понят. Обновите страницу и попробуйте ещё раз.
server-not-signed-in = Вы не вошли. Обновите страницу.
server-forbidden = Так нельзя.
server-not-found = Такой страницы или партии нет, либо она не ваша.
server-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
server-too-large = Это слишком много.
server-too-many = { $seconds ->
    [one] Слишком много запросов. Попробуйте через { $seconds } секунду.
    [few] Слишком много запросов. Попробуйте через { $seconds } секунды.
    [many] Слишком много запросов. Попробуйте через { $seconds } секунд.
   *[other] Слишком много запросов. Попробуйте через { $seconds } секунды.
}
server-too-many-sockets = { $n ->
    [one] У вас открыта { $n } страница с партией, больше нельзя. Закройте её.
    [few] У вас открыто { $n } страницы с партиями, больше нельзя. Закройте одну.
    [many] У вас открыто { $n } страниц с партиями, больше нельзя. Закройте одну.
   *[other] У вас открыто { $n } страницы с партиями, больше нельзя. Закройте одну.
}
server-unavailable = Сейчас сервер не может этого сделать. Попробуйте чуть позже.
server-internal = На сервере что-то пошло не так. Это записано.

server-csrf = Страница устарела. Обновите её.
server-wrong-password = Имя или пароль неверны.
server-bad-name = Длина имени — от { $least } до { $most } знаков.
server-bad-password = Длина пароля — от { $least } до { $most } знаков.
server-name-taken = Имя «{ $name }» занято.
server-already-registered = У вас уже есть учётная запись.

server-not-your-seat = Это не ваше место.
server-spectator = Вы смотрите эту партию. Решают только её игроки.
server-players-talk = В партии разговаривают только её игроки.
server-host-only = Это может сделать только тот, кто создал партию.
server-seat-taken = Здесь уже кто-то сидит.
server-bad-seats = Такие места не подходят этому сценарию.
server-no-person = Хотя бы одно место должно быть за человеком.
server-no-such-option = У этого сценария нет такой настройки.
server-waiting = Партия ещё не началась: одно из мест свободно.
server-running = Партия идёт. Чтобы уйти, сначала сдайтесь.
server-over = Партия окончена.
server-not-over = Это можно увидеть, когда партия закончится.
server-asked-already = Вы уже попросили. Остальные ещё не согласились.
server-gone = «{ $name }», которого на этом сервере больше нет
server-other-version = Эта партия начата по правилам версии { $made } и по версии { $here } не продолжается.
server-unplayable = Эту партию нельзя открыть. Причину видит тот, кто держит сервер.

## Почему сервер не запускается, для того, кто его держит

server-cannot-address = Адрес базы данных неверен: { $why }.
server-cannot-workers = Для нескольких процессов (--workers { $n }) нужен PostgreSQL: с файлом SQLite работает один. Укажите --database postgresql://... или уберите --workers.
server-cannot-newer = Схема базы данных — { $version }, эта версия grognard её не знает. Установите более новую.
server-cannot-behind = Схема базы данных — { $here }, этой версии нужна { $needed }. Сделайте резервную копию и выполните «grognard db upgrade».
server-cannot-database = База данных не отвечает: { $why }
server-cannot-folder = Папку данных { $path } нельзя использовать: { $why }.
server-cannot-port = Порт { NUMBER($port, useGrouping: 0) } на { $host } нельзя использовать: { $why }. Укажите другой через --port.

## Что говорят команды того, кто держит сервер

server-desk-no-game = В этой базе данных нет партии { $id }.
server-desk-no-person = В этой базе данных никого не зовут «{ $name }».
server-desk-not-a-game = Этот файл — не выгруженная партия: { $why }
server-desk-broken = Партия не воспроизводится: { $why }
server-desk-waiting = Партия ещё не началась.
server-desk-not-over = Партия не окончена: её запись выдала бы секрет кубиков.
server-desk-no-act = { $last ->
    [0] В партии ещё нечего отматывать.
   *[other] Укажите число от 0 до { NUMBER($last, useGrouping: 0) }, меньше последнего действия, а не { NUMBER($n, useGrouping: 0) }.
}
server-desk-not-empty = База данных не пуста. Резервная копия восстанавливается в пустую.
server-desk-bad-backup = Резервную копию нельзя прочитать: { $why }
server-desk-other-schema = Схема резервной копии — { $made }, у этой версии grognard — { $here }. Восстановите её той версией, которая её сделала, затем обновите.

### Команды того, кто держит сервер.


## Сервер

cli-about-serve = запустить сервер: партии в браузере, на этой машине или по сети
cli-help-host = адрес, на котором слушать; 0.0.0.0 — для всех
cli-help-port = порт, на котором слушать; если не указан, 8765
cli-help-workers = сколько процессов; больше одного — только с PostgreSQL
cli-help-https = страница открывается по https: куки отправляются только так
cli-help-trusted-proxies = адреса и сети прокси перед сервером, например 127.0.0.1,10.0.0.0/8: только их X-Forwarded-For принимается на веру
cli-help-logs = журнал для людей или по одному объекту JSON в строке
cli-help-pause = секунды между двумя решениями компьютера
cli-help-no-limits = без ограничений на частоту запросов: только для измерений
cli-help-open = открыть страницу в браузере
cli-help-database = postgresql://user@host/name или sqlite:///путь; если не указана — файл в папке данных
cli-help-data = папка для партий; если не указана — обычная для этой системы
cli-bad-workers = --workers — число от 1 до 64
cli-serve-address = grognard открывается по адресу { $address } (Ctrl-C останавливает)
cli-serve-already = grognard уже запущен: { $address }


## База данных

cli-about-db = обновить базу данных сервера или узнать, что станет с партиями
cli-help-db-action = upgrade: выполнить недостающие миграции; check: сказать, что станет с каждой партией, ничего не меняя
cli-db-same = Схема базы данных — { $version }: делать нечего.
cli-db-upgraded = Схема базы данных обновлена с { $before } до { $version }.
cli-db-behind = Схема базы данных — { $before }; обновление приведёт её к { $version }.
cli-db-count-begins = Ещё не начались и начнутся по правилам этой версии: { $n }
cli-db-count-plays = Продолжаются или читаются как есть: { $n }
cli-db-count-reads = Окончены и останутся доступны: { $n }
cli-db-count-waits = Могут перейти на новые правила, когда игроки согласятся: { $n }
cli-db-count-frozen = Заморожены: можно смотреть, нельзя продолжать: { $n }
cli-db-count-lost = Не открываются: { $n }
cli-db-fate-reads = окончена, правила версии { $made }: читается и по версии { $here }
cli-db-fate-waits = идёт по правилам версии { $made }: может перейти на { $here }
cli-db-fate-frozen = правила версии { $made }: заморожена на записи { NUMBER($n, useGrouping: 0) } из { NUMBER($acts, useGrouping: 0) }, потому что { $here } читает выбор { NUMBER($choice, useGrouping: 0) } иначе ({ $why })
cli-db-fate-lost = не открывается ({ $why })
cli-about-backup = записать всё, что есть у сервера, в файл или восстановить из него
cli-help-backup-file = файл; пароли в нём хешированы, но берегите его
cli-help-restore = прочитать файл в пустую базу данных
cli-backup-made = { $path }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
}.
cli-backup-restored = Из { $path }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
}.


## Партии на сервере

cli-help-games-action = партии сервера: list — список, export — выгрузить, import — загрузить, rewind — отмотать
cli-help-games-what = о чём речь: номер партии, файл, номер действия
cli-help-status = только партии в этом состоянии
cli-help-owner = кому достанутся места людей в загруженной партии
cli-help-as-record-of = выгрузить запись оконченной партии, которую проверяет «grognard verify»
cli-games-id = партия
cli-games-status = состояние
cli-games-acts = действий
cli-games-changed = изменена
cli-games-list-usage = «games list» не принимает имён
cli-games-export-usage = «games export ID [FILE]» принимает партию и, если нужно, файл
cli-games-import-usage = «games import FILE» принимает один файл
cli-games-rewind-usage = «games rewind ID N» принимает партию и номер последнего действия, которое остаётся в силе
cli-games-exported = Партия { $id } записана в { $path }. Секрет её кубиков тоже там.
cli-games-imported = Партия здесь под номером { $id }.
cli-games-rewound = { $n ->
    [one] { $n } действие партии { $id } больше не в счёт.
    [few] { $n } действия партии { $id } больше не в счёт.
    [many] { $n } действий партии { $id } больше не в счёт.
   *[other] { $n } действия партии { $id } больше не в счёт.
}
cli-games-new-dice = Её секрет был открыт, поэтому она продолжится с новыми кубиками и новым обязательством.


## Люди на сервере

cli-about-people = люди на сервере: список, новый пароль, запрет и его снятие, выгрузка
cli-help-people-action = list — список, reset — код для нового пароля, ban — запретить вход, unban — снова пустить, export — выгрузить
cli-help-people-what = имя; для выгрузки, если нужно, и файл
cli-help-people-why = за что запрещён вход; человеку это покажут
cli-help-people-guests = и гости тоже
cli-people-name = имя
cli-people-games = партии
cli-people-seen = был здесь
cli-people-banned = вход запрещён
cli-people-list-usage = «people list» не принимает имён
cli-people-reset-usage = «people reset ИМЯ» принимает одно имя
cli-people-ban-usage = «people ban ИМЯ --why ТЕКСТ» принимает одно имя
cli-people-unban-usage = «people unban ИМЯ» принимает одно имя
cli-people-export-usage = «people export ИМЯ [ФАЙЛ]» принимает одно имя и, если нужно, файл
cli-people-code = Код для { $name }, на один раз и на сутки:
    { $code }
    Или адрес { $path } на вашем сервере: код уже в нём.
cli-people-out = { $name }: вход запрещён. Открытые страницы узнают об этом в течение минуты.
cli-people-in = { $name }: вход снова разрешён.
cli-people-exported = Всё, что хранится о { $name }, записано в { $path }.

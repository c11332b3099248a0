### Слова, общие для нескольких страниц.

page-brand = grognard
page-skip = Перейти к содержанию
page-retry = Попробовать ещё раз
page-signed-out = Вы вышли из учётной записи
page-signed-out-text = Ваш вход в этом браузере завершён, здесь или с другого устройства.
page-signed-out-login = Войти
page-signed-out-reload = Обновить страницу
page-to-lobby = На главную
page-close = Закрыть
page-cancel = Отмена
page-copy = Скопировать
# $host: 127.0.0.1, localhost
page-only-here = Никто другой эту ссылку не откроет: { $host } — всегда тот компьютер, на котором её открывают. Запустите сервер командой «grognard serve --host 0.0.0.0», откройте страницу по адресу компьютера в сети и отправьте ссылку оттуда.
page-copied = Скопировано

## Верх и низ страницы

page-nav = Страницы
page-nav-play = Играть
page-nav-replays = Записи
page-nav-rules = Правила
page-nav-gallery = Фишки и карты
page-language = Язык
page-language-en = English
page-language-ru = Русский
page-theme-light = Светлая тема. Сменить на тёмную
page-theme-dark = Тёмная тема. Сменить на светлую
page-guest = Гость
page-account-of = Учётная запись: { $name }
page-footer-unofficial = Неофициальная страница для тех, у кого есть эти игры. Совместима с Conflict of Heroes, Holland ’44, Stalingrad ’42 и Panzer; издатели игр её не делали и не одобряли.
page-footer-own = Правила пересказаны своими словами, карты и фишки нарисованы заново.

## Когда что-то не так

page-error-unexpected = На странице что-то пошло не так.
page-error-offline = Нет связи с сервером.
page-error-unavailable = Сервер сейчас недоступен.
page-error-not-found = Здесь ничего нет.
page-offline-bar = Нет связи с сервером. Пробуем снова.
page-not-found-title = Такой страницы нет
page-not-found-text = По этому адресу ничего нет. Возможно, в ссылке опечатка или её отозвали.

## Длительность и время

page-minutes = { $n } мин
page-hours = { $n } ч
page-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
page-under-a-minute = меньше минуты
page-complexity = Сложность { $n } из 5
page-progress = { $name ->
    [round] Раунд { $n } из { $of }
   *[turn] Ход { $n } из { $of }
}

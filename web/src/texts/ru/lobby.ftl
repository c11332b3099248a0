### Главная, новая партия, ожидание соперника, приглашение, записи партий.

page-lobby-title = Играть

## Первая карточка

page-lobby-start-here = Начните здесь
page-lobby-next = Что дальше
page-lobby-guided = Учебная партия
page-lobby-against-computer = Против компьютера
page-lobby-guided-note = Игра подскажет каждый шаг. Правила заранее читать не нужно.

## Ваши партии

page-games-title = Ваши партии
page-games-running = идёт: { $n }
page-games-none = Партий пока нет. Начните с учебной.
page-games-none-more = Начатые партии ждут здесь сколько угодно дней; видно, чей ход.
page-games-your-turn = Ваш ход
page-games-waiting-for = Ждём { $time }
page-games-frozen = Заморожена
page-games-older = Прежние правила
page-games-agree = Нужно ваше согласие
page-games-agreeing = Ждёт согласия других
page-games-open = Место свободно
page-games-watching = Вы зритель
page-games-against = соперник: { $name }
page-games-between = { $names }
page-games-against-computer = компьютер, { $level }
page-games-hot-seat = вдвоём за одним экраном
page-games-nobody = соперника пока нет
page-games-finished = Сыграны
page-games-won = Победа
page-games-lost = Поражение
page-games-drawn = Ничья
page-games-side-won = Победитель: { $side }
page-games-over = Партия окончена
page-games-replay = Запись
page-games-replay-of = Запись партии { $title }
page-games-all = Все сыгранные партии

## Сценарии

page-lobby-scenarios = Сценарии
page-lobby-filters = Какие сценарии
page-lobby-all = Все
page-lobby-short = До часа
page-lobby-search = Поиск сценариев
page-lobby-search-hint = Название, место, сторона
page-lobby-play = Играть
page-lobby-play-what = Играть: { $title }
page-lobby-nothing-found = Ни один сценарий не подходит.
page-lobby-show-all = Показать все
page-lobby-found = { $n ->
    [0] Ни один сценарий не подходит
    [one] { $n } сценарий
    [few] { $n } сценария
   *[other] { $n } сценариев
}
page-lobby-no-scenarios = На этом сервере нет сценариев.

## С другом

page-friend-title = С другом
page-friend-text = Выберите сценарий и отправьте ссылку. Учётная запись не нужна.
page-friend-invite = Пригласить по ссылке
page-friend-hotseat = Вдвоём за одним экраном
page-friend-rules = Правила и примеры

## Новая партия

page-new-title = Новая партия
page-new-scenario = Сценарий
page-new-side = Ваша сторона
page-new-others = Остальные армии
page-new-other-me = Тоже вы
page-new-opponent = Соперник
page-new-computer = Компьютер, { $level }
page-new-hotseat = Вдвоём за одним экраном
page-new-hotseat-about = Вы передаёте устройство друг другу; занавес скрывает то, чего сопернику видеть нельзя.
page-new-invite = Друг, по ссылке
page-new-invite-about = Вы получите ссылку и отправите её. Играть можно сразу или несколько дней; учётная запись не нужна.
page-new-options = Варианты правил
page-new-start = Начать
page-new-start-invite = Получить ссылку
page-new-starting = Раскладываем карту

## Ожидание соперника

page-wait-title = Ждём соперника
page-wait-text = Отправьте эту ссылку. Тот, кто её откроет, займёт место: { $side }. Партия начнётся сама.
page-wait-text-seats = Отправьте каждому игроку его ссылку. Партия начнётся, когда займут все места.
page-wait-link-of = Ссылка на место: { $side }
page-wait-watch = Ссылка для зрителей
page-wait-watch-make = Получить ссылку для зрителей
page-wait-watch-about = Зрители видят только то, что известно обеим сторонам.
page-wait-revoke = Отозвать ссылку
page-wait-revoked = Ссылка больше не работает.
page-wait-new-link = Получить новую ссылку
page-wait-cancel = Удалить партию
page-wait-leave = Со страницы можно уйти. Партия останется в списке «Ваши партии».
page-wait-notify = Сообщить, когда начнётся
page-wait-begins = Партия начинается.

## Приглашение

page-invited-title = Вас приглашает { $host }
page-invited-watch-title = { $host } приглашает вас посмотреть
page-invited-side = Ваша сторона: { $side }.
page-invited-accept = Занять место
page-invited-watch = Смотреть партию
page-invited-own = Это ваше собственное приглашение. Отправьте ссылку кому-нибудь ещё.
page-invited-gone = Приглашение больше не действует: его отозвали или место уже занято.
page-invited-to-game = К партии

## Записи

page-replays-title = Записи партий
page-replays-none = Сыгранных партий пока нет. Каждую завершённую партию можно будет посмотреть здесь.
page-replays-hide = Убрать из списка
page-replays-hide-of = Убрать из списка: { $title }

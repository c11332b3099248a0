### Stalingrad ’42: слова на ярлыках, прописными и как можно короче; знаки легенды.

page-stalingrad42-counters-about = Сверху: название. Рамка: род войск. Слева: уровни. Справа: точка танков, красная у отборных, белая у противотанковых. Снизу: атака, оборона и движение; оборона на красном у элитных частей, на белом у слабых; движение на чёрном: без марша. Белая полоса: уровни потеряны.

page-stalingrad42-tab-train = ЭШЕЛОН
page-stalingrad42-tab-reserve = РЕЗЕРВ
page-stalingrad42-tab-plan-ready = ПЛАН
page-stalingrad42-tab-planned = ПЛАН +1
page-stalingrad42-tab-ready = ГОТОВО
page-stalingrad42-tab-dump = СКЛАД
page-stalingrad42-tab-air = АВИА
page-stalingrad42-tab-box = ЯЧ. { $n }

page-stalingrad42-mark-fort = Укрепление
page-stalingrad42-mark-fort-begun = Строящееся укрепление
page-stalingrad42-mark-railhead = Терминал
page-stalingrad42-mark-city-battle = Городской бой
page-stalingrad42-mark-contested = Город, где обе стороны
page-stalingrad42-mark-flotilla = Волжская флотилия

## Кубик не нужен

page-stalingrad42-attack-automatic = Без кубика: оборона разгромлена сразу. Она теряет уровень по вашему выбору; кто остался, отходит на четыре гекса в беспорядочном отступлении. Отмеченные части в этот ход больше не двигаются и не атакуют; они продвинутся, когда закончатся все бои.
page-stalingrad42-attack-settled = Без кубика: при 10-1 и выше оборона разгромлена. Она теряет уровень; кто остался, отходит на четыре гекса в беспорядочном отступлении, без упорной обороны.
page-stalingrad42-attack-low = Соотношение ниже 1-3 не допускается: добавьте части или поддержку.

# Слишком много частей в гексе: лишние уничтожаются (S42-4.4)
page-stalingrad42-Trim-lose = Уничтожается { UNIT($unit) }

# Дивизия потеряла второй уровень (S42-10.4)
page-stalingrad42-about-remnant = Остаётся здесь с одним уровнем; пополнение восстановит её целиком. Если остатки уничтожены, часть потеряна навсегда.
page-stalingrad42-about-disband = Уходит с карты; позже её можно восстановить пополнениями.

## Для чего кнопка

page-stalingrad42-about-buy = За очко ресурсов в этой области появляется очко снабжения: с ним артиллерия и штабы сдвигают соотношение сил.
page-stalingrad42-about-fortify = За очко ресурсов начинают укрепление: со следующего хода оно помогает обороне.
page-stalingrad42-about-refit = Очко пополнения возвращает части уровень.
page-stalingrad42-about-rebuild = Уничтоженная часть возвращается ослабленной за очки пополнения.
page-stalingrad42-about-rail = Поездом по своим дорогам: далеко, но в стороне от противника.
page-stalingrad42-about-sail = Морем из порта в порт.
page-stalingrad42-about-railhead = Конец вашей железной дороги продвигается, а с ним и снабжение.
page-stalingrad42-about-charge = Очко снабжения тратится: артиллерия сдвигает соотношение ещё на колонку.
page-stalingrad42-about-unpack = Готов к делу, но двигаться не может.
page-stalingrad42-about-pack = Снова может двигаться, но не помогает.
page-stalingrad42-about-flotilla = Здесь флотилия в эту фазу переправляет советские части через Волгу.
page-stalingrad42-about-store = Остаётся здесь навсегда, двигать его больше нельзя.
page-stalingrad42-about-reserve = Ждёт и в любой момент вашей фазы боя может продвинуться на два гекса.
page-stalingrad42-about-raze = Укрепление снимают с карты.
page-stalingrad42-about-activate = За ход просыпается одна из ожидающих резервных армий и может двигаться.
page-stalingrad42-about-arrive = Прибывает в эту зону входа и выходит на карту в фазу движения.
page-stalingrad42-about-spend = Очко снабжения тратится: артиллерия или штаб снова готовы.
page-stalingrad42-about-declare = Один раз за игру: сразу готовы два наступления и два очка снабжения.
page-stalingrad42-about-grant-plan = Этот штаб получает одно из двух наступлений.
page-stalingrad42-about-grant-stock = Этот штаб получает одно из двух очков снабжения.
page-stalingrad42-about-recall = Уходит из игры или отдаёт уровень за тех, кто должен уйти.
page-stalingrad42-about-grant-step = Взятое сверх нужного возвращается ему уровнем.
page-stalingrad42-about-grant-brigade = Взятое сверх нужного остаётся бригадой.
page-stalingrad42-about-plan = Готовит наступление: со следующего хода в одном бою два кубика на выбор.
page-stalingrad42-about-pick = Считается этот кубик.
page-stalingrad42-about-reroll = Командующий раз за ход позволяет перебросить; новый результат остаётся.
page-stalingrad42-about-keep = Командующий остаётся неиспользованным.
page-stalingrad42-about-desperate = Броски, пока отступление не отменено или никого не осталось; каждая неудача стоит уровня.
page-stalingrad42-about-stay = Не приходит в себя, беспорядочное отступление продолжается.
page-stalingrad42-about-withdraw = Вся стопка броском пытается оторваться вместо атаки.
page-stalingrad42-about-release = Продвигается не дальше двух гексов и выходит из резерва.
page-stalingrad42-about-storm = Входит в город: дальше обе стороны делят гекс, пока одна не уйдёт.
page-stalingrad42-about-assign = Втайне даёт армии маркер: чью ячейку с частями она означает.
page-stalingrad42-about-swap = Втайне: две армии в одном месте меняются маркерами.
page-stalingrad42-about-conceal = Незаметно вливается в резервную армию, в её ячейку.
page-stalingrad42-about-emerge = Выходит из ячейки своей армии.
page-stalingrad42-about-show = Показанная поверх армии, даёт ей зону контроля.
page-stalingrad42-about-cover = Где остаётся авиация: в следующий советский ход она может поддержать там оборону.
page-stalingrad42-about-shift = Зона закрыта: часть уходит и приходит в беспорядок.
page-stalingrad42-about-luftwaffe = Немецкая авиация сдвигает соотношение на колонку и потом прикрывает тех, кому помогла.

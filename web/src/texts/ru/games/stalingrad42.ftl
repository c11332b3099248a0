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

page-stalingrad42-attack-automatic = Без кубика: оборона разгромлена сразу. Она теряет уровень по вашему выбору; кто остался, отходит на четыре гекса в полном отступлении. Отмеченные части в этот ход больше не двигаются и не атакуют; они продвинутся, когда закончатся все бои.
page-stalingrad42-attack-settled = Без кубика: при 10-1 и выше оборона разгромлена. Она теряет уровень; кто остался, отходит на четыре гекса в полном отступлении, без упорной обороны.
page-stalingrad42-attack-low = Соотношение ниже 1-3 не допускается: добавьте части или поддержку.

# Слишком много частей в гексе: лишние уничтожаются (S42-4.4)
page-stalingrad42-Trim-lose = Уничтожается { UNIT($unit) }

# Дивизия потеряла второй уровень (S42-10.4)
page-stalingrad42-about-remnant = Остаётся здесь с одним уровнем; пополнение восстановит её целиком. Если остатки уничтожены, часть потеряна навсегда.
page-stalingrad42-about-disband = Уходит с карты; позже её можно восстановить пополнениями.

## Для чего кнопка

page-stalingrad42-about-buy = За очко ресурсов в этой области появляется пункт снабжения: с ним артиллерия и штабы сдвигают соотношение сил.
page-stalingrad42-about-fortify = За очко ресурсов начинают укрепление: со следующего хода оно помогает обороне.
page-stalingrad42-about-refit = Очко пополнения возвращает отряду шаг.
page-stalingrad42-about-rebuild = Уничтоженный отряд возвращается ослабленным за очки пополнения.
page-stalingrad42-about-rail = Поездом по своим дорогам: далеко, но в стороне от противника.
page-stalingrad42-about-sail = Морем из порта в порт.
page-stalingrad42-about-railhead = Конец вашей железной дороги продвигается, а с ним и снабжение.
page-stalingrad42-about-charge = Пункт снабжения расходуется: артиллерия сдвигает соотношение ещё на столбец.
page-stalingrad42-about-unpack = Готов к делу, но двигаться не может.
page-stalingrad42-about-pack = Снова может двигаться, но не помогает.

### Откуда берутся числа и чем может кончиться.


## Расчёты: заголовки

coh-ledger-av = Сила атаки
coh-ledger-dv = Защита { UNIT($unit, case: "gen") }
coh-ledger-move-price = Движение { UNIT($unit, case: "gen") }
coh-ledger-rally = Перегруппировка { UNIT($unit, case: "gen") }


## Расчёты: атака и защита

coh-modifier-fp = Огневая мощь
coh-modifier-weapon = Огневая мощь по карте
coh-modifier-battery = Огневая мощь батареи
coh-modifier-cc = Ближний бой
coh-modifier-cc-boxed = Ближний бой, оружие с расчётом
coh-modifier-surprised = Застигнуты врасплох, половина огневой мощи
coh-modifier-short-range = Ближняя цель
coh-modifier-long-range = Дальняя цель
coh-modifier-support = Поддержка огнём
coh-modifier-overrun = Карта ветеранов «{ CARD("V130") }»
coh-modifier-card-9 = Карта «{ CARD("extra-firepower") }»
coh-modifier-roll = Бросок
coh-modifier-front = Фронт
coh-modifier-rear = Тыл
coh-modifier-hit = Фишка повреждения
coh-modifier-veteran = Карта ветерана
coh-modifier-small-gully = За мелкой рытвиной
coh-modifier-hasty-defence = Окоп
coh-modifier-exposed = На виду после движения
coh-modifier-firing-down = Стрельба сверху вниз
coh-modifier-target-higher = Цель выше
coh-modifier-smoke-from = Огонь из дыма
coh-modifier-smoke-through = Огонь сквозь дым
coh-modifier-smoke-into = Цель в дыму
coh-modifier-fortification = Укрепление
coh-modifier-apc = Броня транспортёра
coh-modifier-vehicle-cover = За техникой
coh-modifier-terrain-open = Открытая местность
coh-modifier-terrain-wheat = Пшеничное поле
coh-modifier-terrain-corn = Кукурузное поле
coh-modifier-terrain-brush = Кустарник
coh-modifier-terrain-forest = Лес
coh-modifier-terrain-wooden-building = Деревянное здание
coh-modifier-terrain-stone-building = Каменное здание
coh-modifier-terrain-marsh = Болото
coh-modifier-terrain-river = Река
coh-modifier-terrain-ford = Брод
coh-modifier-terrain-large-gully = Большая рытвина
coh-modifier-terrain-gully-end = Окончание рытвины


## Расчёты: движение и перегруппировка

coh-modifier-move-cost = Стоимость движения
coh-modifier-terrain = Местность
coh-modifier-road = По дороге
coh-modifier-reverse = В тыл без поворота
coh-modifier-cautious = Осторожное движение
coh-modifier-rally-roll = Без поправок
coh-modifier-cover = Укрытие
coh-modifier-friend = Рядом { UNIT($unit) }


## Исходы

coh-outcome-miss = { UNIT($unit, cap: "yes") }: без последствий
coh-outcome-hit = { UNIT($unit, cap: "yes") }: попадание
coh-outcome-destroyed = { UNIT($unit, cap: "yes") }: уничтожение
coh-outcome-rallied = { UNIT($unit, cap: "yes") }: перегруппировка удалась
coh-outcome-not-rallied = { UNIT($unit, cap: "yes") }: перегруппировка не удалась
coh-outcome-nobody = { HEX($hex, case: "inside") } никто не обнаружен
coh-outcome-gained = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}

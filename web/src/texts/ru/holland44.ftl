### Holland ’44: слова на ярлыках фишек, прописными и как можно короче; знаки легенды; панель атаки.

page-holland44-tab-routed = ОТХОД
page-holland44-tab-disrupted = РАССТР
page-holland44-tab-isolated = ОКРУЖ
page-holland44-tab-out = БЕЗ СН
page-holland44-tab-engaged = БОЙ
page-holland44-tab-scattered = РАССЕЯНЫ
page-holland44-tab-spent = ВЫДОХЛИСЬ
page-holland44-tab-exhausted = ПУСТО
page-holland44-tab-fired = СТРЕЛЯЛА
page-holland44-tab-dismounted = ПЕШКОМ
page-holland44-tab-limbered = В ПУТИ
page-holland44-tab-refitted = ПОПОЛН
page-holland44-tab-ferries = ПЕРЕПРАВА

page-holland44-counters-about = Сверху: название. Рамка: род войск, цвет соединения. Слева: уровни. Справа: класс брони, красный у противотанковых пушек. Снизу: атака, оборона и движение; оборона на красном у элитных частей, на белом у слабых. Белая полоса: уровни потеряны.

page-holland44-mark-bridge-mined = Заминированный мост
page-holland44-mark-bridge-blown = Взорванный мост
page-holland44-mark-bridge-repair = Мост в ремонте
page-holland44-mark-raft = Переправа сапёров
page-holland44-mark-traffic = Затор


## Панель атаки

page-holland44-attack = Атака: { $where }
page-holland44-attack-attackers = Атакуют
page-holland44-attack-all = Все
page-holland44-attack-support = Поддержка
page-holland44-attack-lead = Ведёт
page-holland44-attack-column = Столбец { $odds }
page-holland44-attack-die = Один кубик
page-holland44-attack-go = Продолжить
page-holland44-attack-roll = Бросок: { $odds }
page-holland44-attack-off = Отменить
page-holland44-attack-back = Назад
page-holland44-attack-odds = { $attack } : { $defence }
page-holland44-attack-taken = Гекс очищен
page-holland44-attack-holds = Упорная оборона устоит
page-holland44-attack-defender = Противник теряет уровень
page-holland44-attack-attacker = Вы теряете уровень
page-holland44-attack-why = Откуда берутся силы
page-holland44-attack-chances = Вероятности в целом
page-holland44-attack-point = Наведите на результат: что он значит здесь и куда отступят защитники.
page-holland44-attack-ways = Отступление закончится в { $places }.
# Под кодом результата, как можно короче: свои потери, потери защитника, гексы отступления
page-holland44-attack-you = вы −{ $n }
page-holland44-attack-they = враг −{ $n }
page-holland44-attack-hexes = назад { $n }

## Панели высадки и выбора: бросать ли кубик

page-holland44-landing = Броски высадки
page-holland44-landing-none = Высаживайте части: здесь будет видно, чем это грозит.
page-holland44-landing-scattered = Рассеяны: { $p }
page-holland44-landing-lost = · из них с потерями: { $p }
page-holland44-landing-roll = { $n ->
    [0] Бросить за высадку
   *[other] Остальных не высаживать ({ $n }), бросить
}
page-holland44-landing-end = Никого не высаживать
page-holland44-landing-all = Высадить всех ({ $n }) в их зонах
page-holland44-stand-holds = Гекс удержан
page-holland44-stand-mine = Вы теряете уровень
page-holland44-stand-theirs = Атакующий теряет уровень
page-holland44-stand-ways = Отступление закончится в { $places }.

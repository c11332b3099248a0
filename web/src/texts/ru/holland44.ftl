### Holland ’44: знаки легенды; панель высадки.

page-holland44-counters-about = Сверху: название. Рамка: род войск, цвет соединения. Слева: уровни. Справа: класс брони, красный у противотанковых пушек. Снизу: атака, оборона и движение; оборона на красном у элитных частей, на белом у слабых. Белая полоса: уровни потеряны.

page-holland44-mark-bridge-mined = Заминированный мост
page-holland44-mark-bridge-blown = Взорванный мост
page-holland44-mark-bridge-repair = Мост в ремонте
page-holland44-mark-raft = Переправа сапёров
page-holland44-mark-traffic = Затор

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

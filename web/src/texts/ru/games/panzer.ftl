### Panzer: слова на фишках, панели приказов, выстрелов и ответного огня.

page-panzer-counters-about = Сверху: тип. Внизу: номер и движение по местности (овал: гусеницы, квадрат: колёса, красное: пешком); в игре там лежит фишка приказа: тёмная, пока не раскрыта, цветная, когда раскрыта, серая, когда выполнена. Что умеет единица, написано на её карточке.

## Фишки приказов, прописными и покороче

page-panzer-order-fire = ОГОНЬ
page-panzer-order-move = ХОД
page-panzer-order-short-halt = ОСТАН
page-panzer-order-overwatch = НАБЛЮД
page-panzer-order-secret = ПРИКАЗ
page-panzer-order-none = приказ невозможен

## Состояния

page-panzer-tab-damaged = ПОВР
page-panzer-tab-tracks = ГУСЕН
page-panzer-tab-abandoned = БРОШЕН
page-panzer-tab-suppressed = ПОДАВ
page-panzer-tab-spot-move = ШЁЛ
page-panzer-tab-spot-fire = СТРЕЛЯЛ
page-panzer-tab-spot-small-arms = СТРЕЛЯЛ
page-panzer-tab-hull-down = КОРПУС
page-panzer-tab-hull-partial = ЧАСТЬЮ
page-panzer-tab-full-cover = УКРЫТ
page-panzer-tab-post = ОКОП
page-panzer-tab-carried = НА БРОНЕ

## Легенда

page-panzer-mark-wreck-ko = Подбитая машина: кто въезжает сюда по дороге, останавливается.
page-panzer-mark-wreck-bu = Горящая машина: её дым мешает стрелять через этот гекс.
page-panzer-mark-smoke = Дымовая завеса: два хода мешает стрелять и наблюдать через этот гекс.
page-panzer-mark-barrage = Под обстрелом: мешает стрелять, а осколочно-фугасный огонь бьёт по входящим.
page-panzer-mark-impact = Точка прицеливания артиллерии; S — дымовая задача.
page-panzer-mark-registered = Точка пристрелки вашей батареи; противник её не видит.
page-panzer-mark-exit = Выход с карты и очки за единицу, которая здесь выйдет.

## Приказы. $n: у скольких приказ есть или сколько выбрано; $of: сколько всего

page-panzer-orders = Приказы
page-panzer-orders-hint = Приказ есть у { $n } из { $of }. Выберите единицу на карте или отметьте здесь несколько.
page-panzer-orders-shift = Держа Shift, их можно обвести.
page-panzer-orders-draw = Обвести единицы
page-panzer-orders-drawing = Проведите линию на карте
page-panzer-orders-one = Отдать приказ: { $unit }
page-panzer-orders-give = { $n ->
    [one] Приказ для { $n } единицы
   *[other] Приказ для { $n } единиц
}
page-panzer-fire-order = Огонь
page-panzer-move-order = Движение
page-panzer-halt-order = С короткой остановки
page-panzer-watch-order = Наблюдение
page-panzer-about-fire-order = Стреляет на шаге огня, остаётся на месте.
page-panzer-about-move-order = Движется на все очки, не стреляет.
page-panzer-about-halt-order = Стреляет хуже, потом движется на половину очков.
page-panzer-about-watch-order = Ждёт и стреляет по тому, кто у него на виду стреляет или движется.

## Выстрел. $hit, $kill: шансы; $n: бросок; $number: сколько было нужно

page-panzer-shot = Цель сверху, лбом вверх, и откуда идёт выстрел
# $vain: все ли попадания, часть или ни одно без последствий; $nothing: шанс такого; $out: может ли экипаж уйти
page-panzer-shot-chances = Попадание { $hit }{ $vain ->
    [all] , но оно ничего не даст
   *[other] , { $out ->
        [crew] уничтожение или уход экипажа
       *[plain] уничтожение
    } { $kill }
}{ $vain ->
    [some] , попадание без последствий { $nothing }
   *[other] { "" }
}
page-panzer-gp-chances = Подействует { $hit }, уничтожит { $kill }
page-panzer-shot-range = { $n ->
    [0] В том же гексе
    [one] { $n } гекс, { NUMBER($metres, useGrouping: 0) } м
    [few] { $n } гекса, { NUMBER($metres, useGrouping: 0) } м
   *[other] { $n } гексов, { NUMBER($metres, useGrouping: 0) } м
}
page-panzer-shot-hidden = { $number } %, если цель стоит; её приказ не раскрыт, она может двигаться.
page-panzer-shot-limited = { $number } %, если снаряды под рукой.
page-panzer-angle-either = На границе: выбирает её владелец.
page-panzer-places = { $angle }: из 100 попаданий
page-panzer-places-where = Место
page-panzer-places-hits = Сколько
page-panzer-places-armour = Броня
page-panzer-places-comes = Что дают
page-panzer-place-tf = Лоб башни
page-panzer-place-ts = Борт башни
page-panzer-place-tr = Корма башни
page-panzer-place-hf = Лоб корпуса
page-panzer-place-hs = Борт корпуса
page-panzer-place-hr = Корма корпуса
page-panzer-place-dk = Крыша
page-panzer-place-tk = Ходовая
page-panzer-place-covered = Земля: корпус укрыт
page-panzer-comes = { $destroyed ->
    [0] { $damaged ->
        [0] пугают экипаж
       *[other] { $damaged } повредят
    }
   *[other] { $destroyed } уничтожат{ $damaged ->
        [0] { "" }
       *[other] , { $damaged } повредят
    }
}
page-panzer-comes-nothing = ничего
page-panzer-comes-tracks = обездвижат
page-panzer-rolled = Выпало { $n }, нужно { $number } или меньше
page-panzer-angle-front = Лоб
page-panzer-angle-front_side = Борт спереди
page-panzer-angle-rear_side = Борт сзади
page-panzer-angle-rear = Корма
page-panzer-against = { $penetration } против брони { $armour }
page-panzer-penetration = пробитие { $penetration }
page-panzer-hit-nothing = Попадание ничего не даст.
page-panzer-hit-dm = Попадание повредит машину.
page-panzer-hit-ko = Попадание подобьёт машину.
page-panzer-hit-bu = Попадание подожжёт машину.
page-panzer-came-missed = Мимо
page-panzer-came-no-effect = Без последствий
page-panzer-came-covered = В землю
page-panzer-came-shaken = Экипаж потрясён
page-panzer-came-damaged = Повреждён
page-panzer-came-tracks-hit = Подбита гусеница
page-panzer-came-crew-leaves = Экипаж покинул машину
page-panzer-came-knocked-out = Подбит
page-panzer-came-burns = Горит

## Ответный огонь

page-panzer-reaction = Ответный огонь
page-panzer-aim = { UNIT($firer, cap: "yes") }: выберите цель. Наведите на неё, чтобы увидеть шансы.
page-panzer-aim-smoke = { UNIT($firer, cap: "yes") }: целей нет, выберите гекс для дыма.
page-panzer-aim-weapon = { UNIT($firer, cap: "yes") }: выберите, чем стрелять. Потом цель.
page-panzer-resolve = Все выстрелы объявлены: проводите огонь по целям.
page-panzer-commanded = Приказы есть у всех. После «Готово» они лежат закрытыми и уже не меняются.
page-panzer-moved = Все ваши единицы прошли. «Готово» завершит движение.
page-panzer-window = { UNIT($mover, cap: "yes") } движется у вас под прицелом: стреляйте, ждите или пропустите.
page-panzer-reaction-nobody = Ни одна ваша единица в наблюдении сейчас никуда не попадёт. Вопрос задан, чтобы этого никто не узнал.
page-panzer-about-hold = Только на этот шаг. После следующего вас спросят снова.
page-panzer-about-hold-combat = Ответного огня больше не будет, пока не выстрелит другая сторона.
page-panzer-about-let-pass = На весь ход этой единицы. Другая сторона об этом узнает.
page-panzer-about-let-all-pass = Для всех, кто ещё движется сейчас. Другая сторона об этом узнает.
page-panzer-about-resolve = Кубики брошены: больше никто к этому огню не присоединится.
page-panzer-about-with = Тоже стреляет по этой цели.

## Артиллерия. $hex: точка прицеливания; $chance: проценты; $n: сколько

page-panzer-artillery = Артиллерия
page-panzer-artillery-nobody = Вызвать огонь сейчас некому: наблюдателю нужны приказ «Наблюдение» и обнаруженный им враг.
page-panzer-artillery-done = Больше огня с закрытых позиций нет
page-panzer-fires-on = бьёт по { $hex }
page-panzer-fire-call = Вызвать огонь на { $hex }
page-panzer-fire-call-where = Вызвать огонь, гексов на выбор: { $n }. Укажите на карте
page-panzer-fire-continue = Продолжать огонь
page-panzer-fire-shift = Перенести на { $hex }
page-panzer-fire-shift-where = Перенести огонь, гексов на выбор: { $n }. Укажите на карте
page-panzer-fire-check = Прекратить огонь
page-panzer-fire-begin = Начать плановый огонь
page-panzer-fire-shift-plot = Положить на { $hex }
page-panzer-fire-shift-plot-where = Положить огонь, гексов на выбор: { $n }. Укажите на карте
page-panzer-about-continue = Тот же гекс, тот же веер: орудия отвечают без броска.
page-panzer-about-check = Задача окончена. Наблюдатель и орудия в этом шаге больше ничего не делают.
page-panzer-about-begin = Огонь назначен примерно на этот ход. Затем вы укажете, куда он ляжет.
page-panzer-responds = ответит: { $chance }
page-panzer-astray = С вероятностью { $chance } снаряды лягут по своим: по кому, решит противник.
page-panzer-barrages = На карте
page-panzer-barrage = { $hex }: { $type ->
    [smoke] дым
   *[he] фугасные
}, { $whose ->
    [own] ваш огонь
   *[enemy] огонь противника
}{ $fresh ->
    [true] , действует с конца этого шага
   *[false] { "" }
}
page-panzer-mission = Огневая задача
page-panzer-mission-on = Огневая задача: { $hex }
page-panzer-mission-enough = Стреляют эти
page-panzer-mission-enough-about = Больше никто не присоединяется.
page-panzer-about-type-he = Атакует всё под веером, своих и чужих. Обстрел остаётся и мешает стрельбе.
page-panzer-about-type-smoke = Никого не поражает. Два хода стрелять и смотреть сквозь дым труднее.
page-panzer-about-type-illumination = Освещает ночь.
page-panzer-about-sheaf-converged = Мало гексов, полная сила.
page-panzer-about-sheaf-open = Больше гексов, в каждом слабее.
page-panzer-about-sheaf-linear = Точка прицеливания и ряд гексов за ней.
page-panzer-about-drop = Снаряды лягут на его гекс.
page-panzer-under = Под снарядами, если орудия ответят
page-panzer-under-hurt = ущерб
page-panzer-under-killed = гибель
page-panzer-under-own = свои!

## До боя: точки и плановый огонь. $n: ход

page-panzer-plots = Артиллерия до боя
page-panzer-plots-about = Тайно: противник ничего не увидит, пока не упадут снаряды.
page-panzer-plots-part = Чем стреляет, ход за ходом, до пяти ходов подряд.
page-panzer-plots-register = Пристрелять точку
page-panzer-plots-plot = Назначить огонь
page-panzer-plots-where = Укажите гекс на карте.
page-panzer-about-register = На вызов по этому гексу отвечают охотнее.
page-panzer-about-plot = Огонь по часам, без наблюдателя: гекс, ход, затем что падает.
page-panzer-plots-enough = План готов
page-panzer-plots-done = Больше ничего
page-panzer-plan-registered = Пристреляно: { $hex }
page-panzer-plan-plot = Назначено: { $hex }, с хода { $n }

## Авиация и зенитный огонь

page-panzer-response = { $source }: ответит с вероятностью { $chance }.
page-panzer-covers = под огнём { $enemies ->
    [0] ни одного врага
    [one] { $enemies } враг
    [few] { $enemies } врага
   *[other] { $enemies } врагов
}{ $own ->
    [0] { "" }
   *[other] , своих: { $own }
}
page-panzer-under-attack = Под ударом
page-panzer-air = Самолёт
page-panzer-air-speed = Скорость
page-panzer-air-altitude = Высота
page-panzer-air-load = Подвеска
page-panzer-air-flown = Пройдено гексов
page-panzer-load-none = только пушки
page-panzer-load-bombs = бомбы
page-panzer-load-rockets = ракеты
page-panzer-loads = Подвеска самолётов
page-panzer-about-load-none = Только пушки.
page-panzer-about-load-bombs = Сбрасывают со средней или большой высоты, пикировщики и с пикирования; годятся и против пехоты.
page-panzer-about-load-rockets = Пускают с малой высоты по одному гексу, за 2–10 гексов.
page-panzer-air-steer = Поворот или прямо
page-panzer-air-left = Влево
page-panzer-air-ahead = Гекс вперёд
page-panzer-air-right = Вправо
page-panzer-air-targets = Что можно атаковать
page-panzer-air-next-over = Укажите на карте гекс входа так, чтобы цели лежали прямо по курсу.
page-panzer-air-next-fly = Укажите гекс прямо по курсу или атакуйте. Цель находят только после нескольких гексов полёта, пока она впереди.
page-panzer-about-speed-low = Может раз повернуть, находит цели вдвое скорее. Сбить легче.
page-panzer-about-speed-high = Не поворачивает, ищет цели вдвое дольше, атакует хуже. Сбить труднее.
page-panzer-about-altitude-low = Для штурмовки и ракет, атака лучше всего. Цели ищет дольше всего, сбить легче всего.
page-panzer-about-altitude-medium = Для бомб. Нечто среднее.
page-panzer-about-altitude-high = Для бомб и пикирования. Цели находит скорее всего, сбить труднее всего.
page-panzer-flak = Зенитный огонь
page-panzer-flak-chances = Попадание { $hit }, сбит { $kill }
page-panzer-about-flak-hold = Пока. Вас спросят снова, когда самолёт подойдёт ближе.
page-panzer-about-flak-let-pass = На весь его пролёт. Другая сторона об этом узнает.
page-panzer-tab-altitude-low = НИЗКО
page-panzer-tab-altitude-medium = СРЕДНЯЯ
page-panzer-tab-altitude-high = ВЫСОКО

## Ближний бой. $killed, $hurt, $own: шансы

page-panzer-overruns = Прорыв
page-panzer-overruns-about = Сначала объявляется, потом машина въезжает в гекс. По пути враг может по ней стрелять.
page-panzer-overrun = Прорыв. Цель: { $target }
page-panzer-overrun-chances = Подавление { $shaken }, полное действие { $full }
page-panzer-close = Ближний бой
page-panzer-assault = Атаковать: { $target }
page-panzer-approach = Рывок в { $target } и атака оттуда
page-panzer-about-approach = Сначала один гекс: враг может открыть огонь, и атака хуже.
page-panzer-clash = Уничтожение { $killed }, ущерб { $hurt }{ $risk ->
    [true] ; своя потеря { $own }
   *[false] { "" }
}
page-panzer-about-primary = Его сила в счёт, и потери его; остальные помогают.
page-panzer-about-advance = Входит в гекс побеждённого врага.
page-panzer-about-stay = Больше никто в гекс не входит.

## Конец хода

page-panzer-adjust = Конец хода
page-panzer-adjust-about = Тайно, для каждой единицы по разу: противник увидит, когда закончат оба. Потом подавленные пробуют прийти в себя.
page-panzer-adjust-turn = Повернуть на
page-panzer-adjust-cover = Занять полное укрытие
page-panzer-adjust-rise = Выйти из полного укрытия
page-panzer-adjust-dig = Окапываться
page-panzer-adjust-done = Готово
page-panzer-adjust-done-about = Остальные остаются как есть, ход заканчивается.
page-panzer-about-cover = Её труднее заметить и поразить; сама она видит хуже и движется только ползком.
page-panzer-about-rise = Видит лучше и движется как обычно; заметить и поразить её легче.
page-panzer-about-dig = Ход работы над окопом, который потом её прикроет.
page-panzer-facing-n = С
page-panzer-facing-ne = СВ
page-panzer-facing-se = ЮВ
page-panzer-facing-s = Ю
page-panzer-facing-sw = ЮЗ
page-panzer-facing-nw = СЗ

## Для чего каждое действие, на его кнопке

page-panzer-about-unit = Взять единицу рядом с картой; потом гекс и поворот.
page-panzer-about-place = Она встанет в этом гексе.
page-panzer-about-face = Она смотрит сюда: вперёд она стреляет, там же броня лучше.
page-panzer-about-done = Закончить свою часть шага. Что не сделано, в этот ход сделано не будет.
page-panzer-about-order = Дать единице один из четырёх приказов, не раскрывая его.
page-panzer-about-group = У них один приказ на всех, и исполняют они его вместе.
page-panzer-about-enough = Больше никто не присоединится.
page-panzer-about-first = Первый игрок первым стреляет и последним движется.
page-panzer-about-fire = Назвать, кто стреляет; потом цель. Кубики пока не бросают.
page-panzer-about-weapon = У каждого снаряда своя дальность и пробитие, как на карточке. Потом цель.
page-panzer-about-at = Назвать цель. Укажите на неё, чтобы увидеть шансы.
page-panzer-about-smoke = Завеса: два хода стрелять и смотреть через гекс труднее.
page-panzer-about-show = Приказ раскрывается: по движущейся попасть труднее.
page-panzer-about-keep = Приказ остаётся тайным, стреляют по ней как по стоящей.
page-panzer-about-spread = Ещё одно попадание приходится на эту машину.
page-panzer-about-angle = Выстрел идёт по границе углов: выбирает владелец цели.
page-panzer-about-react = Выстрел сразу, вне очереди. Наблюдение на этом использовано.
page-panzer-about-move = Взять единицу: подсвечены гексы, до которых она дойдёт.
page-panzer-about-rate = Как она движется в этот ход: от этого зависят очки и что ей можно.
page-panzer-about-ahead = На гекс вперёд за его цену. Противник в наблюдении может выстрелить.
page-panzer-about-back = На гекс назад, лбом к противнику, дороже.
page-panzer-about-turn = Повернуться в гексе за очки.
page-panzer-about-go = На гекс в эту сторону.
page-panzer-about-enter = Выйти на карту здесь.
page-panzer-about-exit = Уйти с карты насовсем. Очки даёт, если так сказано в сценарии.
page-panzer-about-stop = Движение на этом заканчивается, оставшиеся очки пропадают.
page-panzer-about-up = На верхний этаж: оттуда видно дальше.
page-panzer-about-down = На нижний этаж.
page-panzer-about-inside = В здание: укрытие лучше, но есть проверка на повреждение.
page-panzer-about-outside = Из здания на улицу.
page-panzer-about-ahead-inside = На гекс вперёд и сразу в здание.
page-panzer-about-mount = Сесть на машину и ехать с ней.
page-panzer-about-dismount = Сойти в этот гекс.
page-panzer-about-emergency = Спрыгнуть на ходу: машине это ничего не стоит, единица подавлена.
page-panzer-about-pivot = Повернуться на месте; тайно, пока не закончат оба.
page-panzer-about-assault = Ближний бой с этим противником. Объявляется сейчас, идёт, когда объявлены все.
page-panzer-about-overrun = Въехать в гекс пехоты или орудия, под их огнём.
page-panzer-about-load = С чем он летит в этом бою.
page-panzer-about-fly-in = Этот самолёт появляется над картой сейчас.
page-panzer-about-edge = С этого края карты.
page-panzer-about-over = Его первый гекс над картой.
page-panzer-about-heading = Он летит в эту сторону.
page-panzer-about-speed = Медленно: скорее находит цели и может повернуть; быстро: труднее сбить.
page-panzer-about-altitude = С малой атака лучше, на большой труднее сбить.
page-panzer-about-fly = На гекс дальше. Зенитки в наблюдении могут выстрелить.
page-panzer-about-bank = Поворот в воздухе.
page-panzer-about-strafe = Пушки и пулемёты вдоль пути, по всем в этих гексах.
page-panzer-about-bomb = Бомбы на этот гекс.
page-panzer-about-dive = Бомбы с пикирования: точнее.
page-panzer-about-rocket = Ракеты по этому гексу.
page-panzer-about-guide = Наблюдатель с земли показывает ему цель.
page-panzer-about-leave = Улететь с карты, больше не атакуя.
page-panzer-about-flak = Огонь по самолёту, как из наблюдения.
page-panzer-about-on-turn = Около этого хода начнётся огонь по времени.
page-panzer-about-part = Что упадёт в этот ход огня по времени.
page-panzer-about-call = Наблюдатель просит огня по этому гексу. Орудия могут не ответить.
page-panzer-about-shift = Задача продолжается по другому гексу рядом.
page-panzer-about-source = Задачу стреляют эти орудия.
page-panzer-about-type = Осколочные поражают, дым закрывает.
page-panzer-about-sheaf = Как лягут снаряды.
page-panzer-about-way = Направление ряда.
page-panzer-about-shift-plot = Огонь по времени ложится на этот гекс.

### Семейство игр со связками ЗК: слова на ярлыках, прописными и как можно короче; панели атак и того, что следует за ними.

page-zocbond-tab-routed = ОТХОД
page-zocbond-tab-disrupted = ДЕЗОРГ
page-zocbond-tab-isolated = ОКРУЖ
page-zocbond-tab-out = БЕЗ СН
page-zocbond-tab-engaged = БОЙ
page-zocbond-tab-scattered = РАССЕЯНЫ
page-zocbond-tab-spent = ВЫДОХЛИСЬ
page-zocbond-tab-exhausted = ПУСТО
page-zocbond-tab-fired = СТРЕЛЯЛА
page-zocbond-tab-dismounted = ПЕШКОМ
page-zocbond-tab-limbered = В ПУТИ
page-zocbond-tab-refitted = ПОПОЛН
page-zocbond-tab-ferries = ПЕРЕПРАВА

## Панель атаки

page-zocbond-attack = Атака: { $where }
page-zocbond-attack-automatic = Разгром без кубика: { $where }
page-zocbond-attack-attackers = Атакуют
page-zocbond-attack-all = Все
page-zocbond-attack-enough = Сколько нужно
page-zocbond-attack-support = Поддержка
page-zocbond-attack-lead = Ведёт
page-zocbond-attack-column = Колонка { $odds }
page-zocbond-attack-ratio = Соотношение сил
page-zocbond-attack-die = Один кубик
page-zocbond-attack-go = Продолжить
page-zocbond-attack-next = Далее: поддержка
page-zocbond-attack-shatter = Разгромить
page-zocbond-attack-roll = Бросок: { $odds }
page-zocbond-attack-off = Отменить
page-zocbond-attack-leave = Выйти
# Вместо «добавьте поддержку или начинайте»
page-zocbond-attack-low = Атака на { HEX($target, case: "acc") }: { $strength } к { $defence } слишком мало. Усильте атаку или выйдите из неё.
page-zocbond-attack-odds = { $attack } : { $defence }
page-zocbond-attack-taken = Гекс очищен
page-zocbond-attack-withdraws = … отходом с боем
page-zocbond-attack-holds = Упорная оборона устоит
page-zocbond-attack-defender = Противник теряет уровень
page-zocbond-attack-attacker = Вы теряете уровень
page-zocbond-attack-why = Откуда берутся силы
page-zocbond-attack-chances = Вероятности в целом
page-zocbond-attack-point = Наведите на результат: что он значит здесь и куда отступят защитники.
page-zocbond-attack-ways = Отступление закончится здесь: { $places }.
# Под кодом результата, как можно короче: свои потери, потери защитника, гексы отступления
page-zocbond-attack-you = вы −{ $n }
page-zocbond-attack-they = враг −{ $n }
page-zocbond-attack-hexes = назад { $n }
page-zocbond-stand-holds = Гекс удержан
page-zocbond-stand-withdraws = Отход с боем
page-zocbond-stand-mine = Вы теряете уровень
page-zocbond-stand-theirs = Атакующий теряет уровень
page-zocbond-choice-others = Потом бросают за остальных.
# Защитник может ответить на атаку с воздуха
page-zocbond-answer-air = Послать авиацию
page-zocbond-answer-commit = Не посылать
page-zocbond-answer-never = Не посылать всю эту фазу
page-zocbond-stand-ways = Отступление закончится здесь: { $places }.

## Панель отступлений, продвижений и потерь

page-zocbond-course-Retreat = Отступление
page-zocbond-course-Advance = Продвижение после боя
page-zocbond-course-Lose = Потери
page-zocbond-course-Disengagement = Отрыв от противника
page-zocbond-course-Storm = Бой в городе
page-zocbond-course-Trim = Переполненный гекс
page-zocbond-course-click = Щёлкните подсвеченный гекс на карте или выберите здесь.
    .touch = Коснитесь подсвеченного гекса на карте или выберите здесь.
page-zocbond-course-all = Все вместе

## Исходы боя словами; код таблицы в скобках

page-zocbond-result-a1 = Атакующие теряют уровень, оборона остаётся (A1)
page-zocbond-result-a1-eng = Атакующие теряют уровень, оборона скована (A1/ENG)
page-zocbond-result-eng = Потерь нет, оборона скована (ENG)
page-zocbond-result-ex = Обе стороны теряют уровень, оборона остаётся (EX)
page-zocbond-result-a1-dr = Атакующие теряют уровень, оборона отступает (A1/DR)
page-zocbond-result-a1-dr2 = Атакующие теряют уровень, оборона отступает (A1/DR2)
page-zocbond-result-drx = Обе стороны теряют уровень, оборона отступает (DRX)
page-zocbond-result-a1-d1 = Обе стороны теряют уровень, оборона отступает (A1/D1)
page-zocbond-result-dr = Оборона отступает (DR)
page-zocbond-result-dr2 = Оборона отступает (DR2)
page-zocbond-result-d1 = Оборона теряет уровень и отступает (D1)
page-zocbond-result-dmr = Оборона бежит в беспорядке (DMR)
page-zocbond-result-dr4 = Оборона бежит в беспорядке (DR4)
page-zocbond-result-ds = Оборона теряет уровень и бежит в беспорядке (DS)

## Для чего кнопка

page-zocbond-about-done = Заканчивает фазу. Что в ней не сделано, в этом ходу уже не сделать.
page-zocbond-about-halt = Остаётся здесь; остаток движения пропадает.
page-zocbond-about-move = Обычное движение: рядом с противником часть останавливается.
page-zocbond-about-extend = Дальше обычного, но не рядом с противником и без атаки в этом ходу.
page-zocbond-about-tactical = Один-два гекса, сколько бы они ни стоили, в том числе из вражеской зоны контроля; потом можно атаковать.
page-zocbond-about-regroup = Разделить часть, собрать её снова или отправить назад в беспорядочном отступлении.
page-zocbond-about-rout = Бежит по своей воле: далеко и безопасно, но на время выбывает из боя.
page-zocbond-about-shatter = При 10-1 кубик не нужен: ещё во время движения защитники теряют уровень и далеко отступают, а другие могут идти дальше.
page-zocbond-about-attack = Выберите гекс противника; панель покажет соотношение сил ещё до того, как вы кого-то пошлёте.
page-zocbond-about-commit = Все, кто нужен, участвуют: теперь решается дело.
page-zocbond-about-cancel = Сейчас здесь никто не атакует.
page-zocbond-about-with = Участвует ещё одна часть.
page-zocbond-about-air = Авиация сдвигает соотношение на колонку в вашу пользу.
page-zocbond-about-stand = Удержать место броском во главе с этой частью: можно потерять уровни вместо места.
page-zocbond-about-yield = Без упорной обороны: защитники отходят.
page-zocbond-about-strike = Сразу же атаковать ещё раз с показанным соотношением: прорыв.
page-zocbond-about-lose = Эта часть теряет уровень.
page-zocbond-about-to = Идти в подсвеченный гекс; число на нём — цена пути.
page-zocbond-about-drop = Остаётся, а остальные из стопки идут дальше.
page-zocbond-about-lead = Ведущее соединение атакует в полную силу, остальные вполовину.
page-zocbond-about-attach = Одна часть другого соединения атакует с ведущим в полную силу.
page-zocbond-about-support = Сдвигает соотношение на колонку в вашу пользу и после этого использована.
page-zocbond-about-hold = Атака потеряла всех, кто её вёл: обороняющиеся могут остаться.
page-zocbond-about-follow = Участники могут войти в освободившийся гекс.
page-zocbond-about-alone = Отходит другим путём, чем остальная стопка.
page-zocbond-about-join = Половина силы группы добавляется к другой вашей атаке, которая идёт следующей.
page-zocbond-about-split = Делит часть на меньшие.
page-zocbond-about-absorb = Снова собирает часть целиком.
page-zocbond-about-disengage = Бросок, чтобы оторваться от противника вместо атаки.
page-zocbond-about-ready = Снова может поддерживать бои.

## Фазы хода в шапке

page-zocbond-phase-replacements = Пополнения
page-zocbond-phase-bridges = Мосты
page-zocbond-phase-landing = Высадка
page-zocbond-phase-initial = Подготовка
page-zocbond-phase-movement = Движение
page-zocbond-phase-combat = Бой
page-zocbond-phase-recovery = Восстановление
page-zocbond-phase-supply = Снабжение
page-zocbond-phase-traffic = Пробки

## Отступление по месту, где оно кончается

page-zocbond-course-best = Лучший путь для меня
page-zocbond-course-ends = Щёлкните подсвеченный гекс: отступление кончится там.
    .touch = Коснитесь подсвеченного гекса: отступление кончится там.

### Повтор: лента, отчёт, журнал, игра с этого места, ссылка, проверка.

page-replay = Повтор
page-replay-title = Повтор: { $title }
page-replay-loading = Партия раскладывается заново.
page-replay-coming = Эта часть партии ещё загружается.
page-replay-earlier = Более ранние действия
page-replay-later = Более поздние действия
page-replay-close = Закрыть
page-replay-map = Карта повтора
page-replay-people = { $a } против { $b }
page-replay-computer = компьютер, { $level }
page-replay-frozen = заморожена
page-replay-over-both = окончена, видны обе стороны
page-replay-over-one = окончена, сторона: { $who }
page-replay-head-frozen = Заморожена
page-replay-ends = Повтор и эти цифры кончаются на выборе { NUMBER($n, useGrouping: 0) } из { NUMBER($of, useGrouping: 0) }: остальное сыграно по правилам версии { NUMBER($made, useGrouping: 0) }. В записи есть всё.
page-replay-running = ещё идёт

## Лента и кнопки

page-replay-controls = Управление повтором
page-replay-scrubber = Момент партии
page-replay-play = Смотреть (пробел)
page-replay-pause = Пауза (пробел)
page-replay-step = Следующее действие (стрелка вправо)
page-replay-step-back = Предыдущее действие (стрелка влево)
# $name здесь и ниже: как игра зовёт своё время, "round" или "turn"
page-replay-round-on = { $name ->
    [turn] Следующий ход (Shift и стрелка вправо)
   *[round] Следующий раунд (Shift и стрелка вправо)
}
page-replay-round-back = { $name ->
    [turn] Предыдущий ход (Shift и стрелка влево)
   *[round] Предыдущий раунд (Shift и стрелка влево)
}
page-replay-speed = Скорость
page-replay-view = Чьими глазами
page-replay-both = Обе
page-replay-all = Все
page-replay-public = Зритель
page-replay-opening = Начальная расстановка
page-replay-round = { $name ->
    [turn] Ход { $n }
   *[round] Раунд { $n }
}
page-replay-where = { $name ->
    [turn] Ход { $round }, действие { $n }
   *[round] Раунд { $round }, действие { $n }
}
page-replay-go = { $name ->
    [turn] К действию { $n } хода { $round }
   *[round] К действию { $n } раунда { $round }
}

## Кубики

# $dice и $added складываются; $added не бывает отрицательным
page-replay-sum = { $sign ->
    [minus] { $dice } − { $added } = { $total }
   *[plus] { $dice } + { $added } = { $total }
}
page-replay-against = против { $n }

## Отчёт

page-replay-report = Отчёт о бое
page-replay-report-short = Отчёт и журнал
page-replay-tab-report = Отчёт
page-replay-tab-log = Журнал
page-replay-won = Победа: { $who }
page-replay-nobody = Ничья
# между двумя числами: 5 : 3
page-replay-to = :
page-replay-resigned = Сдалась сторона: { $who }.
page-replay-led = { $name ->
    [turn] { $who } впереди с хода { $round } и до конца.
   *[round] { $who } впереди с раунда { $round } и до конца.
}
page-replay-led-always = { $name ->
    [turn] { $who } впереди с первого хода до последнего.
   *[round] { $who } впереди с первого раунда до последнего.
}
page-replay-length = { $name ->
    [turn] { $rounds ->
        [one] { $rounds } ход
        [few] { $rounds } хода
       *[other] { $rounds } ходов
    }
   *[round] { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }
}, { $acts ->
    [one] { $acts } действие.
    [few] { $acts } действия.
   *[other] { $acts } действий.
}
page-replay-minutes = { $n ->
    [one] { $n } минута.
    [few] { $n } минуты.
   *[other] { $n } минут.
}
page-replay-points = Откуда очки
page-replay-points-losses = Уничтоженные отряды противника
page-replay-points-hex = Удержание { HEX($hex, case: "gen") }
page-replay-points-other = Прочее
page-replay-points-none = Очков никто не набрал.
page-replay-by-round = { $name ->
    [turn] Очки после каждого хода
   *[round] Очки после каждого раунда
}
page-replay-losses = Потери
page-replay-losses-none = Потерь нет.
page-replay-lost = { $name ->
    [turn] { $unit }: потеря, ход { $round }
   *[round] { $unit }: потеря в раунде { $round }
}
page-replay-dice = Попадания
page-replay-dice-key = полоса: было, черта: ожидалось
page-replay-dice-of = { $won } из { $tries }, ожидалось { $expected }
# $n: от 51 до 100
page-replay-luck = { $who }: кубики лучше, чем в { $n } из 100 таких партий.
page-replay-faces = Все кубики
page-replay-faces-dice = кубики
page-replay-faces-sum = сумма
page-replay-faces-mean = в среднем
page-replay-faces-apart = разница
page-replay-best = Самый удачный бросок
page-replay-worst = Самый неудачный бросок
page-replay-so-far = Пока что, насколько вам известно.
page-replay-moments = Решающие моменты
page-replay-moment-taken = Победный гекс переходит из рук в руки.
page-replay-moment-lead = Вперёд выходит другая сторона.
# $n: целые проценты или «<1»
page-replay-chance = Вероятность { $n } %.

## Игра с этого места, ссылка, проверка

page-replay-on = Играть отсюда
page-replay-on-title = Играть отсюда
page-replay-on-text = { $where }. С этого места начнётся новая партия с новыми бросками. Эта останется как есть.
page-replay-on-side = Ваша сторона
page-replay-on-against = Противник
page-replay-on-computer = Компьютер, { $level }
page-replay-on-hotseat = Вдвоём за этим экраном
page-replay-on-invite = Кого пригласите по ссылке
page-replay-on-start = Играть
page-replay-share = Поделиться
page-replay-share-title = Поделиться повтором
page-replay-share-text = По этой ссылке кто угодно может посмотреть партию и сыграть её дальше с любого места.
# $where: место, например «Раунд 4, действие 14»
page-replay-share-here = Начать с этого места: { $where }
page-replay-share-link = Ссылка на повтор
page-replay-verify = Проверить
page-replay-verify-title = Проверка кубиков
page-replay-verify-text = Перед первым броском сервер показал хеш своего секрета, а в конце показывает сам секрет. Все броски получаются из секрета и чисел игроков, так что подобрать их не мог никто.
page-replay-verify-commitment = Хеш, показанный в начале
page-replay-verify-shares = Числа игроков
page-replay-verify-secret = Секрет, показанный в конце
page-replay-verify-later = Будет показан, когда партия закончится.
page-replay-verify-how = Скачайте запись и проверьте хеш, броски и каждый выбор на своём компьютере:
page-replay-verify-made = В записи есть каждый выбор. Правила этого сервера читают её иначе, поэтому проверяет её «grognard verify» программы с правилами версии { NUMBER($made, useGrouping: 0) }, а не этой.
page-replay-verify-download = Скачать запись

### Обучающие партии: карточки урока в порядке data/lessons/<урок>.toml.


## Дорога на Воронеж

stalingrad42-lesson-voronezh-title = Учебная партия
stalingrad42-lesson-voronezh-aims-title = За что идёт бой
stalingrad42-lesson-voronezh-aims = Три хода, две армии. Для победы нужно 1 победное очко: в конце ваш { HEX("1906") } или { HEX("2503") }. Курск в руках советской стороны отнимает очко, так что оставьте кого-нибудь позади. { RULE("S42-24.1.1") }
stalingrad42-lesson-voronezh-initial-title = Ресурсы
stalingrad42-lesson-voronezh-initial = Каждый ход приносит ресурсы и пополнения. На ресурсы покупают очки снабжения: с ними артиллерия и штабы сдвигают соотношение сил. Пополнения возвращают уровни. Нажмите «{ stalingrad42-verb-buy-short }», потом «{ stalingrad42-verb-done-short }». { RULE("S42-18.1") }
stalingrad42-lesson-voronezh-losses-title = Потеря уровня
stalingrad42-lesson-voronezh-losses = У части столько жизней, сколько уровней, и с каждым потерянным она слабеет. Кого спрашивают, тот и решает, кто несёт потерю. Пехоту восполнить легче, чем танки. { RULE("S42-10.1") }
stalingrad42-lesson-voronezh-stand-title = Держаться или отойти
stalingrad42-lesson-voronezh-stand = Ваша часть должна отступить или упорно обороняться: бросок, который может стоить уровня вам или атакующему, а может и всё равно выбить вас. Стоит того, если место важнее уровня. { RULE("S42-11.1.1") }
stalingrad42-lesson-voronezh-retreat-title = Отступление
stalingrad42-lesson-voronezh-retreat = Выберите, куда отойти, гекс за гексом. Безопасно — подальше от противника, его зон и связок; на каждом гексе видно, чего он стоит. { RULE("S42-12.1.1") }
stalingrad42-lesson-voronezh-advance-title = Продвижение и прорыв
stalingrad42-lesson-voronezh-advance = Выберите, кто идёт дальше, потом гексы. При хорошем исходе подвижные части проходят больше одного гекса и могут ударить ещё раз: это прорыв. Танки в тылу отрезают линию противника. { RULE("S42-14.1") }
stalingrad42-lesson-voronezh-front-title = Фронт
stalingrad42-lesson-voronezh-front = Часть контролирует гексы вокруг себя. Две стопки одной стороны в двух гексах друг от друга держатся за руки: эту связку противник не перейдёт. Такую линию рвут только атакой. Слои карты покажут зоны и связки. { RULE("S42-7.2") }
stalingrad42-lesson-voronezh-march-title = Собрать силы в одном месте
stalingrad42-lesson-voronezh-march = Не атакуйте всюду. Подведите танки с тихих участков к одной советской стопке, например в { HEX("1605", case: "pre") }: выберите часть, потом подсвеченный гекс. Число — во что обойдётся путь. { RULE("S42-5.1") }
stalingrad42-lesson-voronezh-way-title = Куда идти
stalingrad42-lesson-voronezh-way = Путь рисуется, пока вы наводите. В гексе помещаются лишь несколько частей, а рядом с противником часть останавливается. { RULE("S42-6.2") }
stalingrad42-lesson-voronezh-moved-title = Конец движения
stalingrad42-lesson-voronezh-moved = Когда атакующие собраны, нажмите «{ stalingrad42-verb-done-short }». Кто не двигался, может стоять: часть в линии держит её уже тем, что она там. { RULE("S42-5.1") }
stalingrad42-lesson-voronezh-attack-title = Атака
stalingrad42-lesson-voronezh-attack = Подсвеченных противников можно атаковать. Наведите на гекс: панель покажет соотношение сил и что сделает каждая грань кубика. Начните там, где оно лучше и где танкам есть куда ехать дальше. { RULE("S42-8.1") }
stalingrad42-lesson-voronezh-attackers-title = Кто атакует
stalingrad42-lesson-voronezh-attackers = Выберите всех, кто должен участвовать: соотношение растёт с каждым. Танки сдвигают его ещё, если у противника их нет. Потом нажмите «Далее: поддержка». { RULE("S42-8.4") }
stalingrad42-lesson-voronezh-support-title = Авиация и артиллерия
stalingrad42-lesson-voronezh-support = До броска можно добавить авиацию или артиллерию с очком снабжения: каждая сдвигает соотношение на колонку. Авиации у вас два вылета на ход: берегите их для главного. { RULE("S42-9.3.3") }
stalingrad42-lesson-voronezh-combat-done-title = Конец боёв
stalingrad42-lesson-voronezh-combat-done = Часть атакует раз за ход, и никто не обязан. Если хороша ещё одна атака — проведите её; если нет — нажмите «{ stalingrad42-verb-done-short }». Потом проверяется снабжение, и ходит советская сторона. { RULE("S42-8.1") }
stalingrad42-lesson-voronezh-railway-title = Железная дорога
stalingrad42-lesson-voronezh-railway = Снабжение идёт по рельсам до вашей головной станции. Двигайте её по линии вслед за войсками: кто слишком далеко от неё, плохо воюет и движется. Линия ведёт через Касторное на Воронеж. { RULE("S42-17.2.1") }
stalingrad42-lesson-voronezh-reserve-title = Вас атакуют
stalingrad42-lesson-voronezh-reserve = Советская сторона атакует. Оставшаяся авиация может сейчас помочь обороне. { RULE("S42-9.3.4") }
stalingrad42-lesson-voronezh-trains-title = Не останавливаться
stalingrad42-lesson-voronezh-trains = Линия прорвана. Пошлите танки в брешь к { HEX("1906", case: "dat") } и { HEX("2503", case: "dat") }, а пехоту следом, чтобы брешь не закрылась. Кто отрезан от головной станции, остаётся без снабжения. { RULE("S42-16.3.1") }
stalingrad42-lesson-voronezh-alone-title = Дальше сами
stalingrad42-lesson-voronezh-alone = Ход идёт как прежде: ресурсы, движение, бои, снабжение. Теперь вы умеете достаточно, чтобы играть самостоятельно. «Подсказка» покажет, как поступил бы капитан. { RULE("S42-3.B") }

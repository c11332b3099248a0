### Сценарии и настройки партии.


## Сценарии

coh-scenario-first-steps-title = Первые шаги
coh-scenario-first-steps-place = крайние дома деревни у села Бутово
coh-scenario-first-steps-intro = Два гвардейских стрелковых отряда и отряд автоматчиков возвращаются к домам, которые оставили ночью. На пути у них два немецких отряда. Партия на десять минут, чтобы узнать правила за игрой: страница подскажет каждый шаг.
coh-scenario-dawn-at-the-granary-title = Рассвет у амбара
coh-scenario-dawn-at-the-granary-place = у села Бутово
coh-scenario-dawn-at-the-granary-intro = С первым светом из пшеницы поднимается немецкий взвод: впереди деревня на перекрёстке двух дорог. Каменный амбар держит горстка советских стрелков с одним «Максимом». Деревня достанется тому, за кем перекрёсток в конце каждого раунда, а в конце дня — амбар.
coh-scenario-crossroads-in-the-wheat-title = Перекрёсток в пшенице
coh-scenario-crossroads-in-the-wheat-place = в степи южнее Обояни
coh-scenario-crossroads-in-the-wheat-intro = Панцергренадеры ощупью идут на восток, к перекрёстку, который прячет высокая кукуруза. За ним в кустах ждут советские автоматчики, и у каждой стороны ещё один отряд в пути. Держите перекрёсток раунд за раундом, а кусты южнее — тогда, когда это решит дело.


## Что делает сторона в сценарии

coh-role-attacks = наступает
coh-role-defends = обороняется
coh-role-meets = ведёт встречный бой


## Настройки: название, что меняется (-about), значения

coh-option-groups = Группы
coh-option-groups-about = Отряды делят одну активацию и действуют вместе.
coh-option-groups-on = есть
coh-option-groups-off = каждый отряд сам по себе
coh-option-cards = Карты действий
coh-option-cards-about = Обе стороны берут и играют карты действий.
coh-option-cards-on = с картами
coh-option-cards-off = без карт
coh-option-ap-roulette = Рулетка ОД
coh-option-ap-roulette-about = Сколько ОД даёт активация, решают два кубика, а не всегда 7.
coh-option-ap-roulette-off = всегда 7 ОД
coh-option-ap-roulette-on = бросок кубиков
coh-option-cautious-movement = Осторожное движение
coh-option-cautious-movement-about = По пехоте, вышедшей в гекс без укрытия, в следующий ход легче попасть; чтобы идти с оглядкой, платят на 1 ОД больше. Для опытных игроков.
coh-option-cautious-movement-off = нет
coh-option-cautious-movement-on = есть
coh-option-hasty-defence = Окопы
coh-option-hasty-defence-about = Пехота может окопаться за 7 ОД: защита лучше на 1, пока отряд не сдвинется и не повернётся.
coh-option-hasty-defence-off = не окапываются
coh-option-hasty-defence-on = пехота окапывается
coh-option-german-bonus-cap = Добавочные КОД немцам
coh-option-german-bonus-cap-about = Больше КОД в каждом раунде — в помощь менее опытному игроку.
coh-option-german-bonus-cap-0 = нет
coh-option-german-bonus-cap-1 = ещё 1 КОД
coh-option-german-bonus-cap-2 = ещё 2 КОД
coh-option-soviet-bonus-cap = Добавочные КОД советским войскам
coh-option-soviet-bonus-cap-about = Больше КОД в каждом раунде — в помощь менее опытному игроку.
coh-option-soviet-bonus-cap-0 = нет
coh-option-soviet-bonus-cap-1 = ещё 1 КОД
coh-option-soviet-bonus-cap-2 = ещё 2 КОД
coh-option-group-fire-chain = Огонь цепочкой
coh-option-group-fire-chain-about = Должен ли каждый поддерживающий отряд стоять рядом с ведущим, или группе довольно стоять цепочкой.
coh-option-group-fire-chain-off = рядом с ведущим
coh-option-group-fire-chain-on = цепочкой
coh-option-leader-long-range = Ведущий и дальние цели
coh-option-leader-long-range-about = Может ли ведущий группы стрелять по дальней цели.
coh-option-leader-long-range-on = может
coh-option-leader-long-range-off = не может

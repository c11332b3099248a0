### Сценарии и настройки партии.


## Сценарии

stalingrad42-scenario-voronezh-title = Дорога на Воронеж
stalingrad42-scenario-voronezh-place = от Тима до Дона
stalingrad42-scenario-voronezh-intro = Северное крыло летнего наступления само по себе: 4-я танковая армия на Тиме, перед ней 40-я армия, единственная железная дорога и Воронеж в её конце. Три хода. Танкам нужно прорваться в одном месте, зато достаточно далеко; советской стороне не обязательно держаться везде, лишь бы достаточно долго. Первые ходы подсказывает страница.
stalingrad42-scenario-fall-blau-title = Операция «Блау»
stalingrad42-scenario-fall-blau-place = от Курска и Харькова до Дона
stalingrad42-scenario-fall-blau-intro = 28 июня четыре армии прорывают фронт между Курском и Таганрогом. Степь открыта, советская линия тонка, лучше немецких танков нет ни у кого; но до Дона далеко, каждая дивизия, свернувшая к котлу, пропадает для острия, а восемь ходов — это недолго. Оси нужны города и плацдарм за рекой. Советским войскам пока нельзя стоять в чистом поле: надо выбрать, где отдавать землю, и сохранить армию.
stalingrad42-scenario-caucasus-title = Кавказ
stalingrad42-scenario-caucasus-place = от Кубани до Терека
stalingrad42-scenario-caucasus-intro = Две немецкие армии катятся за Кубань, к нефти. Впереди почти никого, позади одна железная дорога, которую ещё надо перешить, а в конце пути — высочайшие горы Европы. Советские дивизии разбиты, но по Каспию идут новые, и каждый перевал, каждая река играют за них. Майкоп падёт скоро; Туапсе, Орджоникидзе и Грозный — дело другое.
stalingrad42-scenario-uranus-title = Операция «Уран»
stalingrad42-scenario-uranus-place = излучина Дона и Сталинград
stalingrad42-scenario-uranus-intro = 19 ноября пушки бьют по румынам севернее и южнее Сталинграда. В городе 6-я армия ещё дерётся за последний завод. Советские войска бьют первыми, массой артиллерии, по снегу и замёрзшим рекам, и хотят сомкнуть кольцо у Калача. Оси за считаные дни надо решить, кто прорывается, кто держится и чем оборонять Дон, — и зацепиться в городе, пока не придёт помощь.
stalingrad42-scenario-campaign-title = Сталинград
stalingrad42-scenario-campaign-place = юг России, июнь — декабрь 1942 года
stalingrad42-scenario-campaign-intro = Весь год: бросок к Дону, развилка на Сталинград и на Кавказ, осенняя распутица и зимнее наступление, час которого советская сторона выберет сама. Пути надо перешивать, длинный фланг стеречь союзникам, дивизии уходят на другие фронты, а на востоке собираются резервные армии, и никто не скажет, что в них. Оси надо обгонять календарь, пока есть силы, и удержать достаточно из взятого.
stalingrad42-scenario-own-title = { $title }
stalingrad42-scenario-own-place = { $place }
stalingrad42-scenario-own-intro = { $text }


## Что делает сторона в сценарии

stalingrad42-role-attacks = наступает
stalingrad42-role-defends = обороняется
stalingrad42-role-meets = наступает и обороняется


## Настройки: название, что меняется (-about), значения

stalingrad42-option-reserves = Резервы
stalingrad42-option-reserves-about = До трёх частей или стопок каждой стороны, которые не атакуют, можно придержать, чтобы они продвинулись в фазу боя.
stalingrad42-option-reserves-off = не применяются
stalingrad42-option-reserves-on = применяются
stalingrad42-option-plans = Запланированные наступления
stalingrad42-option-plans-about = Штаб может за ход подготовить атаку: за неё бросают два кубика и выбирают один.
stalingrad42-option-plans-off = не применяются
stalingrad42-option-plans-on = применяются
stalingrad42-option-disengagement = Выход из боя
stalingrad42-option-disengagement-about = В своей фазе боя части вместо атаки могут попробовать оторваться от противника по броску.
stalingrad42-option-disengagement-off = не применяется
stalingrad42-option-disengagement-on = применяется
stalingrad42-option-commanders = Командующие
stalingrad42-option-commanders-about = В игру входят Чуйков и Манштейн; раз за ход каждый из них даёт перебросить кубик.
stalingrad42-option-commanders-off = не применяются
stalingrad42-option-commanders-on = применяются
stalingrad42-option-contested = Бои за города
stalingrad42-option-contested-about = В городском бою атакующий входит в гекс, и обе стороны дерутся в нём дальше.
stalingrad42-option-contested-off = не применяются
stalingrad42-option-contested-on = применяются

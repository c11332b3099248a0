### Поля и места на них.


## Поля

panzer-board-1 = Высота 1.7
panzer-board-2 = Открытая степь
panzer-board-3 = Деревня на перекрёстке
panzer-board-4 = Ручей
panzer-board-5 = Лесная дорога
panzer-board-6 = Город и железная дорога
panzer-board-7 = Гряды
panzer-board-8 = Поля с живыми изгородями
panzer-board-9 = Совхоз и насыпь
panzer-board-10 = Излучина реки


## Места

panzer-place-1-hill = Высота 1.7
panzer-place-1-khutor = Хутор
panzer-place-2-west-rise = Западный бугор
panzer-place-2-east-rise = Восточный бугор
panzer-place-2-crossroads = Перекрёсток
panzer-place-3-village = Деревня
panzer-place-3-church = Церковь
panzer-place-3-crossroads = Перекрёсток
panzer-place-4-bridge = Мост
panzer-place-4-ford = Брод
panzer-place-4-mill = Мельница
panzer-place-4-barn = Амбар
panzer-place-5-clearing = Длинная поляна
panzer-place-6-station = Станция
panzer-place-6-town = Город
panzer-place-7-ridge = Гряда 7.1
panzer-place-8-farm = Кирпичная усадьба
panzer-place-8-hamlet = Выселки
panzer-place-9-farm = Совхоз
panzer-place-9-orchard = Сад
panzer-place-9-embankment = Насыпь
panzer-place-9-crossing = Переезд
panzer-place-9-ditch = Противотанковый ров
panzer-place-9-hill = Высота 9.2
panzer-place-9-north-balka = Северная балка
panzer-place-9-south-balka = Южная балка
panzer-place-10-bridge = Автомобильный мост
panzer-place-10-ford = Брод
panzer-place-10-quay = Набережная
panzer-place-10-causeway = Гать
panzer-place-10-bluff = Круча 10.2
panzer-place-10-ferry-house = Дом паромщика

### Бои, составленные программой, и свои сценарии.


## Свои сценарии

panzer-scenario-own-title = { $title }
panzer-scenario-own-place = { $place }
panzer-scenario-own-intro = { $text }
panzer-formation-own = { $name }


## Составленные бои

panzer-drawn-title-meeting = Бой { $seed }: встречный бой
panzer-drawn-title-attack = Бой { $seed }: наступление
panzer-drawn-title-delay = Бой { $seed }: сдерживание
panzer-drawn-title-breakthrough = Бой { $seed }: прорыв
panzer-drawn-place = где-то на Востоке
panzer-drawn-intro = Бой составлен программой на { $points } очков для наступающего. Войска куплены взводами того времени; у обороняющегося очков меньше, зато есть местность и позиции.


## Роты и батареи; $n — которая по счёту

panzer-company-light-panzer-company = { $n ->
    [1] Рота лёгких танков
   *[other] Рота лёгких танков № { $n }
}
panzer-company-panzer-company-1941 = { $n ->
    [1] Танковая рота
   *[other] Танковая рота № { $n }
}
panzer-company-support-company-1941 = { $n ->
    [1] Рота поддержки на PzKpfw IV с короткой пушкой
   *[other] Рота поддержки на PzKpfw IV с короткой пушкой № { $n }
}
panzer-company-panzer-company-1942 = { $n ->
    [1] Танковая рота с длинноствольными пушками
   *[other] Танковая рота с длинноствольными пушками № { $n }
}
panzer-company-panzer-company-1943 = { $n ->
    [1] Танковая рота
   *[other] Танковая рота № { $n }
}
panzer-company-panzer-company-1944 = { $n ->
    [1] Танковая рота PzKpfw IVH
   *[other] Танковая рота PzKpfw IVH № { $n }
}
panzer-company-panzer-company-1945 = { $n ->
    [1] Танковая рота PzKpfw IVJ
   *[other] Танковая рота PzKpfw IVJ № { $n }
}
panzer-company-panther-company-1943 = { $n ->
    [1] Рота «Пантер» D
   *[other] Рота «Пантер» D № { $n }
}
panzer-company-panther-company-1944 = { $n ->
    [1] Рота «Пантер» A
   *[other] Рота «Пантер» A № { $n }
}
panzer-company-panther-company-1945 = { $n ->
    [1] Рота «Пантер» G
   *[other] Рота «Пантер» G № { $n }
}
panzer-company-tiger-company-1942 = { $n ->
    [1] Смешанная рота «Тигров» и PzKpfw III
   *[other] Смешанная рота «Тигров» и PzKpfw III № { $n }
}
panzer-company-tiger-company-1943 = { $n ->
    [1] Рота «Тигров»
   *[other] Рота «Тигров» № { $n }
}
panzer-company-tiger-company-1944 = { $n ->
    [1] Рота «Королевских тигров»
   *[other] Рота «Королевских тигров» № { $n }
}
panzer-company-assault-gun-battery-1941 = { $n ->
    [1] Батарея штурмовых орудий
   *[other] Батарея штурмовых орудий № { $n }
}
panzer-company-assault-gun-battery-1943 = { $n ->
    [1] Батарея штурмовых орудий
   *[other] Батарея штурмовых орудий № { $n }
}
panzer-company-tank-hunter-company-1943 = { $n ->
    [1] Рота противотанковых самоходок
   *[other] Рота противотанковых самоходок № { $n }
}
panzer-company-tank-hunter-company-1944 = { $n ->
    [1] Рота истребителей танков
   *[other] Рота истребителей танков № { $n }
}
panzer-company-heavy-hunters-1943 = { $n ->
    [1] Тяжёлые истребители танков
   *[other] Тяжёлые истребители танков № { $n }
}
panzer-company-rifle-company-german = { $n ->
    [1] Стрелковая рота
   *[other] Стрелковая рота № { $n }
}
panzer-company-grenadier-company = { $n ->
    [1] Гренадерская рота
   *[other] Гренадерская рота № { $n }
}
panzer-company-carrier-company-1942 = { $n ->
    [1] Мотопехота на бронетранспортёрах
   *[other] Мотопехота на бронетранспортёрах № { $n }
}
panzer-company-carrier-company-1943 = { $n ->
    [1] Панцергренадеры на бронетранспортёрах
   *[other] Панцергренадеры на бронетранспортёрах № { $n }
}
panzer-company-anti-tank-company-german = { $n ->
    [1] Противотанковая рота
   *[other] Противотанковая рота № { $n }
}
panzer-company-gun-group-german = { $n ->
    [1] Пехотные орудия и зенитки
   *[other] Пехотные орудия и зенитки № { $n }
}
panzer-company-scout-company-german = { $n ->
    [1] Разведывательная рота
   *[other] Разведывательная рота № { $n }
}
panzer-company-light-tank-company-1941 = { $n ->
    [1] Рота лёгких танков
   *[other] Рота лёгких танков № { $n }
}
panzer-company-tank-company-1941 = { $n ->
    [1] Танковая рота Т-34
   *[other] Танковая рота Т-34 № { $n }
}
panzer-company-heavy-tank-company-1941 = { $n ->
    [1] Тяжёлая танковая рота КВ
   *[other] Тяжёлая танковая рота КВ № { $n }
}
panzer-company-light-tank-company-1942 = { $n ->
    [1] Рота лёгких танков
   *[other] Рота лёгких танков № { $n }
}
panzer-company-light-tank-company-1943 = { $n ->
    [1] Рота Т-70
   *[other] Рота Т-70 № { $n }
}
panzer-company-tank-company-1943 = { $n ->
    [1] Танковая рота Т-34
   *[other] Танковая рота Т-34 № { $n }
}
panzer-company-tank-company-1944 = { $n ->
    [1] Танковая рота Т-34-85
   *[other] Танковая рота Т-34-85 № { $n }
}
panzer-company-heavy-tank-company-1943 = { $n ->
    [1] Тяжёлая танковая рота КВ
   *[other] Тяжёлая танковая рота КВ № { $n }
}
panzer-company-heavy-tank-company-1944 = { $n ->
    [1] Тяжёлая танковая рота ИС-2
   *[other] Тяжёлая танковая рота ИС-2 № { $n }
}
panzer-company-sherman-company-1943 = { $n ->
    [1] Рота «Шерманов»
   *[other] Рота «Шерманов» № { $n }
}
panzer-company-sherman-company-1944 = { $n ->
    [1] Рота «Шерманов» (76 мм)
   *[other] Рота «Шерманов» (76 мм) № { $n }
}
panzer-company-assault-gun-battery-soviet = { $n ->
    [1] Батарея самоходных орудий
   *[other] Батарея самоходных орудий № { $n }
}
panzer-company-light-gun-battery-soviet = { $n ->
    [1] Батарея СУ-76М
   *[other] Батарея СУ-76М № { $n }
}
panzer-company-heavy-gun-battery-soviet = { $n ->
    [1] Батарея тяжёлых самоходок
   *[other] Батарея тяжёлых самоходок № { $n }
}
panzer-company-rifle-company-soviet = { $n ->
    [1] Стрелковая рота
   *[other] Стрелковая рота № { $n }
}
panzer-company-smg-company = { $n ->
    [1] Рота автоматчиков
   *[other] Рота автоматчиков № { $n }
}
panzer-company-anti-tank-battery-soviet = { $n ->
    [1] Противотанковая батарея
   *[other] Противотанковая батарея № { $n }
}
panzer-company-gun-regiment-1944 = { $n ->
    [1] Тяжёлая противотанковая батарея
   *[other] Тяжёлая противотанковая батарея № { $n }
}
panzer-company-scout-company-soviet = { $n ->
    [1] Разведывательная рота
   *[other] Разведывательная рота № { $n }
}
panzer-company-battle-group = { $n ->
    [1] Боевая группа
   *[other] Боевая группа № { $n }
}


## Сооружения

panzer-work-block = завал
panzer-work-ditch = противотанковый ров
panzer-work-wire = проволочное заграждение
panzer-work-improved-position = оборудованная позиция
panzer-work-hasty-entrenchment = окоп


## Главы правил, которые включает сценарий

panzer-module-command-control = общие команды
panzer-module-leg-and-towed = пехота и буксируемые орудия
panzer-module-gp-fire = осколочно-фугасный огонь
panzer-module-advanced-ap = бронебойный огонь по полным правилам
panzer-module-ammo-limits = запас снарядов
panzer-module-indirect-fire = огонь с закрытых позиций
panzer-module-close-combat = ближний бой, рукопашная, наезд
panzer-module-transport = перевозка
panzer-module-hull-down = позиции «корпус укрыт»
panzer-module-buildings = здания
panzer-module-air = авиация
panzer-module-heat-haze = марево

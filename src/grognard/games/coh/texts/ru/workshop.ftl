### Мастерская: поля, накладки и особые правила по именам.

coh-board = Поле { $n }
coh-overlay-name-H1 = Холм 1: бугор
coh-overlay-name-H2 = Холм 2: круглый
coh-overlay-name-H3 = Холм 3: длинный гребень
coh-overlay-name-H4 = Холм 4: две вершины
coh-overlay-name-H5 = Холм 5: крутой отрог
coh-overlay-name-H6 = Холм 6: полумесяц
coh-overlay-name-D1 = Ров 1: в ряд
coh-overlay-name-D2 = Ров 2: столбцом
coh-special-oba-preplanned-title = Цели известны заранее
coh-special-replot-hidden-title = Скрытые отряды ставятся заново
coh-special-oba-before-battle-title = Огневой налёт до боя
coh-special-no-smoke-title = Без дыма
coh-special-smoke-shells-title = Дымовые снаряды
coh-special-vehicles-in-pits-title = Техника в орудийных окопах
coh-special-trucks-return-title = Грузовики возвращаются
coh-special-surprised-title = Застигнуты врасплох
coh-special-bonus-off-road-title = Бонус вне дороги

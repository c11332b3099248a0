### Виды отрядов для карточки отряда и легенды: названия без номера.


## Немецкие

coh-type-G_INF = Пехотинцы
coh-type-G_PZG = Панцергренадеры
coh-type-G_ENG = Немецкие сапёры
coh-type-G_HMG = Станковый пулемёт
coh-type-G_SNP = Немецкий снайпер
coh-type-G_M81 = 8-см миномёт
coh-type-G_M50 = 5-см миномёт
coh-type-G_PAK38 = Пушка PaK38
coh-type-G_PAK40 = Пушка PaK40
coh-type-G_F88 = 88-мм зенитка
coh-type-G_IG75 = Пехотное орудие leIG18
coh-type-G_OPEL = Грузовик «Опель»
coh-type-G_2511 = БТР SdKfz 251/1
coh-type-G_2519 = САУ SdKfz 251/9
coh-type-G_25117 = ЗСУ SdKfz 251/17
coh-type-G_PZ2 = Танк Pz IIf
coh-type-G_PZ3 = Танк Pz IIIh
coh-type-G_PZ3N = Танк Pz IIIn
coh-type-G_PZ4 = Танк Pz IVh
coh-type-G_PANT = Танк «Пантера»
coh-type-G_TIG = Танк «Тигр»
coh-type-G_STUG = Штурмовое орудие StuG IIIg
coh-type-G_MARD = Самоходка «Мардер»
coh-type-G_FERD = Самоходка «Фердинанд»
coh-type-G_JU87 = Пикировщик Ju 87
coh-type-G_HS129 = Штурмовик Hs 129

## Советские

coh-type-S_RIF = Стрелки
coh-type-S_GRD = Гвардейцы
coh-type-S_SMG = Автоматчики
coh-type-S_MMG = Пулемёт «Максим»
coh-type-S_HMG = Пулемёт ДШК
coh-type-S_PTR = Бронебойщики
coh-type-S_ENG = Советские сапёры
coh-type-S_SNP = Советский снайпер
coh-type-S_M50 = 50-мм миномёт
coh-type-S_M82 = 82-мм миномёт
coh-type-S_M120 = 120-мм миномёт
coh-type-S_AT45 = 45-мм пушка
coh-type-S_AT57 = 57-мм пушка
coh-type-S_AT76 = 76-мм пушка
coh-type-S_ZIS = Грузовик ЗиС-5
coh-type-S_M3A = БТР M3
coh-type-S_M3AA = ЗСУ M3
coh-type-S_M3S = Броневик «Скаут»
coh-type-S_T34 = Танк Т-34c
coh-type-S_T34B = Танк Т-34b
coh-type-S_T70 = Танк Т-70
coh-type-S_KV1 = Танк КВ-1c
coh-type-S_CHU = Танк «Черчилль»
coh-type-S_SU76 = Самоходка СУ-76
coh-type-S_SU122 = Самоходка СУ-122
coh-type-S_SU152 = Самоходка СУ-152
coh-type-S_IL2 = Штурмовик Ил-2

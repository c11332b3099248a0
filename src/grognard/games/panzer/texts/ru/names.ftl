### Стороны, направления, слова, карточки.


## Игра

panzer-title = Panzer

## Стороны

panzer-seat-german = немцы
    .number = pl
panzer-seat-soviet = советские войска
    .number = pl
panzer-role-attacks = наступают
panzer-role-defends = обороняются
panzer-role-meets = ведут встречный бой

## Направления

panzer-facing-N = север
panzer-facing-NE = северо-восток
panzer-facing-SE = юго-восток
panzer-facing-S = юг
panzer-facing-SW = юго-запад
panzer-facing-NW = северо-запад

## Уровни подготовки

panzer-grade-elite = элита
panzer-grade-veteran = ветераны
panzer-grade-seasoned = обстрелянные
panzer-grade-regular = регулярные
panzer-grade-green = зелёные

## Слова в предложениях

panzer-word-fire = огонь
panzer-word-move = движение
panzer-word-short-halt = с короткой остановки
panzer-word-overwatch = наблюдение
panzer-word-no-command = нет приказа
panzer-word-ap = бронебойный
panzer-word-special = особый бронебойный
panzer-word-gp = осколочный
panzer-word-smoke = дым
panzer-word-first = первое приданое оружие
panzer-word-second = второе приданое оружие
panzer-word-front = лоб
panzer-word-front_side = борт спереди
panzer-word-rear_side = борт сзади
panzer-word-rear = корма
panzer-word-cross-country = по местности
panzer-word-way = по дороге
panzer-word-quickmarch = быстрым шагом
panzer-word-crawl = ползком
panzer-word-search = поиск укрытия для корпуса
panzer-word-partial-search = поиск частичного укрытия
panzer-word-stay = на месте
panzer-word-tf = лоб башни
panzer-word-ts = борт башни
panzer-word-tr = корма башни
panzer-word-hf = лоб корпуса
panzer-word-hs = борт корпуса
panzer-word-hr = корма корпуса
panzer-word-tk = гусеницы
panzer-word-dk = крыша
panzer-word-nothing = ничего
panzer-word-nd = без повреждения
panzer-word-dm = повреждение
panzer-word-ko = подбита
panzer-word-bu = горит
panzer-word-first-gp = первое приданое оружие, осколочный
panzer-word-second-gp = второе приданое оружие, осколочный
panzer-word-no-effect = без последствий
panzer-word-suppressed = подавление
panzer-word-effective = поражение
panzer-word-none = нет
panzer-word-on = да
panzer-word-off = слабеет

## Гексы: как на карте; с номером поля, если полей несколько

panzer-hex = { $hex }

## Единицы: карточка и номер

panzer-unit = { $card } № { $n }

## Карточки

panzer-card-G-PZ3M = PzKpfw IIIM
panzer-card-G-PZ3N = PzKpfw IIIN
panzer-card-G-PZ4G = PzKpfw IVG (поздний)
panzer-card-G-PZ4H = PzKpfw IVH
panzer-card-G-PZ4J = PzKpfw IVJ
panzer-card-G-PANTD = Panther D
panzer-card-G-PANTA = Panther A
panzer-card-G-PANTG = Panther G
panzer-card-G-TIG1 = PzKpfw VI Tiger I
panzer-card-G-TIG2 = PzKpfw VI Tiger II
panzer-card-G-STG3G = StuG IIIG
panzer-card-G-STH42 = StuH 42
panzer-card-G-JPZ4 = Jagdpanzer IV
panzer-card-G-JPZ70 = Jagdpanzer IV/70
panzer-card-G-HETZ = Jagdpanzer 38(t)
panzer-card-G-JPANT = Jagdpanther
panzer-card-G-JTIG = Jagdtiger
panzer-card-G-MARD3M = Marder III M
panzer-card-G-NASH = Nashorn
panzer-card-G-FERD = Ferdinand / Elefant
panzer-card-G-BRUM = Sturmpanzer IV Brummbaer
panzer-card-G-WIRB = Flakpanzer IV Wirbelwind
panzer-card-G-251-1 = SPW 251/1
panzer-card-G-251-9 = SPW 251/9
panzer-card-G-250-1 = SPW 250/1
panzer-card-G-222 = PSW 222
panzer-card-G-234-2 = PSW 234/2 Puma
panzer-card-G-SDK10 = тягач SdKfz 10
panzer-card-G-SDK7 = тягач SdKfz 7
panzer-card-G-OPEL = грузовик «Опель Блиц»
panzer-card-S-T70 = Т-70
panzer-card-S-T34-76 = Т-34/76 обр. 43
panzer-card-S-T34-85 = Т-34/85 обр. 44
panzer-card-S-KV1S = КВ-1С
panzer-card-S-KV85 = КВ-85
panzer-card-S-IS2 = ИС-2 обр. 44
panzer-card-S-SU76M = СУ-76М обр. 43
panzer-card-S-SU122 = СУ-122
panzer-card-S-SU85 = СУ-85 обр. 43
panzer-card-S-SU100 = СУ-100
panzer-card-S-SU152 = СУ-152 обр. 43
panzer-card-S-ISU122 = ИСУ-122
panzer-card-S-ISU152 = ИСУ-152
panzer-card-S-M4A2 = M4A2(76)W (ленд-лиз)
panzer-card-S-BA64 = БА-64
panzer-card-S-M3A1 = M3A1 «Скаут» (ленд-лиз)
panzer-card-S-GAZAA = грузовик ГАЗ-АА
panzer-card-S-US6 = грузовик «Студебекер» US6 (ленд-лиз)
panzer-card-S-YA12 = тягач Я-12
panzer-card-G-PZ2F = PzKpfw IIF
panzer-card-G-PZ38T = PzKpfw 38(t) F
panzer-card-G-PZ3J = PzKpfw IIIJ (50 мм L/42)
panzer-card-G-PZ4F1 = PzKpfw IVF1
panzer-card-G-PZ4F2 = PzKpfw IVF2 / G (ранний)
panzer-card-G-STG3D = StuG IIID
panzer-card-S-T26 = Т-26 обр. 39
panzer-card-S-BT7 = БТ-7 обр. 37
panzer-card-S-T60 = Т-60
panzer-card-S-T34-41 = Т-34/76 обр. 41
panzer-card-S-KV1 = КВ-1 обр. 41
panzer-card-S-M4A2-75 = M4A2 (75 мм, ленд-лиз)
panzer-card-GT-PAK38 = 5-см PaK 38
panzer-card-GT-PAK40 = 7,5-см PaK 40
panzer-card-GT-PAK43 = 8,8-см PaK 43/41
panzer-card-GT-FLK36 = 8,8-см FlaK 36
panzer-card-GT-FLK38 = 2-см FlaK 38
panzer-card-GT-LEIG = 7,5-см leIG 18
panzer-card-ST-M42 = 45-мм М-42
panzer-card-ST-ZIS2 = 57-мм ЗиС-2 обр. 43
panzer-card-ST-ZIS3 = 76-мм ЗиС-3 обр. 42
panzer-card-ST-USV = 76-мм обр. 39 (УСВ)
panzer-card-ST-BS3 = 100-мм БС-3 обр. 44
panzer-card-ST-61K = 37-мм зенитка 61-К
panzer-card-GT-PAK36 = 3,7-см PaK 36
panzer-card-ST-53K = 45-мм 53-К обр. 37
panzer-card-GL-RIF = немецкое стрелковое отделение
panzer-card-GL-RIFh = немецкое стрелковое полуотделение
panzer-card-GL-INF = немецкое пехотное отделение
panzer-card-GL-INFh = немецкое пехотное полуотделение
panzer-card-GL-SMG = немецкое отделение автоматчиков
panzer-card-GL-SMGh = немецкое полуотделение автоматчиков
panzer-card-GL-SEC = немецкая секция
panzer-card-SL-RIF = советское стрелковое отделение
panzer-card-SL-RIFh = советское стрелковое полуотделение
panzer-card-SL-SMG = советское отделение автоматчиков
panzer-card-SL-SMGh = советское полуотделение автоматчиков
panzer-card-SL-SEC = советская секция

### Sides, directions, words, cards.


## The game

panzer-title = Panzer

## Sides

panzer-seat-german = Germans
    .number = pl
panzer-seat-soviet = Soviets
    .number = pl
panzer-role-attacks = attack
panzer-role-defends = defend
panzer-role-meets = meet the enemy

## Directions

panzer-facing-N = north
panzer-facing-NE = north-east
panzer-facing-SE = south-east
panzer-facing-S = south
panzer-facing-SW = south-west
panzer-facing-NW = north-west

## Grades

panzer-grade-elite = elite
panzer-grade-veteran = veteran
panzer-grade-seasoned = seasoned
panzer-grade-regular = regular
panzer-grade-green = green

## Words in sentences

panzer-word-fire = fire
panzer-word-move = move
panzer-word-short-halt = short halt
panzer-word-overwatch = overwatch
panzer-word-no-command = no command
panzer-word-ap = AP
panzer-word-special = special AP
panzer-word-gp = HE
panzer-word-smoke = smoke
panzer-word-first = first support weapon
panzer-word-second = second support weapon
panzer-word-front = front
panzer-word-front_side = front side
panzer-word-rear_side = rear side
panzer-word-rear = rear
panzer-word-cross-country = cross-country
panzer-word-way = road or trail
panzer-word-quickmarch = quick march
panzer-word-crawl = crawl
panzer-word-search = search for a hull-down position
panzer-word-partial-search = search for partial cover
panzer-word-stay = in place
panzer-word-tf = turret front
panzer-word-ts = turret side
panzer-word-tr = turret rear
panzer-word-hf = hull front
panzer-word-hs = hull side
panzer-word-hr = hull rear
panzer-word-tk = tracks
panzer-word-dk = deck
panzer-word-nothing = nothing
panzer-word-nd = no damage
panzer-word-dm = damaged
panzer-word-ko = knocked out
panzer-word-bu = burns
panzer-word-first-gp = GP of the first support weapon
panzer-word-second-gp = GP of the second support weapon
panzer-word-no-effect = no effect
panzer-word-suppressed = suppressed
panzer-word-effective = effective
panzer-word-none = none
panzer-word-on = on
panzer-word-off = off

## Hexes: as the map has them, with the number of the board where there are several

panzer-hex = { $hex }

## Units: card and number

panzer-unit = { $card } #{ $n }

## Cards

panzer-card-G-PZ3M = PzKpfw IIIM
panzer-card-G-PZ3N = PzKpfw IIIN
panzer-card-G-PZ4G = PzKpfw IVG (late)
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
panzer-card-G-SDK10 = SdKfz 10 tractor
panzer-card-G-SDK7 = SdKfz 7 tractor
panzer-card-G-OPEL = Opel Blitz truck
panzer-card-S-T70 = T-70
panzer-card-S-T34-76 = T-34/76 m43
panzer-card-S-T34-85 = T-34/85 m44
panzer-card-S-KV1S = KV-1S
panzer-card-S-KV85 = KV-85
panzer-card-S-IS2 = IS-2 m44
panzer-card-S-SU76M = SU-76M m43
panzer-card-S-SU122 = SU-122
panzer-card-S-SU85 = SU-85 m43
panzer-card-S-SU100 = SU-100
panzer-card-S-SU152 = SU-152 m43
panzer-card-S-ISU122 = ISU-122
panzer-card-S-ISU152 = ISU-152
panzer-card-S-M4A2 = M4A2(76)W (lend-lease)
panzer-card-S-BA64 = BA-64
panzer-card-S-M3A1 = M3A1 scout car (lend-lease)
panzer-card-S-GAZAA = GAZ-AA truck
panzer-card-S-US6 = Studebaker US6 truck (lend-lease)
panzer-card-S-YA12 = Ya-12 tractor
panzer-card-G-PZ2F = PzKpfw IIF
panzer-card-G-PZ38T = PzKpfw 38(t) F
panzer-card-G-PZ3J = PzKpfw IIIJ (50mm L/42)
panzer-card-G-PZ4F1 = PzKpfw IVF1
panzer-card-G-PZ4F2 = PzKpfw IVF2 / G (early)
panzer-card-G-STG3D = StuG IIID
panzer-card-S-T26 = T-26 m39
panzer-card-S-BT7 = BT-7 m37
panzer-card-S-T60 = T-60
panzer-card-S-T34-41 = T-34/76 m41
panzer-card-S-KV1 = KV-1 m41
panzer-card-S-M4A2-75 = M4A2 (lend-lease, 75mm)
panzer-card-GT-PAK38 = 5 cm PaK 38
panzer-card-GT-PAK40 = 7.5 cm PaK 40
panzer-card-GT-PAK43 = 8.8 cm PaK 43/41
panzer-card-GT-FLK36 = 8.8 cm FlaK 36
panzer-card-GT-FLK38 = 2 cm FlaK 38
panzer-card-GT-LEIG = 7.5 cm leIG 18
panzer-card-ST-M42 = 45 mm M-42
panzer-card-ST-ZIS2 = 57 mm ZiS-2 m43
panzer-card-ST-ZIS3 = 76 mm ZiS-3 m42
panzer-card-ST-USV = 76 mm m39 (USV)
panzer-card-ST-BS3 = 100 mm BS-3 m44
panzer-card-ST-61K = 37 mm 61-K AA
panzer-card-GT-PAK36 = 3.7 cm PaK 36
panzer-card-ST-53K = 45 mm 53-K m37
panzer-card-GL-RIF = German rifle (Schuetzen) squad
panzer-card-GL-RIFh = German rifle half-squad
panzer-card-GL-INF = German infantry (Grenadier) squad
panzer-card-GL-INFh = German infantry half-squad
panzer-card-GL-SMG = German SMG squad
panzer-card-GL-SMGh = German SMG half-squad
panzer-card-GL-SEC = German section
panzer-card-SL-RIF = Soviet rifle squad
panzer-card-SL-RIFh = Soviet rifle half-squad
panzer-card-SL-SMG = Soviet SMG squad
panzer-card-SL-SMGh = Soviet SMG half-squad
panzer-card-SL-SEC = Soviet section

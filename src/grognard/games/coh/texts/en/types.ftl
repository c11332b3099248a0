### Kinds of counters, for the unit card and the legend: their names without a number.


## German

coh-type-G_INF = Infantry squad
coh-type-G_PZG = Panzergrenadier squad
coh-type-G_ENG = Panzer engineer squad
coh-type-G_HMG = HMG team
coh-type-G_SNP = German sniper
coh-type-G_M81 = 8 cm mortar
coh-type-G_M50 = 5 cm mortar
coh-type-G_PAK38 = PaK38 gun
coh-type-G_PAK40 = PaK40 gun
coh-type-G_F88 = FlaK 88 gun
coh-type-G_IG75 = LeIG18 infantry gun
coh-type-G_OPEL = Opel truck
coh-type-G_2511 = SdKfz 251/1 carrier
coh-type-G_2519 = SdKfz 251/9 gun carrier
coh-type-G_25117 = SdKfz 251/17 AA carrier
coh-type-G_PZ2 = Pz IIf tank
coh-type-G_PZ3 = Pz IIIh tank
coh-type-G_PZ3N = Pz IIIn tank
coh-type-G_PZ4 = Pz IVh tank
coh-type-G_PANT = Panther tank
coh-type-G_TIG = Tiger tank
coh-type-G_STUG = StuG IIIg assault gun
coh-type-G_MARD = Marder tank destroyer
coh-type-G_FERD = Ferdinand tank destroyer
coh-type-G_JU87 = Ju 87 dive bomber
coh-type-G_HS129 = Hs 129 attack aircraft

## Soviet

coh-type-S_RIF = Rifle squad
coh-type-S_GRD = Guards rifle squad
coh-type-S_SMG = SMG squad
coh-type-S_MMG = Maxim team
coh-type-S_HMG = DShK team
coh-type-S_PTR = Anti-tank rifle team
coh-type-S_ENG = Sapper squad
coh-type-S_SNP = Soviet sniper
coh-type-S_M50 = 50 mm mortar
coh-type-S_M82 = 82 mm mortar
coh-type-S_M120 = 120 mm mortar
coh-type-S_AT45 = 45 mm gun
coh-type-S_AT57 = 57 mm gun
coh-type-S_AT76 = 76 mm gun
coh-type-S_ZIS = ZiS-5 truck
coh-type-S_M3A = M3 carrier
coh-type-S_M3AA = M3 AA carrier
coh-type-S_M3S = M3 Scout car
coh-type-S_T34 = T-34c tank
coh-type-S_T34B = T-34b tank
coh-type-S_T70 = T-70 tank
coh-type-S_KV1 = KV-1c tank
coh-type-S_CHU = Churchill tank
coh-type-S_SU76 = SU-76 assault gun
coh-type-S_SU122 = SU-122 assault gun
coh-type-S_SU152 = SU-152 assault gun
coh-type-S_IL2 = Il-2 attack aircraft

### Units by type. $n: the running number in the scenario.


## German

coh-unit-G_INF = infantry squad { $n }
coh-unit-G_PZG = Panzergrenadier squad { $n }
coh-unit-G_ENG = Panzer engineer squad { $n }
coh-unit-G_HMG = HMG team { $n }
coh-unit-G_SNP = German sniper { $n }
coh-unit-G_M81 = 8 cm mortar { $n }
coh-unit-G_M50 = 5 cm mortar { $n }
coh-unit-G_PAK38 = PaK38 gun { $n }
coh-unit-G_PAK40 = PaK40 gun { $n }
coh-unit-G_F88 = FlaK 88 gun { $n }
coh-unit-G_IG75 = leIG18 infantry gun { $n }
coh-unit-G_OPEL = Opel truck { $n }
coh-unit-G_2511 = SdKfz 251/1 carrier { $n }
coh-unit-G_2519 = SdKfz 251/9 gun carrier { $n }
coh-unit-G_25117 = SdKfz 251/17 AA carrier { $n }
coh-unit-G_PZ2 = Pz IIf tank { $n }
coh-unit-G_PZ3 = Pz IIIh tank { $n }
coh-unit-G_PZ3N = Pz IIIn tank { $n }
coh-unit-G_PZ4 = Pz IVh tank { $n }
coh-unit-G_PANT = Panther tank { $n }
coh-unit-G_TIG = Tiger tank { $n }
coh-unit-G_STUG = StuG IIIg assault gun { $n }
coh-unit-G_MARD = Marder tank destroyer { $n }
coh-unit-G_FERD = Ferdinand tank destroyer { $n }
coh-unit-G_JU87 = Ju 87 dive bomber { $n }
coh-unit-G_HS129 = Hs 129 attack aircraft { $n }


## Soviet

coh-unit-S_RIF = rifle squad { $n }
coh-unit-S_GRD = Guards rifle squad { $n }
coh-unit-S_SMG = SMG squad { $n }
coh-unit-S_MMG = Maxim team { $n }
coh-unit-S_HMG = DShK team { $n }
coh-unit-S_PTR = anti-tank rifle team { $n }
coh-unit-S_ENG = sapper squad { $n }
coh-unit-S_SNP = Soviet sniper { $n }
coh-unit-S_M50 = 50 mm mortar { $n }
coh-unit-S_M82 = 82 mm mortar { $n }
coh-unit-S_M120 = 120 mm mortar { $n }
coh-unit-S_AT45 = 45 mm gun { $n }
coh-unit-S_AT57 = 57 mm gun { $n }
coh-unit-S_AT76 = 76 mm gun { $n }
coh-unit-S_ZIS = ZiS-5 truck { $n }
coh-unit-S_M3A = M3 carrier { $n }
coh-unit-S_M3AA = M3 AA carrier { $n }
coh-unit-S_M3S = M3 Scout car { $n }
coh-unit-S_T34 = T-34c tank { $n }
coh-unit-S_T34B = T-34b tank { $n }
coh-unit-S_T70 = T-70 tank { $n }
coh-unit-S_KV1 = KV-1c tank { $n }
coh-unit-S_CHU = Churchill tank { $n }
coh-unit-S_SU76 = SU-76 assault gun { $n }
coh-unit-S_SU122 = SU-122 assault gun { $n }
coh-unit-S_SU152 = SU-152 assault gun { $n }
coh-unit-S_IL2 = Il-2 attack aircraft { $n }

### Units by key. The designation printed on the counter is in the counters’ file; here they are as one says them in a sentence.


## Guards Armoured Division

holland44-unit-2-Gren-Gds = 2nd Grenadier Guards
holland44-unit-1-Gren-Gds = 1st Grenadier Guards
holland44-unit-2-Irish-Gds = 2nd Irish Guards
holland44-unit-3-Irish-Gds = 3rd Irish Guards
holland44-unit-1-Coldm-Gds = 1st Coldstream Guards
holland44-unit-5-Coldm-Gds = 5th Coldstream Guards
holland44-unit-2-Welsh-Gds = 2nd Welsh Guards
holland44-unit-1-Welsh-Gds = 1st Welsh Guards
holland44-unit-2-HCR = 2nd Household Cavalry
holland44-unit-21-AT = 21st Anti-Tank Regiment
holland44-unit-Gds-Div = Guards Armoured Division’s artillery

## Corps troops

holland44-unit-5-AGRA = 5th Army Group Royal Artillery
holland44-unit-XXX-Bridging = XXX Corps bridging column
holland44-unit-RE-XXX = XXX Corps engineers
holland44-unit-RCE-2nd = Royal Canadian Engineers

## 8th Armoured Brigade

holland44-unit-4-7-DG = 4th/7th Dragoon Guards
holland44-unit-13-18-H = 13th/18th Hussars
holland44-unit-Sherwood-Rgr = Sherwood Rangers
holland44-unit-12-KRRC = 12th King’s Royal Rifle Corps

## Prinses Irene Brigade

holland44-unit-P-Irene = Prinses Irene Brigade

## 50th Northumbrian Division

holland44-unit-5-E-Yorks = 5th East Yorkshires
holland44-unit-6-Green-H = 6th Green Howards
holland44-unit-7-Green-H = 7th Green Howards
holland44-unit-2-Devon = 2nd Devons
holland44-unit-1-Hamps = 1st Hampshires
holland44-unit-1-Dorset = 1st Dorsets
holland44-unit-6-DLI = 6th Durham Light Infantry
holland44-unit-8-DLI = 8th Durham Light Infantry
holland44-unit-9-DLI = 9th Durham Light Infantry
holland44-unit-61-Recce = 61st Reconnaissance Regiment
holland44-unit-50-Div = 50th Division’s artillery

## 43rd Wessex Division

holland44-unit-4-Som-LI = 4th Somerset Light Infantry
holland44-unit-4-Wilts = 4th Wiltshires
holland44-unit-5-Wilts = 5th Wiltshires
holland44-unit-7-Hamps = 7th Hampshires
holland44-unit-4-Dorset = 4th Dorsets
holland44-unit-5-Dorset = 5th Dorsets
holland44-unit-7-SLI = 7th Somerset Light Infantry
holland44-unit-1-Worc = 1st Worcesters
holland44-unit-5-DCLI = 5th Duke of Cornwall’s Light Infantry
holland44-unit-43-Recce = 43rd Reconnaissance Regiment
holland44-unit-8-Middx = 8th Middlesex
holland44-unit-43-Div = 43rd Division’s artillery
holland44-unit-59-AT = 59th Anti-Tank Regiment

## Corps troops

holland44-unit-VIII-Bridging = VIII Corps bridging column

## 3rd Division

holland44-unit-1-Suffolk = 1st Suffolks
holland44-unit-2-E-Yorks = 2nd East Yorkshires
holland44-unit-1-S-Lancs = 1st South Lancashires
holland44-unit-2-Lincs = 2nd Lincolns
holland44-unit-1-KOSB = 1st King’s Own Scottish Borderers
holland44-unit-2-RUR = 2nd Royal Ulster Rifles
holland44-unit-2-Warwicks = 2nd Royal Warwicks
holland44-unit-1-Norfolk = 1st Royal Norfolks
holland44-unit-2-KSLI = 2nd King’s Shropshire Light Infantry
holland44-unit-3-Recce = 3rd Reconnaissance Regiment
holland44-unit-3-Div = 3rd Division’s artillery

## 11th Armoured Division

holland44-unit-23-Hussars = 23rd Hussars
holland44-unit-2-FF-Yeo = 2nd Fife and Forfar Yeomanry
holland44-unit-3-RTR = 3rd Royal Tank Regiment
holland44-unit-8-RB = 8th Rifle Brigade
holland44-unit-4-KSLI = 4th King’s Shropshire Light Infantry
holland44-unit-3-Mon = 3rd Monmouths
holland44-unit-1-Hereford = 1st Herefords
holland44-unit-15-19-H = 15th/19th Hussars
holland44-unit-11-Armd = 11th Armoured Division’s artillery

## 4th Armoured Brigade

holland44-unit-R-Scots-Greys = Royal Scots Greys
holland44-unit-44-RTR = 44th Royal Tank Regiment
holland44-unit-3-4-CLY = 3rd/4th County of London Yeomanry
holland44-unit-2-KRRC = 2nd King’s Royal Rifle Corps

## 53rd Welsh Division

holland44-unit-71-Bde = 71st Brigade
holland44-unit-158-Bde = 158th Brigade
holland44-unit-160-Bde = 160th Brigade
holland44-unit-53-Recce = 53rd Reconnaissance Regiment
holland44-unit-53-Div = 53rd Division’s artillery

## 15th Scottish Division

holland44-unit-44-Bde = 44th Brigade
holland44-unit-46-Bde = 46th Brigade
holland44-unit-227-Bde = 227th Brigade
holland44-unit-15-Div = 15th Division’s artillery

## 7th Armoured Division

holland44-unit-1-RTR = 1st Royal Tank Regiment
holland44-unit-5-RTR = 5th Royal Tank Regiment
holland44-unit-5-Innis-DG = 5th Inniskilling Dragoon Guards
holland44-unit-131-Bde = 131st Brigade
holland44-unit-8-Hussars = 8th Hussars
holland44-unit-7-Armd = 7th Armoured Division’s artillery

## 101st Airborne Division

holland44-unit-1-501 = 1st Battalion, 501st Parachute Infantry
holland44-unit-2-501 = 2nd Battalion, 501st Parachute Infantry
holland44-unit-3-501 = 3rd Battalion, 501st Parachute Infantry
holland44-unit-1-502 = 1st Battalion, 502nd Parachute Infantry
holland44-unit-2-502 = 2nd Battalion, 502nd Parachute Infantry
holland44-unit-3-502 = 3rd Battalion, 502nd Parachute Infantry
holland44-unit-1-506 = 1st Battalion, 506th Parachute Infantry
holland44-unit-2-506 = 2nd Battalion, 506th Parachute Infantry
holland44-unit-3-506 = 3rd Battalion, 506th Parachute Infantry
holland44-unit-101-ASS = supply of the 101st Airborne
holland44-unit-1-327 = 1st Battalion, 327th Glider Infantry
holland44-unit-2-327 = 2nd Battalion, 327th Glider Infantry
holland44-unit-3-327 = 3rd Battalion, 327th Glider Infantry
holland44-unit-101-Art = 101st Airborne artillery

## 82nd Airborne Division

holland44-unit-1-504 = 1st Battalion, 504th Parachute Infantry
holland44-unit-2-504 = 2nd Battalion, 504th Parachute Infantry
holland44-unit-3-504 = 3rd Battalion, 504th Parachute Infantry
holland44-unit-A-82 = A Company, 82nd Airborne
holland44-unit-1-505 = 1st Battalion, 505th Parachute Infantry
holland44-unit-2-505 = 2nd Battalion, 505th Parachute Infantry
holland44-unit-3-505 = 3rd Battalion, 505th Parachute Infantry
holland44-unit-1-508 = 1st Battalion, 508th Parachute Infantry
holland44-unit-2-508 = 2nd Battalion, 508th Parachute Infantry
holland44-unit-3-508 = 3rd Battalion, 508th Parachute Infantry
holland44-unit-82-Art = 82nd Airborne artillery
holland44-unit-82-ASS = supply of the 82nd Airborne
holland44-unit-80-AB-AT = 80th Airborne anti-tank guns
holland44-unit-1-325 = 1st Battalion, 325th Glider Infantry
holland44-unit-2-325 = 2nd Battalion, 325th Glider Infantry
holland44-unit-2-401 = 2nd Battalion, 401st Glider Infantry

## 1st Airborne Division

holland44-unit-1-Para = 1st Parachute Battalion
holland44-unit-2-Para = 2nd Parachute Battalion
holland44-unit-3-Para = 3rd Parachute Battalion
holland44-unit-1-Border = 1st Border Regiment
holland44-unit-7-KOSB = 7th King’s Own Scottish Borderers
holland44-unit-2-S-Staff-a = 2nd South Staffords, first lift
holland44-unit-2-S-Staff-b = 2nd South Staffords, second lift
holland44-unit-1-AB-Recce = 1st Airborne Reconnaissance Squadron
holland44-unit-21-Ind-Para = 21st Independent Parachute Company
holland44-unit-1-Para-RE = 1st Parachute Squadron, engineers
holland44-unit-1-AL-Light = 1st Airlanding Light Regiment
holland44-unit-1Abn-ASS = supply of the 1st Airborne
holland44-unit-1-AL-AT = 1st Airlanding anti-tank guns
holland44-unit-Glider-Pilots = Glider Pilot Regiment
holland44-unit-10-Para = 10th Parachute Battalion
holland44-unit-11-Para = 11th Parachute Battalion
holland44-unit-156-Para = 156th Parachute Battalion
holland44-unit-1-Pol = 1st Polish Parachute Battalion
holland44-unit-2-Pol = 2nd Polish Parachute Battalion
holland44-unit-3-Pol = 3rd Polish Parachute Battalion

## 1st Parachute Army

holland44-unit-I-Hoffmann = I Battalion, Regiment Hoffmann
holland44-unit-II-Hoffmann = II Battalion, Regiment Hoffmann
holland44-unit-III-Hoffmann = III Battalion, Regiment Hoffmann
holland44-unit-I-FJR18-Kerutt = I Battalion, Parachute Regiment 18 (Kerutt)
holland44-unit-II-FJR18-Kerutt = II Battalion, Parachute Regiment 18 (Kerutt)
holland44-unit-Lw-6-zbV = Luftwaffe Battalion 6 z.b.V.
holland44-unit-SS-Segler = SS-Battalion Segler
holland44-unit-SS-Krause = SS-Battalion Krause
holland44-unit-SS-PzJg-10-Roestel = SS-Panzerjäger Battalion 10 (Roestel)
holland44-unit-sPzJg-559 = heavy Panzerjäger Battalion 559
holland44-unit-Flak-602 = Flak Battalion 602
holland44-unit-I-FJR6 = I Battalion, Parachute Regiment 6
holland44-unit-II-FJR6 = II Battalion, Parachute Regiment 6
holland44-unit-III-FJR6 = III Battalion, Parachute Regiment 6
holland44-unit-IV-FJR6 = IV Battalion, Parachute Regiment 6
holland44-unit-KG-Dreyer = Kampfgruppe Dreyer
holland44-unit-KG-Seidel = Kampfgruppe Seidel
holland44-unit-AR-185 = Artillery Regiment 185
holland44-unit-I-Menzel = I Battalion, Regiment Menzel
holland44-unit-II-Menzel = II Battalion, Regiment Menzel
holland44-unit-I-Grossmehl = I Battalion, Regiment Grossmehl
holland44-unit-II-Grossmehl = II Battalion, Regiment Grossmehl
holland44-unit-Laytved-Hardegg = Regiment Laytved-Hardegg
holland44-unit-7-FJ-Art = artillery of the 7th Parachute Division
holland44-unit-GR-1218 = Grenadier Regiment 1218
holland44-unit-GR-1219 = Grenadier Regiment 1219
holland44-unit-GR-1220 = Grenadier Regiment 1220
holland44-unit-Pz-Abt-2107 = Panzer Battalion 2107
holland44-unit-PzGr-2107 = Panzergrenadier Battalion 2107
holland44-unit-Pi-2107 = Engineer Company 2107
holland44-unit-StuG-1107 = Assault Gun Company 1107
holland44-unit-GR-1221 = Grenadier Regiment 1221
holland44-unit-GR-1222 = Grenadier Regiment 1222
holland44-unit-GR-1223 = Grenadier Regiment 1223
holland44-unit-180-Art = artillery of the 180th Division
holland44-unit-FJ-Ausb-Ewald = parachute training battalion Ewald
holland44-unit-Lw-Fest-IV = Luftwaffe Fortress Battalion IV
holland44-unit-Flak-Eindhoven = Flak of Eindhoven
holland44-unit-Ldsch-Veghel = Landesschützen of Veghel
holland44-unit-HG-Uden = Hermann Göring company at Uden

## 15th Army

holland44-unit-Gar-s-Hertogenbosch = garrison of ’s-Hertogenbosch

## Division von Tettau

holland44-unit-Gar-Tiel = garrison of Tiel

## 15th Army

holland44-unit-I-GR-1034 = I Battalion, Grenadier Regiment 1034
holland44-unit-II-GR-1034 = II Battalion, Grenadier Regiment 1034
holland44-unit-I-GR-1035 = I Battalion, Grenadier Regiment 1035
holland44-unit-II-GR-1035 = II Battalion, Grenadier Regiment 1035
holland44-unit-I-GR-1036 = I Battalion, Grenadier Regiment 1036
holland44-unit-II-GR-1036 = II Battalion, Grenadier Regiment 1036
holland44-unit-Fus-59 = Fusilier Battalion 59
holland44-unit-159-Art = Artillery Regiment 159
holland44-unit-PzJg-159 = Panzerjäger 159
holland44-unit-SS-Pol = SS-Police Battalion
holland44-unit-KG-Rink = Kampfgruppe Rink
holland44-unit-GR-935 = Grenadier Regiment 935
holland44-unit-GR-936 = Grenadier Regiment 936
holland44-unit-GR-937 = Grenadier Regiment 937
holland44-unit-245-Art = artillery of the 245th Division
holland44-unit-GR-732 = Grenadier Regiment 732
holland44-unit-GR-745 = Grenadier Regiment 745
holland44-unit-KG-Huber = Kampfgruppe Huber
holland44-unit-PzJg-Huber = Panzerjäger of Huber
holland44-unit-KG-Jungwirth = Kampfgruppe Jungwirth

## II SS Panzer Corps

holland44-unit-SS-PzAA-9 = SS-Reconnaissance Battalion 9
holland44-unit-KG-Spindler = Kampfgruppe Spindler
holland44-unit-KG-v-Allwoerden = Kampfgruppe von Allwörden
holland44-unit-SS-Pi-9-Moeller = SS-Engineer Battalion 9 (Möller)
holland44-unit-SS-Flak-9-Gropp = SS-Flak 9 (Gropp)
holland44-unit-KG-Harder = Kampfgruppe Harder
holland44-unit-SS-Krafft-16 = SS-Training Battalion 16 (Krafft)
holland44-unit-Gar-Arnhem = garrison of Arnhem
holland44-unit-KG-Bruhn = Kampfgruppe Bruhn
holland44-unit-SS-PzAA-10-Brinkmann = SS-Reconnaissance Battalion 10 (Brinkmann)
holland44-unit-KG-Euling = Kampfgruppe Euling
holland44-unit-KG-Reinhold = Kampfgruppe Reinhold
holland44-unit-II-SS-Pz-10 = II Battalion, SS-Panzer Regiment 10
holland44-unit-SS-Pi-10-Baumgaertel = SS-Engineer Company 10 (Baumgärtel)
holland44-unit-SS-Art-10 = SS-Artillery Regiment 10
holland44-unit-KG-Knaust = Kampfgruppe Knaust
holland44-unit-Pz-Mielke = Panzer Company Mielke
holland44-unit-I-SS-PzGr-22 = I Battalion, SS-Panzergrenadier Regiment 22
holland44-unit-II-SS-PzGr-21 = II Battalion, SS-Panzergrenadier Regiment 21
holland44-unit-Pz-Hummel = heavy Panzer Company Hummel
holland44-unit-StuG-280 = Assault Gun Brigade 280
holland44-unit-Flak-Bde-Swoboda-I = Flak Brigade Swoboda, I
holland44-unit-Flak-Bde-Swoboda-II = Flak Brigade Swoboda, II
holland44-unit-MG-Btl-41 = Machine-gun Battalion 41
holland44-unit-KG-Kauer = Kampfgruppe Kauer
holland44-unit-KG-Schoerken = Kampfgruppe Schörken
holland44-unit-Pi-Lehr-9 = Engineer School Battalion 9
holland44-unit-1-sPz-506 = 1st Company, heavy Panzer Battalion 506
holland44-unit-2-sPz-506 = 2nd Company, heavy Panzer Battalion 506
holland44-unit-Arko-191 = Artillery Command 191
holland44-unit-KG-Henke = Kampfgruppe Henke
holland44-unit-Flak-572 = Flak Battalion 572

## Division von Tettau

holland44-unit-SS-Wach-3-Helle = SS-Guard Battalion 3 (Helle)
holland44-unit-SS-Sch-Lippert = SS-NCO School Arnheim (Lippert)
holland44-unit-SS-Eberwein = SS-Battalion Eberwein
holland44-unit-Schiffst-6-14 = Naval Manning Battalions 6 and 14
holland44-unit-Schiffst-10 = Naval Manning Battalion 10
holland44-unit-Flgh-Btl-2 = Airfield Battalion 2
holland44-unit-Flgh-Btl-3 = Airfield Battalion 3
holland44-unit-Sich-Knoche = Security Regiment Knoche
holland44-unit-HG-Wossowski = Hermann Göring battalion Wossowski
holland44-unit-Pz-224 = Panzer Company 224
holland44-unit-Btl-Schulz = Battalion Schulz
holland44-unit-AR-184 = Artillery Regiment 184 on foot

## Corps Feldt

holland44-unit-406-Stargard = 406th Division, Stargard
holland44-unit-406-Fuerstenberg = 406th Division, Fürstenberg
holland44-unit-406-Greschick = 406th Division, Greschick
holland44-unit-406-Goebel = 406th Division, Göbel
holland44-unit-406-Clues = 406th Division, Clüs
holland44-unit-406-MG-Flak = 406th Division, MG and Flak
holland44-unit-Feldt-Art = artillery of Corps Feldt
holland44-unit-Gar-Gennep = garrison of Gennep
holland44-unit-Gar-Kranenburg = garrison of Kranenburg
holland44-unit-KG-Becker-I = Kampfgruppe Becker, I Battalion
holland44-unit-KG-Becker-II = Kampfgruppe Becker, II Battalion
holland44-unit-KG-Hermann-I = Kampfgruppe Hermann, I Battalion
holland44-unit-KG-Hermann-II = Kampfgruppe Hermann, II Battalion
holland44-unit-KG-Isphording = Kampfgruppe Isphording
holland44-unit-StuG-Feldt = assault guns of Corps Feldt
holland44-unit-GR-1224 = Grenadier Regiment 1224
holland44-unit-GR-1225 = Grenadier Regiment 1225
holland44-unit-GR-1226 = Grenadier Regiment 1226
holland44-unit-190-Art = artillery of the 190th Division

## Breakdown units

holland44-unit-Br-Inf-1 = British infantry company 1
holland44-unit-Br-Inf-2 = British infantry company 2
holland44-unit-Br-Inf-3 = British infantry company 3
holland44-unit-Br-Inf-4 = British infantry company 4
holland44-unit-Br-Inf-5 = British infantry company 5
holland44-unit-Br-Inf-6 = British infantry company 6
holland44-unit-Br-Tk-1 = British tank squadron 1
holland44-unit-Br-Tk-2 = British tank squadron 2
holland44-unit-Br-Tk-3 = British tank squadron 3
holland44-unit-Br-Tk-4 = British tank squadron 4
holland44-unit-Ge-Inf-1 = German infantry company 1
holland44-unit-Ge-Inf-2 = German infantry company 2
holland44-unit-Ge-Inf-3 = German infantry company 3
holland44-unit-Ge-Inf-4 = German infantry company 4
holland44-unit-Ge-Inf-5 = German infantry company 5
holland44-unit-A-101 = A Company, 101st Airborne
holland44-unit-B-101 = B Company, 101st Airborne
holland44-unit-C-101 = C Company, 101st Airborne
holland44-unit-B-82 = B Company, 82nd Airborne
holland44-unit-C-82 = C Company, 82nd Airborne
holland44-unit-D-82 = D Company, 82nd Airborne
holland44-unit-A-1 = A Company, 1st Airborne
holland44-unit-B-1 = B Company, 1st Airborne
holland44-unit-C-1 = C Company, 1st Airborne

## Remnants

holland44-unit-Rem-Br-Inf-1 = British infantry remnant 1
holland44-unit-Rem-Br-Inf-2 = British infantry remnant 2
holland44-unit-Rem-Br-Inf-3 = British infantry remnant 3
holland44-unit-Rem-Br-Inf-4 = British infantry remnant 4
holland44-unit-Rem-Br-Inf-5 = British infantry remnant 5
holland44-unit-Rem-Br-Inf-6 = British infantry remnant 6
holland44-unit-Rem-Br-Inf-7 = British infantry remnant 7
holland44-unit-Rem-Br-Inf-8 = British infantry remnant 8
holland44-unit-Rem-Br-Tk-1 = British armor remnant 1
holland44-unit-Rem-Br-Tk-2 = British armor remnant 2
holland44-unit-Rem-Br-Tk-3 = British armor remnant 3
holland44-unit-Rem-Br-Tk-4 = British armor remnant 4
holland44-unit-Rem-Br-Tk-5 = British armor remnant 5
holland44-unit-Rem-Br-Tk-6 = British armor remnant 6
holland44-unit-Rem-Ge-Inf-1 = German infantry remnant 1
holland44-unit-Rem-Ge-Inf-2 = German infantry remnant 2
holland44-unit-Rem-Ge-Inf-3 = German infantry remnant 3
holland44-unit-Rem-Ge-Tk-1 = German armor remnant 1
holland44-unit-Rem-101-1 = remnant 1 of the 101st Airborne
holland44-unit-Rem-101-2 = remnant 2 of the 101st Airborne
holland44-unit-Rem-101-3 = remnant 3 of the 101st Airborne
holland44-unit-Rem-101-4 = remnant 4 of the 101st Airborne
holland44-unit-Rem-82-1 = remnant 1 of the 82nd Airborne
holland44-unit-Rem-82-2 = remnant 2 of the 82nd Airborne
holland44-unit-Rem-82-3 = remnant 3 of the 82nd Airborne
holland44-unit-Rem-82-4 = remnant 4 of the 82nd Airborne
holland44-unit-Rem-1-1 = remnant 1 of the 1st Airborne
holland44-unit-Rem-1-2 = remnant 2 of the 1st Airborne
holland44-unit-Rem-1-3 = remnant 3 of the 1st Airborne
holland44-unit-Rem-1-4 = remnant 4 of the 1st Airborne

## Unknown units (H44-25). $n: the running number.

holland44-unknown-unknown = unknown unit { $n }
holland44-unknown-garrison = empty garrison { $n }
holland44-unknown-alarm_company = alarm company { $n }
holland44-unknown-infantry_company = infantry company { $n }
holland44-unknown-weak_company = weak company { $n }
holland44-unknown-flak_88 = 88 mm Flak { $n }
holland44-unknown-nco_school = NCO school company { $n }

## Formations (H44-10.2.2)

holland44-formation-gds = Guards Armoured Division
holland44-formation-b8 = 8th Armoured Brigade
holland44-formation-irene = Prinses Irene Brigade
holland44-formation-n50 = 50th Northumbrian Division
holland44-formation-w43 = 43rd Wessex Division
holland44-formation-d3 = 3rd Division
holland44-formation-a11 = 11th Armoured Division
holland44-formation-b4 = 4th Armoured Brigade
holland44-formation-d53 = 53rd Welsh Division
holland44-formation-d15 = 15th Scottish Division
holland44-formation-a7 = 7th Armoured Division
holland44-formation-corps = Corps troops
holland44-formation-101 = 101st Airborne Division
holland44-formation-82 = 82nd Airborne Division
holland44-formation-1Abn = 1st Airborne Division
holland44-formation-fja1 = 1st Parachute Army
holland44-formation-a15 = 15th Army
holland44-formation-ss2 = II SS Panzer Corps
holland44-formation-tettau = Division von Tettau
holland44-formation-feldt = Corps Feldt

### Battles drawn up by the program, and scenarios of one's own.


## Scenarios of one's own

panzer-scenario-own-title = { $title }
panzer-scenario-own-place = { $place }
panzer-scenario-own-intro = { $text }
panzer-formation-own = { $name }


## Battles that were drawn up

panzer-drawn-title-meeting = Battle { $seed }: Meeting
panzer-drawn-title-attack = Battle { $seed }: Attack
panzer-drawn-title-delay = Battle { $seed }: Delay
panzer-drawn-title-breakthrough = Battle { $seed }: Breakthrough
panzer-drawn-place = somewhere in the East
panzer-drawn-intro = A battle drawn up by the program with { $points } points for the attacker. Forces are bought by platoons of the time; a defender has fewer points, but the ground and positions.


## Companies and batteries; $n is which of its kind

panzer-company-light-panzer-company = { $n ->
    [1] Light panzer company
   *[other] Light panzer company { $n }
}
panzer-company-panzer-company-1941 = { $n ->
    [1] Panzer company
   *[other] Panzer company { $n }
}
panzer-company-support-company-1941 = { $n ->
    [1] Support company of short-gunned PzKpfw IV
   *[other] Support company of short-gunned PzKpfw IV { $n }
}
panzer-company-panzer-company-1942 = { $n ->
    [1] Panzer company with long guns
   *[other] Panzer company with long guns { $n }
}
panzer-company-panzer-company-1943 = { $n ->
    [1] Panzer company
   *[other] Panzer company { $n }
}
panzer-company-panzer-company-1944 = { $n ->
    [1] Panzer company of PzKpfw IVH
   *[other] Panzer company of PzKpfw IVH { $n }
}
panzer-company-panzer-company-1945 = { $n ->
    [1] Panzer company of PzKpfw IVJ
   *[other] Panzer company of PzKpfw IVJ { $n }
}
panzer-company-panther-company-1943 = { $n ->
    [1] Company of Panther D
   *[other] Company of Panther D { $n }
}
panzer-company-panther-company-1944 = { $n ->
    [1] Company of Panther A
   *[other] Company of Panther A { $n }
}
panzer-company-panther-company-1945 = { $n ->
    [1] Company of Panther G
   *[other] Company of Panther G { $n }
}
panzer-company-tiger-company-1942 = { $n ->
    [1] Mixed company of Tigers and PzKpfw III
   *[other] Mixed company of Tigers and PzKpfw III { $n }
}
panzer-company-tiger-company-1943 = { $n ->
    [1] Company of Tigers
   *[other] Company of Tigers { $n }
}
panzer-company-tiger-company-1944 = { $n ->
    [1] Company of Tiger II
   *[other] Company of Tiger II { $n }
}
panzer-company-assault-gun-battery-1941 = { $n ->
    [1] Assault gun battery
   *[other] Assault gun battery { $n }
}
panzer-company-assault-gun-battery-1943 = { $n ->
    [1] Assault gun battery
   *[other] Assault gun battery { $n }
}
panzer-company-tank-hunter-company-1943 = { $n ->
    [1] Tank hunters on open mounts
   *[other] Tank hunters on open mounts { $n }
}
panzer-company-tank-hunter-company-1944 = { $n ->
    [1] Tank hunter company
   *[other] Tank hunter company { $n }
}
panzer-company-heavy-hunters-1943 = { $n ->
    [1] Heavy tank hunters
   *[other] Heavy tank hunters { $n }
}
panzer-company-rifle-company-german = { $n ->
    [1] Rifle company
   *[other] Rifle company { $n }
}
panzer-company-grenadier-company = { $n ->
    [1] Grenadier company
   *[other] Grenadier company { $n }
}
panzer-company-carrier-company-1942 = { $n ->
    [1] Rifle company in carriers
   *[other] Rifle company in carriers { $n }
}
panzer-company-carrier-company-1943 = { $n ->
    [1] Panzer grenadiers in carriers
   *[other] Panzer grenadiers in carriers { $n }
}
panzer-company-anti-tank-company-german = { $n ->
    [1] Anti-tank company
   *[other] Anti-tank company { $n }
}
panzer-company-gun-group-german = { $n ->
    [1] Infantry guns and FlaK
   *[other] Infantry guns and FlaK { $n }
}
panzer-company-scout-company-german = { $n ->
    [1] Reconnaissance company
   *[other] Reconnaissance company { $n }
}
panzer-company-light-tank-company-1941 = { $n ->
    [1] Light tank company
   *[other] Light tank company { $n }
}
panzer-company-tank-company-1941 = { $n ->
    [1] Tank company of T-34
   *[other] Tank company of T-34 { $n }
}
panzer-company-heavy-tank-company-1941 = { $n ->
    [1] Heavy tank company of KV
   *[other] Heavy tank company of KV { $n }
}
panzer-company-light-tank-company-1942 = { $n ->
    [1] Light tank company
   *[other] Light tank company { $n }
}
panzer-company-light-tank-company-1943 = { $n ->
    [1] Company of T-70
   *[other] Company of T-70 { $n }
}
panzer-company-tank-company-1943 = { $n ->
    [1] Tank company of T-34
   *[other] Tank company of T-34 { $n }
}
panzer-company-tank-company-1944 = { $n ->
    [1] Tank company of T-34/85
   *[other] Tank company of T-34/85 { $n }
}
panzer-company-heavy-tank-company-1943 = { $n ->
    [1] Heavy tank company of KV
   *[other] Heavy tank company of KV { $n }
}
panzer-company-heavy-tank-company-1944 = { $n ->
    [1] Heavy tank company of IS-2
   *[other] Heavy tank company of IS-2 { $n }
}
panzer-company-sherman-company-1943 = { $n ->
    [1] Company of Shermans
   *[other] Company of Shermans { $n }
}
panzer-company-sherman-company-1944 = { $n ->
    [1] Company of Shermans (76 mm)
   *[other] Company of Shermans (76 mm) { $n }
}
panzer-company-assault-gun-battery-soviet = { $n ->
    [1] Battery of self-propelled guns
   *[other] Battery of self-propelled guns { $n }
}
panzer-company-light-gun-battery-soviet = { $n ->
    [1] Battery of SU-76M
   *[other] Battery of SU-76M { $n }
}
panzer-company-heavy-gun-battery-soviet = { $n ->
    [1] Heavy self-propelled battery
   *[other] Heavy self-propelled battery { $n }
}
panzer-company-rifle-company-soviet = { $n ->
    [1] Rifle company
   *[other] Rifle company { $n }
}
panzer-company-smg-company = { $n ->
    [1] Submachine gun company
   *[other] Submachine gun company { $n }
}
panzer-company-anti-tank-battery-soviet = { $n ->
    [1] Anti-tank battery
   *[other] Anti-tank battery { $n }
}
panzer-company-gun-regiment-1944 = { $n ->
    [1] Heavy anti-tank battery
   *[other] Heavy anti-tank battery { $n }
}
panzer-company-scout-company-soviet = { $n ->
    [1] Reconnaissance company
   *[other] Reconnaissance company { $n }
}
panzer-company-battle-group = { $n ->
    [1] Battle group
   *[other] Battle group { $n }
}


## Works

panzer-work-block = road block
panzer-work-ditch = anti-tank ditch
panzer-work-wire = wire
panzer-work-improved-position = improved position
panzer-work-hasty-entrenchment = hasty entrenchment


## Chapters that a scenario switches on

panzer-module-command-control = shared commands
panzer-module-leg-and-towed = infantry and towed guns
panzer-module-gp-fire = GP fire
panzer-module-advanced-ap = advanced AP fire
panzer-module-ammo-limits = limits of ammunition
panzer-module-indirect-fire = indirect fire
panzer-module-close-combat = close assault, hand-to-hand, overrun
panzer-module-transport = transport
panzer-module-hull-down = hull down
panzer-module-buildings = buildings
panzer-module-air = aircraft
panzer-module-heat-haze = heat haze

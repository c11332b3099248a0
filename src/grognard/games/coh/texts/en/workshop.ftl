### The workbench: boards, overlays and special rules by name.

coh-board = Board { $n }
coh-overlay-name-H1 = Hill 1: knoll
coh-overlay-name-H2 = Hill 2: round hill
coh-overlay-name-H3 = Hill 3: long ridge
coh-overlay-name-H4 = Hill 4: twin top
coh-overlay-name-H5 = Hill 5: steep spur
coh-overlay-name-H6 = Hill 6: crescent
coh-overlay-name-D1 = Ditch 1: in a row
coh-overlay-name-D2 = Ditch 2: in a column
coh-special-oba-preplanned-title = Targets known beforehand
coh-special-replot-hidden-title = Hidden units set up anew
coh-special-oba-before-battle-title = Barrage before the battle
coh-special-no-smoke-title = No smoke
coh-special-smoke-shells-title = Smoke shells
coh-special-vehicles-in-pits-title = Vehicles in gun pits
coh-special-trucks-return-title = Trucks return
coh-special-surprised-title = Surprised
coh-special-bonus-off-road-title = Bonus off the road

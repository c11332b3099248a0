### What each button is for.

page-skirmish-about-end-turn = The other side moves now.
page-skirmish-about-move = Goes to a hex next to it.
page-skirmish-about-attack = A die against an enemy next to it.
page-skirmish-about-retreat = Gets out of the enemy’s way.

### The command line: help, tables, and the text game at the terminal.


## The command

cli-about = Board wargames with every rule enforced. Without a command: play in the browser.
cli-about-more = “grognard COMMAND --help” tells more about a command.
cli-commands-title = commands
cli-arguments-title = what to name
cli-options-title = options
cli-usage-word = usage:
cli-help-this = show this help
cli-command-metavar = COMMAND
cli-about-play = play in the terminal: two people, or one against the computer
cli-about-games = list the games, their scenarios and options
cli-about-replay = open a saved game, or a dump of the fuzzer, and show it
cli-about-verify = check a finished game: the file, its dice and every choice
cli-about-rules = which rules are implemented, and which tests show them
cli-about-fuzz = play random games against every law the engine must keep
cli-about-perft = count the ways a game can go, to a depth
cli-about-playthrough = print a short game with everything in it, as golden text
cli-about-bench = measure decisions per second, both builds, beside python-chess
cli-about-arena = let computer players fight, and tell how often each wins
cli-help-version = say which version and build this is
cli-help-lang = language of the texts
cli-help-json = answer for machines
cli-help-name = for instance coh/dawn-at-the-granary; “grognard games” lists them
cli-help-game = for instance coh
cli-help-seed = where the dice come from: any word or number; without it every game is new
cli-help-seed-fixed = where the dice and the choices come from: any word or number
cli-help-seed-fuzz = number of the first game
cli-help-human = a seat held by a person; the others are the computer’s
cli-help-both = people hold all seats, at one terminal
cli-help-against = the computer player of the other side: random, recruit, sergeant or captain, if the game has it; without --human the first seat is yours
cli-help-option = a switch of the scenario, for instance groups=off
cli-help-resume = go on with a saved game; without a file, with the last one
cli-help-record = a saved game or a dump
cli-help-commitment = the hash of the dice that was shown when the game began
cli-help-to = show the position after so many choices
cli-help-step = go choice by choice
cli-help-choices = how many choices to make
cli-help-as-record = print the game’s record in place of the text
cli-help-depth = how many choices deep
cli-help-divide = the ways by their first choice, to find where two counts part
cli-help-games = how many games
cli-help-scenario = only this scenario; without it, all of them
cli-help-jobs = how many processes, 0 for one per core (the default)
cli-help-leaks = instead of whole games: N positions in which only the other side’s secrets differ
cli-help-share = for long games: ask all but the cheapest laws at this share of positions only, e.g. 0.01
cli-help-reference = a module with further checks of the game, e.g. tests.games.coh.reference
cli-help-draw = a function that makes scenarios by number, e.g. tests.battery.panzer_scenarios:fields
cli-help-only = only the laws whose names begin so, e.g. promise: fewer laws, many more games in the same time
cli-help-dumps = where the games with findings are written
cli-help-summary = only the line of counts
cli-help-chapters = only these chapters, for instance 1-9 or 0,7,C
cli-help-root = the checkout to look at; without it, the one you stand in
cli-help-seconds = how long to measure
cli-help-hash-games = how many games must come to the same positions in both builds
cli-help-level = a computer player: random, recruit, sergeant or captain
cli-help-level-second = the one it plays against; without it, random
cli-help-arena-games = how many games; each pair has the same dice and changed sides
cli-help-arena-seed = number of the first pair’s dice
cli-help-budget-scale = how much the searching levels think, beside what they usually do
cli-help-balance = the level plays itself: how often does each side win?


## What went wrong

cli-usage = { $problem } (see “{ $command } --help”)
cli-no-scenario = { $game } has no scenario “{ $scenario }”; it has: { $known }
cli-no-seat = there is no seat “{ $seat }”; seats are: { $known }
cli-no-level = there is no computer player “{ $level }”; there are: { $known }
cli-arena-scale = --budget-scale must be more than 0 and at most 100
cli-bad-option = “{ $text }” is not an option; write name=value
cli-not-negative = { $name } cannot be negative
cli-not-a-share = { $name } must be more than 0 and at most 1, e.g. 0.01
cli-no-law = no law’s name begins with “{ $prefix }”; the families are: { $known }
cli-no-reference = { $module } is no module with checks: { $why }
cli-no-draw = { $where } is no function that makes scenarios: { $why }
cli-not-positive = { $name } must be 1 or more
cli-not-text = { $path } is not a text: no record of a game
cli-cannot-read = cannot read { $path }: { $why }
cli-cannot-write = cannot write { $path }: { $why }
cli-no-save = no saved game in { $folder }
cli-no-ply = there is no choice { NUMBER($ply, useGrouping: 0) }; the record has { NUMBER($last, useGrouping: 0) }
cli-record = { $path }{ $line ->
    [0] { "" }
   *[other] , line { NUMBER($line, useGrouping: 0) }
}: { $problem }



## The text game

cli-welcome = Type the number of an option, or “help”. The game saves itself after every choice.
cli-menu = Who plays?
cli-menu-both = two people at this terminal
cli-menu-one = you play { PLAYER($player) }, the computer the other side
cli-menu-resume = go on with the last game ({ $path })
cli-held = Enter ends your turn; “undo” takes the last choice back.
cli-handover = Now { PLAYER($player) } { PLAYER($player, get: "number") ->
    [pl] decide
   *[sg] decides
}. Hand over the terminal.
cli-handover-enter = Press Enter when ready.
cli-hint = A number plays. Also: undo, why ..., odds N, map, units, log, save FILE, help, quit
cli-cost = { " " }(cost { $n })
cli-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-too-narrow = The terminal is too narrow for the map; here are the units.
cli-legend-star = ★ victory hex
cli-legend-number = <3> option 3
cli-legend-narrow = I1 on the map: GI1, the side by colour or small letters
cli-which = Which one: { $options }?
cli-no-number = There is no option { $number }: they are numbered 1 to { NUMBER($n, useGrouping: 0) }.
cli-no-option = No option is like “{ $text }”.
cli-unreadable = Not understood: { $problem }. Type “help”.
cli-why-what = Why not what? For instance: why fire GI1 G08
cli-why-legal = That is allowed: { $options }
cli-why-instead = Allowed instead: { $options }
cli-odds-what = The odds of which option? For instance: odds 3
cli-odds-none = Nothing in it is left to chance.
cli-odds-undecided = { $chance } not followed to the end
cli-odds-part = { $subject }:
cli-odds-assumes = Reckoned { $text }.
cli-save-where = Save where? For instance: save evening.record
cli-saved = Saved in { $path }. Go on with: { $command }
cli-left = The game is saved in { $path }. Go on with:
cli-ended = The whole game is in { $path }.


## Commands of the text game, and what they do

cli-word-undo = undo
cli-word-redo = redo
cli-word-why = why
cli-word-odds = odds
cli-word-map = map
cli-word-units = units
cli-word-log = log
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-help-choose = Choose by number, by key (“{ $key }”), or in short (“{ $short }”).
cli-help-undo = take back the last choice: free until a die, a reveal or the other side’s turn
cli-help-redo = make it again
cli-help-why = why ... : which rule forbids it, and what is allowed instead
cli-help-odds = odds N : the exact chances of an option and where its numbers come from
cli-help-map = draw the map again
cli-help-units = every unit with its place, state and figures
cli-help-log = log N : the last N things that happened, with their sums
cli-help-save = save FILE : write the game to a file of your own
cli-help-help = this page
cli-help-quit = leave; “grognard play --resume” goes on


## Words for what counters and tracks say, where a game has none of its own

cli-badge-fresh = fresh
cli-badge-spent = spent
cli-badge-active = active
cli-badge-hit = hit
cli-track-round = Round
cli-track-turn = Turn
cli-track-vp = VP
cli-short-fire = fire
cli-short-move = move
cli-short-red = red
cli-short-blue = blue
cli-short-range = range
cli-short-front = front
cli-short-rear = rear


## Replay

cli-replay-version = Played by version { NUMBER($made, useGrouping: 0) } of the rules; this is version { NUMBER($here, useGrouping: 0) }.
cli-replay-at = After choice { NUMBER($ply, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, position { $hash }
cli-replay-diverged = The record no longer holds at choice { NUMBER($n, useGrouping: 0) }, “{ $choice }”: { $problem }
cli-replay-position = The record no longer holds somewhere from choice { NUMBER($since, useGrouping: 0) } to { NUMBER($n, useGrouping: 0) }: { $problem }
cli-replay-crashed = The rules crash at choice { NUMBER($n, useGrouping: 0) }, “{ $choice }”: { $problem }
cli-step = Enter: next choice, a number: so many, q: quit


## Tables

cli-games-name = game/scenario
cli-games-seats = seats
cli-games-options = options (default first)
cli-perft-depth = depth
cli-perft-choice = first choice
cli-perft-ways = ways
cli-perft-done = { $name }, seed { $seed }, { $seconds } s
cli-rules-title = section
cli-rules-code = code
cli-rules-tests = tests
cli-rules-by = shown by
cli-rules-untestable = (nothing to test)
cli-rules-no-tests = There are no tests here: this is an installed package. Only code was looked at.
cli-rules-unknown = { $rule } at { $where } is not in the checklist
cli-rules-summary = { $game }: { NUMBER($sections, useGrouping: 0) } sections, { NUMBER($testable, useGrouping: 0) } testable, { NUMBER($implemented, useGrouping: 0) } implemented, { NUMBER($tested, useGrouping: 0) } tested, { NUMBER($cases, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) } cases run, { NUMBER($unknown, useGrouping: 0) } unknown ids
cli-no-checklist = { $game } has no checklist of its rules
cli-bad-chapters = “{ $text }” names no chapters; write 1-9 or 0,7,C
cli-fuzz-oracle = oracle
cli-fuzz-asked = asked
cli-fuzz-checked = checked
cli-fuzz-idle = Asked, but there was nothing to check: { $oracles }
cli-fuzz-no-odds = Dice were rolled in { NUMBER($choices, useGrouping: 0) } choices, but no odds were ever compared with them. Does Frame.rolls say which options roll, and does State.mark name every outcome? Or play more games.
cli-fuzz-missing = Of { NUMBER($asked, useGrouping: 0) } texts these are missing:
cli-fuzz-texts = { NUMBER($asked, useGrouping: 0) } texts were asked for, and all are there.
cli-fuzz-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games, findings: { NUMBER($findings, useGrouping: 0) }
cli-fuzz-done = { $game }: { NUMBER($games, useGrouping: 0) } games, { NUMBER($decisions, useGrouping: 0) } decisions, { NUMBER($findings, useGrouping: 0) } findings in { $seconds } s
cli-fuzz-leaks = { $game }: { NUMBER($positions, useGrouping: 0) } positions with other secrets, { NUMBER($leaks, useGrouping: 0) } leaks
cli-fuzz-dumps = The games with findings are in { $folder }; “grognard replay FILE” opens one.
cli-bench-name = playouts of
cli-bench-build = build
cli-bench-speed = decisions/s
cli-bench-ratio = x python-chess
cli-bench-copy = copy
cli-bench-memory = resting game
cli-bench-chore = one at a time
cli-bench-time = time
cli-bench-chore-supply = { $name }: a full supply check
cli-bench-chore-moves = { $name }: the legal moves of every unit
cli-bench-chore-spotting = { $name }: who spots whom, of all units
cli-bench-chore-commands = { $name }: the commands that every unit may be given
cli-bench-chore-loading = { $name }: loading the scenario
cli-bench-no-compiled = No compiled build is installed here: only the pure one was measured.
cli-bench-same = Both builds came to the same positions in { NUMBER($n, useGrouping: 0) } games.
cli-bench-differ = the builds differ within { NUMBER($n, useGrouping: 0) } games; is the installed build older than these sources?
cli-bench-budget = --seconds and --games must be more than nothing
cli-bench-died = { $name } cannot be measured: { $why }
cli-arena-title = { $name }: { NUMBER($games, useGrouping: 0) } games from seed { NUMBER($seed, useGrouping: 0) } on
cli-arena-progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games
cli-arena-level = level
cli-arena-side = side
cli-arena-both = both
cli-arena-won = won
cli-arena-games = of
cli-arena-share = share
cli-arena-interval = 95 % interval
cli-arena-margin = VP ahead
cli-arena-mean = per decision
cli-arena-longest = longest
cli-arena-nobody = Nobody won: { NUMBER($n, useGrouping: 0) }


## Scenarios of one's own

cli-about-scenario = check a scenario file, begin one, or have a battle drawn up
cli-help-scenario-game = whose scenarios; without it, of the first game that has a workshop
cli-scenario-none-of-ones-own = { $game } is played by its own scenarios alone
cli-help-scenario-action = check a file; begin a new one; random: draw up a battle; points: what counters cost
cli-help-scenario-what = the file to check, or the name of the new scenario
cli-help-scenario-output = write to this file; without it, to the screen
cli-help-scenario-games = how many random games the check plays
cli-help-scenario-like = begin with this scenario of the box
cli-help-scenario-seed = a number: the same one gives the same battle
cli-help-scenario-points = points of the attacker: in Conflict of Heroes 20 to 200, in Panzer 200 to 2,500
cli-help-scenario-boards = boards of the map, 1 to 4
cli-help-scenario-mission = attack, meeting or breakthrough; in Conflict of Heroes also defence, in Panzer also delay
cli-help-scenario-side = who has the mission: german or soviet
cli-help-scenario-without = leave these arms out, with commas between: in Conflict of Heroes vehicles, artillery, fortifications, aircraft, ambush, hills; in Panzer infantry, guns, recon, artillery, aircraft, works
cli-help-scenario-date = the month of the battle, for instance 1943-07: it decides what there is (Panzer)
cli-help-scenario-grades = grades of the German and the Soviet force, for instance veteran,regular (Panzer)
cli-scenario-no-wish = a battle of { $game } cannot be asked for by “{ $wish }”
cli-scenario-no-file = which file?
cli-scenario-games = --games is 0 to { $most }
cli-scenario-remark = remark: { $remark }
cli-scenario-wrong = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
cli-scenario-right = { $file }: “{ $title }” can be played
cli-scenario-fault = fault: { $fault }
cli-scenario-winner = random games
cli-scenario-wins = won
cli-scenario-nobody = nobody
cli-scenario-length = { $games } games of { $shortest } to { $longest } decisions, { $mean } on average
cli-scenario-name = a scenario is named like its file: “{ $file }” would have to be “{ $wanted }”
cli-scenario-written = { $file } is written; play it with: { $command }
cli-scenario-arms = there is no arm “{ $arm }”; there are { $known }

## Maps

cli-about-map = build the hex map of a game from its geography
cli-help-map-action = build: lay the geography on hexes and write the map
cli-help-map-game = the game
cli-help-map-check = write nothing: say whether the map is as it would be built
cli-help-map-output = write to this file; without it, to the game's own
cli-map-none = the map of { $game } is not built from geography; those of { $known } are
cli-map-written = { $file } is written
cli-map-right = The map of { $game } is as it would be built.
cli-map-wrong = { $n ->
    [one] { $n } line of the map differs; build it anew: grognard map build { $game }
   *[other] { $n } lines of the map differ; build it anew: grognard map build { $game }
}

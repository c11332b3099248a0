### The game page: everything around the map.

## Header

page-game-menu = Menu
page-game-rules = Rules
page-game-chat = Chat
page-game-chat-unread = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
page-game-settings = Settings
page-game-you = you
page-game-open-seat = nobody yet
page-game-computer = Computer, { $level }
page-game-computer-plain = Computer
# $title: the game, $place: where and when
page-game-subtitle = { $title } · { $place }
page-game-your-turn-title = (your turn) { $title }
page-track-of = { $name }: { $n } of { $of }
page-track-value = { $name }: { $n }
page-track-lost = { $n } lost for good
page-turn-of = { $name } to choose

## Menu

page-menu-leave = To the lobby
page-menu-resign = Resign…
page-menu-takeback = Ask to take back
page-menu-takeback-now = Take back the last choice
page-menu-takeback-agree = Agree to take back
page-menu-report = After-action report
page-menu-options = Options of this game
page-menu-full = Full screen
page-menu-full-end = Leave full screen
page-menu-share = Link for watching
page-menu-keys = Keys
page-resign-title = Resign the game?
page-resign-text = { $name }: this side resigns and the other wins. The game ends and can be replayed.
page-resign-yes = Resign
page-resign-no = Keep playing
page-options-title = Options of this game
page-options-none = This game is played without options.
page-share-title = A link for watching
page-share-text = Whoever has the link sees what both sides may see, and nothing else.
page-share-make = Make a link
page-share-revoke = Withdraw the link
page-rules-label = Another version of the rules
page-rules-agree = Agree to the new rules
page-rules-carry = Go on by the new rules
page-rules-waiting = Not agreed yet: { $names }.
page-rules-replay = Replay
page-rules-record = Download the record
page-takeback-asked = { $name } asks to take back the last choice.
page-takeback-agree = Agree
page-takeback-waiting = You have asked to take back the last choice. The other side has to agree.

## Settings

page-settings-title = Settings
page-settings-theme = Theme
page-settings-theme-system = As the system
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-language = Language
page-settings-facing = Ask which way a unit faces after each move
page-settings-film = What others do
page-settings-film-about = Played on the map as it happens. Any key or click shows it at once; Esc shows the whole turn.
    .touch = Played on the map as it happens. A tap shows it at once.
page-film = What is happening
page-film-off = At once
page-film-quick = Quick
page-film-normal = Normal
page-film-step = Step by step
page-film-next = Next
page-film-skip = Skip
page-film-again = Play the enemy’s turn again
page-film-again-short = Again
page-film-nothing = The others have done nothing yet that could be shown.
page-film-arrows = Arrows of the last turn
page-film-arrows-short = Arrows
page-settings-notify = Tell me by notification when it is my turn
page-settings-notify-denied = This browser does not allow notifications for this page.
page-settings-sounds = Sounds: moves, shots and dice

## Prompt and action bar

page-prompt-wait = { $name } is choosing. Look around freely.
page-prompt-wait-computer = The computer is choosing.
page-prompt-wait-several = The other side is choosing. Look around freely.
page-prompt-thinking = { $n } s so far
page-prompt-since = since { $time }
page-prompt-watching = You are watching. { $name } is to choose.
page-prompt-frozen = This game cannot be played on.
page-prompt-agree-alone = The game waits until you agree to the new rules.
page-prompt-agree = The game waits until its players agree to the new rules.
page-prompt-over = The game is over.
page-prompt-preparing = The game is being prepared.
page-prompt-open = Waiting for the other players to join.
page-prompt-playing = What has happened is being shown. Any key shows it at once.
    .touch = What has happened is being shown. A tap shows it at once.
page-prompt-held = Your choice waits. Hand over, or undo it.
page-hand-over = Hand over
page-arrow = Out of sight: { $place }. Show it
page-hint-lit = Choose what is lit, or press a button.
page-hint-panel = Choose in the panel.
page-hint-either = Choose on the map or in the panel.
page-hint-placing = Choose from the list, then a lit place.
page-hint-group = Only this is lit. Esc shows everything.
    .touch = Only this is lit. The same button shows everything again.
page-hint-pinned = Click again or press Enter to do it. Esc cancels.
    .touch = Tap again to do it.
page-hint-facing = Click a direction, or the hex that lies that way.
    .touch = Tap a direction, or the hex that lies that way.
page-hint-facing-stands = It faces the way it went. Point another way to turn it; Z takes the move back.
    .touch = It faces the way it went. Tap another way to turn it; Undo takes the move back.
page-hint-number = Choose a number, then confirm it.
page-hint-roll = Choose a number, then roll.
# Units that are being sent somewhere. $who: a unit's name, or how many
page-plan = { $who }: choose where to go.
page-plan-stack = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
page-plan-going = Click a lit hex to go on, or press a button.
    .touch = Tap a lit hex to go on, or press a button.
page-hint-button = Press a button.
page-plan-hint = Click a lit hex; the unit again for its stack; Shift and click for more. Esc lets go.
    .touch = Tap a lit hex. A second tap on the unit takes its stack.
page-plan-hint-stack = Click a lit hex; Esc lets go.
    .touch = Tap a lit hex.
page-plan-way = { $place } for { $price } MP.
page-plan-meant = { $place } for { $price } MP. Click it again to go there.
    .touch = { $place } for { $price } MP. Tap it again to go there.
page-actions = Actions
page-more = More
page-pay-with = Pay with
page-undo = Undo
page-redo = Redo
page-undo-title = Undo the last choice (Z)
page-redo-title = Redo (Shift+Z)
page-undo-stops = Undo stops here.
page-undo-why = A die was rolled, or somebody else has chosen since. Earlier moments can be seen in the log.
# $unit: AP, CAP
page-price = { $n } { $unit }
page-leaves = leaves { $n }
page-number-title = How many
page-confirm-roll = Roll
page-cancel-preview = Cancel
page-really = Really?
page-keep-playing = Keep playing

## Groups of choices, where a game has no word of its own

page-group-move = Move
page-group-fire = Fire
page-group-facing = Turn
page-group-rally = Rally
page-group-dig = Dig in
page-group-card = Card
page-group-target = Target
page-group-unit = Unit
page-group-roll = Roll
page-short-activate = Activate
page-short-stall = Stall
page-short-support = CAP for AP
page-short-spend = End
page-short-pay = Pay

## Odds

page-odds = Chances
page-percent = { $n } %
page-percent-below = <1 %
page-percent-above = >99 %
# $outcome: "hit"; $n: a number of pips
page-odds-on = { $outcome } on { $n }+
page-odds-roll = Roll { $n } or more: { $outcome }
page-odds-curve = Chances of the dice: { $outcome } on { $n } or more.
page-odds-curve-plain = Chances of the dice.
page-odds-undecided = Not worked out
page-odds-own = your own
page-odds-parts = If it comes to that, each by itself:
page-odds-loading = Working out the chances
page-odds-assumes = Reckoned { $what }.
page-odds-exact = Hold Alt for exact fractions.
page-odds-fractions = Exact fractions
page-ahead = Add to the roll
page-odds-commit = Click the target again to do it.
    .touch = Tap the target again to do it.
page-odds-commit-plain = Click again or press Enter to do it.
    .touch = Tap again to do it.
page-odds-cancel = cancel
page-rule-open = Rule { $rule }

## Choices

page-choices = Choices
page-choices-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
page-choices-instead = Or instead
page-choices-none = Nothing to choose now.
page-chance = { $n } %
page-which = Which one?

## Facing

page-facing = Direction
page-facing-of = { $facing }, { $price }

## Unit card, cards

page-card-none = Point at a unit to see its values, or at a hex to see its ground.
    .touch = Tap a unit to see its values, or a hex to see its ground.
page-card-facing = faces { $facing }
page-card-left = { $name } left
page-card-ground = Ground
page-card-held = Victory hex, { $n } VP, held by { PLAYER($player) }
page-card-free = Victory hex, { $n } VP
# A hex with the town in it, and a figure of a unit that has lost steps
page-place-named = { $name } ({ $place })
page-card-of = { $now } (printed { $printed })

page-computer-why = What is the computer doing?
page-computer-nothing = Nothing since your last choice.
page-computer-asking = Asking.
page-computer-failed = It cannot be told now.
page-hand = Your cards
page-hand-other = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-hand-play = Play
page-hand-elsewhere = Cards of your units
page-hand-not-now = Not now: something else is decided.
page-hand-play-card = Play { $name }
# $n: how many cards lie open before that side
page-hand-open = { $name }: { $n ->
    [one] { $n } open card
   *[other] { $n } open cards
}
# $n: uses left, $of: uses at the start
page-card-uses = { $n } of { $of } left
page-card-used = Used up.
page-card-places = Where
page-card-aimed = Aimed at
page-card-where = Show where
page-beside = Beside the map
page-subjects = To be placed
page-subjects-here = Your units
page-subjects-group = Batteries to plot
page-subjects-left = { $n } left

## Log

page-log = Log
page-log-filter = Show
page-log-all = All
page-log-combat = Combat
page-log-losses = Losses
page-log-mine = Mine
page-log-jump = Show this moment
page-log-empty = Nothing yet.
page-log-your-turn = Your turn
page-log-why = Numbers
page-log-new = New lines below
page-lookback = You are looking back. The game goes on.
page-lookback-return = Return to now
page-panel = Panel
page-panel-open = Unit and log
page-panel-close = Close the panel

## Chat

page-chat-empty = Nothing has been said yet.
page-chat-write = Message
page-chat-send = Send
page-chat-said = { $name } says: { $text }

## Tools

page-tools = Map tools
page-tool-zoom-in = Closer
page-tool-zoom-out = Farther
page-tool-fit = Whole map
page-tool-list = List of choices
page-tool-legend = Legend
page-tool-hint = Hint: what would the captain do?
page-hints = hints: { $n }
page-tool-overlays = Overlays
page-overlay-point-hex = Point at a hex.
    .touch = Tap a hex.
page-overlay-point-unit = Point at a unit.
    .touch = Tap a unit.
page-overlay-off = Hide overlays

## Dice

page-dice-rolling = The dice roll.

## Refusals and other notices

page-notice-close = Close
page-notice-read-rule = Read the rule
page-game-moved-on = The game had moved on.
page-game-moved-on-why = This is how it stands now.
page-reconnecting = No connection. The page tries again; the map stays.

## Hot seat

# $player: a side
page-curtain-title = Hand over to { PLAYER($player) }
page-curtain-text = The other side’s cards are covered until you go on.
page-curtain-go = Go on for { PLAYER($player) }
page-handed = { $name } to choose
page-notify-title = Your turn
page-notify-text = { $title }: it is your turn.

## Game over

page-over-won = You have won.
page-over-lost = You have lost.
page-over-draw = The game is drawn.
page-over-nobody = Nobody won.
page-over-replay = Replay
page-over-report = Report
page-report-loading = The report is being made.
page-over-again = Play again
page-over-lobby = To the lobby
page-over-close = Look at the map
page-over-dice = The dice can be checked: the hash from the start and the secret are in the replay.
page-over-commitment = Hash of the dice: { $hash }

## Keys

page-keys-title = Keys
page-keys-choose = Choose from the list of choices
page-keys-walk = Walk through the list, or over the map
page-keys-enter = Preview, then do it
page-keys-esc = Step back
page-keys-undo = Undo, redo
page-keys-space = Next unit that can act
page-keys-here = Say where I am
page-keys-list = Show or hide the list of choices
page-keys-zoom = Closer, farther, whole map
page-keys-overlay = Overlay: then its letter
page-keys-alt = Chances as exact fractions
page-keys-full = Full screen, or back
page-keys-help = These keys

## Said by a screen reader

page-say-legal = { $n ->
    [one] Legal: { $n } choice.
   *[other] Legal: { $n } choices.
}
page-say-where = { $prompt } { $choices }

## Phone

page-tab-unit = Unit
page-tab-cards = Cards
page-tab-log = Log
page-tab-chat = Chat
page-sheet-more = Show more
page-sheet-less = Show less
page-acts-nav = Acts
page-do-price = { $text }, { $price }

## Names alone

page-name = { $name }
page-name-quoted = “{ $name }”
page-name-plain = { UNIT($thing, cap: "yes") }

## Large games: the next unit, what is left to do, the list of armies, the calendar, the summary of a turn

# Narrow button
page-next = Next
page-next-title = Next unit that can act (Space)
page-hold = Hold
page-hold-title = They stay where they are and are off the list of what is left, until they are sent somewhere
page-phases = Phases of the turn
page-left = Still to do
page-left-ask = End the phase?
page-tab-armies = Armies
page-armies-side = Whose units
page-armies-order = In what order
page-armies-group = Formations
page-armies-place = Stacks
page-armies-others = Others
page-armies-steps = { $n } of { $of } steps
page-calendar = Calendar
page-calendar-both = Both sides
page-calendar-past = With what is past
page-calendar-turn = Turn { $n }: { $name }
page-calendar-none = Nothing more is to come.
page-news = Since your last turn
page-news-points = Victory points
page-news-losses = Losses
page-news-combat = Combat
page-news-order = Disorder and recovery
page-news-ground = Bridges and ground
page-news-supply = Supply
page-news-arrivals = Arrivals
page-news-moves = Moves
page-news-play = Play this on the map
page-news-more = { $n } more

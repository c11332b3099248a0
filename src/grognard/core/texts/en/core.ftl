### The kernel's own texts. Plain Project Fluent; functions: UNIT HEX RULE PLAYER CARD SIDE AREA NUMBER.
### $reason, $prompt, $policy are messages; $rule is a rule; $player a player.


## A choice that was not taken

# $key: what was sent
core-unreadable = Cannot read “{ $key }”.
# $verb: the first word of the key
core-unreadable-verb = Cannot read “{ $key }”: there is no order “{ $verb }”.
# $word: the part that names nothing
core-unreadable-word = Cannot read “{ $key }”: nothing is called “{ $word }”.
# $n: how many the verb takes
core-unreadable-count = Cannot read “{ $key }”: { $n ->
    [0] “{ $verb }” stands alone
    [one] “{ $verb }” takes { $n } word after it
   *[other] “{ $verb }” takes { $n } words after it
}.
core-unreadable-thing = Nothing is called “{ $key }”.
core-overlay-unknown = There is no overlay “{ $name }”.
core-overlay-hex = Choose a hex first, or two.
core-overlay-unit = Choose a unit first.
core-overlay-nowhere = { UNIT($unit, cap: "yes") } is not on the map.
core-stale = That choice was for an earlier moment. Look at the game again.
core-refused = { $reason } ({ RULE($rule) })
core-not-yours = { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] decide
   *[sg] decides
} now, not you.
core-not-yours-nobody = Nobody has anything to decide now.
# $prompt: what is asked now
core-not-now = That is not what is decided now. { $prompt }
core-watching = You are watching. { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] decide
   *[sg] decides
} now.
core-held = Your last choice waits to be confirmed. Confirm it or take it back first.
core-game-over = The game is over.


## Records

core-record-unknown-game = The record is of “{ $game }”, a game not installed here.
core-record-unknown-scenario = The record is of scenario “{ $scenario }”, which { $game } does not have.
core-record-other-version = The record was made under version { NUMBER($recorded, useGrouping: 0) } of the { $game } rules, and version { NUMBER($here, useGrouping: 0) } reads it differently somewhere from choice { NUMBER($since, useGrouping: 0) } to { NUMBER($n, useGrouping: 0) }: positions are recorded only now and then. Version { NUMBER($recorded, useGrouping: 0) } reads all of it.
core-record-refused = Choice { NUMBER($n, useGrouping: 0) }, “{ $recorded }”, is not legal: { $reason }
core-record-hash = After choice { NUMBER($n, useGrouping: 0) } the position does not match the record’s hash: the file has been altered.
core-record-given = The dice of that game were given by hand and are not in the record: it can be read, not replayed.
core-record-unreadable-line = Cannot read line { NUMBER($line, useGrouping: 0) }: “{ $text }”.


## Checking a record and its dice

core-verify-sum = The file is whole: its checksum fits.
core-verify-no-commitment = The record has no commitment, so nothing shows that its dice were fixed before the game. They can only be replayed.
core-verify-no-secret = The dice were committed to as { $commitment }, but the secret is not in the record yet.
core-verify-commitment = The secret fits the commitment { $commitment }: the dice were fixed before the first choice.
# $n: seats
core-verify-shares = The seed follows from the secret and { $n ->
    [one] the share of { $n } seat
   *[other] the shares of { $n } seats
}: nobody alone has chosen it.
# $n: choices; $hashes: positions on the way that were compared
core-verify-choices = Replayed: choices { NUMBER($n, useGrouping: 0) }, positions compared on the way { NUMBER($hashes, useGrouping: 0) }. All were legal.
core-verify-other-version = The game was played by version { NUMBER($made, useGrouping: 0) } of the rules; this is version { NUMBER($here, useGrouping: 0) }, which reads every choice the same way.
core-verify-carried = After choice { NUMBER($n, useGrouping: 0) } the game was carried over to version { NUMBER($version, useGrouping: 0) } of the rules.
core-verify-end = The last position is the recorded one.
core-verify-over = The game is over.
core-verify-unfinished = The game is not over: the record stops in the middle.
core-verify-promise = The commitment of the record, { $found }, is not the one that was shown when the game began: { $promised }.
core-verify-secret = The secret does not fit the commitment: these are not the dice that were promised.
core-verify-seed = The seed does not follow from the secret and the shares: these are not the dice that were promised.


## Undo

core-undo-nothing = Nothing to undo.
core-undo-die = A die has been rolled: that stands.
core-undo-secret = Something hidden has been looked for: that stands.
core-undo-handover = Another player has been asked since: that stands.
core-redo-nothing = Nothing to redo.


## Options every game has

core-commit = Confirm


## Ledgers. $n is never negative: the sign is in the text.

core-op-cap = at most { $n }
core-op-shift-right = { $n ->
    [one] { $n } column right
   *[other] { $n } columns right
}
core-op-shift-left = { $n ->
    [one] { $n } column left
   *[other] { $n } columns left
}
core-ledger-total = Total { $total }


## Time

core-round = Round { $n }
core-turn = Turn { $n }


## Odds

# $policy: core-policy-* or a game's own
core-assumes-no-choice = as if the others { $policy }
core-assumes-worlds = with all that may be hidden
core-policy-default = do what is usual
core-policy-random = choose at random


## How it ends

core-wins = { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] win
   *[sg] wins
}.
core-draw = A draw.
core-both-lose = Both sides lose.
core-resigned = { PLAYER($player, cap: "yes") } { PLAYER($player, get: "number") ->
    [pl] resign
   *[sg] resigns
}.
core-vp = { $n } VP


## Computer opponents by level

core-level-random = at random
core-level-random-about = Chooses among all legal moves by lot. A partner for first steps.
core-level-random-does = It draws lots among all that is legal.
# a hint without a further reason
core-hint-tries = Of all that was tried out, this came out best.
core-level-recruit = recruit
core-level-recruit-about = Weighs what each choice gains and risks by itself, and goes for the victory hexes. Thinks one action ahead.
core-level-recruit-does = It tries what is legal a few times by lot, and takes what comes out best.
core-level-sergeant = sergeant
core-level-sergeant-about = Knows more than the recruit, and in most games tries out what could come of its actions. A fair opponent.
core-level-captain = captain
core-level-captain-about = Looks longer and further than the sergeant. The strongest opponent.


## Lists: A, B and C

core-name = { $name }
core-list-none = none
core-list-more = { $a }, { $b }
core-list-last = { $a } and { $b }

### The replay: scrubber, report, log, play on, share, verify.

page-replay = Replay
page-replay-title = Replay: { $title }
page-replay-loading = The game is being laid out again.
page-replay-coming = This part of the game is on its way.
page-replay-earlier = Earlier actions
page-replay-later = Later actions
page-replay-close = Close
page-replay-map = Map of the replay
page-replay-people = { $a } against { $b }
page-replay-computer = computer, { $level }
page-replay-frozen = frozen
page-replay-over-both = over, both sides shown
page-replay-over-one = over, as { $who } saw it
page-replay-head-frozen = Frozen
page-replay-ends = The replay and these figures end at choice { NUMBER($n, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }: version { NUMBER($made, useGrouping: 0) } of the rules played the rest. The record has all of it.
page-replay-running = still going on

## The scrubber and its controls

page-replay-controls = Controls of the replay
page-replay-scrubber = Moment of the game
page-replay-play = Play (space)
page-replay-pause = Pause (space)
page-replay-step = Next action (right arrow)
page-replay-step-back = Previous action (left arrow)
# $name here and below: what the game calls its time, "round" or "turn"
page-replay-round-on = { $name ->
    [turn] Next turn (Shift and right arrow)
   *[round] Next round (Shift and right arrow)
}
page-replay-round-back = { $name ->
    [turn] Previous turn (Shift and left arrow)
   *[round] Previous round (Shift and left arrow)
}
page-replay-speed = Speed
page-replay-view = Whose view
page-replay-both = Both
page-replay-all = All
page-replay-public = Public
page-replay-opening = Opening position
page-replay-round = { $name ->
    [turn] Turn { $n }
   *[round] Round { $n }
}
page-replay-where = { $name ->
    [turn] Turn { $round }, action { $n }
   *[round] Round { $round }, action { $n }
}
page-replay-go = { $name ->
    [turn] Go to turn { $round }, action { $n }
   *[round] Go to round { $round }, action { $n }
}

## Dice

# $dice and $added are summed; $added is never negative
page-replay-sum = { $sign ->
    [minus] { $dice } − { $added } = { $total }
   *[plus] { $dice } + { $added } = { $total }
}
page-replay-against = against { $n }

## The report

page-replay-report = After-action report
page-replay-report-short = Report and log
page-replay-tab-report = Report
page-replay-tab-log = Log
page-replay-won = { $who } victory
page-replay-nobody = Nobody wins
# between two figures: 5 to 3
page-replay-to = to
# $who is an adjective here and below: German
page-replay-resigned = Ended by { $who } resignation.
page-replay-led = { $name ->
    [turn] The { $who } side led from turn { $round } to the end.
   *[round] The { $who } side led from round { $round } to the end.
}
page-replay-led-always = { $name ->
    [turn] The { $who } side led from the first turn to the last.
   *[round] The { $who } side led from the first round to the last.
}
page-replay-length = { $name ->
    [turn] { $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    }
   *[round] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
}, { $acts ->
    [one] { $acts } action.
   *[other] { $acts } actions.
}
page-replay-minutes = { $n ->
    [one] { $n } minute.
   *[other] { $n } minutes.
}
page-replay-points = Where the points came from
page-replay-points-losses = Enemy units destroyed
page-replay-points-hex = { HEX($hex) } held
page-replay-points-other = Other
page-replay-points-none = No points were scored.
page-replay-by-round = { $name ->
    [turn] Points after each turn
   *[round] Points after each round
}
page-replay-losses = Losses
page-replay-losses-none = Nobody lost a unit.
page-replay-lost = { $name ->
    [turn] { $unit }, lost in turn { $round }
   *[round] { $unit }, lost in round { $round }
}
page-replay-dice = Hits scored
page-replay-dice-key = bar: happened, line: expected
page-replay-dice-of = { $won } of { $tries }, { $expected } expected
# $n: 51 to 100
page-replay-luck = The { $who } dice were better than in { $n } of 100 such games.
page-replay-faces = All dice
page-replay-faces-dice = dice
page-replay-faces-sum = sum
page-replay-faces-mean = on average
page-replay-faces-apart = apart
page-replay-best = Luckiest
page-replay-worst = Unluckiest
page-replay-so-far = So far, as you know it.
page-replay-moments = Moments that mattered
page-replay-moment-taken = A victory hex changes hands.
page-replay-moment-lead = The lead changes.
# $n: whole per cent, or "<1"
page-replay-chance = { $n } % chance.

## Play on, share, verify

page-replay-on = Play on from here
page-replay-on-title = Play on from here
page-replay-on-text = { $where }. A new game begins at this moment, with new dice. This one stays as it is.
page-replay-on-side = Your side
page-replay-on-against = Against
page-replay-on-computer = Computer, { $level }
page-replay-on-hotseat = Two at this screen
page-replay-on-invite = Somebody you invite by a link
page-replay-on-start = Play
page-replay-share = Share
page-replay-share-title = Share this replay
page-replay-share-text = Anybody with this link can watch the game and play on from any moment of it.
# $where: the act, such as Round 4, action 14
page-replay-share-here = Begin at this moment: { $where }
page-replay-share-link = Link to the replay
page-replay-verify = Verify
page-replay-verify-title = Check the dice
page-replay-verify-text = Before the first roll the server showed a hash of its secret. At the end it shows the secret. Secret and shares together make every roll, so nobody could choose them.
page-replay-verify-commitment = Hash, shown at the start
page-replay-verify-shares = Shares of the players
page-replay-verify-secret = Secret, shown at the end
page-replay-verify-later = It is shown when the game is over.
page-replay-verify-how = Download the record and check hash, dice and every choice on your own machine:
page-replay-verify-made = The record has every choice. The rules of this server read it differently, so “grognard verify” of a program with version { NUMBER($made, useGrouping: 0) } of the rules checks it, not that of this one.
page-replay-verify-download = Download the record

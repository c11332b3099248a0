### Lobby, dialog for a new game, waiting room, invitation, list of replays.

page-lobby-title = Play

## The first card

page-lobby-start-here = Start here
page-lobby-next = What comes next
page-lobby-guided = Play the guided game
page-lobby-against-computer = Against the computer
page-lobby-guided-note = The game shows you each step. No rules to read first.

## Your games

page-games-title = Your games
page-games-running = { $n } running
page-games-none = No game yet. Begin with the guided one.
page-games-none-more = Games you start wait here for days, with whose turn it is.
page-games-your-turn = Your turn
page-games-waiting-for = Waiting, { $time }
page-games-frozen = Frozen
page-games-older = Older rules
page-games-agree = Asks you to agree
page-games-agreeing = The other side has to agree
page-games-open = Seat open
page-games-watching = Watching
page-games-against = against { $name }
# $names: of all who play, where the reader only watches
page-games-between = { $names }
page-games-against-computer = computer, { $level }
page-games-hot-seat = two at this screen
page-games-nobody = nobody has joined yet
page-games-finished = Finished
page-games-won = Won
page-games-lost = Lost
page-games-drawn = Drawn
page-games-side-won = { $side } won
page-games-over = Finished
page-games-replay = Replay
# $title: of the game
page-games-replay-of = Replay of { $title }
page-games-all = All finished games

## Scenarios

page-lobby-scenarios = Scenarios
page-lobby-filters = Which scenarios
page-lobby-all = All
page-lobby-short = Under an hour
page-lobby-search = Search scenarios
page-lobby-search-hint = Title, place or side
page-lobby-play = Play
# $title: of the scenario
page-lobby-play-what = Play { $title }
page-lobby-nothing-found = No scenario fits.
page-lobby-show-all = Show all
page-lobby-found = { $n ->
    [0] No scenario fits
    [one] { $n } scenario
   *[other] { $n } scenarios
}
page-lobby-no-scenarios = This server has no scenarios.

## With a friend

page-friend-title = With a friend
page-friend-text = Pick a scenario, send the link. No account needed.
page-friend-invite = Invite by link
page-friend-hotseat = Two at this screen
page-friend-rules = Rules and examples

## A new game

page-new-title = New game
page-new-scenario = Scenario
page-new-side = Your side
page-new-others = The other armies
page-new-other-me = You, too
page-new-opponent = Opponent
page-new-computer = Computer, { $level }
page-new-hotseat = Two at this screen
page-new-hotseat-about = You hand over the device; a curtain hides what the other may not see.
page-new-invite = A friend, by link
page-new-invite-about = You get a link to send. Play at once or over days; no account needed.
page-new-options = Options
page-new-start = Start
page-new-start-invite = Make the link
page-new-starting = Setting up the map

## Waiting room

page-wait-title = Waiting for your opponent
page-wait-text = Send this link. Whoever opens it takes the { $side } side. The game begins by itself.
page-wait-text-seats = Send each link to a player. The game begins when every seat is taken.
page-wait-link-of = Link for the { $side } side
page-wait-watch = Link to watch
page-wait-watch-make = Make a link to watch
page-wait-watch-about = Spectators see only what both sides may know.
page-wait-revoke = Withdraw the link
page-wait-revoked = The link no longer works.
page-wait-new-link = Make a new link
page-wait-cancel = Delete this game
page-wait-leave = You may leave this page. The game stays under “Your games”.
page-wait-notify = Notify me when it begins
page-wait-begins = The game begins.

## Invitation

page-invited-title = { $host } invites you
page-invited-watch-title = { $host } invites you to watch
page-invited-side = You play the { $side } side.
page-invited-accept = Take the seat
page-invited-watch = Watch the game
page-invited-own = This is your own invitation. Send the link to somebody else.
page-invited-gone = This invitation is no longer open. It was withdrawn, or the seat is taken.
page-invited-to-game = To the game

## Replays

page-replays-title = Replays
page-replays-none = No finished game yet. Every game you finish can be watched again here.
page-replays-hide = Remove from the list
page-replays-hide-of = Remove { $title } from the list

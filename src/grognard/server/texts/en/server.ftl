### What the server says to a player: refusals and names it gives.

server-guest = Guest { $number }

server-bad-request = The request was not understood. Reload the page and try again.
server-not-signed-in = You are not signed in. Reload the page.
server-forbidden = That is not allowed.
server-not-found = There is no such page or game, or it is not one of yours.
server-too-slow = The request took too long to arrive. Try again.
server-too-large = That is too large.
server-too-many = { $seconds ->
    [one] Too many requests. Try again in { $seconds } second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
server-too-many-sockets = { $n ->
    [one] You have { $n } game page open, which is as many as there may be. Close it.
   *[other] You have { $n } game pages open, which is as many as there may be. Close one.
}
server-too-many-at-once = Too many requests were sent at once on one connection. Wait for an answer before you send the next.
server-too-many-connections = There are too many connections from your address. Close some and try again.
server-unavailable = The server cannot do that just now. Try again in a moment.
server-gave-up = That took too long or was too much for the server, which has given it up.
server-too-many-games = { $n ->
    [one] You have { $n } game that is not over, which is as many as there may be. Finish it or give it up.
   *[other] You have { $n } games that are not over, which is as many as there may be. Finish one or give it up.
}
server-internal = Something went wrong on the server. It has been written down.

server-csrf = The page is out of date. Reload it.
server-wrong-password = The name or the password is wrong.
server-wrong-own-password = That is not your password.
server-wrong-code = The code is wrong, has been used, or is more than a day old. Ask the operator of the server for another.
server-guest-password = A guest has no password. Make an account first.
server-banned = The operator of the server has closed your account: { $why }
server-bad-name = A name has { $least } to { $most } characters.
server-unreadable-name = A name is made of letters, digits and signs that can be seen.
server-mixed-name = A name is written in one alphabet: letters of different alphabets look too much alike.
server-bad-password = A password has { $least } to { $most } characters.
server-reserved-name = Computers, guests and those who run the server are called so. Choose another name.
server-name-taken = The name “{ $name }” is taken.
server-already-registered = You have an account already.

server-not-your-seat = That is not your seat.
server-spectator = You are watching this game. Only its players choose.
server-players-talk = Only the players of a game talk in it.
server-host-only = Only the one who made the game can do that.
server-seat-taken = Somebody sits there already.
server-bad-seats = Those seats do not fit this scenario.
server-no-person = At least one seat must be a person’s.
server-no-such-option = This scenario has no such option.
server-waiting = The game has not begun: a seat is still free.
server-running = The game is running. Resign first if you want to leave it.
server-over = The game is over.
server-not-over = That can be seen when the game is over.
server-asked-already = You have asked already. The others have yet to agree.
server-gone = “{ $name }”, which this server no longer has
server-other-version = This game was begun with version { $made } of its rules, and does not go on with version { $here }.
server-frozen = This game was played by version { $made } of the rules; version { $here } reads choice { NUMBER($n, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) } differently. It can be looked at, at least as far as that, but not played on; its record has all of it.
server-frozen-over = This game was played by version { $made } of the rules; version { $here } reads choice { NUMBER($n, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) } differently. It is shown at least as far as that; its record has all of it.
server-unread = This game was played by version { $made } of the rules, this server now has version { $here }. What becomes of the game is told when it has been opened.
server-reads = This game was played by version { $made } of the rules. Version { $here } reads every choice the same way.
server-unagreed = This game was played by version { $made } of the rules, this server now has version { $here }. It goes on from its present position when all its players agree to the new rules.
server-unagreed-alone = This game was played by version { $made } of the rules, this server now has version { $here }. It goes on from its present position when you agree to the new rules.
server-same-rules = This game is already played by version { $here } of the rules.
server-cannot-begin = This game cannot begin: the scenario has changed since it was made. Make a new one.
server-unplayable = This game cannot be opened. The operator of the server can see why.

## The compiled build that is made while one plays already

server-quicker-making = Everything works already. A build that is several times quicker is being made: { $percent } %, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} more.
server-quicker-ready = The quick build is ready. Your games stay as they are.
server-quicker-failed = The quick build could not be made; the game goes on as it is. What went wrong is in .venv/install.log.
server-quicker-restart = Now quicker: restart
server-quicker-not-yet = The quick build is not ready yet.

## Why a server does not start, for its operator

server-cannot-address = The address of the database is wrong: { $why }.
server-cannot-proxies = “{ $what }” in --trusted-proxies is neither an address nor a network. Write addresses like 127.0.0.1 or 10.0.0.0/8 with commas between them.
server-cannot-workers = { $n } workers need PostgreSQL: a SQLite file has one. Give --database postgresql://..., or leave --workers out.
server-cannot-newer = The database has schema { $version }, which this version of grognard does not know. Install the newer one.
server-cannot-behind = The database has schema { $here }, this version needs { $needed }. Make a backup and run “grognard db upgrade”.
server-cannot-database = The database does not answer: { $why }
server-cannot-folder = The data folder { $path } cannot be used: { $why }.
server-cannot-port = Port { NUMBER($port, useGrouping: 0) } on { $host } cannot be used: { $why }. Give another with --port.

## What the operator's commands say

server-desk-no-game = There is no game { $id } in this database.
server-desk-no-person = There is nobody called “{ $name }” in this database.
server-desk-guest = “{ $name }” is a guest and has no password.
server-desk-no-reason = Say why with --why: the person is told.
server-desk-not-a-game = The file is not an exported game: { $why }
server-desk-broken = The game does not replay: { $why }
server-desk-waiting = The game has not begun.
server-desk-not-over = The game is not over: its record would tell the secret of its dice.
server-desk-no-act = { $last ->
    [0] The game has no acts to take back.
   *[other] Name an act before the last one: a number from 0 to { NUMBER($last, useGrouping: 0) }, not { NUMBER($n, useGrouping: 0) }.
}
server-desk-not-empty = The database is not empty. A backup is restored into an empty one.
server-desk-bad-backup = The backup cannot be read: { $why }
server-desk-other-schema = The backup has schema { $made }, this version of grognard has { $here }. Restore it with the version that made it, then upgrade.

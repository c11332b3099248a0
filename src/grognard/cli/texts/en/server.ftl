### The commands of whoever runs a server.


## Serving

cli-about-serve = run the server: games in the browser, on this machine or over the network
cli-help-host = the address to listen on; 0.0.0.0 for everybody
cli-help-port = the port to listen on, 8765 if left out
cli-help-workers = how many processes; more than one needs PostgreSQL
cli-help-https = the page is reached over https: cookies are sent only there
cli-help-trusted-proxies = addresses and networks of the proxies in front, such as 127.0.0.1,10.0.0.0/8: only their X-Forwarded-For is believed
cli-help-logs = logs for people, or one JSON object per line
cli-help-pause = seconds between two choices of the computer
cli-help-no-limits = no limits on how often somebody may ask: only for measuring
cli-help-open = open the page in the browser
cli-help-database = postgresql://user@host/name, or sqlite:///path; without it a file in the data folder
cli-help-data = the folder for games; without it the usual one of this system
cli-bad-workers = --workers takes a number from 1 to 64
cli-serve-address = grognard is at { $address } (Ctrl-C stops it)
cli-serve-already = grognard is running already, at { $address }


## The database

cli-about-db = bring a server’s database up to date, or tell what that does to its games
cli-help-db-action = upgrade: run the migrations that are missing; check: tell what becomes of every game, change nothing
cli-db-same = The database has schema { $version }: nothing to do.
cli-db-upgraded = The database was brought from schema { $before } to { $version }.
cli-db-behind = The database has schema { $before }; an upgrade brings it to { $version }.
cli-db-count-begins = Have not begun, and will by the rules of this version: { $n }
cli-db-count-plays = Go on, or are read, as they are: { $n }
cli-db-count-reads = Are over and stay readable: { $n }
cli-db-count-waits = Can be carried over to the new rules when their players agree: { $n }
cli-db-count-frozen = Are frozen: can be looked at, not played on: { $n }
cli-db-count-lost = Cannot be opened: { $n }
cli-db-fate-reads = over, by version { $made } of the rules: stays readable under { $here }
cli-db-fate-waits = runs by version { $made }: can be carried over to { $here }
cli-db-fate-frozen = by version { $made }: frozen at act { NUMBER($n, useGrouping: 0) } of { NUMBER($acts, useGrouping: 0) }, because { $here } reads choice { NUMBER($choice, useGrouping: 0) } differently ({ $why })
cli-db-fate-lost = cannot be opened ({ $why })
cli-about-backup = write everything a server has into a file, or restore it
cli-help-backup-file = the file; passwords in it are hashed, but keep it safe
cli-help-restore = read the file into an empty database
cli-backup-made = { $path }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
cli-backup-restored = From { $path }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.


## Games on a server

cli-help-games-action = the games of a server: list, export, import or rewind them
cli-help-games-what = what the action is about: a game’s id, a file, the number of an act
cli-help-status = only games that are so
cli-help-owner = who gets the seats of people in an imported game
cli-help-as-record-of = export the record of a finished game, which “grognard verify” checks
cli-games-id = game
cli-games-status = status
cli-games-acts = acts
cli-games-changed = last change
cli-games-list-usage = “games list” takes no names
cli-games-export-usage = “games export ID [FILE]” takes the game and perhaps a file
cli-games-import-usage = “games import FILE” takes one file
cli-games-rewind-usage = “games rewind ID N” takes the game and the number of the last act that counts
cli-games-exported = Game { $id } is in { $path }. The secret of its dice is in it too.
cli-games-imported = The game is here as { $id }.
cli-games-rewound = { $n ->
    [one] { $n } act of game { $id } no longer counts.
   *[other] { $n } acts of game { $id } no longer count.
}
cli-games-new-dice = Its secret was open, so it goes on with new dice and a new commitment to them.


## People on a server

cli-about-people = people on a server: list, reset a password, ban, unban, export
cli-help-people-action = list, reset (a code for a new password), ban, unban, export
cli-help-people-what = the person’s name; for an export perhaps a file
cli-help-people-why = the reason of a ban; the person is told
cli-help-people-guests = guests too
cli-people-name = name
cli-people-games = games
cli-people-seen = last seen
cli-people-banned = banned because
cli-people-list-usage = “people list” takes no names
cli-people-reset-usage = “people reset NAME” takes one name
cli-people-ban-usage = “people ban NAME --why TEXT” takes one name
cli-people-unban-usage = “people unban NAME” takes one name
cli-people-export-usage = “people export NAME [FILE]” takes one name and perhaps a file
cli-people-code = A code for { $name }, for one use within a day:
    { $code }
    Or the address { $path } on your server, which has the code in it.
cli-people-out = { $name } is banned. Open pages notice within a minute.
cli-people-in = { $name } may come in again.
cli-people-exported = What is stored about { $name } is in { $path }.

### Words used on several pages.

page-brand = grognard
page-skip = Skip to the content
page-retry = Try again
page-signed-out = You are signed out
page-signed-out-text = Your session in this browser has ended, here or from another device.
page-signed-out-login = Log in
page-signed-out-reload = Reload the page
page-to-lobby = To the lobby
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
# $host: 127.0.0.1, localhost
page-only-here = Nobody else can open this address: { $host } is always the computer on which it is typed. Start the server with “grognard serve --host 0.0.0.0”, open this page by the computer’s own address, and send the link from there.

## Header and footer

page-nav = Pages
page-nav-play = Play
page-nav-replays = Replays
page-nav-rules = Rules
page-nav-gallery = Counters and maps
page-language = Language
page-language-en = English
page-language-ru = Русский
page-theme-light = Light theme. Change to dark
page-theme-dark = Dark theme. Change to light
page-guest = Guest
page-account-of = Account of { $name }
page-footer-unofficial = An unofficial page for players who own the games. Compatible with Conflict of Heroes, Holland ’44, Stalingrad ’42 and Panzer; not made or endorsed by their publishers.
page-footer-own = Rules are told in our own words; maps and counters are our own drawings.

## When something is wrong

page-error-unexpected = Something went wrong on this page.
page-error-offline = The server cannot be reached.
page-error-unavailable = The server is not available just now.
page-error-not-found = There is nothing here.
page-offline-bar = No connection to the server. Trying again.
page-not-found-title = No such page
page-not-found-text = The address leads nowhere. The link may have been mistyped or withdrawn.

## Length and time

page-minutes = { $n } min
page-hours = { $n } h
page-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
page-under-a-minute = less than a minute
# $n: 1 to 5
page-complexity = Complexity { $n } of 5
page-progress = { $name ->
    [round] Round { $n } of { $of }
   *[turn] Turn { $n } of { $of }
}

### The data cards of a game: list, cards, what two of them do to each other.

page-nav-cards = Cards
page-cards-title = Data cards
page-cards-of = { $game }: data cards
page-cards-choose = Choose a game.
page-cards-none = No game of this server has data cards.
page-cards-loading = One moment.
page-cards-about = What the figures rest on

page-cards-list = Choose a card
page-cards-slot = What is chosen from the list
page-cards-first = Card
page-cards-second = Opponent
page-cards-search = Search by name
page-cards-side = Nation
page-cards-side-any = Both nations
page-cards-year = Year
page-cards-year-any = Any year
page-cards-family = Family
page-cards-family-any = All cards
page-cards-kind = Kind
page-cards-kind-any = Any kind
page-cards-count = { $n ->
    [0] No card is like that
    [one] { $n } card
   *[other] { $n } cards
}
page-cards-points = points
page-cards-dates = { $since } to { $until }
page-cards-since = from { $since }

page-cards-settings = How they shoot
page-cards-range = Range
page-cards-range-hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
page-cards-range-metres = { $hexes }, { NUMBER($m, useGrouping: 0) } m
page-cards-aspect = Aspect of the target
page-cards-conditions = { $n ->
    [0] Conditions
    [one] Conditions: { $n } changed
   *[other] Conditions: { $n } changed
}
page-cards-reset = As at first
page-cards-swap = Change places

page-cards-drawing = { $name } from above with its armour; the table below has every figure
page-cards-drawing-soft = Drawing of { $name }
page-cards-percent-sign = %
page-cards-key = Armour factor of each plate
page-cards-key-pierced = dashed red: pierced at this range
page-cards-rose = Around it: the opponent’s chance to destroy it, by aspect
page-cards-pierced = , pierced

page-cards-duel = { $shooter } fires at { $target }
page-cards-ammunition = Ammunition
page-cards-hit = Hit
page-cards-destroyed = Destroyed
page-cards-out = Out of action
page-cards-pierces = Pierces
page-cards-no-modifiers = No modifiers.
page-cards-plain = By the basic rules a hit means: { $results }
page-cards-out-of-range = Out of range: { $kind } reaches { $n } hexes.
page-cards-plot-pierces = Penetration and armour: { $aspect }
page-cards-plot-pierces-alt = What { $shooter } pierces by range, and the armour of { $target }; the table below has the figures
page-cards-plot-chances = Chances of a shot, per cent
page-cards-plot-chances-alt = Chances of { $shooter } against { $target } by range; the table below has the figures
page-cards-hexes = Hexes
page-cards-hexes-short = hexes
page-cards-table = { $shooter } fires at { $target }: chances by range and aspect
page-cards-table-note = By aspect: per cent destroyed / out of action. Out of action counts crews that bail out.

### The rules reference: the page and the panel beside the map.

page-rules = Rules
page-rules-title = Rules reference
page-rules-of = { $game }: rules reference
page-rules-intro = In our own words. Every number in a game leads to its rule here.
page-rules-choose = Choose a game.
page-rules-where = Where this rule stands
page-rules-chapters = Chapters
page-rules-chapter = Chapter { $id }
page-rules-search = Search the rules
page-rules-search-hint = A word or a number, such as “7.62”
page-rules-found = { $n ->
    [0] Nothing found
    [one] { $n } rule found
   *[other] { $n } rules found
}
page-rules-nothing = No rule has all of these words. Try fewer of them, or the beginning of a word.
page-rules-example = Example
page-rules-see = See also
page-rules-back = Back
page-rules-close = Close the rule
page-rules-before = Previous: { $title }
page-rules-after = Next: { $title }
page-rules-link = Link to { $rule }
page-rules-unknown = { $rule } is not in the reference yet.
page-rules-loading = One moment.

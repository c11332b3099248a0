### A hint: what a strong computer would do in the reader's place.

page-hint-thinking = What would the { $level } do? Thinking: { $n } s
page-hint-title = The { $level } would do this
page-hint-chances = The chances of the last step
page-hint-marked = The record and the other players are told that a hint was taken. Dice and game stay as they are.
page-hint-show = Show me
page-hint-cancel = Cancel
page-hint-close = Close
page-hint-computer = strongest computer

### The card of a guided game. What it teaches is in the game's own texts.

page-lesson-step = Card { $n }
page-lesson-back = Back
page-lesson-next = Next
page-lesson-skip = Skip
page-lesson-show = Show me
page-lesson-open = Read the whole card:
page-lesson-fold = Fold the card
page-lesson-leave = Leave the lesson
page-lesson-resume = Back to the lesson
page-lesson-close = Close
page-lesson-wait = Play on. The lesson speaks up when something new comes.
page-lesson-over-title = That was the lesson.
page-lesson-over = You know what a battle is made of. Finish this one, or take a full scenario from the lobby.
page-lesson-over-game = The battle is over, and the lesson with it. The lobby has what comes next.

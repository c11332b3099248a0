### Карточка обучающей игры. Чему она учит, написано в текстах самой игры.

page-lesson-step = Карточка { $n }
page-lesson-back = Назад
page-lesson-next = Дальше
page-lesson-skip = Пропустить
page-lesson-show = Покажите
page-lesson-open = Открыть карточку:
page-lesson-fold = Свернуть карточку
page-lesson-leave = Прервать урок
page-lesson-resume = Вернуться к уроку
page-lesson-close = Закрыть
page-lesson-wait = Играйте дальше. Урок продолжится, когда появится что-то новое.
page-lesson-over-title = Урок окончен.
page-lesson-over = Теперь вы знаете, из чего складывается бой. Доиграйте его или выберите в лобби полный сценарий.
page-lesson-over-game = Бой окончен, а с ним и урок. Что сыграть дальше, подскажет лобби.

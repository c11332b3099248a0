### Ход: погода, начальная фаза, снабжение, железнодорожные терминалы (главы 3, 16–18, 21–23, 30).


## Выбор

stalingrad42-verb-arrive = { UNIT($unit, cap: "yes") }: прибытие { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }
stalingrad42-verb-fortify = Начать укрепление: { HEX($hex) }
stalingrad42-verb-buy = Очко снабжения { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "pre") }
stalingrad42-verb-spend = Израсходовать { UNIT($stock, case: "acc") }, чтобы приготовить { UNIT($unit, case: "acc") }
stalingrad42-verb-ready = Приготовить { UNIT($unit, case: "acc") }
stalingrad42-verb-refit = Пополнение ({ $kind }) для { UNIT($unit, case: "gen") }
stalingrad42-verb-rebuild = Восстановить { UNIT($unit, case: "acc") } { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "pre") }, пополнение: { $kind }
stalingrad42-verb-declare = Объявить зимнее наступление
stalingrad42-verb-grant-plan = Готовый план наступления: { UNIT($unit) }
stalingrad42-verb-grant-stock = Готовое очко снабжения: { UNIT($unit) }
stalingrad42-verb-recall = Вывести { UNIT($unit, case: "acc") }
stalingrad42-verb-grant-step = Уровень для { UNIT($unit, case: "gen") }
stalingrad42-verb-grant-brigade = { UNIT($unit, cap: "yes") }: остаётся на месте корпуса
stalingrad42-verb-railhead = Терминал из { HEX($hex, case: "gen") } в { HEX($to, case: "acc") }
stalingrad42-verb-shift = { UNIT($unit, cap: "yes") }: { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "acc") }

stalingrad42-word-tank = танковое
stalingrad42-word-infantry = пехотное
stalingrad42-word-cavalry = кавалерийское
stalingrad42-word-special = специальное
stalingrad42-word-allied = союзное


## Вопросы

stalingrad42-prompt-Initial-choose = Начальная фаза: подкрепления, пополнения и очки ресурсов.
stalingrad42-prompt-Offensive-grant = Зимнее наступление: выберите фронты, которые получат планы и очки снабжения.
stalingrad42-prompt-Withdrawal-recall = Выберите часть, которую выводят.
stalingrad42-prompt-Withdrawal-pay = Выведено слишком мало уровней (ещё { $owed }). Выберите, кто теряет уровень.
stalingrad42-prompt-Withdrawal-grant = Выведено больше уровней, чем нужно ({ $owed }). Выберите, кто получает уровень, или продолжайте.
stalingrad42-prompt-SupplyPhase-railheads = Фаза снабжения: двигайте терминалы по зелёным линиям или продолжайте.
stalingrad42-prompt-SupplyPhase-artillery = Фаза снабжения: готовьте артиллерию очками снабжения или закончите фазу.
stalingrad42-prompt-Evacuation-choose = Части должны покинуть область входа. Выберите, куда уйдёт каждая из них.


## Что происходит

stalingrad42-event-turn-begins = Ход { $n } из { $of }.
stalingrad42-event-player-turn = { PLAYER($player, cap: "yes") }: ход игрока.
stalingrad42-event-small-turn = { PLAYER($player, cap: "yes") }: мини-ход.
# $mud: 1 if the ground is muddy after rain
stalingrad42-event-weather = Погода: { $weather }{ $mud ->
    [1] , распутица
   *[other] {""}
}.
stalingrad42-event-freezes = Пришла зима: реки и озёра замерзают, перевалы закрыты.
stalingrad42-event-fort-begun = В { HEX($hex, case: "pre") } начато укрепление.
stalingrad42-event-fort-done = Укрепление в { HEX($hex, case: "pre") } готово.
stalingrad42-event-fort-gone = Укрепления в { HEX($hex, case: "pre") } больше нет.
stalingrad42-event-bought = { UNIT($unit, cap: "yes") }: размещение { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "pre") }.
stalingrad42-event-refits = { UNIT($unit, cap: "yes") }: получено пополнение, уровней { $n }.
stalingrad42-event-rebuilt = { UNIT($unit, cap: "yes") }: восстановление { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "pre") }.
stalingrad42-event-spent = { UNIT($unit, cap: "yes") }: израсходовано.
stalingrad42-event-offensive = Начинается зимнее наступление. Со следующего хода советские войска ходят первыми.
stalingrad42-event-granted-plan = { UNIT($unit, cap: "yes") }: готов план наступления.
stalingrad42-event-recalled = { UNIT($unit, cap: "yes") }: вывод из игры.
stalingrad42-event-upgraded = { UNIT($unit, cap: "yes") }: вместо { UNIT($before, case: "gen") }.
stalingrad42-event-score = { $benchmark ->
    [0] Очки Оси: { $n }.
   *[other] Очки Оси: { $n }; контрольное число { $benchmark }.
}
stalingrad42-event-wins = Победа: { PLAYER($player) }.
stalingrad42-event-railhead = Терминал переходит из { HEX($from, case: "gen") } в { HEX($hex, case: "acc") }.
stalingrad42-event-pushed-back = Терминал отброшен из { HEX($from, case: "gen") } в { HEX($hex, case: "acc") }.
stalingrad42-event-converted = Перешит { $n ->
    [one] { $n } железнодорожный гекс
    [few] { $n } железнодорожных гекса
   *[other] { $n } железнодорожных гексов
}.
stalingrad42-event-cut-off = { UNIT($unit, cap: "yes") }: снабжения нет.
stalingrad42-event-supplied = { UNIT($unit, cap: "yes") }: снабжение восстановлено.
stalingrad42-event-isolated = { UNIT($unit, cap: "yes") }: изоляция.
stalingrad42-event-attrition = { UNIT($unit, cap: "yes") }: в котле, { $n }: { $lost ->
    [1] потерян уровень
   *[other] потерь нет
}.

stalingrad42-word-clear = ясно
stalingrad42-word-overcast = облачно
stalingrad42-word-overcast_w = облачно
stalingrad42-word-rain = дождь
stalingrad42-word-snow = снег

stalingrad42-outcome-endures = { UNIT($unit, cap: "yes") }: без потерь

stalingrad42-ledger-attrition = Изоляция
stalingrad42-modifier-attrition-airfield = аэродром
stalingrad42-modifier-attrition-far = аэродром далеко от железных дорог
stalingrad42-modifier-attrition-city = город
stalingrad42-modifier-attrition-headquarters = штаб
stalingrad42-modifier-attrition-desert = пустыня


## Почему нельзя

stalingrad42-refusal-no-resources = Очков ресурсов не осталось.
stalingrad42-refusal-fort-place = В { HEX($hex, case: "pre") } укрепление не начать: не в городе, болоте, горах и пересечённом лесу и не рядом с противником без своей боевой части.
stalingrad42-refusal-fort-supply = { HEX($hex, cap: "yes") }: нет снабжения.
stalingrad42-refusal-forts-all = Все маркеры укреплений заняты.
stalingrad42-refusal-buy-place = Очки снабжения размещают в своих областях входа: не { HEX($place, get: "gender") ->
    [m] на
   *[other] в
} { HEX($place, case: "pre") }.
stalingrad42-refusal-stocks-all = Все очки снабжения заняты.
stalingrad42-refusal-guns-off-rail = { UNIT($unit, cap: "yes") }: не на железнодорожной сети.
stalingrad42-refusal-guns-disorder = { UNIT($unit, cap: "yes") }: нет порядка.
stalingrad42-refusal-stock-apart = { UNIT($unit, cap: "yes") }: рядом нет очка снабжения, которое можно израсходовать.
stalingrad42-refusal-not-due = { UNIT($unit, cap: "yes") }: сейчас не прибывает.
stalingrad42-refusal-arrival-area = { HEX($place, cap: "yes") }: прибывает не сюда.
stalingrad42-refusal-arrival-blau = { HEX($place, cap: "yes") }: прибывает не сюда.
stalingrad42-refusal-arrival-caucasus = { HEX($place, cap: "yes") }: прибывает не сюда.
stalingrad42-refusal-arrival-uranus = { HEX($place, cap: "yes") }: прибывает не сюда.
stalingrad42-refusal-volunteer-later = { UNIT($unit, cap: "yes") }: сейчас не прибывает. Добровольцы приходят по одной части в ход, пока Ось держит Краснодар и Ворошиловск.
stalingrad42-refusal-volunteer-place = { HEX($place, cap: "yes") }: добровольцы прибывают не сюда.
stalingrad42-refusal-front-later = { UNIT($unit, cap: "yes") }: сейчас не прибывает. Закавказье шлёт по одной части в ход, когда Ось уже там.
stalingrad42-refusal-front-area = { HEX($place, cap: "yes") }: не открытая область входа на юге.
stalingrad42-refusal-helper-later = { UNIT($unit, cap: "yes") }: ещё не вернулась.
stalingrad42-refusal-no-replacement = { UNIT($unit, cap: "yes") }: такого пополнения не осталось.
stalingrad42-refusal-refit-kind = { UNIT($unit, cap: "yes") }: такое пополнение не подходит.
stalingrad42-refusal-refit-whole = { UNIT($unit, cap: "yes") }: потерь нет.
stalingrad42-refusal-refit-order = { UNIT($unit, cap: "yes") }: нет порядка.
stalingrad42-refusal-refit-supply = { UNIT($unit, cap: "yes") }: нет линии снабжения.
stalingrad42-refusal-refit-marked = { UNIT($unit, cap: "yes") }: маркер «Без снабжения» снимается только в фазе снабжения, до неё пополнений нет.
stalingrad42-refusal-refit-once = { UNIT($unit, cap: "yes") }: пополнение в этом ходу уже получено.
stalingrad42-refusal-not-lost = { UNIT($unit, cap: "yes") }: не в числе уничтоженных.
stalingrad42-refusal-rebuild-never = { UNIT($unit, cap: "yes") }: восстановить нельзя.
stalingrad42-refusal-rebuild-engineers = { UNIT($unit, cap: "yes") }: таких инженеров восстановить нельзя.
stalingrad42-refusal-rebuild-place = { HEX($place, cap: "yes") }: не своя область входа, не свой большой город на железнодорожной сети, и штаба рядом с ней там нет.
stalingrad42-refusal-rebuild-near = Рядом с { HEX($place, case: "ins") } противник.
stalingrad42-refusal-rebuild-once = { HEX($place, cap: "yes") }: в этом ходу здесь уже восстановлена часть.
stalingrad42-refusal-rebuild-corps = Танковые и механизированные корпуса восстанавливают в областях A, B и C: и { UNIT($unit) }.
stalingrad42-refusal-no-offensive = Зимнее наступление сейчас не объявить.
stalingrad42-refusal-grant-unit = { UNIT($unit, cap: "yes") }: не штаб фронта со снабжением.
stalingrad42-refusal-recall-unit = { UNIT($unit, cap: "yes") }: для этого не подходит.
stalingrad42-refusal-recall-corps = { UNIT($unit, cap: "yes") }: не тот танковый корпус и не та бригада, о которых говорит правило.
stalingrad42-refusal-recall-other = { UNIT($unit, cap: "yes") }: не та часть, о которой говорит правило.
stalingrad42-refusal-shift-place = { HEX($place, cap: "yes") }: туда они уйти не могут.
stalingrad42-refusal-shift-winter = { HEX($place, cap: "yes") }: туда они уйти не могут.
stalingrad42-refusal-no-railhead = В { HEX($hex, case: "pre") } нет терминала.
stalingrad42-refusal-railhead-way = Терминал идёт по зелёной линии, которая ещё не перешита: не в { HEX($hex, case: "acc") }.
stalingrad42-refusal-railhead-done = Этот терминал прошёл два гекса, или двигались уже четыре других.
stalingrad42-refusal-railhead-zoc = В { HEX($hex, case: "pre") } противник или его ЗК.
stalingrad42-refusal-railhead-cut = Терминал в { HEX($hex, case: "pre") } отрезан от железнодорожной сети.

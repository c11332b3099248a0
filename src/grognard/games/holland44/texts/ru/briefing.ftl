### Задание сценария: за что победа, кто когда подходит, что особенного.
### $side: название стороны; $hexes: гексы, как на карте; $vp: очки; $turn: номер хода.

holland44-brief-victory = Победа
holland44-brief-time = Время и погода
holland44-brief-set-up = Расстановка
holland44-brief-reinforcements = Подкрепления
holland44-brief-bridges = Мосты
holland44-brief-special = Особые правила
holland44-brief-balance = Равновесие
holland44-brief-measured = В { $games } партиях двух равных компьютеров ({ $level }) союзники победили в { $allied } % (доверительный интервал 95 %: от { $low } до { $high } %), немцы — в { $german } %.
holland44-brief-favours = Одной стороне здесь легче: { $side }.


## Победа

holland44-brief-campaign-allied = Союзники побеждают сразу, если у них { $vp } ПО и на северном берегу Недер-Рейна есть часть, которая не десантная.
holland44-brief-campaign-german = Немцы побеждают сразу, если у них { $vp } ПО или если на северном берегу Недер-Рейна не осталось союзников.
holland44-brief-campaign-end = После последнего хода побеждает тот, у кого больше ПО; при равенстве — немцы.
holland44-brief-campaign-points = Очки союзников: { $city } за каждый гекс города, по 1 за Оверлон и Венрай, { $unit } за каждую снабжаемую наземную часть севернее Недер-Рейна. Очки немцев: 1 за каждую уничтоженную часть союзников с тремя уровнями, ½ за любую другую.
holland44-brief-crossing = Союзники побеждают, если в конце не меньше { $n } уровней недесантных частей перешли реку ({ $region }); иначе побеждают немцы.
holland44-brief-lead = { $n ->
    [0] После последнего хода союзники побеждают, если очков у них не меньше, чем у немцев.
    [one] После последнего хода союзники побеждают, если обгоняют немцев хотя бы на { $n } очко.
    [few] После последнего хода союзники побеждают, если обгоняют немцев хотя бы на { $n } очка.
   *[other] После последнего хода союзники побеждают, если обгоняют немцев хотя бы на { $n } очков.
}
holland44-brief-award-hold = { $side }: { $vp } ПО за каждый гекс под контролем: { $hexes }.
holland44-brief-award-bridge = { $side }: { $vp } ПО за каждый из мостов, если он не взорван и под контролем: { $hexes }.
holland44-brief-award-beyond = { $side }: { $vp } ПО за каждый свой уровень ({ $region }).
holland44-brief-award-beyond-ground = { $side }: { $vp } ПО за каждый свой недесантный уровень ({ $region }).
holland44-brief-award-exit = { $side }: { $vp } ПО за каждый уровень в зоне { $area }.
holland44-brief-award-losses = { $side }: { $vp } ПО за каждый уничтоженный уровень противника.


## Время, расстановка, подкрепления, мосты

holland44-brief-turns = Ходы с { $first } по { $last }.
holland44-brief-begins-landing = Первый ход начинается с высадки; погода, артиллерия и мосты пропускаются.
holland44-brief-weather = Погода первого хода: { $weather }.
holland44-brief-printed = Все начинают там, где указано на фишках.
holland44-brief-part = В игре только часть карты.
holland44-brief-gate = Из зоны { $area } входят через гексы: { $hexes }.
holland44-brief-unknown = Неопознанных частей на карте: { $n }.
holland44-brief-traffic = Маркеров затора в начале: { $n }.
holland44-brief-arrival-area = Ход { $turn }, { $side }: { $units }, зона { $area }.
holland44-brief-arrival-drop = Ход { $turn }, { $side }: { $units }, по воздуху, { $area }.
holland44-brief-bridge-blown = Взорваны: { $hexes }.
holland44-brief-bridge-safe = Исправны: { $hexes }.
holland44-brief-bridge-repair = Ремонтируются: { $hexes }.


## Особые правила

holland44-special-no-replacements = Пополнений нет.
holland44-special-allied-areas-early = Зоны A и L с самого начала у союзников.

### Stalingrad ’42: слова на ярлыках, прописными и как можно короче; знаки легенды.

page-stalingrad42-counters-about = Сверху: название. Рамка: род войск. Слева: уровни. Справа: точка танков, красная у отборных, белая у противотанковых. Снизу: атака, оборона и движение; оборона на красном у элитных частей, на белом у слабых; движение на чёрном: без марша. Белая полоса: уровни потеряны.

page-stalingrad42-tab-train = ЭШЕЛОН
page-stalingrad42-tab-reserve = РЕЗЕРВ
page-stalingrad42-tab-plan-ready = ПЛАН
page-stalingrad42-tab-planned = ПЛАН +1
page-stalingrad42-tab-ready = ГОТОВО
page-stalingrad42-tab-dump = СКЛАД
page-stalingrad42-tab-air = АВИА
page-stalingrad42-tab-box = ЯЧ. { $n }

page-stalingrad42-mark-fort = Укрепление
page-stalingrad42-mark-fort-begun = Строящееся укрепление
page-stalingrad42-mark-railhead = Терминал
page-stalingrad42-mark-city-battle = Городской бой
page-stalingrad42-mark-contested = Город, где обе стороны
page-stalingrad42-mark-flotilla = Волжская флотилия

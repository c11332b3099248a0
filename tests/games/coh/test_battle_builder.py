from .battle import Battle


def test_a_squad_fires_and_hits() -> None:
    b = Battle(
        {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}, rolls=[8], draws=["pinned"], current_cap=(0, 4)
    )
    b.play("activate G-INF-1", "ap G-INF-1", "fire G-INF-1 F08")
    assert b.hit("S-RIF-1") == "pinned"
    assert b.s.ap[0] == 4
    assert b.asked() == "soviet"

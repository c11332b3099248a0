"""Chapters 32 to 34: the campaign's withdrawals, winter offensive and maskirovka.

Chapter 30, the Transcaucasus front, is in `entering` (it wakes) and `reinforcements` (who comes); chapter 31,
reserve armies that wait, in `movement_phase` (one is activated), `entering` (one wakes) and `stacking`.
"""

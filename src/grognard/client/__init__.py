"""Plays on a grognard server from Python.

from grognard.client import Client

with Client("http://127.0.0.1:8765") as client:
    game = client.new_game("coh/dawn-at-the-granary", {"german": "me", "soviet": "computer:random"})
    seat = game.seat("german")
    for view in seat.views():
        if view.outcome >= 0:
            break
        if view.question:
            seat.play(view.question.offers[view.question.default].key)
"""

from .http import Client, ServerError
from .table import RemoteGame, RemoteSeat

__all__ = ["Client", "RemoteGame", "RemoteSeat", "ServerError"]

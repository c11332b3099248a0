"""A game on the server and a seat at it, with the same verbs as `grognard.core`'s Game and Seat."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

import msgspec
from websockets.sync.client import ClientConnection, connect

from grognard.core.telling.overlay import Overlay
from grognard.core.telling.table import Table
from grognard.core.telling.view import Outlook, Part, Reason, Step, View
from grognard.server.wire import (
    Ask,
    At,
    Chat,
    Done,
    GameInfo,
    Invitation,
    InviteTo,
    Live,
    LiveProblem,
    LiveView,
    Play,
    Replay,
    Say,
    ShareLink,
    Show,
    Why,
)

from .http import Client, ServerError


class RemoteGame:
    """A game I have part in."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.path = f"/games/{id}"

    def info(self) -> GameInfo:
        return self.client.get(self.path, GameInfo)

    def table(self) -> Table:
        return self.client.get(f"{self.path}/table", Table)

    def seat(self, seat: str) -> RemoteSeat:
        """One of my seats, or "" to watch."""
        return RemoteSeat(self, seat)

    def invite(self, seat: str) -> Invitation:
        return self.client.post(f"{self.path}/invitations", InviteTo(seat), Invitation)

    def revoke(self, token: str) -> None:
        self.client.send("DELETE", f"{self.path}/invitations/{token}", None, type(None))

    def say(self, text: str) -> Chat:
        return self.client.post(f"{self.path}/chat", Say(text), Chat)

    def chat(self) -> list[Chat]:
        return self.client.get(f"{self.path}/chat", list[Chat])

    def replay(self, seat: str) -> Replay:
        """A game at a glance; of a long one with its last part alone."""
        return self.client.get(f"{self.path}/replay", Replay, seat=seat)

    def steps(self, seat: str) -> Iterator[Step]:
        """A game step by step, part after part; `grognard.core.referee.acts.merged` puts scenes together."""
        replay = self.replay(seat)
        here = {part.number: part for part in replay.parts}
        for number in range(len(replay.index.parts)):
            path = f"{self.path}/replay/{number}"
            part = here[number] if number in here else self.client.get(path, Part, seat=seat)
            yield from part.steps

    def record(self) -> str:
        """The record of a finished game, for `grognard verify` and `grognard replay`."""
        return self.client.get(f"{self.path}/record", str)

    def share(self) -> ShareLink:
        return self.client.post(f"{self.path}/share", None, ShareLink)


class RemoteSeat:
    """All that one player can touch. The last view it saw is kept for the `seq` of the next choice."""

    def __init__(self, game: RemoteGame, seat: str) -> None:
        self.game = game
        self.seat = seat
        self.seq = -1

    def view(self, since: int = 0) -> View:
        return self._saw(self._client.get(f"{self.game.path}/view", View, seat=self.seat, since=since))

    def play(self, *keys: str) -> Done:
        """Plays keys one after another until something interrupts; on disk when this returns."""
        if self.seq < 0:
            self.view()
        return self._done("play", Play(self.seat, list(keys), self.seq))

    def undo(self) -> Done:
        return self._done("undo", At(self.seat))

    def redo(self) -> Done:
        return self._done("redo", At(self.seat))

    def resign(self) -> GameInfo:
        return self._client.post(f"{self.game.path}/resign", At(self.seat), GameInfo)

    def agree(self) -> GameInfo:
        """Agrees that the game goes on by the version of the rules the server has now."""
        return self._client.post(f"{self.game.path}/agree", At(self.seat), GameInfo)

    def takeback(self) -> GameInfo:
        """Asks the others to take back my last choice, or agrees to what they have asked."""
        return self._client.post(f"{self.game.path}/takeback", At(self.seat), GameInfo)

    def odds(self, key: str) -> Outlook:
        return self._client.post(f"{self.game.path}/odds", Ask(self.seat, key), Outlook)

    def why(self, *keys: str, clicked: list[str] | None = None) -> Reason | None:
        body = Why(self.seat, list(keys), clicked or [])
        reason: Reason | None = self._client.post(f"{self.game.path}/why", body, Reason | None)  # type: ignore[arg-type]
        return reason

    def overlay(self, name: str, *at: str) -> Overlay:
        return self._client.post(f"{self.game.path}/overlay", Show(self.seat, name, list(at)), Overlay)

    def views(self) -> Iterator[View]:
        """Views as they come, the present one first; ends when the server closes the socket.

        A view that waited in the socket while `play` brought a newer one is skipped.
        """
        with self.connect() as socket:
            for message in socket:
                live = msgspec.json.decode(message, type=Live)
                if isinstance(live, LiveView):
                    if live.view.seq >= self.seq:
                        yield self._saw(live.view)
                elif isinstance(live, LiveProblem):
                    raise ServerError(0, live.problem)

    def connect(self) -> ClientConnection:
        """The live socket itself."""
        address = self._client.address.replace("http", "ws", 1)
        query = urlencode({"seat": self.seat, "have": 0})
        cookies = "; ".join(f"{name}={value}" for name, value in self._client.http.cookies.items())
        return connect(
            f"{address}/api{self.game.path}/live?{query}",
            additional_headers={"Cookie": cookies, "Origin": self._client.address},
            max_size=2**24,
        )

    @property
    def _client(self) -> Client:
        return self.game.client

    def _done(self, act: str, body: Play | At) -> Done:
        done = self._client.post(f"{self.game.path}/{act}", body, Done)
        self._saw(done.view)
        return done

    def _saw(self, view: View) -> View:
        self.seq = view.seq
        return view

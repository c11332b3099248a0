"""The connection: a session with its cookies, typed requests, and errors that say what the server said."""

from __future__ import annotations

from fractions import Fraction
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec

from grognard.server.wire import (
    Accept,
    Credentials,
    GameInfo,
    Invited,
    Me,
    Meta,
    NewGame,
    Problem,
)

if TYPE_CHECKING:
    from .table import RemoteGame

T = TypeVar("T")

CSRF_COOKIE = "grognard-csrf"
CSRF_HEADER = "x-csrf-token"


def decode_fraction(wanted: type, value: object) -> object:
    """Chances travel as "15/36", exact."""
    if wanted is Fraction and isinstance(value, str):
        return Fraction(value)
    raise NotImplementedError(f"cannot read a {wanted.__name__} from {value!r}")


class ServerError(Exception):
    """The server refused: `problem` is its answer, `status` the HTTP status."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail or problem.text.id}")
        self.status = status
        self.problem = problem


class Client:
    """A visitor of a server; a guest until `log_in` or `register`."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=f"{self.address}/api", timeout=timeout)
        self.me = self.get("/me", Me)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    # -- requests --------------------------------------------------------------------------------

    def get(self, path: str, answer: type[T], **query: str | int) -> T:
        decoded: T = self._decode(self.http.get(path, params=query), answer)
        return decoded

    def send(self, method: str, path: str, body: object, answer: type[T]) -> T:
        headers = {"content-type": "application/json", CSRF_HEADER: self.http.cookies.get(CSRF_COOKIE) or ""}
        content = b"" if body is None else msgspec.json.encode(body)
        decoded: T = self._decode(self.http.request(method, path, content=content, headers=headers), answer)
        return decoded

    def post(self, path: str, body: object, answer: type[T]) -> T:
        return self.send("POST", path, body, answer)

    def _decode(self, response: httpx.Response, answer: Any) -> Any:
        if response.is_success:
            if answer is str:
                return response.text
            return msgspec.json.decode(response.content or b"null", type=answer, dec_hook=decode_fraction)
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.DecodeError:
            response.raise_for_status()
            raise
        raise ServerError(response.status_code, problem)

    # -- who ---------------------------------------------------------------------------------------

    def register(self, name: str, password: str) -> Me:
        """Turns the guest into an account; its games stay."""
        self.me = self.post("/accounts", Credentials(name, password), Me)
        return self.me

    def log_in(self, name: str, password: str) -> Me:
        self.me = self.post("/session", Credentials(name, password), Me)
        return self.me

    # -- games -------------------------------------------------------------------------------------

    def meta(self) -> Meta:
        return self.get("/meta", Meta)

    def games(self) -> list[GameInfo]:
        return self.get("/games", list[GameInfo])

    def new_game(
        self, scenario: str, seats: dict[str, str], options: dict[str, str] | None = None
    ) -> RemoteGame:
        """A new game; `seats` maps each seat to "me", "open" or "computer:<level>"."""
        return self._game(self.post("/games", NewGame(scenario, seats, options or {}), GameInfo).id)

    def game(self, id: str) -> RemoteGame:
        """A game of mine by its id."""
        return self._game(self.get(f"/games/{id}", GameInfo).id)

    def invited(self, token: str) -> Invited:
        return self.get(f"/invitations/{token}", Invited)

    def accept(self, token: str) -> RemoteGame:
        """Takes the seat an invitation offers, or watches."""
        return self._game(self.post(f"/invitations/{token}", Accept(), GameInfo).id)

    def _game(self, id: str) -> RemoteGame:
        from .table import RemoteGame

        return RemoteGame(self, id)

"""The application: routes, access checks and the parts behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from fractions import Fraction

from litestar import Litestar, Router
from litestar.channels.backends.base import ChannelsBackend
from litestar.di import Provide
from litestar.types import Receive, Scope, Send

from . import document, types
from .context import Server
from .entrance.front import Front
from .entrance.gate import Doorkeeper
from .entrance.proxies import Proxies
from .logs import set_up
from .news import live
from .persons.doors import limit_by_address, provide_person
from .press import pages
from .problems import answer
from .routes import afterwards, cards, games, library, operator, people, play, quicker, workshop
from .settings import ServerSettings, from_environment

LARGEST_BODY = 64 * 1024


class App(Litestar):
    """Litestar behind the front, so that refusals of its router get the same headers."""

    front: Front
    gate: Doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        await self.front(scope, receive, send)


def make_app(settings: ServerSettings, backend: ChannelsBackend | None = None) -> App:
    types.prepare()
    server = Server(settings, backend)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    areas = (library, cards, people, games, play, afterwards, workshop, quicker)
    routes = [route for area in areas for route in area.ROUTES]
    app = App(
        [Router("/api", route_handlers=routes), *operator.ROUTES, live.live, pages.page],
        dependencies={"person": Provide(provide_person)},
        exception_handlers={Exception: answer},
        guards=[limit_by_address],
        lifespan=[server.hub.channels, running],
        logging_config=None,
        openapi_config=document.config(),
        request_max_body_size=LARGEST_BODY,
        type_encoders={Fraction: str},
    )
    app.state["server"] = server
    proxies = Proxies(settings.trusted_proxies)
    app.front = Front(super(App, app).__call__, settings.https, proxies)
    app.gate = Doorkeeper(settings.limits, proxies)
    document.keep(app)
    types.prepare()  # those that Litestar has made of the routes' parameters
    return app


def make_worker() -> App:
    """What a worker process runs; its settings are in the environment."""
    settings = from_environment()
    set_up(settings.log)
    return make_app(settings)

"""Proxies: which of them are trusted to say where a request comes from.

Without `--trusted-proxies` none: the address is that of the connection. A trusted proxy adds the address
it was asked from at the right end of `X-Forwarded-For`; the client's is the right-most that is no trusted
proxy's. An address further left was written by strangers.
"""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Iterable
from typing import Any, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Headers: TypeAlias = Iterable[tuple[bytes, bytes]]

log = logging.getLogger("grognard.server")

FOR = re.compile(r'(?:^|[;,\s])for="?(\[[^\]"]*\]|[^";,\s]+)', re.IGNORECASE)
PROTO = re.compile(r'(?:^|[;,\s])proto="?([a-z]+)', re.IGNORECASE)
SCHEMES = {"http": "ws", "https": "wss"}  # and what they are called for a socket


class BadProxies(ValueError):
    """A list of addresses that cannot be read; the message is the part that is wrong."""


def parse_address(text: str) -> Address | None:
    """An address as proxies write it, with or without a port; None for anything else."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return plain(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return None


def plain(ip: Address) -> Address:
    """An IPv4 address that was written as IPv6, as plain IPv4."""
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip


class Proxies:
    """The networks that are trusted, from a list like "127.0.0.1, 10.0.0.0/8, ::1"."""

    def __init__(self, networks: str = "") -> None:
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for part in networks.replace(",", " ").split():
            try:
                self.networks.append(ipaddress.ip_network(part, strict=False))
            except ValueError:
                raise BadProxies(part) from None
        self._warned = False

    def trusts(self, ip: Address | None) -> bool:
        return ip is not None and any(ip in network for network in self.networks)

    def trusts_host(self, host: str) -> bool:
        return bool(self.networks) and self.trusts(parse_address(host))

    def put_right(self, scope: Any) -> None:
        """Sets a request's client and scheme to what its proxy says of them, if the proxy is trusted."""
        peer = (scope.get("client") or ("", 0))[0]
        if not self.trusts_host(peer):
            self._warn(scope["headers"])
            return
        client = self._client(scope["headers"])
        if client:
            scope["client"] = (client, 0)
        scheme = self._scheme(scope["headers"])
        if scheme in SCHEMES:
            scope["scheme"] = scheme if scope["type"] == "http" else SCHEMES[scheme]

    def _client(self, headers: Headers) -> str:
        """The right-most address that is no trusted proxy's; "" where no address is told."""
        addresses = listed(headers, b"x-forwarded-for")
        if not addresses:
            addresses = FOR.findall(", ".join(listed(headers, b"forwarded")))
        nearest = ""
        for text in reversed(addresses):
            ip = parse_address(text)
            if ip is None:  # "unknown", or a name of its own: nothing further left can be trusted
                break
            nearest = str(ip)
            if not self.trusts(ip):
                break
        return nearest

    def _scheme(self, headers: Headers) -> str:
        schemes = listed(headers, b"x-forwarded-proto")
        if not schemes:
            schemes = PROTO.findall(", ".join(listed(headers, b"forwarded")))
        return schemes[-1].strip().lower() if schemes else ""

    def _warn(self, headers: Headers) -> None:
        """Once: all who come through a proxy that is not trusted share its limits."""
        if not self._warned and any(name == b"x-forwarded-for" for name, _ in headers):
            self._warned = True
            log.warning("X-Forwarded-For is ignored: give the proxy's address with --trusted-proxies")


def listed(headers: Headers, name: bytes) -> list[str]:
    """The values of a header that may be given several times and holds a list."""
    whole = ",".join(value.decode("latin-1") for each, value in headers if each == name)
    return [part for part in whole.split(",") if part.strip()]

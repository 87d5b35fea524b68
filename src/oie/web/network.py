"""Network: the socket that a server listens on, and the addresses of this machine in its networks.

Nothing is sent to find them: the system is asked which of its own addresses it would use.
"""

from __future__ import annotations

import errno
import os
import socket
import struct
import sys
from contextlib import suppress
from ipaddress import ip_address

from oie.web.errors import WebError

PORT = 8063
NEXT_PORTS = 20
"""How many ports after the usual one are tried where it is taken and none was asked for."""
EVERYWHERE = ("0.0.0.0", "::")
_TOWARDS = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Places that a datagram socket is pointed at, the first for the usual way out; none hears anything of it."""
_FORBIDDEN = (errno.EACCES, getattr(errno, "WSAEACCES", errno.EACCES))
_GET_ADDRESS = 0x8915  # SIOCGIFADDR of Linux


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual one on.

    Raises `WebError` where it is taken, or cannot be listened on.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else range(PORT, PORT + NEXT_PORTS)
    for one in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
            listening.listen(128)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE and (port is not None or error.errno not in _FORBIDDEN):
                raise WebError("web-listen", host=host, problem=error.strerror or error) from error
            continue
        return listening
    raise WebError("web-port", port=ports[0], host=host)


def url(host: str, port: int) -> str:
    """The address of a server without a path, as this machine opens it."""
    name = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host
    return f"http://{'[' + name + ']' if ':' in name else name}:{port}"


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses under which the networks of this machine know it; that of the way out first."""
    found = [*_by_routes(), *_by_interfaces()]
    wanted = [one for one in dict.fromkeys(found) if _useful(one)]
    return tuple(sorted(wanted, key=lambda one: ip_address(one).is_link_local))


def _useful(address: str) -> bool:
    one = ip_address(address)
    return not (one.is_loopback or one.is_unspecified or one.is_multicast)


def _by_routes() -> list[str]:
    """The own address that the system would use towards each of some places."""
    found = []
    for place in _TOWARDS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))  # for a datagram socket this only chooses the way
            found.append(str(probe.getsockname()[0]))
    return found


def _by_interfaces() -> list[str]:
    """The address of each interface, where the system can be asked for it."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(asking, _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found

"""Many people use an app at once, and some mean harm: `load.py PROGRAM [ARGUMENTS]`, run by `Tests/Load/run`.

It starts the server, lets so many browsers without a page click at random, and checks that

- each of them sees only its own texts: it types a name of its own into all fields;
- nothing is lost: at the end, a new connection gets the very state that the old one had last;
- nobody is held up for long: the time from a click to its answer, and to the next state;
- those who stop reading, send nonsense or foreign tokens, or open thousands of connections cost the others nothing;
- what those who have left used is enough for as many others.
"""
import argparse
import asyncio
import json
import pathlib
import random
import re
import statistics
import subprocess
import sys
import threading
import time

import aiohttp

TOKEN = re.compile(r'name="?token"? content="([0-9a-f]+)"')


def memory(process):
    """The server's memory, in MB."""
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) / 1024


def texts(value):
    """All texts in a state."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def visible(stack):
    """The visible entries of a stack, with those inside them."""
    entry = stack[-1]
    yield entry
    for child in (entry.get("container") or {}).get("children", []):
        if child["isShown"] and child.get("stack"):
            yield from visible(child["stack"])


def elements(entry):
    rest = list(entry.get("elements") or [])
    while rest:
        one = rest.pop()
        rest += one.get("elements") or []
        yield one


class Browser:
    """A browser that has no page: it reads the states, and answers as the page does."""

    def __init__(self, number, origin, seed):
        self.name = f"user{number:05d}x"
        self.origin = origin
        self.random = random.Random(seed * 100_003 + number)
        self.state, self.stamp, self.closed = None, 0, False
        self.changed = asyncio.Event()
        self.states = self.clicks = self.stale = self.foreign = 0
        self.answers, self.waits = [], []

    async def open(self):
        timeout = aiohttp.ClientTimeout(total=None, connect=60, sock_connect=60)
        self.http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=timeout, connector=aiohttp.TCPConnector(limit=4))
        self.base = self.random.choice(["/shop", "/movies", "/news", "/rooms", "/safe"])
        async with self.http.get(self.origin + self.base) as page:
            self.token = TOKEN.search(await page.text()).group(1)
        self.window = (await self.post("window", {"app": self.base[1:]}))["window"]
        self.reading = asyncio.create_task(self.read())

    async def post(self, path, body):
        headers = {"X-FlowKit-Token": self.token, "Origin": self.origin}
        async with self.http.post(f"{self.origin}/{path}", json=body, headers=headers) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def read(self):
        async with self.http.get(self.origin + "/events", params={"window": self.window}) as stream:
            async for line in stream.content:
                if line.startswith(b"data: {"):
                    await self.take(json.loads(line[6:]))

    async def take(self, message):
        self.state, self.stamp = message["state"], message["stamp"]
        self.states += 1
        own = self.name
        if any("user" in text and re.search(r"user\d{5}x", text.replace(own, "")) for text in texts(self.state)):
            self.foreign += 1
        self.changed.set()
        await self.act({"kind": "shown", "id": self.state["update"]})

    async def act(self, event):
        start = time.monotonic()
        answer = await self.post("act", {**event, "window": self.window})
        if event["kind"] != "shown":
            self.answers.append(time.monotonic() - start)
            self.stale += answer["isStale"]
        return answer

    def choose(self):
        """What this person does next."""
        layer = self.state["layers"][-1]
        entries = list(visible(layer["stack"]))
        moves = [{"kind": "back", "id": entry["id"]} for entry in entries if entry.get("back")]
        if layer.get("isClosable"):
            moves.append({"kind": "close", "id": layer["id"]})
        if self.state["trail"]:
            moves.append({"kind": "history", "index": self.random.randrange(len(self.state["trail"]))})
        for entry in entries:
            children = (entry.get("container") or {}).get("children", [])
            if (entry.get("container") or {}).get("kind") in ("tabs", "pages"):
                moves += [{"kind": "select", "id": entry["id"], "index": index} for index in range(len(children))]
            for one in elements(entry):
                if one["kind"] == "button":
                    moves += 3 * [{"kind": "press", "id": one["id"]}]
                elif one["kind"] == "field":
                    moves += 3 * [{"kind": "change", "id": one["id"], "text": self.name}]
        return self.random.choice(moves) if moves else {"kind": "resize", "isNarrow": self.random.random() < 0.5}

    async def click(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.state is None:
                await self.changed.wait()
            await asyncio.sleep(self.random.uniform(0.2, 1.0))  # people think
            self.changed.clear()
            start = time.monotonic()
            await self.act(self.choose())
            self.clicks += 1
            try:
                await asyncio.wait_for(self.changed.wait(), 0.3)
                self.waits.append(time.monotonic() - start)
            except asyncio.TimeoutError:
                pass  # it changed nothing

    async def compare(self):
        """Whether a new connection gets the state that this one had last."""
        await self.quiet()
        before = self.state
        self.reading.cancel()
        self.changed.clear()
        self.reading = asyncio.create_task(self.read())
        await asyncio.wait_for(self.changed.wait(), 30)
        await self.quiet()
        return before == self.state

    async def quiet(self):
        """Waits until no state has come for a while."""
        count = -1
        while count != self.states:
            count = self.states
            await asyncio.sleep(1.5)

    async def close(self):
        self.reading.cancel()
        await self.http.close()


async def hostile(origin, seconds):
    """What nobody should send: none of it may succeed, and nobody else may notice."""
    done = {"refused": 0, "taken": 0, "connections": 0}
    victim = Browser(99_999, origin, 7)
    await victim.open()
    host, port = origin.removeprefix("http://").split(":")
    cookie = "; ".join(f"{one.key}={one.value}" for one in victim.http.cookie_jar)

    async def raw(data, read=True):
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
            done["connections"] += 1
            writer.write(data)
            await writer.drain()
            line = await asyncio.wait_for(reader.readline(), 10) if read else b""
            done["taken" if b" 200 " in line else "refused"] += 1
            writer.close()
        except (OSError, asyncio.TimeoutError):
            done["refused"] += 1

    def request(path, body, headers):
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    good = {"Cookie": cookie, "Origin": origin, "X-FlowKit-Token": victim.token, "Content-Type": "application/json"}
    act = json.dumps({"kind": "press", "id": 1, "window": "0" * 64}).encode()
    bad = [
        b"\x00\xff nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        request("/act", act, {**good, "Origin": "http://evil.example"}),
        request("/act", act, {**good, "X-FlowKit-Token": "0" * 64}),
        request("/act", act, {**good, "Cookie": "flowkit=" + "0" * 64}),
        request("/act", act, good),  # a window that there is not
        request("/act", b"{" * 1000, good),
        request("/act", b"[" * 60_000, good),
        request("/window", b" " * 200_000, good),
        request("/act", b"\xff\xfe\x00" * 100, good),
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: %b:%b\r\n\r\n" % (host.encode(), port.encode()),
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n",
    ]
    end = time.monotonic() + seconds
    # One who opens streams and reads none of them.
    streams = f"GET /events?window={victim.window} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\n\r\n".encode()
    sleeping = []
    while time.monotonic() < end and done["connections"] < 10_000:
        await asyncio.gather(*(raw(one) for one in bad))
        for _ in range(50):
            try:
                sleeping.append(await asyncio.open_connection(host, int(port)))
                sleeping[-1][1].write(streams)
                done["connections"] += 1
            except OSError:
                break
        while len(sleeping) > 400:
            sleeping.pop(0)[1].close()
        await asyncio.sleep(0.1)
    for _, writer in sleeping:
        writer.close()
    await victim.close()
    return done


def quantiles(values):
    values = sorted(values)
    return ", ".join(f"{name} {1000 * values[int(part * (len(values) - 1))]:.0f} ms" for name, part in (
        ("half", 0.5), ("95 of 100", 0.95), ("99 of 100", 0.99), ("all", 1)))


async def main(options):
    process = subprocess.Popen(options.program, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        origin = "http://" + re.search(r"listening on (\S+:\d+)", process.stderr.readline()).group(1)
        threading.Thread(target=process.stderr.read, daemon=True).start()
        empty = memory(process)
        browsers = [Browser(number, origin, options.seed) for number in range(options.browsers)]
        await asyncio.gather(*(browser.open() for browser in browsers))
        harm = asyncio.create_task(hostile(origin, options.seconds)) if options.hostile else None
        await asyncio.gather(*(browser.click(options.seconds) for browser in browsers))
        full = memory(process)
        harmed = await harm if harm else None
        same = await asyncio.gather(*(browser.compare() for browser in browsers))
        for browser in browsers:
            await browser.close()
        await asyncio.sleep(options.idle + 3)
        # What the first ones have left must be enough for as many others.
        others = [Browser(number, origin, options.seed + 1) for number in range(options.browsers)]
        await asyncio.gather(*(browser.open() for browser in others))
        await asyncio.gather(*(browser.click(options.seconds / 4) for browser in others))
        again = memory(process)
        for browser in others:
            await browser.close()
    finally:
        process.kill()
    total = lambda name: sum(getattr(browser, name) for browser in browsers)
    print(f"{len(browsers)} browsers, {options.seconds} s: {total('clicks')} clicks, {total('states')} states, "
          f"{total('stale')} clicks came late")
    print("answers:", quantiles([one for browser in browsers for one in browser.answers]))
    print("states: ", quantiles([one for browser in browsers for one in browser.waits]))
    print(f"memory: {empty:.0f} MB, with all {full:.0f} MB, with as many others after they left {again:.0f} MB")
    if harmed:
        print(f"harm: {harmed['connections']} connections, {harmed['refused']} refused, {harmed['taken']} taken")
    problems = []
    if total("foreign"):
        problems.append(f"{total('foreign')} states had another one's text")
    if not all(same):
        problems.append(f"{same.count(False)} browsers had lost an update")
    if harmed and harmed["taken"]:
        problems.append(f"{harmed['taken']} bad requests were taken")
    slow = statistics.quantiles([one for browser in browsers for one in browser.answers], n=100)[98]
    if slow > options.patience:
        problems.append(f"one answer of a hundred took more than {options.patience} s")
    if again > full + (full - empty) / 2:
        problems.append("what the first ones used was not given back")
    for problem in problems:
        print("PROBLEM:", problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--browsers", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idle", type=int, default=5, help="after so many seconds the server forgets who has left")
    parser.add_argument("--patience", type=float, default=1)
    parser.add_argument("--hostile", action="store_true", help="some mean harm meanwhile")
    parser.add_argument("program", nargs="+")
    asyncio.run(main(parser.parse_args()))

"""A client of the service with Python's standard library, and its adapter for `parley-conform client`.

Copy the classes Api, Store and Agent into an agent of your own. The rest speaks the protocol of the judge, JSON lines
on standard input and output:

    parley-conform client -- python3 judged_client.py
"""
import base64
import hashlib
import hmac
import http.client
import http.server
import json
import math
import os
import random
import secrets
import socket
import sqlite3
import sys
import threading
import time
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz"


def new_message_id():
    """Returns msg_ and a ULID of the current time. It is the idempotency key of a send."""
    number = int(time.time() * 1000) << 80 | secrets.randbits(80)
    return "msg_" + "".join(CROCKFORD[number >> shift & 31] for shift in range(125, -1, -5))


class Failure(Exception):
    """An error that does not pass by itself. `status` is that of the error response, if there was one."""

    def __init__(self, message, status=None):
        super().__init__(message)
        self.status = status


class Passing(Failure):
    """A network failure, 429 or 5xx: the same request can be repeated after `wait` seconds at least.

    408 and 425 are answers of proxies, which did not pass the request on.
    """

    def __init__(self, message, status=None, wait=0.0):
        super().__init__(message, status)
        self.wait = wait


def retry_after(header):
    """Parses Retry-After, seconds or a date, to seconds from now."""
    try:
        return float(header)
    except (TypeError, ValueError):
        pass
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0.0


class Api:
    """The routes of the service. Failures that pass are repeated with backoff and the same body."""

    def __init__(self, url, token=None):
        self.url, self.token = urlsplit(url), token
        self.stopping = threading.Event()
        self.connections = set()

    def call(self, method, path, body=None, expects=(), seconds=30, attempts=8.0):
        attempt = 1
        while True:
            try:
                return self.once(method, path, body, expects, seconds)
            except Passing as error:
                if attempt >= attempts:
                    raise
                backoff = min(30, 0.2 * 2 ** min(attempt - 1, 10)) * random.uniform(0.5, 1)
                if self.stopping.wait(max(error.wait, backoff)):
                    raise
                attempt += 1

    def once(self, method, path, body=None, expects=(), seconds=30):
        secure = self.url.scheme == "https"
        connection = (http.client.HTTPSConnection if secure else http.client.HTTPConnection)(
            self.url.netloc, timeout=seconds
        )
        self.connections.add(connection)
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            content = None if body is None else json.dumps(body).encode()
            connection.request(method, self.url.path.rstrip("/") + path, content, headers)
            response = connection.getresponse()
            text = response.read()
        except (OSError, http.client.HTTPException, AttributeError) as error:
            raise Passing(f"{method} {path.split('?')[0]} was not answered: {error!r}") from error
        finally:
            self.connections.discard(connection)
            connection.close()
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        if response.status >= 400:
            told = value.get("error") if isinstance(value, dict) else None
            message = f"{response.status} {told if told is not None else 'without an error of the service'}"
            if response.status in (408, 425, 429) or response.status >= 500:
                raise Passing(message, response.status, retry_after(response.headers.get("retry-after")))
            failure = Failure(message, response.status)
            failure.code = told if isinstance(told, str) else None
            raise failure
        if not isinstance(value, dict) or not (
            expects(value) if callable(expects) else all(name in value for name in expects)
        ):
            raise Passing(f"{method} {path.split('?')[0]} was answered, but not by the service")
        return value

    def stop(self):
        self.stopping.set()
        for connection in list(self.connections):
            if connection.sock is not None:
                try:
                    connection.sock.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass


class Store:
    """The events of the application and the cursor, in one database: a transaction stores both."""

    def __init__(self, folder):
        self.lock = threading.Lock()
        self.database = sqlite3.connect(os.path.join(folder, "agent.db"), check_same_thread=False)
        self.database.execute("CREATE TABLE IF NOT EXISTS events (event_id TEXT PRIMARY KEY, text TEXT)")
        self.database.execute("CREATE TABLE IF NOT EXISTS cursor (id INTEGER PRIMARY KEY CHECK (id = 1), after INTEGER)")
        self.database.commit()

    def cursor(self):
        with self.lock:
            row = self.database.execute("SELECT after FROM cursor").fetchone()
        return row[0] if row else 0

    def save(self, events, after=None):
        """Stores events and the cursor. Returns the events that were not stored before."""
        with self.lock, self.database:
            fresh = [event for event in events if self.insert(event)]
            if after is not None:
                self.database.execute("INSERT INTO cursor VALUES (1, ?) ON CONFLICT DO UPDATE SET after = excluded.after", (after,))
        return fresh

    def insert(self, event):
        if event.get("event_type") != "message.received":
            return False
        parts = event["data"]["message"]["parts"]
        text = "".join(part.get("text") or "" for part in parts)
        return self.database.execute("INSERT OR IGNORE INTO events VALUES (?, ?)", (event["event_id"], text)).rowcount == 1

    def events(self):
        with self.lock:
            rows = self.database.execute("SELECT event_id, text FROM events ORDER BY rowid").fetchall()
        return [{"event_id": event_id, "text": text} for event_id, text in rows]


def is_page(value):
    """Returns whether an answer is a page of the log. A proxy may answer with other JSON."""
    return (
        isinstance(value.get("next_cursor"), int)
        and isinstance(value.get("events"), list)
        and all(isinstance(event, dict) and "event_id" in event and "event_type" in event for event in value["events"])
    )


class Agent:
    """Receives events, by pull and by webhook, and stores each once."""

    def __init__(self, api, store, handled, ended):
        self.api, self.store, self.handled, self.ended = api, store, handled, ended
        self.threads, self.server = [], None

    def pull(self):
        def work():
            try:
                after = self.store.cursor()
                while not self.api.stopping.is_set():
                    path = f"/v1/events?after={after}&timeout=25&limit=100"
                    page = self.api.call("GET", path, None, is_page, 35, math.inf)
                    fresh = self.store.save(page["events"], page["next_cursor"])
                    after = page["next_cursor"]
                    for event in fresh:
                        self.handled(event)
            except Failure as error:
                if not self.api.stopping.is_set():
                    self.ended(str(error))

        self.threads.append(threading.Thread(target=work))
        self.threads[-1].start()

    def webhook(self, secret):
        """Starts a receiver, and returns its URL."""
        agent = self

        class Receiver(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("content-length") or 0))
                if not is_signed(secret, self.headers, body):
                    return self.answer(401)
                try:
                    event = json.loads(body)
                    fresh = agent.store.save([event])
                except (ValueError, KeyError, TypeError, AttributeError):
                    return self.answer(400)
                for one in fresh:
                    agent.handled(one)
                self.answer(204)

            def answer(self, status):
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}/"

    def stop(self):
        self.api.stop()
        if self.server:
            self.server.shutdown()
            self.server.server_close()
        for thread in self.threads:
            thread.join()


def is_signed(secret, headers, body):
    """Verifies a webhook request over its exact bytes, before they are parsed."""
    event_id, timestamp = headers.get("webhook-id"), headers.get("webhook-timestamp")
    if not event_id or not timestamp or not timestamp.isascii() or not timestamp.isdigit():
        return False
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{event_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = (headers.get("webhook-signature") or "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)


def pair(url, show):
    """Pairs by device authorization (RFC 8628). Returns the session of the person."""
    api = Api(url)
    codes = api.call("POST", "/api/auth/device/code", {}, ("device_code", "interval", "expires_in"))
    show({name: codes.get(name) for name in ("user_code", "verification_uri", "verification_uri_complete")})
    interval, end = codes["interval"], time.time() + codes["expires_in"]
    while time.time() < end:
        time.sleep(interval)
        grant = "urn:ietf:params:oauth:grant-type:device_code"
        body = {"grant_type": grant, "device_code": codes["device_code"]}
        try:
            return api.once("POST", "/api/auth/device/token", body, ("access_token",))["access_token"]
        except Passing:
            interval *= 2
        except Failure as error:
            if error.code == "slow_down":
                interval += 5
            elif error.code != "authorization_pending":
                raise
    raise Failure("nobody decided in time")


class Adapter:
    """Performs the operations of the judge."""

    def __init__(self):
        self.lock = threading.Lock()
        self.agent = None

    def write(self, line):
        with self.lock:
            print(json.dumps(line), flush=True)

    def perform(self, line):
        operation = getattr(self, line["do"], None)
        try:
            reply = {"result": operation(line)} if operation else {"unsupported": True}
        except Failure as error:
            reply = {"error": {"message": str(error), **({"status": error.status} if error.status else {})}}
        self.write({"id": line["id"], **reply})

    def start(self, line):
        self.agent = Agent(
            Api(line["base_url"], line["token"]),
            Store(line["folder"]),
            lambda event: self.write({"handled": {"event_id": event["event_id"]}}),
            lambda message: self.write({"ended": {"message": message}}),
        )
        return {}

    def receive(self, line):
        if line["via"] == "webhook":
            return {"url": self.agent.webhook(line["secret"])}
        self.agent.pull()
        return {}

    def events(self, _):
        return {"events": self.agent.store.events()}

    def send(self, line):
        body = {
            "message_id": line.get("message_id") or new_message_id(),
            "chat_id": line["chat_id"],
            "parts": [{"type": "text", "text": line["text"]}],
        }
        if "reply_to" in line:
            body["reply_to"] = {"message_id": line["reply_to"]}
        self.agent.api.call("POST", "/v1/messages", body, ("message_id", "message"))
        return {"message_id": body["message_id"]}

    def react(self, line):
        body = {"operation": line["operation"], "type": "emoji", "emoji": line["emoji"]}
        self.agent.api.call("POST", f"/v1/messages/{line['message_id']}/reactions", body, ("changed",))
        return {}

    def acknowledge(self, line):
        path = f"/v1/chats/{line['chat_id']}/{line['state']}"
        self.agent.api.call("POST", path, {"message_id": line["message_id"]}, ("advanced",))
        return {}

    def pair(self, line):
        return {"access_token": pair(line["base_url"], lambda codes: self.write({"show": codes}))}

    def stop(self, _):
        if self.agent:
            self.agent.stop()
        return {}


adapter = Adapter()
for text in sys.stdin:
    # Operations overlap: a send may wait for its retry while the next operation arrives.
    threading.Thread(target=adapter.perform, args=(json.loads(text),), daemon=True).start()
adapter.stop(None)

"""An agent with Python's standard library: it repeats what a person writes. Requires URL and AGENT_TOKEN."""
import hashlib, json, os, time, urllib.error, urllib.request
from urllib.parse import urlencode

URL, TOKEN = os.environ["URL"], os.environ["AGENT_TOKEN"]
POSITION = os.environ.get("POSITION", "position.json")
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def call(method, path, body=None):
    """Sends a request until the service has answered it. A repeat has the same bytes, and the same message id."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    for attempt in range(100):
        wait = min(2**attempt, 30)
        try:
            request = urllib.request.Request(URL + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise SystemExit(f"{method} {path}: {error.code} {error.read().decode()}")
            wait = int(error.headers.get("Retry-After") or wait)
        except OSError as error:
            print(f"{method} {path}: {error}", flush=True)
        time.sleep(wait)
    raise SystemExit(f"{method} {path}: no answer")


def reply_id(event_id):
    """Derives the message id from the event: an event that is handled twice has one reply."""
    number = int.from_bytes(hashlib.sha256(event_id.encode()).digest()[:16], "big")
    return "msg_" + "".join(DIGITS[number >> shift & 31] for shift in range(125, -5, -5))


def handle(event):
    """Answers persons only, so that two agents do not answer each other for ever."""
    if event["event_type"] != "message.received" or event["data"]["message"]["sender"]["type"] != "user":
        return
    message = event["data"]["message"]
    text = " ".join(part["text"] for part in message["parts"] if part["type"] == "text")
    part = {"type": "text", "text": f"You said: {text}"}
    body = {"message_id": reply_id(event["event_id"]), "chat_id": message["chat_id"], "parts": [part]}
    call("POST", "/v1/messages", body)


position = json.load(open(POSITION)) if os.path.exists(POSITION) else {"after": 0}
print("listening", flush=True)
while True:
    page = call("GET", "/v1/events?" + urlencode({**position, "timeout": 30}))
    for event in page["events"]:
        handle(event)
    position = {"after": page["next_cursor"], "log_epoch": page["log_epoch"]}
    with open(POSITION + ".new", "w") as file:
        json.dump(position, file)
    os.replace(POSITION + ".new", POSITION)

"""Plugin of pytest for the A2A test kit: authorization, a webhook receiver with TLS, and a file with the outcomes."""

import json
import os
import ssl

import httpx
from tck.webhook.server import WebhookReceiver

settings = json.loads(os.environ["A2A_KIT_SETTINGS"])
outcomes = {}

send = httpx.Client.send
start = WebhookReceiver.start
url = WebhookReceiver.url


def send_authorized(client, request, **options):
    """Authorizes a request. The kit has no option for credentials."""
    request.headers.setdefault("Authorization", f"Bearer {settings['token']}")
    return send(client, request, **options)


def start_with_tls(receiver):
    """Starts the receiver of the kit with a certificate. The server sends push notifications to https URLs only."""
    start(receiver)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(settings["certificate"])
    receiver._server.socket = context.wrap_socket(receiver._server.socket, server_side=True)


httpx.Client.send = send_authorized
WebhookReceiver.start = start_with_tls
WebhookReceiver.url = lambda receiver, *host: url(receiver, *host).replace("http:", "https:", 1)


def pytest_runtest_logreport(report):
    if report.when != "call" and report.passed:
        return
    expected_by_kit = getattr(report, "wasxfail", None)
    outcome = report.outcome if expected_by_kit is None else "xfailed" if report.skipped else "xpassed"
    place_and_text = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, report.longreprtext)
    outcomes[report.nodeid] = {"outcome": outcome, "text": expected_by_kit or place_and_text[2]}


def pytest_sessionfinish():
    with open(settings["outcomes"], "w", encoding="utf-8") as file:
        json.dump(outcomes, file)

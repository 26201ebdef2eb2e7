import {
  brokerAddress,
  cidrs,
  databaseAddress,
  featureNames,
  features,
  formNames,
  iceServers,
  integer,
  key32,
  keys32,
  listenAddress,
  oneOf,
  plainText,
  ratio,
  secretText,
  signingSecret,
  storageLocation,
  subjectPrefix,
  toggle,
  webAddress,
  webOrigins,
} from '../setting-types.ts'
import { setting, type Setting } from './setting.ts'
import { signInSettings } from './sign-in-settings.ts'
import { trustNoProxy, trustProxySetting } from '../rate-limits/client-address.ts'
import { httpLimitsSetting, standardHttpLimits } from '../limits/http-limits.ts'
import { limitsSetting, standardAccountLimits } from '../limits/limits-setting.ts'
import { rateLimitSetting, showLimits, standardLimits } from '../rate-limits/rate-limits.ts'

/** All settings; the parser, the table of the configuration guide and the type `Config` are derived from this list. */
export const settings = {
  port: setting('PORT', integer(0, 65535), 8787, 'Port to listen on; 0 selects a free port.'),
  host: setting('HOST', plainText, '127.0.0.1', 'Address to listen on.'),
  databaseUrl: setting(
    'DATABASE_URL',
    databaseAddress,
    './data/parley.db',
    'Database: a file of the embedded database, `:memory:`, or PostgreSQL (`?schema=NAME` selects a schema; `host:port,host:port` names a primary and its standbys).',
  ),
  signalsUrl: setting(
    'PARLEY_SIGNALS_URL',
    brokerAddress,
    undefined,
    'NATS broker that carries signals between processes on one PostgreSQL, the same for all of them: `nats://user:password@host:4222`, ' +
      '`nats://token@host`, or `tls://` for TLS alone (`?ca=FILE` names the trusted authorities); `host:port,host:port` names a cluster.',
    'LISTEN and NOTIFY of PostgreSQL',
  ),
  signalsPrefix: setting(
    'PARLEY_SIGNALS_PREFIX',
    subjectPrefix,
    'parley',
    'Prefix of the subjects on the broker. Each installation on a shared broker needs its own prefix.',
  ),
  storageUrl: setting(
    'PARLEY_STORAGE_URL',
    storageLocation,
    undefined,
    'Storage of attachments: a folder, or an S3 bucket (credentials from the AWS environment variables, such as `AWS_ACCESS_KEY_ID`). ' +
      'Processes that share a database must share it too.',
    'folder `attachments` beside the embedded database',
  ),
  publicUrl: setting(
    'PARLEY_PUBLIC_URL',
    webAddress,
    '',
    'Public base URL of the server; links begin with it.',
    'the address it listens on',
  ),
  a2aUrl: setting(
    'PARLEY_A2A_URL',
    webAddress,
    '',
    'Base URL of the A2A endpoints of agents; the server answers under its path.',
    '`/a2a` under the public URL',
  ),
  a2aAnswerWaitMs: setting(
    'PARLEY_A2A_ANSWER_WAIT_MS',
    integer(1, 600_000),
    60_000,
    'Milliseconds that an A2A call waits for the answer of the agent.',
  ),
  shareUrl: setting(
    'PARLEY_SHARE_URL',
    webAddress,
    '',
    'Base URL of share links, `BASE/@handle`. If it has a path, the proxy must strip that path.',
    'the public URL',
  ),
  operatorKey: setting(
    'PARLEY_OPERATOR_KEY',
    secretText,
    undefined,
    'Bearer key of the operator routes under `/_ops`; when unset, these routes do not exist.',
  ),
  encryptionKey: setting(
    'PARLEY_ENCRYPTION_KEY',
    key32,
    undefined,
    'Encrypts webhook signing secrets, credentials of push notifications, keys of payment providers, ID tokens of sign-in providers and the key of contact discovery ' +
      'at rest. Processes that ' +
      'share a database must share it.',
    'file `DATABASE.key` beside the embedded database; required with PostgreSQL',
  ),
  decryptionKeys: setting(
    'PARLEY_DECRYPTION_KEYS',
    keys32,
    [] as readonly Buffer[],
    'Former or future encryption keys, for decryption only. A start encrypts secrets of these keys again with `PARLEY_ENCRYPTION_KEY`.',
  ),
  ...signInSettings,
  forms: setting(
    'PARLEY_FORMS',
    formNames,
    ['current', 'variant'] as readonly ('current' | 'variant')[],
    'Forms of the API that are served. Without `variant`, its routes answer 404 and its bodies are invalid.',
  ),
  features: setting(
    'PARLEY_FEATURES',
    features,
    featureNames,
    'Optional features that are enabled; the routes of the others do not exist.',
  ),
  webhookAllowCidrs: setting(
    'PARLEY_WEBHOOK_ALLOW_CIDRS',
    cidrs,
    [] as readonly string[],
    'Private address ranges that webhooks may be sent to.',
  ),
  webhookCaFile: setting(
    'PARLEY_WEBHOOK_CA_FILE',
    plainText,
    undefined,
    'PEM file of an additional certificate authority that is trusted for webhook receivers and the operator hook.',
  ),
  agentCardKeysFile: setting(
    'PARLEY_AGENT_CARD_KEYS_FILE',
    plainText,
    undefined,
    'File with a JWK Set of 1 to 10 private keys (EC, OKP or RSA) that sign the cards of agents, the newest first. A key without `kid` is ' +
      'named by its thumbprint. When unset, cards are not signed.',
  ),
  webhookBackoffMs: setting(
    'PARLEY_WEBHOOK_BACKOFF_MS',
    integer(1, 3_600_000),
    5_000,
    'Milliseconds before the second attempt of a webhook delivery; the delay doubles with each attempt, up to one hour.',
  ),
  webhookTimeoutMs: setting(
    'PARLEY_WEBHOOK_TIMEOUT_MS',
    integer(1, 25_000),
    10_000,
    'Milliseconds within which a webhook receiver must answer.',
  ),
  webhookFailingAfterMs: setting(
    'PARLEY_WEBHOOK_FAILING_AFTER_MS',
    integer(1, 2_592_000_000),
    900_000,
    'Milliseconds without a successful attempt, from the first failed one, after which the owner of a webhook and the operator are notified.',
  ),
  operatorHookUrl: setting(
    'PARLEY_OPERATOR_HOOK_URL',
    webAddress,
    undefined,
    'URL to which the server posts that a webhook fails, was disabled by its receiver, or works again.',
  ),
  operatorHookSecret: setting(
    'PARLEY_OPERATOR_HOOK_SECRET',
    signingSecret,
    undefined,
    'Secret that signs the requests to `PARLEY_OPERATOR_HOOK_URL`, as webhooks are signed. Required with that URL.',
  ),
  keepDeliveriesDays: setting(
    'PARLEY_KEEP_DELIVERIES_DAYS',
    integer(0, 36_500),
    0,
    'Retention of delivered webhook deliveries and the log of their attempts, in days; 0: unlimited.',
  ),
  keepDeadLettersDays: setting(
    'PARLEY_KEEP_DEAD_LETTERS_DAYS',
    integer(0, 36_500),
    0,
    'Retention of dead letters and the log of their attempts, in days; 0: unlimited.',
  ),
  keepEventsDays: setting(
    'PARLEY_KEEP_EVENTS_DAYS',
    integer(0, 36_500),
    0,
    'Days that events are kept; 0: for ever. Messages have settings of their own. An event that a webhook has not received stays until it has, or until its ' +
      'dead letter is deleted. A pull from before the oldest event that is kept is refused.',
  ),
  keepDirectMessagesDays: setting(
    'PARLEY_KEEP_DIRECT_MESSAGES_DAYS',
    integer(0, 36_500),
    0,
    'Days that messages of direct chats are kept, with their reactions and receipts, and with attachments that only such messages use; 0: for ever.',
  ),
  keepGroupMessagesDays: setting(
    'PARLEY_KEEP_GROUP_MESSAGES_DAYS',
    integer(0, 36_500),
    0,
    'The same for messages of groups.',
  ),
  paymentTestUrl: setting(
    'PARLEY_PAYMENT_TEST_URL',
    webAddress,
    undefined,
    'Base URL of a test payment provider (`parley payment-provider`), which moves no money. When unset, owners cannot connect the provider `test`.',
  ),
  stripeUrl: setting(
    'PARLEY_STRIPE_URL',
    webAddress,
    'https://api.stripe.com',
    'Base URL of the API of Stripe, or of a server in its place for tests.',
  ),
  paymentConfirmAbove: setting(
    'PARLEY_PAYMENT_CONFIRM_ABOVE',
    integer(0, 1_000_000_000),
    100,
    'Payments of more than this, in whole units of their currency, need a confirmation by the person before they can start.',
  ),
  iceServers: setting(
    'PARLEY_ICE_SERVERS',
    iceServers,
    [] as readonly string[],
    'STUN and TURN servers for the participants of calls, as `stun:`, `stuns:`, `turn:` and `turns:` URLs. ' +
      'Without them, a call connects only participants that can reach each other directly.',
  ),
  turnSecret: setting(
    'PARLEY_TURN_SECRET',
    secretText,
    undefined,
    'Secret shared with the TURN servers (`static-auth-secret` of coturn), from which temporary passwords are derived. ' +
      'Required when `PARLEY_ICE_SERVERS` names a TURN server.',
  ),
  serverUrl: setting(
    'PARLEY_URL',
    webAddress,
    '',
    'URL of the running server, for all commands except `serve`.',
    'the address it listens on',
  ),
  agentToken: setting(
    'PARLEY_TOKEN',
    secretText,
    undefined,
    'Agent Token of `parley events`, `parley send` and `parley mcp`.',
  ),
  mcpKey: setting(
    'PARLEY_MCP_KEY',
    secretText,
    undefined,
    'Bearer key that `parley mcp --http` asks its hosts for; not the Agent Token.',
  ),
  rateLimits: setting(
    'PARLEY_RATE_LIMITS',
    rateLimitSetting,
    standardLimits,
    'Requests per time window: of one account, with all of its credentials (`token`), KiB of its bodies of more than 4 KiB (`body`), its searches of messages (`search`), frames on its WebSockets (`frame`), or of one client address without a credential (`address`), to the health routes (`probe`), to device pairing (`device`), ' +
      'to the pages and routes of signing in (`sign_in`), failed attempts of one way to sign in (`sign_in_failed`) and with an invalid credential (`credential`). Limits that are not named keep their default; ' +
      'with `--demo` the defaults are fifty times as high.',
    `\`${showLimits(standardLimits)}\``,
  ),
  httpLimits: setting(
    'PARLEY_HTTP_LIMITS',
    httpLimitsSetting,
    standardHttpLimits,
    'Bounds on connections, requests and answers. Limits that are not named keep their default.',
    'see [Limits of requests](#limits-of-requests)',
  ),
  limits: setting(
    'PARLEY_LIMITS',
    limitsSetting,
    standardAccountLimits,
    'Limits on stored objects and open requests of one account. Limits that are not named keep their default.',
    'see [Limits](#limits)',
  ),
  corsOrigins: setting(
    'PARLEY_CORS_ORIGINS',
    webOrigins,
    [],
    'Origins whose pages may call the interface from a browser (CORS), with tokens of their own; `*` for every origin. ' +
      'Cookies from these pages are never accepted.',
  ),
  conformanceReport: setting(
    'PARLEY_CONFORMANCE_REPORT',
    plainText,
    '',
    'Folder of a conformance report (`--report` of the harness), which the console shows to signed-in users.',
    'none',
  ),
  trustProxy: setting(
    'PARLEY_TRUST_PROXY',
    trustProxySetting,
    trustNoProxy,
    'Trusted proxies, whose `X-Forwarded-For` is read: the number of trusted proxies in front of the server, or their CIDR ranges.',
    'off',
  ),
  logLevel: setting(
    'PARLEY_LOG_LEVEL',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'Minimum level of the log, which is written to standard error.',
  ),
  metricsListen: setting(
    'PARLEY_METRICS_LISTEN',
    listenAddress,
    undefined,
    'Separate address that serves `GET /metrics` for Prometheus, without authentication; when unset, there are no metrics.',
  ),
  otelUrl: setting(
    'PARLEY_OTEL_URL',
    webAddress,
    undefined,
    'Base URL of an OpenTelemetry collector (OTLP over HTTP, JSON) that spans are sent to, with the headers in `OTEL_EXPORTER_OTLP_HEADERS`.',
  ),
  otelSampleRatio: setting(
    'PARLEY_OTEL_SAMPLE_RATIO',
    ratio,
    1,
    'Sample ratio of requests without a `traceparent` header; with one, the caller decides.',
  ),
  drainDelayMs: setting(
    'PARLEY_DRAIN_DELAY_MS',
    integer(0, 60_000),
    0,
    'Milliseconds that the server keeps serving after SIGTERM while `/readyz` answers 503, so that load balancers stop sending requests.',
  ),
  testHooks: setting(
    'PARLEY_TEST_HOOKS',
    toggle,
    false,
    'For tests and the conformance harness: adds the operator routes that search the whole database for a text and advance the expiry of a ' +
      'pairing request. Do not enable it on a server with real data.',
  ),
  checkReplies: setting(
    'PARLEY_CHECK_REPLIES',
    toggle,
    false,
    'For development: validates every response against the OpenAPI documents; a response mismatch is logged and answered with 500.',
  ),
}

type ValueOf<S> = S extends Setting<infer T, infer D> ? T | (D extends undefined ? undefined : never) : never

/** All settings by their names in code. An unset `publicUrl` is empty until the server listens. */
export type Config = { [K in keyof typeof settings]: ValueOf<(typeof settings)[K]> }

import {
  cidrs,
  databaseAddress,
  featureNames,
  features,
  formNames,
  integer,
  key32,
  listenAddress,
  oneOf,
  secretText,
  share,
  storageLocation,
  toggle,
  webAddress,
  words,
  type SettingType,
} from './setting-types.ts'
import { trustNobody, trustProxySetting } from '../rate-limits/client-address.ts'
import { rateLimitSetting, showLimits, standardLimits } from '../rate-limits/rate-limits.ts'

/** One setting: where it is read from, how, and what it is when nothing is given. */
interface Setting<T, D> {
  variable: string
  type: SettingType<T>
  default: D
  /** The default as people read it. */
  shown: string
  doc: string
}

function setting<T, D>(
  variable: string,
  type: SettingType<T>,
  defaultValue: D,
  shown: string,
  doc: string,
): Setting<T, D> {
  return { variable, type, default: defaultValue, shown, doc }
}

/** The only list of settings: parsing, the README's table and the type `Config` all come from it. */
export const settings = {
  port: setting('PORT', integer(0, 65535), 8787, '8787', 'Port to listen on; 0 picks a free one.'),
  host: setting('HOST', words, '127.0.0.1', '127.0.0.1', 'Address to listen on.'),
  databaseUrl: setting(
    'DATABASE_URL',
    databaseAddress,
    './data/parley.db',
    './data/parley.db',
    'Where everything is kept: a file of the embedded database, `:memory:`, or PostgreSQL (`?schema=NAME`: in that schema).',
  ),
  storageUrl: setting(
    'PARLEY_STORAGE_URL',
    storageLocation,
    undefined,
    'folder `attachments` beside the embedded database',
    'What holds the bytes of attachments: a folder, or a bucket, with the credentials of the AWS tools (`AWS_ACCESS_KEY_ID` and its like). ' +
      'Processes that share a database share it, too.',
  ),
  publicUrl: setting(
    'PARLEY_PUBLIC_URL',
    webAddress,
    '',
    'the address listened on',
    'Base address that people and receivers reach the service under; links are made from it.',
  ),
  a2aUrl: setting(
    'PARLEY_A2A_URL',
    webAddress,
    '',
    '`/a2a` under the public address',
    'Base of the A2A addresses of agents; its path is the one that this server answers under.',
  ),
  a2aAnswerWaitMs: setting(
    'PARLEY_A2A_ANSWER_WAIT_MS',
    integer(1, 600_000),
    60_000,
    '60000',
    'Milliseconds that an A2A call waits for its answer.',
  ),
  shareUrl: setting(
    'PARLEY_SHARE_URL',
    webAddress,
    '',
    'the public address',
    'Base of share links, `BASE/@handle`. A proxy that serves them under a path takes the path away.',
  ),
  operatorKey: setting(
    'PARLEY_OPERATOR_KEY',
    secretText,
    undefined,
    'unset',
    'Bearer key of the operator routes under `/_ops`; while unset they do not exist.',
  ),
  encryptionKey: setting(
    'PARLEY_ENCRYPTION_KEY',
    key32,
    undefined,
    'unset',
    'Encrypts webhook signing secrets, and the key of contact discovery, at rest.',
  ),
  forms: setting(
    'PARLEY_FORMS',
    formNames,
    ['current', 'variant'] as readonly ('current' | 'variant')[],
    'current,variant',
    'Forms of the interface that are served. Without `variant`, its routes and bodies are answered as if it had never been there.',
  ),
  features: setting(
    'PARLEY_FEATURES',
    features,
    featureNames,
    featureNames.join(','),
    'Areas of our own beside the interface that are served; what is not named is not there at all.',
  ),
  webhookAllowCidrs: setting(
    'PARLEY_WEBHOOK_ALLOW_CIDRS',
    cidrs,
    [] as readonly string[],
    'none',
    'Private address ranges that webhooks may reach all the same.',
  ),
  webhookCaFile: setting(
    'PARLEY_WEBHOOK_CA_FILE',
    words,
    undefined,
    'unset',
    'PEM file of a certificate authority that webhook receivers may use besides the public ones.',
  ),
  webhookBackoffMs: setting(
    'PARLEY_WEBHOOK_BACKOFF_MS',
    integer(1, 3_600_000),
    5_000,
    '5000',
    'Milliseconds before the second attempt of a webhook delivery; each further wait doubles, up to one hour.',
  ),
  webhookTimeoutMs: setting(
    'PARLEY_WEBHOOK_TIMEOUT_MS',
    integer(1, 25_000),
    10_000,
    '10000',
    'Milliseconds that a webhook receiver has to answer.',
  ),
  serverUrl: setting(
    'PARLEY_URL',
    webAddress,
    '',
    'the address listened on',
    'Where the commands beside `serve` reach the running server.',
  ),
  rateLimits: setting(
    'PARLEY_RATE_LIMITS',
    rateLimitSetting,
    standardLimits,
    `\`${showLimits(standardLimits)}\``,
    'Requests in a window: of one credential (`token`); of one address without a credential (`address`), to pairing (`device`), ' +
      'to the sign-in page (`sign_in`), with a wrong credential (`credential`). What is not named keeps its default; ' +
      '`--demo` allows fifty times as much.',
  ),
  trustProxy: setting(
    'PARLEY_TRUST_PROXY',
    trustProxySetting,
    trustNobody,
    'off',
    'Which proxies `X-Forwarded-For` is believed from: so many in front of the server, or those in the ranges.',
  ),
  logLevel: setting(
    'PARLEY_LOG_LEVEL',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'info',
    'Least severe log line that is written (to standard error).',
  ),
  metricsListen: setting(
    'PARLEY_METRICS_LISTEN',
    listenAddress,
    undefined,
    'unset',
    'Address of its own on which `GET /metrics` tells Prometheus how the server does, to everybody who reaches it; while unset, nothing is measured.',
  ),
  otelUrl: setting(
    'PARLEY_OTEL_URL',
    webAddress,
    undefined,
    'unset',
    'Base address of an OpenTelemetry receiver (OTLP over HTTP, JSON) that gets spans; headers for it come from `OTEL_EXPORTER_OTLP_HEADERS`.',
  ),
  otelShare: setting(
    'PARLEY_OTEL_SHARE',
    share,
    1,
    '1',
    'Part of the requests without a `traceparent` that is traced; a caller who sends one decides by it.',
  ),
  drainDelayMs: setting(
    'PARLEY_DRAIN_DELAY_MS',
    integer(0, 60_000),
    0,
    '0',
    'Milliseconds for which a server that is told to stop still serves, while `/readyz` answers 503, so that balancers turn away.',
  ),
  checkReplies: setting(
    'PARLEY_CHECK_REPLIES',
    toggle,
    false,
    'false',
    'Development: every reply is checked against the documents; one that does not fit is logged and answered 500.',
  ),
}

type ValueOf<S> = S extends Setting<infer T, infer D> ? T | (D extends undefined ? undefined : never) : never

/** Every setting under its name in code. `publicUrl` is empty until the server listens, when it was not given. */
export type Config = { [K in keyof typeof settings]: ValueOf<(typeof settings)[K]> }

/** A start that cannot go on, with every cause named. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the settings from an environment. Empty text counts as unset.
 * @throws ConfigError that names each unknown PARLEY_ variable and each malformed value, never the value
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const problems = unknownVariables(environment)
  const values = Object.entries(settings).map(([name, { variable, type, default: defaultValue }]) => {
    const text = environment[variable]
    if (text === undefined || text === '') return [name, defaultValue]
    try {
      return [name, type.parse(text)]
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}`)
      return [name, defaultValue]
    }
  })
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(values) as Config
}

function unknownVariables(environment: Record<string, string | undefined>): string[] {
  const known = new Set(Object.values(settings).map(({ variable }) => variable))
  return Object.keys(environment)
    .filter((name) => name.startsWith('PARLEY_') && !known.has(name))
    .map((name) => `${name} is not a setting; \`parley --help\` lists them`)
}

/** The settings as plain text, for the terminal. */
export function describeSettings(): string {
  return Object.values(settings)
    .map(({ variable, type, shown, doc }) =>
      `  ${variable}\n      ${doc}\n      ${type.name}; default: ${shown}\n`.replaceAll('`', ''),
    )
    .join('')
}

/** The settings as a Markdown table, for the README. */
export function renderSettings(): string {
  const rows = Object.values(settings).map(
    ({ variable, type, shown, doc }) => `| \`${variable}\` | ${type.name} | ${shown} | ${doc} |`,
  )
  return ['| Variable | Value | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n') + '\n'
}

import { DomainError } from '../errors.ts'
import type { SettingType } from '../setting-types.ts'

/** A limit on connections, requests or responses of any client. */
interface HttpLimit {
  default: number
  least: number
  most: number
  /** Counted unit: a plural noun, `bytes` or `ms`. */
  unit: string
  /** Response to a request or a connection above the limit. */
  answer: string
  doc: string
}

const limit = (
  defaultValue: number,
  [least, most]: readonly [number, number],
  unit: string,
  answer: string,
  doc: string,
): Readonly<HttpLimit> => ({ default: defaultValue, least, most, unit, answer, doc })

const times = [100, 3_600_000] as const

/** All HTTP limits; setting, rejections, metric and guide are derived from this list. */
const httpLimits = {
  query_parameters: limit(
    100,
    [10, 10_000],
    'parameters',
    '422 `invalid_request`',
    'Parameters of a query, and fields of a form.',
  ),
  query_repeats: limit(10, [1, 10_000], 'values', '422 `invalid_request`', 'Values of one query parameter.'),
  header_bytes: limit(
    16_384,
    [4_096, 1_048_576],
    'bytes',
    '431',
    'Bytes of the request line and the headers of a request.',
  ),
  headers: limit(100, [20, 2_000], 'headers', '431', 'Headers of a request.'),
  header_ms: limit(
    30_000,
    times,
    'ms',
    '408, end of the connection',
    'Time from a connection, or from the first byte of a further request on it, to the end of the headers.',
  ),
  body_ms: limit(
    60_000,
    times,
    'ms',
    '408, end of the connection',
    'Time for a whole body, except for a streamed upload.',
  ),
  body_silence_ms: limit(
    30_000,
    times,
    'ms',
    '408, end of the connection',
    'Time between two pieces of a streamed upload.',
  ),
  keep_alive_ms: limit(
    65_000,
    times,
    'ms',
    'end of the connection',
    'Time that a connection without a request stays open; more than the time of the proxies in front of the server.',
  ),
  connections: limit(
    50_000,
    [10, 1_000_000],
    'connections',
    '503 `temporarily_unavailable`, end of the connection',
    'Connections of all clients to one server process.',
  ),
  connections_per_address: limit(
    10_000,
    [1, 1_000_000],
    'connections',
    '429 `rate_limited`, end of the connection',
    'Connections of one address to one server process; those of proxies that `PARLEY_TRUST_PROXY` names are not counted.',
  ),
  unread_ms: limit(
    60_000,
    times,
    'ms',
    'end of the connection',
    'Time that an answer, a stream or a WebSocket waits for its client to read more of it.',
  ),
  unread_bytes: limit(
    512 * 1024 ** 2,
    [1_048_576, 1_000_000_000_000],
    'bytes',
    'end of the connections that have not been read for the longest time',
    'Bytes that wait to be read by all clients of one server process.',
  ),
} as const satisfies Readonly<Record<string, HttpLimit>>

export type HttpLimitName = keyof typeof httpLimits

/** Values of all HTTP limits. */
export type HttpLimits = Readonly<Record<HttpLimitName, number>>

const names = Object.keys(httpLimits) as readonly HttpLimitName[]

export const standardHttpLimits = Object.fromEntries(
  names.map((name) => [name, httpLimits[name].default]),
) as HttpLimits

/** Returns the text of a rejection: the limit, and its value. */
export function httpLimitText<Name extends HttpLimitName>(name: Name, limits: Pick<HttpLimits, Name>): string {
  return `The limit ${name} is reached: at most ${limits[name]} ${httpLimits[name].unit}.`
}

/** Returns the rejection of a request above a limit. */
export function overHttpLimit(name: HttpLimitName, limits: HttpLimits): DomainError {
  return new DomainError('invalid_request', httpLimitText(name, limits), { limit: name })
}

/** Parses limits such as `headers=50,body_ms=10000`; others keep their defaults. */
export const httpLimitsSetting: SettingType<HttpLimits> = {
  name: '`LIMIT=500`, comma separated',
  parse(text) {
    const numbers: Record<string, number> = { ...standardHttpLimits }
    for (const item of text.split(',')) {
      const [name = '', digits = '', ...rest] = item.trim().split('=')
      const known = names.find((candidate) => candidate === name)
      if (!known || rest.length > 0) throw new Error(`must list limits such as ${names[0]}=50`)
      const { least, most } = httpLimits[known]
      const value = Number(digits)
      if (!/^\d{1,12}$/.test(digits) || value < least || value > most) {
        throw new Error(`must set ${known} to an integer from ${least} to ${most}`)
      }
      numbers[known] = value
    }
    return numbers as HttpLimits
  },
}

/** Formats the limits as a Markdown table, for the configuration guide. */
export function renderHttpLimits(): string {
  const rows = names.map((name) => {
    const { default: number, unit, answer, doc } = httpLimits[name]
    return `| \`${name}\` | ${number} | ${unit} | ${answer} | ${doc} |`
  })
  return ['| Limit | Default | Unit | Answer | Meaning |', '|---|---|---|---|---|', ...rows].join('\n') + '\n'
}

/** Rules over the requests, and the standard error, of all cases. */
import type { CaseResult } from './outcome.ts'
import type { Exchange, ServiceState } from './service/state.ts'

/** The parts of a case that the rules read. */
export interface TrialRecord {
  /** Id of the case. */
  id: string
  service: ServiceState
  stderr: string
  shown: Record<string, unknown> | undefined
  timeline: readonly string[]
}

export interface ClientRule {
  id: string
  requirements: readonly string[]
  title: string
  advice: string
  /** Cases that cause the requests that the rule is about. */
  through: readonly string[]
  /** Returns one entry for each observation: the violation, or null. */
  judge(record: TrialRecord): (string | null)[]
}

/** Judges a rule by all cases of the run. Without an observation, it is not testable. */
export function judgeRule(
  { id, requirements, title, advice, judge }: ClientRule,
  records: readonly TrialRecord[],
): CaseResult {
  const observed = records.flatMap((record) => judge(record).map((violation) => ({ record, violation })))
  const found = observed.find(({ violation }) => violation !== null)
  const status = found ? 'failed' : observed.length > 0 ? 'passed' : 'not_testable'
  const message = found
    ? `in the case ${found.record.id}: ${found.violation}`
    : observed.length > 0
      ? ''
      : 'the client sent no request that the rule is about'
  return { id, requirements, title, advice, status, message, durationMs: 0, timeline: found?.record.timeline ?? [] }
}

/** Judges each request of some routes. */
const requests =
  (routes: readonly Exchange['route'][], violation: (exchange: Exchange, record: TrialRecord) => string | null) =>
  (record: TrialRecord): (string | null)[] =>
    record.service.exchanges
      .filter(({ route }) => routes.length === 0 || routes.includes(route))
      .map((exchange) => violation(exchange, record))

const authenticated = ['pull', 'send', 'react', 'acknowledge', 'history', 'self'] as const
const changing = ['send', 'react', 'acknowledge'] as const

function parsed(body: string): Record<string, unknown> {
  try {
    return (JSON.parse(body) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

const [sends, pulls, reactions, receipts] = [
  'messages.send.503',
  'pull.receives',
  'reactions.react.503',
  'receipts.acknowledge.503',
]

export const clientRules: readonly ClientRule[] = [
  {
    id: 'rules.token-in-the-header',
    requirements: ['AUTH-001', 'AUTH-017'],
    title: 'sends the Agent Token as `Authorization: Bearer` with each request',
    advice: 'Set the header on each request of the agent, not only on the first of a connection.',
    through: [sends, pulls],
    judge: requests([...authenticated], ({ headers, method, path }, { service }) =>
      headers.authorization === `Bearer ${service.token}`
        ? null
        : `${method} ${path} has no valid Authorization header`,
    ),
  },
  {
    id: 'rules.token-not-in-a-url',
    requirements: ['AUTH-016', 'AUTH-017'],
    title: 'writes the token into no URL',
    advice: 'URLs are stored in logs of proxies and servers. Send the token in the Authorization header only.',
    through: [sends, pulls],
    judge: requests([], ({ path, method }, { service }) =>
      path.includes(service.token) ? `${method} ${path.split('?')[0]} has the token in its URL` : null,
    ),
  },
  {
    id: 'rules.token-not-in-logs',
    requirements: ['AUTH-016'],
    title: 'writes the token into no log',
    advice: 'Standard error contained the Agent Token. Do not log headers, options or requests as a whole.',
    through: ['messages.send.401', sends],
    judge: ({ service, stderr }) => [
      stderr.includes(service.token) ? 'standard error of the client contains the Agent Token' : null,
    ],
  },
  {
    id: 'rules.device-code-is-secret',
    requirements: ['DEV-022'],
    title: 'keeps the device code out of URLs, logs, and what a person is shown',
    advice: 'Show user_code or verification_uri_complete. Send device_code in the body of the token request only.',
    through: ['pairing.approved'],
    judge: ({ service, stderr, shown }) => {
      const { deviceCode } = service.pairing
      if (service.requests('code').length === 0) return []
      const url = service.exchanges.find(({ path }) => path.includes(deviceCode))
      return [
        url ? `${url.method} ${url.path.split('?')[0]} has the device code in its URL` : null,
        stderr.includes(deviceCode) ? 'standard error of the client contains the device code' : null,
        JSON.stringify(shown ?? {}).includes(deviceCode) ? 'a person is shown the device code' : null,
      ]
    },
  },
  {
    id: 'rules.session-not-in-logs',
    requirements: ['AUTH-016', 'DEV-018'],
    title: 'writes the session of a person into no log and no URL',
    advice: 'The session bearer is a credential, as the Agent Token is.',
    through: ['pairing.approved'],
    judge: ({ service, stderr }) => {
      if (service.requests('poll').length === 0) return []
      const isShown = [stderr, ...service.exchanges.map(({ path }) => path)].some((text) =>
        text.includes(service.pairing.accessToken),
      )
      return [isShown ? 'standard error or a URL contains the session' : null]
    },
  },
  {
    id: 'rules.json-content-type',
    requirements: ['MSG-049'],
    title: 'sends JSON bodies with Content-Type application/json',
    advice: 'Set Content-Type: application/json on each request with a JSON body.',
    through: [sends, reactions, receipts],
    judge: requests([...changing], ({ headers, method, path }) =>
      /^application\/json\b/i.test(headers['content-type'] ?? '')
        ? null
        : `${method} ${path} has the Content-Type ${headers['content-type'] ?? '(none)'}`,
    ),
  },
  {
    id: 'rules.message-id-shape',
    requirements: ['MSG-011', 'MSG-014'],
    title: 'generates message ids of `msg_` and a ULID in lower-case Crockford base32',
    advice: 'The alphabet is 0123456789abcdefghjkmnpqrstvwxyz; a ULID has 26 digits, the first is at most 7.',
    through: [sends],
    judge: requests(['send'], ({ body }) => {
      const id = parsed(body).message_id
      return typeof id === 'string' && /^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id)
        ? null
        : `the message id is ${JSON.stringify(id) ?? 'missing'}`
    }),
  },
  {
    id: 'rules.parts',
    requirements: ['MSG-019', 'MSG-020', 'MSG-021', 'LIM-003'],
    title: 'sends 1 to 32 parts, with at most 8 KB in a text part',
    advice: 'A text is the part { type: "text", text }. Split longer texts into several parts.',
    through: [sends],
    judge: requests(['send'], ({ body }) => {
      const { parts } = parsed(body) as { parts?: { type?: string; text?: string }[] }
      if (!Array.isArray(parts) || parts.length < 1 || parts.length > 32)
        return `parts are ${JSON.stringify(parts) ?? 'missing'}`
      return parts.some(({ text }) => Buffer.byteLength(text ?? '') > 8192) ? 'a text part has more than 8 KB' : null
    }),
  },
  {
    id: 'rules.send-names-the-chat',
    requirements: ['MSG-017'],
    title: 'names the chat of a send in its body or its path',
    advice: 'POST /v1/messages needs chat_id in the body.',
    through: [sends],
    judge: requests(['send'], ({ path, body }, { service }) =>
      path.includes(service.chatId) || parsed(body).chat_id === service.chatId
        ? null
        : `chat_id is ${JSON.stringify(parsed(body).chat_id) ?? 'missing'}`,
    ),
  },
  {
    id: 'rules.pull-query',
    requirements: ['EVT-015', 'EVT-017', 'EVT-020', 'LIM-008', 'LIM-009'],
    title: 'pulls with a whole after, a timeout of 0 to 30 seconds and a limit of 1 to 100',
    advice: 'timeout is in seconds, not in milliseconds.',
    through: [pulls],
    judge: requests(['pull'], ({ path }) => {
      const query = new URL(path, 'http://service').searchParams
      const isWithin = (name: string, least: number, most: number) =>
        !query.has(name) ||
        (/^\d+$/.test(query.get(name)!) && Number(query.get(name)) >= least && Number(query.get(name)) <= most)
      const bounds = [
        ['after', 0, Number.MAX_SAFE_INTEGER],
        ['timeout', 0, 30],
        ['limit', 1, 100],
      ] as const
      const wrong = bounds.find(([name, least, most]) => !isWithin(name, least, most))
      return wrong ? `the query has ${wrong[0]}=${query.get(wrong[0])}` : null
    }),
  },
  {
    id: 'rules.reaction-body',
    requirements: ['RCT-001', 'RCT-002', 'RCT-003', 'RCT-004'],
    title: 'reacts with operation, type and emoji',
    advice: 'The body is { operation: "add" or "remove", type: "emoji", emoji }.',
    through: [reactions],
    judge: requests(['react'], ({ body }) => {
      const { operation, type, emoji } = parsed(body)
      const isValid = (operation === 'add' || operation === 'remove') && type === 'emoji' && emoji === '👍'
      return isValid ? null : `the body is ${body}`
    }),
  },
  {
    id: 'rules.receipt-body',
    requirements: ['RCP-030'],
    title: 'names the message of a watermark',
    advice: 'The body is { message_id }, and the path ends with /read or /delivered.',
    through: [receipts],
    judge: requests(['acknowledge'], ({ body }) =>
      typeof parsed(body).message_id === 'string' ? null : `the body is ${body}`,
    ),
  },
]

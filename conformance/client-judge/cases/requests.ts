/** Sends, reactions and receipts whose answers are disrupted. */
import type { ClientCase } from '../client-case.ts'
import { NotTestable, Violation } from '../outcome.ts'
import type { ClientReply } from '../protocol.ts'
import * as disruptions from '../service/disruptions.ts'
import { errorAnswer, late, otherSuccess, proxyPage, type Disruption } from '../service/disruptions.ts'
import type { Trial } from '../trial.ts'
import { expectBackoff, expectWait, outageMs } from '../waits.ts'

/** A request of the client that changes something. */
interface Change {
  name: 'send' | 'react' | 'acknowledge'
  area: string
  requirements: readonly string[]
  /** @param text distinguishes sends */
  perform(trial: Trial, text: string): Promise<ClientReply>
  /** Returns how often the change was performed. */
  performed(trial: Trial, text: string): number
}

const messageId = 'msg_01hzy3v5k8q2w7r4t6y9x0c1b2'

const send: Change = {
  name: 'send',
  area: 'messages',
  requirements: ['MSG-031'],
  perform: (trial, text) => trial.request('send', { chat_id: trial.service.chatId, text }),
  performed: (trial, text) => trial.service.stored(text).length,
}
const react: Change = {
  name: 'react',
  area: 'reactions',
  requirements: ['RCT-001'],
  perform: (trial) => trial.request('react', { message_id: messageId, emoji: '👍', operation: 'add' }),
  performed: (trial) => trial.service.changes,
}
const acknowledge: Change = {
  name: 'acknowledge',
  area: 'receipts',
  requirements: ['RCP-014'],
  perform: (trial) =>
    trial.request('acknowledge', { chat_id: trial.service.chatId, message_id: messageId, state: 'read' }),
  performed: (trial) => trial.service.changes,
}

interface Disrupted {
  id: string
  /** Answers before the correct one. */
  given: readonly Disruption[]
  /**
   * Whether the client may repeat the request: `may` after a failure that passes, `must-not` after a final error,
   * `unclear` after an answer that is not of the service.
   */
  repeat: 'may' | 'must-not' | 'unclear'
  requirements?: readonly string[]
  /** Whether the disruption lasts for a while. */
  lasts?: true
  /** Asserts the times of the requests. */
  timing?: (trial: Trial, change: Change) => void
  /** Only for these changes. */
  only?: readonly Change['name'][]
}

const seconds = 1
const dateMs = 2000
const waited = (ms: number) => (trial: Trial, change: Change) => expectWait(trial.service.requests(change.name), ms)
const retryDate = (): string => new Date(Math.ceil((Date.now() + dateMs) / 1000) * 1000).toUTCString()
const unavailable = errorAnswer(503)
const limited = (retryAfter: string | (() => string)) =>
  errorAnswer(429, { retryAfter, ...(typeof retryAfter === 'string' && { more: { retry_after: Number(retryAfter) } }) })

/** Failures that pass. */
const passing: readonly Disrupted[] = [
  { id: '429', given: [errorAnswer(429)], repeat: 'may', requirements: ['RATE-004'] },
  {
    id: '429-retry-after-seconds',
    given: [limited(String(seconds))],
    repeat: 'may',
    requirements: ['RATE-004', 'ERR-034'],
    timing: waited(seconds * 1000),
  },
  {
    id: '429-retry-after-date',
    given: [limited(retryDate)],
    repeat: 'may',
    requirements: ['RATE-004', 'ERR-034'],
    timing: waited(dateMs - 500),
  },
  { id: '500', given: [errorAnswer(500)], repeat: 'may' },
  { id: '500-performed', given: [errorAnswer(500, { executed: true })], repeat: 'may' },
  { id: '502-page', given: [proxyPage(502)], repeat: 'may' },
  { id: '503', given: [unavailable], repeat: 'may' },
  {
    id: '503-for-a-while',
    given: [unavailable],
    repeat: 'may',
    lasts: true,
    timing: (trial, change) => expectBackoff(trial.service.requests(change.name)),
  },
  { id: '504-page-performed', given: [proxyPage(504, true)], repeat: 'may' },
  { id: '599', given: [errorAnswer(599)], repeat: 'may', only: ['send'] },
  { id: 'cut-before', given: [disruptions.cutBefore], repeat: 'may' },
  { id: 'cut-after', given: [disruptions.cutAfter], repeat: 'may' },
  { id: 'cut-after-twice', given: [disruptions.cutAfter, disruptions.cutAfter], repeat: 'may', only: ['send'] },
  { id: 'cut-in-headers', given: [disruptions.cutInHeaders], repeat: 'may', only: ['send'] },
  { id: 'truncated', given: [disruptions.truncated], repeat: 'may' },
  { id: 'truncated-chunks', given: [disruptions.truncatedChunks], repeat: 'may', only: ['send'] },
  { id: 'late', given: [late(1500)], repeat: 'may' },
  { id: 'slow', given: [disruptions.slow], repeat: 'may', only: ['send'] },
  { id: '429-then-cut', given: [errorAnswer(429), disruptions.cutAfter], repeat: 'may', only: ['send'] },
]

/** Answers that are not of the service. */
const unclear: readonly Disrupted[] = [
  { id: '200-page', given: [proxyPage(200)], repeat: 'unclear' },
  { id: '200-page-performed', given: [proxyPage(200, true)], repeat: 'unclear', only: ['send'] },
  { id: '200-empty', given: [otherSuccess('an empty body', '')], repeat: 'unclear' },
  { id: '200-empty-object', given: [otherSuccess('an empty object', '{}')], repeat: 'unclear', only: ['send'] },
  { id: '200-list', given: [otherSuccess('an empty list', '[]')], repeat: 'unclear', only: ['send'] },
  { id: '200-null', given: [otherSuccess('null', 'null')], repeat: 'unclear', only: ['send'] },
  { id: 'half-json', given: [disruptions.halfJson], repeat: 'unclear', only: ['send'] },
  { id: '408-page', given: [proxyPage(408)], repeat: 'unclear', only: ['send'] },
  { id: '404-page', given: [proxyPage(404)], repeat: 'unclear', only: ['send'] },
]

/** Final errors of the service. More answers than one show a client that repeats the request often. */
const final: readonly Disrupted[] = [
  ['400', errorAnswer(400)],
  ['401', errorAnswer(401)],
  ['403', errorAnswer(403)],
  ['404', errorAnswer(404)],
  ['409', errorAnswer(409)],
  ['409-idempotency-conflict', errorAnswer(409, { code: 'idempotency_conflict' })],
  ['409-limit-exceeded', errorAnswer(409, { code: 'limit_exceeded' })],
  ['413', errorAnswer(413)],
  ['422', errorAnswer(422)],
].map(([id, answer]): Disrupted => {
  const name = id as string
  const isOfSends = name.startsWith('409-') || name === '413'
  return {
    id: name,
    given: [answer as Disruption],
    repeat: 'must-not',
    ...(name === '401' && { requirements: ['AUTH-018'] }),
    ...(isOfSends && { only: ['send'] as const }),
  }
})

const advices: Record<Disrupted['repeat'], string> = {
  may: 'Repeat the request with the same body, and a send with the same message_id: generate the id once for each message, before the first attempt. Wait before each attempt, longer each time, and at least as long as the service asks for. Report an error when you give up, and no success before an answer of the service.',
  'must-not':
    'Report the error to the caller, and do not send the request again: only 429, 503, other 5xx and network failures pass by themselves. Check the status before the loop of your retries, and that no HTTP library repeats the request.',
  unclear:
    'An answer without the members of the documented response is not of the service. Treat it as a network failure: repeat the request with the same message_id, or report an error. Never report a success.',
}
const titles: Record<Disrupted['repeat'], string> = {
  may: 'repeats it with the same message id, or reports the failure',
  'must-not': 'reports the error, and does not repeat the request',
  unclear: 'does not take the answer for a success',
}

function caseOf(change: Change, { id, given, repeat, requirements = [], lasts, timing }: Disrupted): ClientCase {
  return {
    id: `${change.area}.${change.name}.${id}`,
    requirements: [
      ...new Set(['ERR-017', ...(change.name === 'send' ? ['ERR-018'] : []), ...change.requirements, ...requirements]),
    ],
    title: `${change.name}: the service ${given[0]!.name}; the client ${titles[repeat]}`,
    advice: advices[repeat],
    async judge(trial) {
      await trial.start()
      const text = `text of ${id}`
      if (lasts) trial.service.disruptFor(outageMs, change.name, given[0]!)
      else trial.service.disrupt(change.name, ...given)
      const reply = await change.perform(trial, text)
      const requests = trial.service.requests(change.name)
      if (requests.length === 0) throw new NotTestable(`the client sent no request for ${change.name}`)
      if (change.name === 'send') expectOneId(trial)
      const performed = change.performed(trial, text)
      if (reply.result && performed === 0)
        throw new Violation(`the client reported success, but the service has not performed the request`)
      if (repeat === 'must-not') {
        if (requests.length > 1) throw new Violation(`the request was sent ${requests.length} times`)
        return
      }
      timing?.(trial, change)
      const isAnswered = given.every(({ name }) => /answers \d+ ms later|slow pieces/.test(name))
      if (reply.error && requests.length === 1 && repeat === 'may' && !isAnswered)
        throw new NotTestable('the client leaves retries to its caller, which the document permits')
    },
  }
}

/** Asserts that all attempts of a send have one message id. */
function expectOneId(trial: Trial): void {
  const ids = trial.service.requests('send').map(({ body }) => {
    try {
      return (JSON.parse(body) as { message_id?: unknown }).message_id
    } catch {
      return undefined
    }
  })
  if (new Set(ids).size > 1)
    throw new Violation(`attempts of one send have different message ids: ${[...new Set(ids)].join(', ')}`)
  const stored = trial.service.messages.size
  if (stored > 1) throw new Violation(`one send was stored ${stored} times`)
}

export const requestCases: readonly ClientCase[] = [send, react, acknowledge].flatMap((change) =>
  [...passing, ...unclear, ...final]
    .filter(({ only }) => only === undefined || only.includes(change.name))
    .map((disrupted) => caseOf(change, disrupted)),
)

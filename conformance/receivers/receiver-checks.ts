/** Requirements of the document for webhook receivers. Each check sends its own deliveries. */
import {
  deliver,
  describe,
  makeDelivery,
  makeEvent,
  signatureOf,
  unknownSecret,
  timesProcessed,
  type Answer,
  type ReceiverTarget,
  type Signing,
} from './delivery.ts'

export type Verdict = { status: 'passed' } | { status: 'warned' | 'failed' | 'not_testable'; message: string }

export interface ReceiverCheck {
  id: string
  /** Requirement ids. */
  requirements: readonly string[]
  /** The required behaviour of a receiver. */
  title: string
  judge(target: ReceiverTarget): Promise<Verdict>
}

/** Tolerance of timestamps, in seconds (WHK-014, LIM-011). */
const toleranceSeconds = 300
/** Margin in seconds, so that a delivery near the limit is not judged on its other side because of its duration. */
const edgeSeconds = 10
/** Number of concurrent deliveries of the same event. */
const atOnce = 5
const unasked = 'set --processed, so that the harness can read how often an event took effect'

const passed: Verdict = { status: 'passed' }
const failed = (message: string): Verdict => ({ status: 'failed', message })

const isTaken = (answer: Answer): boolean => answer.status !== null && answer.status >= 200 && answer.status < 300

/** Sends a valid event, signed according to `signing`. */
async function send(target: ReceiverTarget, signing: Signing = {}): Promise<Answer> {
  return deliver(target, makeDelivery(target, makeEvent(target), signing))
}

const expectTaken = (what: string, answer: Answer): Verdict =>
  isTaken(answer) ? passed : failed(`${what} must be answered with 2xx: ${describe(answer)}`)

/** Expects a 4xx, because a service may repeat a delivery that is answered 5xx. */
function expectRefused(what: string, answer: Answer): Verdict {
  if (isTaken(answer)) return failed(`${what} was accepted: ${describe(answer)}`)
  if (answer.status !== null && answer.status >= 400 && answer.status < 500) return passed
  return {
    status: 'warned',
    message: `${what} should be answered with 4xx, so that the service does not repeat it: ${describe(answer)}`,
  }
}

/** Returns the first verdict that failed or is not testable, otherwise a warning or a pass. */
async function all(verdicts: readonly (() => Promise<Verdict>)[]): Promise<Verdict> {
  let warned: Verdict = passed
  for (const next of verdicts) {
    const verdict = await next()
    if (verdict.status === 'failed' || verdict.status === 'not_testable') return verdict
    if (verdict.status === 'warned') warned = verdict
  }
  return warned
}

const refused = (what: string, signing: Signing) => async (target: ReceiverTarget) =>
  expectRefused(what, await send(target, signing))

export const receiverChecks: readonly ReceiverCheck[] = [
  {
    id: 'signature.right-is-taken',
    requirements: ['WHK-010', 'WHK-011'],
    title: 'accepts an event with a valid signature',
    judge: async (target) => expectTaken('an event with a valid signature', await send(target)),
  },
  {
    id: 'signature.wrong-key-is-refused',
    requirements: ['WHK-010'],
    title: 'rejects a signature with another key',
    judge: async (target) =>
      expectRefused('a signature with another key', await send(target, { secret: unknownSecret() })),
  },
  {
    id: 'signature.changed-body-is-refused',
    requirements: ['WHK-011'],
    title: 'rejects a body that differs from the signed one',
    async judge(target) {
      const delivery = makeDelivery(target, makeEvent(target))
      // With an additional space, the body parses to the same event.
      const changed = { ...delivery, body: delivery.body.replace(/}$/, ' }') }
      return expectRefused('a body with one byte more than the signed one', await deliver(target, changed))
    },
  },
  {
    id: 'signature.other-id-is-refused',
    requirements: ['WHK-010'],
    title: 'rejects an id or a timestamp that differs from the signed one',
    judge: (target) =>
      all([
        async () => refused('another webhook-id', { headers: { 'webhook-id': makeEvent(target).event_id } })(target),
        async () => {
          const timestamp = String(Math.floor(Date.now() / 1000) - 1)
          return refused('another webhook-timestamp', { headers: { 'webhook-timestamp': timestamp } })(target)
        },
      ]),
  },
  {
    id: 'signature.missing-headers-are-refused',
    requirements: ['WHK-009'],
    title: 'rejects a delivery without one of the three headers',
    judge: (target) =>
      all(
        (['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const).map(
          (name) => () => refused(`a delivery without ${name}`, { headers: { [name]: null } })(target),
        ),
      ),
  },
  {
    id: 'signature.empty-is-refused',
    requirements: ['WHK-010'],
    title: 'rejects a signature that is empty, truncated or of an unknown version',
    async judge(target) {
      const right = makeDelivery(target, makeEvent(target)).headers['webhook-signature'] ?? ''
      const signatures = ['', 'v1,', right.slice(0, 20), right.replace('v1,', 'v9,'), 'v1,====']
      return all(
        signatures.map(
          (text) => () => refused(`the signature "${text}"`, { headers: { 'webhook-signature': text } })(target),
        ),
      )
    },
  },
  {
    id: 'signature.one-of-several-is-enough',
    requirements: ['WHK-010'],
    title: 'accepts an event when one of several signatures is valid, as during the rotation of a secret',
    judge: (target) =>
      all(
        ['wrong first', 'wrong last'].map((order) => async () => {
          const event = makeEvent(target)
          const signed = makeDelivery(target, event)
          const timestamp = signed.headers['webhook-timestamp'] ?? ''
          const wrong = `v1,${signatureOf(unknownSecret(), event.event_id, timestamp, signed.body)}`
          const right = signed.headers['webhook-signature'] ?? ''
          const both = order === 'wrong first' ? `${wrong} ${right}` : `${right} ${wrong}`
          const answer = await deliver(target, { ...signed, headers: { ...signed.headers, 'webhook-signature': both } })
          return expectTaken(`an event with two signatures (${order})`, answer)
        }),
      ),
  },
  {
    id: 'timestamp.outside-the-window-is-refused',
    requirements: ['WHK-014', 'LIM-011'],
    title: 'rejects a timestamp more than five minutes in the past or future',
    judge: (target) =>
      all(
        [-toleranceSeconds - edgeSeconds, toleranceSeconds + edgeSeconds].map(
          (skew) => () => refused(`a timestamp off by ${skew} s`, { skew })(target),
        ),
      ),
  },
  {
    id: 'timestamp.inside-the-window-is-taken',
    requirements: ['WHK-014', 'LIM-011'],
    title: 'accepts a timestamp less than five minutes in the past or future',
    judge: (target) =>
      all(
        [edgeSeconds - toleranceSeconds, toleranceSeconds - edgeSeconds].map(
          (skew) => async () => expectTaken(`a timestamp off by ${skew} s`, await send(target, { skew })),
        ),
      ),
  },
  {
    id: 'timestamp.unreadable-is-refused',
    requirements: ['WHK-014'],
    title: 'rejects a timestamp that is not a number, even if it is signed',
    judge: (target) =>
      all(
        ['soon', '', '1e99', 'NaN'].map((timestamp) => async () => {
          const event = makeEvent(target)
          const body = JSON.stringify(event)
          const signature = `v1,${signatureOf(target.secret, event.event_id, timestamp, body)}`
          const headers = { 'webhook-timestamp': timestamp, 'webhook-signature': signature }
          return expectRefused(
            `the timestamp "${timestamp}"`,
            await deliver(target, makeDelivery(target, event, { headers })),
          )
        }),
      ),
  },
  {
    id: 'body.is-verified-before-it-is-parsed',
    requirements: ['WHK-013'],
    title: 'rejects a malformed body with a wrong signature in the same way as a valid body',
    async judge(target) {
      const secret = unknownSecret()
      const delivery = makeDelivery(target, makeEvent(target), { secret })
      const [parsed, malformed] = [
        await deliver(target, delivery),
        await deliver(target, { ...delivery, body: `${delivery.body}}` }),
      ]
      const verdict = expectRefused('a malformed body with a wrong signature', malformed)
      if (verdict.status !== 'passed' || parsed.status === malformed.status) return verdict
      const message = `a wrong signature was answered with ${describe(parsed)} for a JSON body and with ${describe(malformed)} for a malformed body: the receiver seems to parse the body before it verifies the signature`
      return { status: 'warned', message }
    },
  },
  {
    id: 'event.unknown-type-is-taken',
    requirements: ['WHK-030', 'EVT-041', 'VER-005'],
    title: 'accepts and ignores an event type that it does not know',
    async judge(target) {
      const event = makeEvent(target, { event_type: 'weather.changed', data: { sky: 'clear' } })
      return expectTaken('an event of an unknown type', await deliver(target, makeDelivery(target, event)))
    },
  },
  {
    id: 'event.unknown-members-are-taken',
    requirements: ['VER-005'],
    title: 'accepts an event with members that it does not know',
    async judge(target) {
      const event = makeEvent(target, { surprise: { of: ['some', 'kind'] } })
      return expectTaken('an event with an unknown member', await deliver(target, makeDelivery(target, event)))
    },
  },
  {
    id: 'event.is-stored-before-the-answer',
    requirements: ['WHK-017'],
    title: 'has processed an event when it has answered 2xx',
    async judge(target) {
      const delivery = makeDelivery(target, makeEvent(target))
      const verdict = expectTaken('an event', await deliver(target, delivery))
      const times = await timesProcessed(target, delivery.eventId)
      if (times === undefined) return { status: 'not_testable', message: unasked }
      if (verdict.status !== 'passed' || times > 0) return verdict
      return failed(`${delivery.eventId} was answered with 2xx, but the receiver had not processed it afterwards`)
    },
  },
  {
    id: 'event.repeated-is-taken-once',
    requirements: ['EVT-043', 'WHK-018'],
    title: 'accepts an event that is delivered again, and processes it once',
    judge: (target) =>
      all([
        () => expectOnce(target, 'one after the other', async (send) => [await send(), await send(), await send()]),
        () => expectOnce(target, 'at once', (send) => Promise.all(Array.from({ length: atOnce }, send))),
      ]),
  },
  {
    id: 'answer.comes-in-time',
    requirements: ['WHK-019'],
    title: 'answers before the timeout of the service',
    async judge(target) {
      const answer = await send(target)
      if (answer.status === null) return failed(`there was no answer: ${answer.reason}`)
      if (answer.durationMs < target.timeoutMs / 2) return passed
      const ms = Math.round(answer.durationMs)
      return {
        status: 'warned',
        message: `the answer took ${ms} ms of the timeout of ${target.timeoutMs} ms: store the event first and process it later`,
      }
    },
  },
]

/** Delivers one event several times, each time with a new signature, as a service does. */
async function expectOnce(
  target: ReceiverTarget,
  how: string,
  repeat: (send: () => Promise<Answer>) => Promise<Answer[]>,
): Promise<Verdict> {
  const event = makeEvent(target)
  const answers = await repeat(() => deliver(target, makeDelivery(target, event)))
  // The receiver may reject some of several concurrent deliveries, so that they are retried.
  if (!answers.some(isTaken)) return failed(`${event.event_id} was not accepted: ${answers.map(describe).join(', ')}`)
  const last = await deliver(target, makeDelivery(target, event))
  if (!isTaken(last)) return failed(`a repeated event must be answered with 2xx: ${describe(last)}`)
  const times = await timesProcessed(target, event.event_id)
  if (times === undefined) return { status: 'not_testable', message: unasked }
  return times === 1
    ? passed
    : failed(`${event.event_id} was delivered several times ${how} and took effect ${times} times`)
}

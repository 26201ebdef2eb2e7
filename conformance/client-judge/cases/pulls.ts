/** Pulls whose answers are disrupted. */
import type { ClientCase } from '../client-case.ts'
import { Violation } from '../outcome.ts'
import * as disruptions from '../service/disruptions.ts'
import { errorAnswer, late, otherSuccess, proxyPage, type Disruption } from '../service/disruptions.ts'
import type { Exchange } from '../service/state.ts'
import type { Trial } from '../trial.ts'
import { expectBackoff, expectWait, outageMs } from '../waits.ts'

const page = (events: unknown[], next: number) =>
  JSON.stringify({ events, next_cursor: next, latest: next, has_more: false })

interface DisruptedPull {
  id: string
  given: readonly Disruption[]
  requirements?: readonly string[]
  /** Whether the disruption lasts for a while. */
  lasts?: true
  /** Asserts the times of the pulls from the first disrupted one on. */
  timing?: (pulls: readonly Exchange[]) => void
}

const unavailable = errorAnswer(503)
const dateMs = 2000
const retryDate = (): string => new Date(Math.ceil((Date.now() + dateMs) / 1000) * 1000).toUTCString()

/** Failures that pass, and answers that are not of the service. */
const passing: readonly DisruptedPull[] = [
  { id: '429', given: [errorAnswer(429)] },
  {
    id: '429-retry-after-seconds',
    given: [errorAnswer(429, { retryAfter: '1', more: { retry_after: 1 } })],
    requirements: ['ERR-034'],
    timing: (pulls) => expectWait(pulls, 1000),
  },
  {
    id: '429-retry-after-date',
    given: [errorAnswer(429, { retryAfter: retryDate })],
    requirements: ['ERR-034'],
    timing: (pulls) => expectWait(pulls, dateMs - 500),
  },
  { id: '500', given: [errorAnswer(500)] },
  { id: '502-page', given: [proxyPage(502)] },
  { id: '503', given: [unavailable] },
  { id: '503-for-a-while', given: [unavailable], lasts: true, timing: expectBackoff },
  { id: '504-page-of-a-lost-answer', given: [proxyPage(504, true)] },
  { id: 'cut-before', given: [disruptions.cutBefore] },
  { id: 'cut-after', given: [disruptions.cutAfter] },
  { id: 'cut-repeatedly', given: Array<Disruption>(4).fill(disruptions.cutAfter) },
  { id: 'cut-in-headers', given: [disruptions.cutInHeaders] },
  { id: 'truncated', given: [disruptions.truncated] },
  { id: 'truncated-chunks', given: [disruptions.truncatedChunks] },
  { id: 'half-json', given: [disruptions.halfJson] },
  { id: 'late', given: [late(1500)] },
  { id: 'slow', given: [disruptions.slow] },
  { id: '200-page', given: [proxyPage(200)] },
  { id: '200-empty', given: [otherSuccess('an empty body', '')] },
  { id: '200-empty-object', given: [otherSuccess('an empty object', '{}')] },
  { id: '200-list', given: [otherSuccess('an empty list', '[]')] },
  { id: '200-null', given: [otherSuccess('null', 'null')] },
  { id: '408-page', given: [proxyPage(408)] },
  { id: '200-then-503', given: [proxyPage(200), unavailable, disruptions.truncated] },
]

const advice =
  'Store the events of a page, and the cursor after them, only when the whole page was read. After a network failure, 429, 5xx, or an answer without the members of a page, pull again from the stored cursor: with backoff, and not before the wait that the service asks for.'

const disruptedPulls = passing.map(({ id, given, requirements = [], lasts, timing }): ClientCase => ({
  id: `pull.${id}`,
  requirements: ['EVT-042', 'ERR-017', ...requirements],
  title: `the service ${given[0]!.name}; the client stores every event once`,
  advice,
  async judgeReceiving(trial) {
    const before = trial.service.requests('pull').length
    if (lasts) trial.service.disruptFor(outageMs, 'pull', given[0]!)
    else trial.service.disrupt('pull', ...given)
    const events = trial.service.log.sayAll(['one', 'two', 'three'])
    await trial.expectEach(events)
    const pulls = trial.service.requests('pull')
    const first = pulls.findIndex(({ disruption }) => disruption !== undefined)
    timing?.(pulls.slice(first < 0 ? before : first))
  },
}))

const watchedMs = 2500

const afterOf = ({ path }: Exchange): string => new URL(path, 'http://service').searchParams.get('after') ?? '0'

/** Asserts that a pull that ended with a final error is not repeated. */
async function expectNoRepeat(trial: Trial, isRepeat: (pull: Exchange, rejected: Exchange) => boolean): Promise<void> {
  const { service } = trial
  const rejected = () => service.requests('pull').find(({ disruption }) => disruption !== undefined)
  if (!(await trial.until(() => rejected()?.endedAt !== undefined))) throw new Violation('the client does not pull')
  const first = rejected()!
  const repeats = () => service.requests('pull').filter((pull) => pull.at > first.endedAt! && isRepeat(pull, first))
  // The client has finished with the pull when it reports its end.
  await trial.until(() => repeats().length > 0 || trial.ended !== undefined, watchedMs)
  await trial.until(() => repeats().length > 0, 300)
  if (repeats().length > 0)
    throw new Violation(`the pull was sent again ${(repeats()[0]!.at - first.endedAt!).toFixed(0)} ms after the error`)
}

const finalPulls = [
  ['401', errorAnswer(401), 'AUTH-018'],
  ['403', errorAnswer(403), 'ERR-017'],
  ['404', errorAnswer(404), 'ERR-017'],
  ['400', errorAnswer(400), 'ERR-017'],
  ['422', errorAnswer(422), 'ERR-017'],
] as const

const rejectedPulls = finalPulls.map(([id, given, requirement]): ClientCase => ({
  id: `pull.rejected.${id}`,
  requirements: [...new Set(['ERR-017', requirement])],
  title: `the service ${given.name} to a pull; the client does not repeat it`,
  advice:
    'Such an error does not pass by itself. End with a message that an operator reads, and begin again with a new credential or another position. A loop that pulls again after every error loads the service without an effect.',
  async judgeReceiving(trial) {
    trial.service.disrupt('pull', given)
    trial.service.log.say('wakes the pull')
    // Another position is another request.
    const isOfPosition = id === '400' || id === '422'
    await expectNoRepeat(trial, (pull, rejected) => !isOfPosition || afterOf(pull) === afterOf(rejected))
  },
}))

export const pullCases: readonly ClientCase[] = [
  {
    id: 'pull.receives',
    requirements: ['EVT-001', 'EVT-014'],
    title: 'receives events by pulls',
    advice:
      'After `receive`, request GET /v1/events?after=N in a loop, store the events, write a line { "handled": { "event_id": … } } for each stored one, and list them after `events`.',
    async judge(trial) {
      try {
        await trial.receive()
      } catch (error) {
        const pulls = trial.service.requests('pull').length
        if (pulls === 0) throw error
        throw new Violation(`no event was reported as handled after ${pulls} pulls`)
      }
      await trial.expectEach(trial.service.log.sayAll(['one', 'two']))
    },
  },
  {
    id: 'pull.refused',
    requirements: ['EVT-042', 'ERR-017'],
    title: 'the service refuses connections for a while; the client stores every event once',
    advice,
    async judgeReceiving(trial) {
      const events = trial.service.log.sayAll(['one', 'two'])
      await trial.service.close()
      events.push(trial.service.log.say('three'))
      await trial.until(() => false, 600)
      await trial.service.listen()
      await trial.expectEach(events)
    },
  },
  {
    id: 'pull.held',
    requirements: ['EVT-018', 'EVT-019'],
    title: 'waits for the answer to a held pull as long as it asked for',
    advice:
      'The time limit of the HTTP request must be longer than the timeout of the pull. A client that gives up earlier loads the service, and receives late.',
    async judgeReceiving(trial) {
      const { service } = trial
      await trial.until(() => service.log.waiting > 0, 2000)
      const held = service.requests('pull').at(-1)!
      const asked = Number(new URL(held.path, service.url).searchParams.get('timeout') ?? 0) * 1000
      const watched = Math.min(asked, 4000)
      await trial.until(() => held.endedAt !== undefined, watched)
      if (asked > 0 && held.endedAt !== undefined && held.endedAt - held.at < watched - 100)
        trial.warnings.push(
          `the client gave up a pull with timeout=${asked / 1000} after ${(held.endedAt - held.at).toFixed(0)} ms`,
        )
      await trial.expectEach([service.log.say('at last')])
    },
  },
  {
    id: 'pull.expired-position',
    requirements: ['ERR-017'],
    title: 'does not repeat a pull whose position is no longer in the log',
    advice:
      'The service rejects a position whose events were deleted. The same request never succeeds: report it, and continue from another position only if the application decides so.',
    async judgeReceiving(trial) {
      await trial.kill()
      const { log } = trial.service
      log.sayAll(['lost one', 'lost two'])
      log.expiredThrough = log.latest
      log.say('kept')
      const before = trial.service.exchanges.length
      await trial.resume()
      const rejected = () =>
        trial.service.exchanges
          .slice(before)
          .filter((exchange) => exchange.route === 'pull' && Number(afterOf(exchange)) < log.expiredThrough)
      await trial.until(() => trial.ended !== undefined || rejected().length > 1, watchedMs)
      const repeated = rejected().filter(
        (pull, index, all) => all.findIndex((other) => afterOf(other) === afterOf(pull)) < index,
      )
      if (repeated.length > 0)
        throw new Violation(`after=${afterOf(repeated[0]!)} was requested again after its rejection with 422`)
    },
  },
  {
    id: 'pull.broken-event',
    requirements: ['EVT-042'],
    title: 'takes no cursor from an answer whose events are not readable',
    advice:
      'An answer with a member of the wrong type is not a page. Move the cursor only after the events of the page were stored.',
    async judgeReceiving(trial) {
      const { service } = trial
      service.disrupt(
        'pull',
        otherSuccess('a page with a broken event', page([{ event_type: 'message.received' }], service.log.latest + 50)),
      )
      await trial.expectEach(service.log.sayAll(['one', 'two']))
    },
  },
  ...disruptedPulls,
  ...rejectedPulls,
]

/** Processes that are killed, or stopped, while they receive. */
import type { ClientCase } from '../client-case.ts'
import { Violation } from '../outcome.ts'
import type { LogEvent } from '../service/event-log.ts'
import type { Exchange } from '../service/state.ts'
import type { Trial } from '../trial.ts'

const advice =
  'Store the events of a page and the cursor after them in one transaction, or first the events and then the cursor, and store an event only if its event_id is new. A cursor that is stored first loses events when the process ends between the two; events without ids are stored twice.'

/** Waits for the moment of a kill. */
type Moment = (trial: Trial, events: LogEvent[]) => Promise<unknown>

const after =
  (ms: number): Moment =>
  async (trial) => {
    const { service } = trial
    await trial.until(() => service.log.waiting === 0)
    await trial.until(() => false, ms)
  }

const handled =
  (count: number): Moment =>
  (trial, events) =>
    trial.until(() => events.filter(({ event_id: id }) => trial.handled.has(id)).length >= count)

const nextPull: Moment = async (trial) => {
  const count = trial.service.requests('pull').length
  await trial.until(() => trial.service.requests('pull').length > count)
}

function killed(id: string, title: string, moment: Moment, count = 20): ClientCase {
  return {
    id: `restarts.killed.${id}`,
    requirements: ['EVT-042', 'EVT-043'],
    title: `is killed ${title}; it stores every event once`,
    advice,
    async judgeReceiving(trial) {
      await trial.until(() => trial.service.log.waiting > 0, 2000)
      const events = trial.service.log.sayAll(Array.from({ length: count }, (_, index) => `text ${index}`))
      await moment(trial, events)
      await trial.kill()
      events.push(trial.service.log.say('while it was dead'))
      await trial.resume()
      await trial.expectEach(events)
    },
  }
}

export const restartCases: readonly ClientCase[] = [
  killed('at-the-page', 'when a page was sent', after(0)),
  killed('3-ms-after-the-page', '3 ms after a page was sent', after(3)),
  killed('10-ms-after-the-page', '10 ms after a page was sent', after(10)),
  killed('30-ms-after-the-page', '30 ms after a page was sent', after(30)),
  killed('100-ms-after-the-page', '100 ms after a page was sent', after(100)),
  killed('at-the-first-event', 'when the first event of a page was stored', handled(1)),
  killed('at-the-second-event', 'when the second event of a page was stored', handled(2)),
  killed('in-the-middle', 'when half of a page was stored', handled(10)),
  killed('at-the-last-event', 'when the last event of a page was stored', handled(20)),
  killed('at-one-event', 'when the only event of a page was stored', handled(1), 1),
  killed('at-the-next-pull', 'when it requests the next page', nextPull),
  killed('between-pages', 'when it requests the second of three pages', nextPull, 250),
  killed(
    'at-a-random-time',
    'at a random time',
    (trial) => trial.until(() => false, trial.options.random() * 200),
    100,
  ),
  {
    id: 'restarts.killed.repeatedly',
    requirements: ['EVT-042', 'EVT-043'],
    title: 'is killed four times while it receives; it stores every event once',
    advice,
    async judgeReceiving(trial) {
      const events: LogEvent[] = []
      for (let round = 1; round <= 4; round++) {
        events.push(...trial.service.log.sayAll(Array.from({ length: 30 }, (_, index) => `text ${round} ${index}`)))
        await trial.until(() => events.some(({ event_id: id }) => trial.handled.has(id)), 2000)
        await trial.until(() => false, trial.options.random() * 60)
        await trial.restart()
      }
      await trial.expectEach(events)
    },
  },
  {
    id: 'restarts.killed.while-waiting',
    requirements: ['EVT-042'],
    title: 'is killed during a held pull; it stores the events of the meantime once',
    advice,
    async judgeReceiving(trial) {
      await trial.until(() => trial.service.log.waiting > 0, 2000)
      await trial.kill()
      const events = trial.service.log.sayAll(['one', 'two'])
      await trial.resume()
      await trial.expectEach(events)
    },
  },
  {
    id: 'restarts.killed.after-a-lost-answer',
    requirements: ['EVT-042', 'EVT-026'],
    title: 'is killed after a page was lost on its way; it stores every event once',
    advice,
    async judgeReceiving(trial) {
      const { service } = trial
      service.disrupt('pull', { name: 'sends no answer', apply: async (_response, execute) => void (await execute()) })
      const events = service.log.sayAll(['one', 'two'])
      await trial.until(() => service.requests('pull').some(({ disruption }) => disruption !== undefined))
      await trial.restart()
      await trial.expectEach(events)
    },
  },
  ...[true, false].map((ends): ClientCase => ({
    id: `restarts.stopped.${ends ? 'new-process' : 'same-process'}`,
    requirements: ['EVT-042', 'EVT-043'],
    title: `is stopped while it receives, and started again in ${ends ? 'a new' : 'the same'} process; it stores every event once`,
    advice: `${advice} After a stop, store what was received, and the position.`,
    async judgeReceiving(trial) {
      const events = trial.service.log.sayAll(Array.from({ length: 40 }, (_, index) => `text ${index}`))
      await handled(1)(trial, events)
      await trial.stop(ends)
      events.push(...trial.service.log.sayAll(['while it was stopped']))
      await trial.resume()
      await trial.expectEach(events)
    },
  })),
  {
    id: 'restarts.stopped.quiet',
    requirements: ['EVT-042'],
    title: 'sends no request after it was stopped',
    advice: 'End all loops before the reply to `stop`: whatever is requested later has no reader.',
    async judgeReceiving(trial) {
      await trial.stop(false)
      // A request that was on its way at the stop may arrive after the reply.
      await trial.until(() => false, 200)
      const before = trial.service.exchanges.length
      trial.service.log.say('after the stop')
      await trial.until(() => trial.service.exchanges.length > before, 500)
      if (trial.service.exchanges.length > before)
        trial.warnings.push('the client still sends requests after its reply to `stop`')
    },
  },
  {
    id: 'restarts.position.kept',
    requirements: ['EVT-015', 'EVT-042'],
    title: 'continues after a stop where it was, and does not begin again',
    advice: 'Pull from the stored cursor. The whole log may have millions of events.',
    async judgeReceiving(trial) {
      const events = trial.service.log.sayAll(Array.from({ length: 30 }, (_, index) => `text ${index}`))
      await trial.expectEach(events)
      await trial.stop(true)
      const before = trial.service.exchanges.length
      await trial.resume()
      await trial.expectEach([trial.service.log.say('new')])
      const again = trial.service.exchanges
        .slice(before)
        .find((exchange) => isPage(exchange) && afterOf(exchange) < events[0]!.sequence)
      if (again) throw new Violation(`after the start, ${again.path} reads events again that were stored before`)
    },
  },
]

const queryOf = ({ path }: Exchange) => new URL(path, 'http://service').searchParams
const afterOf = (exchange: Exchange): number => Number(queryOf(exchange).get('after') ?? 0)
/** A pull of one event may look for the bounds of the log. */
const isPage = (exchange: Exchange): boolean => exchange.route === 'pull' && queryOf(exchange).get('limit') !== '1'

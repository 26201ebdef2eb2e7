/** Answers of a waiting pull that an event wakes. */
import type { WireEvent, WireEventPage } from '../../client/wire.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { arrived, cursorOf, idsOf, missingFrom, wakePull, type Woken } from '../../fixtures/event-log.ts'

const rounds = 3
/** Wait between the pull and the sends, in milliseconds. */
const idleMs = 400
/**
 * Time after a send, in milliseconds, within which the send must have caused the answer. Later, other causes are
 * possible.
 */
const soonMs = 2500

/** Sends messages while a pull waits. `soon`: the answer arrived after the sends began, and soon. */
async function wake(t: CheckContext, count: number): Promise<Woken & { soon: boolean }> {
  const woken = await wakePull(t, { idleMs, count })
  t.expect.status(woken.answer, '2xx', { what: 'status of a woken pull' })
  const afterMs = woken.answeredAt - woken.sentFrom
  return { ...woken, soon: afterMs >= 0 && afterMs < soonMs }
}

/** Returns whether a pull without an event ends as early as the pulls of this check (AMB-044). */
async function endsWithoutEvent(t: CheckContext): Promise<boolean> {
  const agent = t.agents[1]!
  const { exchange } = await agent.events({ after: await agent.cursor(), timeout: 4 })
  return exchange.durationMs < idleMs + soonMs
}

const eventsOf = ({ body }: Reply<WireEventPage>): WireEvent[] => (Array.isArray(body.events) ? body.events : [])

check(
  'events.wait.several-messages-after-one-wake-up',
  ['EVT-022', 'EVT-019'],
  { ...agentChat, seconds: 3, timeoutSeconds: 90 },
  async (t) => {
    const agent = t.agents[1]!
    for (let round = 0; round < rounds; round += 1) {
      const { after, answer, ids } = await wake(t, 6)
      const cursor = Number.isNaN(cursorOf(answer.body)) ? after : cursorOf(answer.body)
      const log = await arrived(t, agent, after, ids, 'EVT-019')
      const page = eventsOf(answer)
      t.expect.equal(idsOf(page), idsOf(log.slice(0, page.length)), {
        what: 'events of a pull woken by several messages, compared with the start of the log after its cursor',
      })
      const rest = await agent.eventsSince(cursor)
      t.expect.equal(missingFrom([...page, ...rest], ids), [], {
        failureClass: 'lost',
        what: 'messages that are neither in the answer of a woken pull nor after its next_cursor',
      })
      t.expect.that(
        answer.body.has_more === true || log.every(({ sequence }) => sequence <= cursor) || rest.length > 0,
        {
          what: 'events omitted by a woken pull are after its next_cursor',
          actual: answer.body,
        },
      )
    }
  },
)

check(
  'events.wait.wake-up-shows-its-event',
  ['EVT-022'],
  { ...agentChat, seconds: 3, timeoutSeconds: 90 },
  async (t) => {
    let empty = 0
    for (let round = 0; round < rounds; round += 1) {
      const { after, answer, ids, soon } = await wake(t, 1)
      await arrived(t, t.agents[1]!, after, ids, 'EVT-022')
      // An empty page before the timeout is accepted (AMB-044), unless every event causes one.
      if (soon && eventsOf(answer).length === 0) empty += 1
    }
    if (empty > 0 && empty < rounds) t.warn(`${empty} of ${rounds} pulls that an event woke returned an empty page`)
    if (empty === rounds && (await endsWithoutEvent(t)))
      return t.warn('pulls end with an empty page before their timeout, with and without an event')
    t.expect.that(empty < rounds, {
      what: 'pulls that end when an event is stored return the event',
      expected: 'the event that ended the wait',
      actual: `${empty} of ${rounds} answers are empty`,
    })
  },
)

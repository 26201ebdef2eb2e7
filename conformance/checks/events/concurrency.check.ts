import fc from 'fast-check'
import type { Agent } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { arrived, cursorOf, idsOf, missingFrom, sequencesOf } from '../../fixtures/event-log.ts'

interface Trail {
  events: WireEvent[]
  cursor: number
}

/** Maximum pages after the last send: enough for its messages, and for receipts and other events that they cause. */
const pagesAfterMax = 200

/** Pulls small pages after the cursor until stopped, and never goes back. The caller that awaits it receives errors. */
function walk(t: CheckContext, agent: Agent, base: number, ended: () => boolean): Promise<Trail> {
  const walking = walkOn(t, agent, base, ended)
  walking.catch(() => undefined)
  return walking
}

async function walkOn(t: CheckContext, agent: Agent, base: number, ended: () => boolean): Promise<Trail> {
  const trail: Trail = { events: [], cursor: base }
  for (let idle = 0, pagesAfter = 0; idle < 2;) {
    const page = await t.given(
      agent.events({ after: trail.cursor, timeout: ended() ? 0 : 1, limit: 4 }),
      'a page of the log',
    )
    const items = Array.isArray(page.events) ? page.events : []
    trail.events.push(...items)
    if (items.length > 0) {
      const next = cursorOf(page)
      t.expect.that(next > trail.cursor, {
        requirement: 'EVT-023',
        what: 'next_cursor of a page with events, compared with the requested cursor',
        expected: `above ${trail.cursor}`,
        actual: page.next_cursor,
      })
      trail.cursor = next
    }
    if (ended()) pagesAfter += 1
    idle = ended() && items.length === 0 ? idle + 1 : 0
    if (pagesAfter === pagesAfterMax)
      t.notTestable('the log grew without a request of the check', 'a target that only the harness uses')
  }
  return trail
}

/** Compares the events that a follower collected with the log up to its cursor, read again from the start. */
function judgeTrail(t: CheckContext, trail: Trail, log: readonly WireEvent[]): void {
  const below = log.filter((event) => event.sequence <= trail.cursor)
  const seen = new Set(idsOf(trail.events))
  const late = below.filter((event) => !seen.has(event.event_id))
  t.expect.that(late.length === 0, {
    requirement: 'EVT-028',
    failureClass: 'lost',
    what: 'events below a cursor of an earlier page that no page contained',
    expected: [],
    actual: late.map(({ sequence, event_type, event_id }) => ({ sequence, event_type, event_id })),
  })
  t.expect.that(seen.size === trail.events.length, {
    requirement: 'EVT-022',
    what: 'events that several pages of one follower contain',
    expected: 'each once',
    actual: sequencesOf(trail.events),
  })
  t.expect.equal(idsOf(trail.events), idsOf(below), {
    requirement: 'EVT-022',
    what: 'event ids that a follower collected, compared with a second read of the log',
  })
}

check(
  'events.pull.no-late-insertion',
  ['EVT-028', 'EVT-022', 'EVT-023', 'EVT-048'],
  { needs: { agents: 4, chat: 'agents' }, seconds: 5 },
  async (t) => {
    const [follower, ...senders] = [t.agents[1]!, t.agents[0]!, t.agents[2]!, t.agents[3]!]
    const chats = [t.chat.id, await t.openChat(senders[1]!, follower), await t.openChat(senders[2]!, follower)]
    await t.property(
      fc.array(fc.nat(2), { minLength: 10, maxLength: 30 }),
      async (order) => {
        const base = await follower.cursor()
        let ended = false
        const walking = walk(t, follower, base, () => ended)
        const said = await t.together(order.map((index) => () => senders[index]!.sendText(chats[index]!)))
        ended = true
        const trail = await walking
        const ids = said.map((one) => {
          if (one.status === 'rejected') throw one.reason
          return one.value.messageId
        })
        const log = await arrived(t, follower, base, ids, 'EVT-048')
        judgeTrail(t, trail, log)
        const further = log.filter((event) => event.sequence > trail.cursor)
        t.expect.equal(missingFrom([...trail.events, ...further], ids), [], {
          failureClass: 'lost',
          what: 'messages that a follower of next_cursor never received',
        })
      },
      { runs: { quick: 3, full: 15, deep: 80 }, race: true, withinMs: { quick: 8000, full: 60_000 } },
    )
  },
)

check(
  'events.pull.two-followers-agree',
  ['EVT-026', 'EVT-028', 'EVT-022', 'EVT-023'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const [sender, agent] = [t.agents[0]!, t.agents[1]!]
    await t.property(
      fc.integer({ min: 5, max: 15 }),
      async (count) => {
        const base = await agent.cursor()
        let ended = false
        const walks = [walk(t, agent, base, () => ended), walk(t, agent, base, () => ended)]
        const said = await t.together(Array.from({ length: count }, () => () => sender.sendText(t.chat.id)))
        ended = true
        const trails = await Promise.all(walks)
        const ids = said.flatMap((one) => (one.status === 'fulfilled' ? [one.value.messageId] : []))
        const log = await arrived(t, agent, base, ids, 'EVT-028')
        for (const trail of trails) judgeTrail(t, trail, log)
      },
      { runs: { quick: 2, full: 10, deep: 50 }, race: true },
    )
  },
)

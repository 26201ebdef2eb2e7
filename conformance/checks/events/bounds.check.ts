import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireEventPage } from '../../client/wire.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { arrived, cursorOf, filledLog } from '../../fixtures/event-log.ts'

const eventsOf = (reply: Reply<WireEventPage>): number =>
  Array.isArray(reply.body?.events) ? reply.body.events.length : 0

/** Asserts that a value out of range is rejected with a 4xx, or answered like a value in range (AMB-044). */
function judgeOutOfRange(t: CheckContext, reply: Reply<WireEventPage>, what: string): void {
  const clamped = reply.ok && eventsOf(reply) > 0 && eventsOf(reply) <= 100
  t.expect.that(clamped || (reply.status >= 400 && reply.status < 500), {
    what,
    expected: 'a 4xx, or a page as for a value in range',
    actual: { status: reply.status, events: eventsOf(reply) },
  })
  t.observeDecision('AMB-044', `${what}: ${reply.status}`)
}

check('events.pull.timeout-bounds', ['EVT-017'], agentChat, async (t) => {
  const { agent, base } = await filledLog(t, 2)
  for (const timeout of [0, 1, 30]) {
    const reply = await agent.events({ after: base, timeout })
    t.expect.status(reply, 200, { what: `status of a pull with timeout=${timeout} and existing events` })
    t.expect.that(eventsOf(reply) > 0, {
      what: `events of a pull with timeout=${timeout}`,
      expected: 'the existing events',
      actual: 0,
    })
  }
  for (const timeout of ['31', '-1', '1.5', 'abc']) {
    judgeOutOfRange(t, await agent.events({ after: base, timeout }), `a pull with timeout=${timeout}`)
  }
})

check('events.pull.timeout-0-does-not-wait', ['EVT-017'], { needs: { agents: 1 } }, async (t) => {
  const reply = await t.agent.events({ after: await t.agent.cursor(), timeout: 0 })
  t.expect.status(reply, 200, { what: 'status of a pull with timeout=0 at the end of the log' })
  const bound = t.withSlack(5000)
  t.expect.that(reply.exchange.durationMs <= bound, {
    what: 'duration of a pull with timeout=0',
    expected: `at most ${bound} ms`,
    actual: `${Math.round(reply.exchange.durationMs)} ms`,
  })
})

check('events.pull.limit-bounds', ['EVT-020'], agentChat, async (t) => {
  const { agent, base } = await filledLog(t, 4)
  for (const limit of [1, 2, 3, 100]) {
    const reply = await agent.events({ after: base, timeout: 0, limit })
    t.expect.status(reply, '2xx', { what: `status of a pull with limit=${limit}` })
    t.expect.that(eventsOf(reply) >= 1 && eventsOf(reply) <= limit, {
      what: `number of events with limit=${limit}, 4 or more waiting`,
      expected: `number of events with limit=${limit}, with at least 4 events after the cursor`,
      actual: eventsOf(reply),
    })
  }
  for (const limit of ['0', '101', '-1', 'abc']) {
    judgeOutOfRange(t, await agent.events({ after: base, timeout: 0, limit }), `a pull with limit=${limit}`)
  }
})

check(
  'events.pull.at-most-100',
  ['EVT-020', 'EVT-021', 'EVT-025', 'EVT-031'],
  { ...agentChat, modes: ['full', 'deep'], seconds: 6 },
  async (t) => {
    const [sender, agent] = [t.agents[0]!, t.agents[1]!]
    const base = await agent.cursor()
    const ids: string[] = []
    for (let wave = 0; wave < 11; wave += 1) {
      const said = await t.together(Array.from({ length: 10 }, () => () => sender.sendText(t.chat.id)))
      for (const one of said) {
        if (one.status === 'rejected') throw one.reason
        ids.push(one.value.messageId)
      }
    }
    await arrived(t, agent, base, ids, 'EVT-031')
    for (const limit of [100, 101, 150, undefined]) {
      const reply = await agent.events({ after: base, timeout: 0, limit })
      if (!reply.ok && limit !== 100 && limit !== undefined) continue
      t.expect.status(reply, '2xx', { what: `status of a pull with limit=${limit ?? 'absent'}` })
      t.expect.that(eventsOf(reply) >= 1 && eventsOf(reply) <= 100, {
        what: `number of events with limit=${limit ?? 'absent'}, with ${ids.length} events after the cursor`,
        expected: '1 to 100',
        actual: eventsOf(reply),
      })
      t.expect.equal(reply.body.has_more, true, {
        requirement: 'EVT-025',
        what: 'has_more with more than 100 later events',
      })
    }
  },
)

check('events.pull.open-values', ['EVT-016', 'EVT-021', 'EVT-049'], agentChat, async (t) => {
  const { agent } = await filledLog(t, 1)
  for (const after of [undefined, '-1', 'abc', '1.5']) {
    const reply = await agent.events({ after, timeout: 0, limit: 1 })
    t.expect.that(reply.status < 500, {
      what: `status of a pull with after=${after ?? 'absent'}`,
      expected: 'no 5xx',
      actual: reply.status,
    })
    t.observeDecision('AMB-044', `after=${after ?? 'absent'}: ${reply.status}`)
  }
  const unlimited = await agent.events({ after: 0, timeout: 0 })
  t.expect.that(unlimited.ok && eventsOf(unlimited) >= 1 && eventsOf(unlimited) <= 100, {
    requirement: 'EVT-021',
    what: 'events of a pull without limit',
    expected: '1 to 100',
    actual: eventsOf(unlimited),
  })
  const latest = await agent.cursor()
  const beyond = await agent.events({ after: latest + 1000, timeout: 0 })
  t.expect.that(beyond.status < 500, {
    requirement: 'EVT-049',
    what: 'status of a pull with after above latest',
    expected: 'no 5xx',
    actual: beyond.status,
  })
  if (!beyond.ok) return t.observeDecision('AMB-043', `after above latest: ${beyond.status}`)
  t.expect.that(eventsOf(beyond) === 0 && !(cursorOf(beyond.body) > latest + 1000), {
    requirement: 'EVT-049',
    what: 'page of a pull with after above latest',
    expected: 'empty, next_cursor not above after',
    actual: beyond.body,
  })
})

import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireEvent } from '../../client/wire.ts'
import {
  arrived,
  cursorOf,
  filledLog,
  follow,
  idsOf,
  missingFrom,
  sendTexts,
  sequencesOf,
} from '../../fixtures/event-log.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const readingOnly = { runs: { quick: 8, full: 40, deep: 200 } }
const limits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

check('events.pull.shape', ['EVT-014'], agentChat, async (t) => {
  // This check judges a rejected pull, so it pulls before any prerequisite that needs the log.
  t.expect.status(await t.agent.events({ after: 0, timeout: 0, limit: 2 }), '2xx', { what: 'status of a pull' })
  const { agent, base } = await filledLog(t, 3)
  const reply = await agent.events({ after: base, timeout: 0, limit: 2 })
  t.expect.status(reply, '2xx', { what: 'status of a pull with after, timeout and limit' })
  const page = reply.body
  for (const member of ['events', 'next_cursor', 'latest', 'has_more']) {
    t.expect.that(page !== undefined && page !== null && member in page, {
      what: `member ${member} of the answer`,
      expected: 'present',
      actual: page,
    })
  }
  t.expect.that(Array.isArray(page.events), { what: 'events', expected: 'an array', actual: page.events })
  t.expect.that(typeof page.has_more === 'boolean', {
    what: 'has_more',
    expected: 'a boolean',
    actual: page.has_more,
  })
  t.expect.that(isCursor(page.next_cursor), {
    what: 'next_cursor of a page with events',
    expected: 'an integer or a numeric string',
    actual: page.next_cursor,
  })
  const next = await agent.events({ after: page.next_cursor, timeout: 0, limit: 2 })
  t.expect.status(next, '2xx', { what: 'status of a pull with next_cursor as after' })
})

const isCursor = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value))

check('events.pull.after-is-exclusive', ['EVT-015'], agentChat, async (t) => {
  const { agent, log } = await filledLog(t, 7)
  await t.property(
    fc.tuple(fc.nat(log.length - 1), fc.integer({ min: 1, max: 9 })),
    async ([drawn, limit]) => {
      // A script or a replay repeats the number with another log, which may be shorter.
      const cut = drawn % log.length
      const after = log[cut]!.sequence
      const page = await t.given(agent.events({ after, timeout: 0, limit }), 'a page')
      t.expect.every(sequencesOf(page.events), (sequence) => sequence > Number(after), {
        what: `sequences of the page after=${after}`,
        expected: `all above ${after}`,
        actual: sequencesOf(page.events),
      })
      const suffix = idsOf(log.slice(cut + 1))
      t.expect.equal(idsOf(page.events).slice(0, suffix.length), suffix.slice(0, page.events.length), {
        what: `event ids after=${after}, compared with the log read before`,
      })
      t.expect.that(suffix.length === 0 || page.events.length > 0, {
        what: `page after=${after}`,
        expected: `events, although ${suffix.length} later ones were read before`,
        actual: [],
      })
    },
    readingOnly,
  )
})

/**
 * Returns the log with all these messages. A message that only pages with limit 1 contain is a hole in larger pages.
 */
async function wholeLog(t: CheckContext, agent: Agent, base: number, ids: readonly string[]): Promise<WireEvent[]> {
  const missing = async (): Promise<string[]> => missingFrom(await agent.eventsSince(base), ids)
  if ((await until(async () => (await missing()).length === 0, effectTimeoutMs(t))) === undefined) {
    const { events } = await follow(t, agent, base, [1])
    const alone = missingFrom(events, ids)
    const holes = (await missing()).filter((id) => !alone.includes(id))
    t.expect.equal(holes, [], { what: 'messages that are in pages of one event but not in larger pages' })
  }
  return arrived(t, agent, base, ids, 'EVT-031')
}

check('events.pull.pages-make-the-log', ['EVT-022', 'EVT-023', 'EVT-025', 'EVT-031'], agentChat, async (t) => {
  const agent = t.agents[1]!
  const base = await agent.cursor()
  const writer = t.agents[0]!
  // Adds events of other types between the messages.
  const { messageId } = await agent.sendText(t.chat.id)
  await writer.react(messageId, { operation: 'add', type: 'emoji', emoji: '👀' })
  const sent = await sendTexts(writer, t.chat.id, 5)
  if (t.offered('read_state')) await writer.read(t.chat.id, messageId)
  await writer.react(messageId, { operation: 'remove', type: 'emoji', emoji: '👀' })
  const log = await wholeLog(t, agent, base, [...sent, ...(await sendTexts(writer, t.chat.id, 7))])
  for (const limit of [1, 2]) {
    const { events } = await follow(t, agent, base, [limit])
    t.expect.equal(sequencesOf(events).slice(0, log.length), sequencesOf(log), {
      what: `the sequences of the events in pages of ${limit}, compared with one large page`,
    })
  }
  await t.property(
    limits,
    async (turns) => {
      const { events, cursor, stuck, steps } = await follow(t, agent, base, turns)
      t.expect.that(!stuck, {
        requirement: 'EVT-023',
        what: `following next_cursor with limits ${turns.join(', ')}`,
        expected: 'progress on each page with has_more true',
        actual: `no progress after cursor ${cursor}`,
      })
      const passed = log.filter(({ sequence }) => steps.some(({ last, next }) => sequence > last && sequence <= next))
      t.expect.that(passed.length === 0, {
        requirement: 'EVT-023',
        what: 'events between the end of a page and its next_cursor',
        expected: [],
        actual: sequencesOf(passed),
      })
      const missed = log
        .filter((event) => event.sequence > cursor)
        .filter((event) => !idsOf(events).includes(event.event_id))
      t.expect.that(missed.length === 0, {
        requirement: 'EVT-025',
        what: `events above the last cursor ${cursor} after a page with has_more false`,
        expected: [],
        actual: sequencesOf(missed),
      })
      t.expect.equal(idsOf(events).slice(0, log.length), idsOf(log), {
        what: `event ids of the pages with limits ${turns.join(', ')}, compared with one large page`,
      })
    },
    readingOnly,
  )
})

check('events.pull.has-more-tells-the-truth', ['EVT-025'], agentChat, async (t) => {
  const { agent, base, log } = await filledLog(t, 5)
  for (let limit = 1; limit <= log.length + 2; limit += 1) {
    const page = await t.given(agent.events({ after: base, timeout: 0, limit }), 'a page')
    const last = Number(page.events.at(-1)?.sequence ?? base)
    const left = log.filter((event) => event.sequence > last)
    if (left.length > 0) {
      t.expect.equal(page.has_more, true, {
        what: `has_more of a page with limit=${limit}, ${left.length} known events before the end`,
      })
    } else if (page.has_more === true) {
      const rest = await t.given(
        agent.events({ after: cursorOf(page), timeout: 0, limit: 100 }),
        'the page after the last',
      )
      if (rest.events.length > 0) continue
      t.expect.that(page.events.length >= limit, {
        what: `has_more of a page with limit=${limit} and ${page.events.length} events that ends the log`,
        expected: false,
        actual: true,
      })
      t.observeDecision('AMB-043', 'has_more true on a page that ends the log')
      t.warn('has_more is true on a page that ends the log')
      t.expect.equal(rest.has_more, false, { what: 'has_more of the empty page after the end' })
    }
  }
})

check('events.pull.latest-is-newest', ['EVT-024'], agentChat, async (t) => {
  const { agent, base, log } = await filledLog(t, 4)
  let before = Number.NEGATIVE_INFINITY
  for (const limit of [100, 1, 2, 100]) {
    const page = await t.given(agent.events({ after: base, timeout: 0, limit }), 'a page')
    const shown: unknown = page.latest
    // Another type only warns (AMB-043). A string of digits can still be compared.
    if (!Number.isInteger(shown) && before === Number.NEGATIVE_INFINITY)
      t.warn(`latest is ${JSON.stringify(shown)}, which is not an integer`)
    const latest = typeof shown === 'string' && /^\d+$/.test(shown) ? Number(shown) : shown
    if (!Number.isInteger(latest)) return t.notTestable('latest is not a number', 'a latest that can be compared')
    const last = Math.max(...sequencesOf(page.events))
    t.expect.that(Number(latest) >= last, {
      what: 'latest',
      expected: `at least ${last}, a sequence of its own page`,
      actual: latest,
    })
    t.expect.that(Number(latest) >= before, {
      what: 'latest of a later call',
      expected: `at least ${before}`,
      actual: latest,
    })
    if (page.has_more === false && last !== latest)
      t.warn(`latest is ${String(latest)}, but the last event has ${last}`)
    before = Number(latest)
  }
  t.expect.that(before >= Math.max(...sequencesOf(log)), {
    what: 'latest',
    expected: 'at least the newest event read before',
    actual: before,
  })
})

check('events.pull.goes-on-from-an-empty-page', ['EVT-023'], agentChat, async (t) => {
  const { agent, base } = await filledLog(t, 1)
  const { cursor } = await follow(t, agent, base, [100])
  let page = await t.given(agent.events({ after: cursor, timeout: 0 }), 'the end of the log')
  for (let turn = 0; page.events.length > 0 && turn < 20; turn += 1) {
    page = await t.given(agent.events({ after: cursorOf(page), timeout: 0 }), 'the end of the log')
  }
  if (page.events.length > 0)
    t.notTestable('the log grew without a request of the check', 'a target that only the harness uses')
  t.expect.that(isCursor(page.next_cursor), {
    what: 'next_cursor of an empty page of a log with events',
    expected: 'an integer or a numeric string',
    actual: page.next_cursor,
  })
  const { messageId } = await t.agents[0]!.sendText(t.chat.id)
  await t.eventually('the next event, read with the next_cursor of an empty page', async () =>
    (await agent.eventsSince(cursorOf(page))).find((event) => event.data.message?.message_id === messageId),
  )
})

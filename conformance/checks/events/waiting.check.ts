import fc from 'fast-check'
import { setTimeout as pause } from 'node:timers/promises'
import { isReceived } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { arrived, cursorOf, filledLog, follow, missingFrom, wakePull } from '../../fixtures/event-log.ts'

check(
  'events.wait.ends-with-an-empty-page',
  ['EVT-018'],
  { needs: { agents: 1 }, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await t.agent.events({ after: await t.agent.cursor(), timeout: 2 })
      const took = Math.round(reply.exchange.durationMs)
      t.expect.status(reply, '2xx', { what: 'status of a pull that waits 2 s without an event' })
      const bound = t.withSlack(5000)
      t.expect.that(took <= bound, {
        what: 'duration of a pull with timeout=2',
        expected: `at most ${bound} ms`,
        actual: `${took} ms`,
      })
      // An event of an earlier check may still arrive. The check then tries again, because the log was not quiet.
      if ((reply.body?.events?.length ?? 0) > 0) continue
      t.expect.equal(reply.body.events, [], { what: 'events of a pull that waited without an event' })
      if (took < 1500) t.warn(`a pull with timeout=2 on a quiet log answered after ${took} ms`)
      return
    }
    t.notTestable('events arrived in every interval of two seconds', 'a target that only the harness uses')
  },
)

/** Sends while a pull waits, and asserts that the event is in that answer or in the next page after the same cursor. */
async function raceOnce(t: CheckContext, delayMs: number): Promise<void> {
  const { after, answer, ids, sentTo, answeredAt } = await wakePull(t, { idleMs: delayMs })
  const messageId = ids[0]!
  t.expect.status(answer, '2xx', { what: 'status of a waiting pull' })
  const late = answeredAt - sentTo
  if (late > t.withSlack(3000))
    t.warn(`a waiting pull answered ${Math.round(late)} ms after the send that it waited for`)
  if ((answer.body?.events ?? []).some((event) => isReceived(event, messageId))) return
  await t.eventually(
    `the message.received of a message sent ${delayMs} ms after the start of a waiting pull, in the next page after the same cursor`,
    async () => (await t.agents[1]!.eventsSince(after)).some((event) => isReceived(event, messageId)),
    { failureClass: 'lost' },
  )
}

check('events.wait.no-lost-wake-up', ['EVT-019'], { ...agentChat, seconds: 4, timeoutSeconds: 60 }, async (t) => {
  await t.property(fc.integer({ min: 0, max: 50 }), (delayMs) => raceOnce(t, delayMs), {
    runs: { quick: 15, full: 80, deep: 400 },
    race: true,
    withinMs: { quick: 20_000, full: 40_000 },
  })
  await raceOnce(t, 1000)
})

check('events.wait.every-waiter-wakes', ['EVT-019', 'EVT-022'], { ...agentChat, timeoutSeconds: 60 }, async (t) => {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const after = await agent.cursor()
  const pending = Array.from({ length: 4 }, () => agent.events({ after, timeout: 20 }))
  await pause(200)
  const { messageId } = await sender.sendText(t.chat.id)
  const answers = await Promise.all(pending)
  const withMessage = answers.filter(({ body }) => body.events?.some((event) => isReceived(event, messageId)))
  const firstMs = Math.min(...withMessage.map(({ exchange }) => exchange.durationMs))
  for (const answer of answers) {
    t.expect.status(answer, '2xx', { what: 'status of one of four waiting pulls' })
    const end = Number.isNaN(cursorOf(answer.body)) ? after : cursorOf(answer.body)
    const seen =
      answer.body.events.some((event) => isReceived(event, messageId)) ||
      (await agent.awaitMessage(Math.min(end, after), messageId, t.timing.settle_ms)) !== undefined
    t.expect.that(seen, {
      failureClass: 'lost',
      what: 'the event that four waiting pulls waited for',
      expected: 'in each answer or the next page',
      actual: answer.body,
    })
    const lateMs = answer.exchange.durationMs - firstMs
    t.expect.that(answer.body.events.length > 0 || lateMs < t.withSlack(4000), {
      requirement: 'EVT-022',
      failureClass: 'lost',
      what: `the page of a pull that waited ${Math.round(lateMs)} ms longer than another with the same cursor`,
      expected: 'the event of the other page',
      actual: answer.body,
    })
    if (answer.exchange.durationMs > t.withSlack(4000))
      t.warn(`one of four waiting pulls answered after ${Math.round(answer.exchange.durationMs)} ms`)
  }
})

check('events.wait.backlog-is-answered-at-once', ['EVT-050'], { ...agentChat, timeoutSeconds: 60 }, async (t) => {
  const { agent, base, log } = await filledLog(t, 5)
  const reply = await agent.events({ after: base, timeout: 30 })
  t.expect.status(reply, '2xx', { what: 'status of a pull with timeout=30 and a backlog', failureClass: 'lost' })
  t.expect.that(reply.body.events.length > 0, {
    failureClass: 'lost',
    what: 'events of a pull with timeout=30 and a cursor before five known messages',
    expected: 'the backlog',
    actual: [],
  })
  const rest = await follow(t, agent, cursorOf(reply.body), [100])
  const ids = log.flatMap((event) => (event.event_type === 'message.received' ? [event.data.message!.message_id] : []))
  t.expect.equal(missingFrom([...reply.body.events, ...rest.events], ids), [], {
    failureClass: 'lost',
    what: 'messages of the backlog that are missing in the pages',
  })
  if (reply.exchange.durationMs > t.withSlack(5000))
    t.warn(`the backlog was answered after ${Math.round(reply.exchange.durationMs)} ms`)
})

check(
  'events.wait.beyond-latest-skips-nothing',
  ['EVT-023'],
  { ...agentChat, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const agent = t.agents[1]!
    for (const beyond of [1, 1000]) {
      const latest = await agent.cursor()
      const after = latest + beyond
      const { answer, ids } = await wakePull(t, { after, timeout: 3, idleMs: 400 })
      const messageId = ids[0]!
      t.expect.that(answer.status < 500, {
        what: 'status of a waiting pull with after above latest',
        expected: '2xx or 4xx',
        actual: answer.status,
      })
      if (!answer.ok) return t.observeDecision('AMB-043', `a waiting pull with after above latest: ${answer.status}`)
      const next = cursorOf(answer.body)
      // With `after` the caller declared earlier events as processed, so a cursor equal to it skips no others.
      if (next === after) {
        t.observeDecision('AMB-043', 'next_cursor of a waiting pull with after above latest is equal to after')
        continue
      }
      await arrived(t, agent, latest, [messageId])
      const shown = [...answer.body.events, ...(await agent.eventsSince(Number.isNaN(next) ? 0 : next))]
      const isShown = shown.some((event) => isReceived(event, messageId))
      const what = `the event that arrived while a pull waited with after ${beyond} above latest`
      // A cursor up to `after` skips only events that the caller declared as processed (AMB-043).
      if (!isShown && next <= after) t.warn(`${what} is neither on its page nor after its next_cursor`)
      else
        t.expect.that(isShown, {
          failureClass: 'lost',
          what,
          expected: 'on its page, or after its next_cursor',
          actual: { latest, next_cursor: answer.body.next_cursor },
        })
    }
  },
)

check('events.wait.cursor-of-a-woken-pull', ['EVT-023'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const { answer } = await wakePull(t, { timeout: 3, idleMs: 200 })
  const page = await t.given(answer, 'a page of a waiting pull')
  const { messageId } = await sender.sendText(t.chat.id)
  const isNext = (event: WireEvent): boolean => isReceived(event, messageId)
  if (page.events.some(isNext)) return
  await t.eventually('the next event, read with the next_cursor of a pull that an event ended', async () =>
    (await agent.eventsSince(cursorOf(page))).find(isNext),
  )
})

/** Calls without a reply: their error, and the time at which they end. */
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { answerText, arrival, ask, mentions } from '../../fixtures/a2a-calls.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'
import { answerWaitMs, statedWaitMs } from '../../fixtures/a2a-waits.ts'

const waiting = { seconds: 65, apart: true, timeoutSeconds: 130 } as const

/** Fractions of the stated wait: the time of the late reply, and the time before which no call may end. */
const [lateShare, shareMin] = [50 / 60, 55 / 60]

const expectDeadline = (t: CheckContext, error: { code?: unknown } | undefined): void => {
  t.expect.equal(error?.code, -32603, { requirement: 'A2A-018', what: 'error code of the call' })
  t.expect.that(mentions(error, 'DEADLINE_EXCEEDED'), {
    requirement: 'ERR-038',
    what: 'the reason DEADLINE_EXCEEDED in the error',
    expected: 'DEADLINE_EXCEEDED as a value',
    actual: error,
  })
}

check('a2a.message.deadline-form', ['A2A-018', 'A2A-019', 'ERR-038'], { ...waiting, needs: pair }, async (t) => {
  const [caller, silent] = t.agents as Pair
  const wait = answerWaitMs(t)
  if (wait > statedWaitMs)
    t.notTestable('the target waits longer than the stated minute', 'a shorter timing.a2a_answer_wait_ms')
  const text = t.unique.marker('unanswered')
  const after = await silent.cursor()
  const call = ask(t, caller, silent, text)
  const { event, message } = await arrival(t, silent, after, text)
  expectDeadline(t, (await call).body['error'] as { code?: unknown } | undefined)
  for (const [who, party] of Object.entries({ caller, agent: silent })) {
    await t.eventually(
      `the message in the history of the ${who} after the deadline`,
      () => party.awaitInHistory(event.chat_id, message.message_id, 0),
      { requirement: 'A2A-019' },
    )
  }
})

check(
  'a2a.message.deadline',
  ['LIM-014', 'A2A-018', 'A2A-020', 'ERR-038'],
  { ...waiting, needs: { agents: 4, persons: 1, ownedBy: 'person' } },
  async (t) => {
    const [caller, silent, slowCaller, slow] = t.agents as [Agent, Agent, Agent, Agent]
    if (answerWaitMs(t) !== statedWaitMs)
      t.notTestable('the target does not use the stated wait', 'a target file without a2a_answer_wait_ms')
    const [unanswered, late] = [t.unique.marker('unanswered'), t.unique.marker('late')]
    const after = await slow.cursor()
    const began = Date.now()
    const deadline = ask(t, caller, silent, unanswered).then((reply) => ({ reply, ms: Date.now() - began }))
    const answered = ask(t, slowCaller, slow, late)
    const toLate = await arrival(t, slow, after, late)
    await new Promise((resolve) => {
      setTimeout(resolve, statedWaitMs * lateShare - (Date.now() - began))
    })
    await t.given(
      slow.send({
        message_id: t.unique.messageId(),
        chat_id: toLate.event.chat_id,
        parts: textParts(`re ${late}`),
        reply_to: { message_id: toLate.message.message_id },
      }),
      'a reply after 50 seconds',
    )
    t.expect.equal(answerText(await answered), `re ${late}`, {
      requirement: 'A2A-020',
      what: 'the answer from a reply after 50 seconds',
    })
    const { reply, ms } = await deadline
    expectDeadline(t, reply.body['error'] as { code?: unknown } | undefined)
    t.expect.that(ms >= statedWaitMs * shareMin, {
      what: 'the call does not end before its deadline',
      expected: statedWaitMs,
      actual: ms,
    })
    if (ms > t.withSlack(75_000)) t.warn(`the call ended after ${ms} ms`, { requirement: 'A2A-018' })
  },
)

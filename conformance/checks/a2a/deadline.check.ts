import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { answerText, arrival, ask, mentions } from '../../fixtures/a2a-calls.ts'

const statedMs = 60_000

check(
  'a2a.message.deadline',
  ['A2A-018', 'A2A-019', 'A2A-020', 'LIM-014', 'ERR-038'],
  {
    area: 'a2a',
    optionalArea: 'a2a',
    seconds: 65,
    apart: true,
    timeoutSeconds: 130,
    needs: { agents: 4, persons: 1, ownedBy: 'person' },
  },
  async (t) => {
    const [caller, silent, slowCaller, slow] = t.agents as [Agent, Agent, Agent, Agent]
    const wait = t.target.timing.a2a_answer_wait_ms ?? statedMs
    if (wait !== statedMs)
      t.notTestable(
        'the target waits for another time than the stated one',
        'a2a_answer_wait_ms left out of the target file',
      )
    const [unanswered, late] = [t.unique.marker('unanswered'), t.unique.marker('late')]
    const began = Date.now()
    const deadline = ask(t, caller, silent, unanswered).then((reply) => ({ reply, ms: Date.now() - began }))
    const answered = ask(t, slowCaller, slow, late)
    const [toUnanswered, toLate] = [await arrival(t, silent, 0, unanswered), await arrival(t, slow, 0, late)]
    await new Promise((resolve) => {
      setTimeout(resolve, 50_000 - (Date.now() - began))
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
      what: 'the answer given after 50 seconds',
    })
    const { reply, ms } = await deadline
    const error = reply.body['error'] as { code?: number } | undefined
    t.expect.equal(error?.code, -32603, { what: 'code of the error' })
    t.expect.that(mentions(error, 'DEADLINE_EXCEEDED'), {
      requirement: 'ERR-038',
      what: 'the reason DEADLINE_EXCEEDED in the error',
      actual: error,
    })
    t.expect.that(ms >= 55_000, {
      requirement: 'LIM-014',
      what: 'the call ends no earlier than its time',
      expected: statedMs,
      actual: ms,
    })
    if (ms > t.withSlack(75_000)) t.warn(`the call ended after ${ms} ms`)
    for (const [who, party] of [
      ['caller', caller],
      ['agent', silent],
    ] as const) {
      const found = await party.inHistory(toUnanswered.event.chat_id, toUnanswered.message.message_id)
      t.expect.equal(found.length, 1, {
        requirement: 'A2A-019',
        what: `the message in the history of the ${who} after the deadline`,
      })
    }
  },
)

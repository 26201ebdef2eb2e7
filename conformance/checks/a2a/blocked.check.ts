import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { answerBoundMs, arrival, mentions } from '../../fixtures/a2a-calls.ts'
import { answerWaitMs, WaitingCall } from '../../fixtures/a2a-waits.ts'

const blocking = { needs: { agents: 3, persons: 1, ownedBy: 'person', hooks: ['block', 'unblock'] } } as const

/** Fraction of the declared wait before which a call during a block must not end. */
const shareMin = 55 / 60

/** Calls an agent that blocks the caller, and aborts the call after `work`. */
async function callAcross(t: CheckContext, text: string, work: (call: WaitingCall) => Promise<void>): Promise<void> {
  const [caller, called] = t.agents as [Agent, Agent]
  const abort = new AbortController()
  await withBlocks(t, async (block) => {
    await block(called, caller)
    const call = new WaitingCall(t, caller, called, text, { signal: abort.signal })
    await work(call)
    abort.abort()
    await call.ended()
  })
}

check(
  'a2a.message.never-crosses-a-block',
  ['BLK-013', 'BLK-002', 'A2A-007'],
  { ...blocking, seconds: 2 },
  async (t) => {
    const [caller, called, other] = t.agents as [Agent, Agent, Agent]
    const [chatId, free] = [await t.openChat(caller, called), await t.openChat(other, called)]
    const base = await called.cursor()
    const text = t.unique.marker('across')
    await callAcross(t, text, async (call) => {
      await t.absent({
        what: 'a message sent over A2A during a block, at the agent that blocks its sender',
        failureClass: 'leaked',
        fence: async () => called.awaitMessage(base, (await other.sendText(free)).messageId),
        observe: async () =>
          (await called.eventsSince(base)).find((event) => JSON.stringify(event).includes(text)) ??
          ((await called.history(chatId)).text.includes(text) || undefined),
      })
      await t.eventually(
        'a message sent over A2A during a block, in the history of its sender',
        async () => (await caller.history(chatId)).text.includes(text),
        { requirement: 'BLK-002', failureClass: 'lost' },
      )
      const reply = await call.within(t.timing.settle_ms)
      t.expect.that(reply === undefined || call.isDeadline(reply), {
        what: 'a call during a block waits like a call without a reply (an immediate answer reveals the block)',
        actual: reply?.body,
      })
    })
    const abort = new AbortController()
    const [later, about] = [t.unique.marker('later'), { requirement: 'A2A-007', failureClass: 'lost' } as const]
    const call = new WaitingCall(t, caller, called, later, { signal: abort.signal })
    await arrival(t, called, base, later, about)
    await t.eventually(
      'a message sent over A2A after the end of a block, in the history of its sender',
      async () => (await caller.history(chatId)).text.includes(later),
      about,
    )
    abort.abort()
    await call.ended()
  },
)

check(
  'a2a.message.across-a-block-ends-late',
  ['BLK-013'],
  { ...blocking, seconds: 65, apart: true, timeoutSeconds: 130 },
  async (t) => {
    await t.openChat(t.agents[0]!, t.agents[1]!)
    await callAcross(t, t.unique.marker('across'), async (call) => {
      const began = Date.now()
      const reply = await call.within(answerBoundMs)
      const ms = Date.now() - began
      t.expect.that(ms >= answerWaitMs(t) * shareMin && mentions(reply?.body, 'DEADLINE_EXCEEDED'), {
        what: 'the end of a call during a block',
        expected: `DEADLINE_EXCEEDED after ${answerWaitMs(t)} ms`,
        actual: { ms, body: reply?.body },
      })
    })
  },
)

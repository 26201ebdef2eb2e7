import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { ask, mentions, staysOpen } from '../../fixtures/a2a-calls.ts'

const blocking = {
  area: 'a2a',
  optionalArea: 'a2a',
  needs: { agents: 3, persons: 1, ownedBy: 'person', hooks: ['block', 'unblock'] },
} as const
const earlyMs = 55_000

/** Calls an agent that blocks the caller, and gives the call up when the work is done. */
async function callAcross(
  t: CheckContext,
  text: string,
  work: (call: Promise<unknown>) => Promise<void>,
): Promise<void> {
  const [caller, called] = t.agents as [Agent, Agent]
  const abort = new AbortController()
  await withBlocks(t, async (block) => {
    await block(called, caller)
    const call = ask(t, caller, called, text, { signal: abort.signal }).then(
      ({ body }) => body,
      () => undefined,
    )
    await work(call)
    abort.abort()
    await call
  })
}

check('a2a.message.never-crosses-a-block', ['BLK-013'], { ...blocking, seconds: 2 }, async (t) => {
  const [caller, called, other] = t.agents as [Agent, Agent, Agent]
  const [chatId, free] = [await t.openChat(caller, called), await t.openChat(other, called)]
  const base = await called.cursor()
  const text = t.unique.marker('across')
  await callAcross(t, text, async (call) => {
    await t.absent({
      what: 'a message that was sent over A2A across a block, at the agent that blocks its sender',
      failureClass: 'leaked',
      fence: async () => called.awaitMessage(base, (await other.say(free)).messageId),
      observe: async () =>
        (await called.eventsSince(base)).find((event) => JSON.stringify(event).includes(text)) ??
        ((await called.history(chatId)).text.includes(text) || undefined),
    })
    t.expect.that(await staysOpen(t, call), {
      what: 'a call across a block waits like one that nobody answers (an answer at once reveals the block)',
    })
  })
})

check(
  'a2a.message.across-a-block-ends-late',
  ['BLK-013'],
  { ...blocking, seconds: 65, apart: true, timeoutSeconds: 130 },
  async (t) => {
    await t.openChat(t.agents[0]!, t.agents[1]!)
    const began = Date.now()
    await callAcross(t, t.unique.marker('across'), async (call) => {
      const body = await call
      const ms = Date.now() - began
      t.expect.that(ms >= earlyMs && mentions(body, 'DEADLINE_EXCEEDED'), {
        what: 'the end of a call across a block',
        expected: 'DEADLINE_EXCEEDED after a minute',
        actual: { ms, body },
      })
    })
  },
)

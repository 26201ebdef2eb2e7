/** A blocked sender cannot detect the block. */
import type { SendReply, WireObject } from '../../client/wire.ts'
import type { Reply } from '../../client/exchange.ts'
import { textParts } from '../../client/agent.ts'
import { sameJson } from '../../client/compare-json.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { setBlock } from '../../fixtures/blocks.ts'

interface Trace {
  status: number
  answer: string[]
  message: string[]
  entry: string[] | undefined
}

const namesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value as WireObject).toSorted() : []

/** Returns what the sender of a message can observe: the status and the member names. */
async function trace(t: CheckContext): Promise<Trace> {
  const messageId = t.unique.messageId()
  const reply: Reply<SendReply> = await t.agent.send({
    message_id: messageId,
    chat_id: t.chat.id,
    parts: textParts(t.unique.marker()),
  })
  const entry = await t.agent.awaitInHistory(t.chat.id, messageId, t.timing.settle_ms)
  return {
    status: reply.status,
    answer: namesOf(reply.body),
    message: namesOf(reply.body?.message),
    entry: entry && namesOf(entry),
  }
}

check(
  'accounts.secrets.block-is-invisible',
  ['PRIV-007'],
  { needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'] } },
  async (t) => {
    const blocker = t.agents[1]!
    const idle = await trace(t)
    if (idle.entry === undefined)
      t.notTestable('the message to an idle recipient is not in the history of its sender', 'see MSG-056')
    const block = await setBlock(t, blocker, t.agent)
    const blocked = await trace(t)
    await block.lift()
    // Members that vary between sends do not reveal a block.
    if (!sameJson(await trace(t), idle))
      t.notTestable('the members of sends to an idle recipient vary', 'the same members in every answer')
    t.expect.equal(blocked, idle, {
      failureClass: 'leaked',
      what: 'status, members and history entry of a send to a recipient who blocked the sender, compared with a send to an idle recipient',
    })
  },
)

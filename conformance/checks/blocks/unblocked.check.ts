import { check } from '../../check-api/check.ts'
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import { addOf, emojis, containsValue, reactionsSeen } from '../../fixtures/reactions.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { blockableChat, sendDuringBlock } from './fixtures.ts'
import { awaitArrival } from '../../fixtures/arrival.ts'

check('blocks.messages.hidden-by-id', ['BLK-015', 'BLK-002'], blockableChat, async (t) => {
  const [sender, other] = [t.agents[0]!, t.agents[1]!]
  const base = await other.cursor()
  await withBlocks(t, async (block) => {
    const activeBlock = await block(other, sender)
    const text = t.unique.marker()
    const messageId = await sendDuringBlock(t, sender, { text })
    await activeBlock.lift()
    const visible = await sender.sendText(t.chat.id)
    if (!(await awaitArrival(t, other, base, t.chat.id, visible.messageId)))
      t.notTestable('messages do not arrive after the block', 'delivery after an unblock')
    const shown = await t.given(other.react(visible.messageId, addOf(emojis[0])), 'a reaction to a delivered message')
    t.expect.that(typeof shown.changed === 'boolean', {
      what: 'changed in the answer to a reaction on a delivered message',
      expected: 'a boolean',
      actual: shown,
      warnOnly: true,
    })
    for (const [name, attempt] of Object.entries(byId(other, t.chat.id, t.unique.messageId))) {
      const [hidden, unknown] = [await attempt(messageId), await attempt(t.unique.messageId())]
      t.expect.notLeaked(text, [hidden], {
        what: `the answer to ${name} a message that was never delivered to the caller`,
      })
      t.expect.that(hidden.status === unknown.status, {
        what: `${name} a message that was never delivered to the caller is answered like an unknown id`,
        warnOnly: true,
        expected: unknown.status,
        actual: hidden.status,
      })
    }
    t.expect.notLeaked(text, JSON.stringify([await other.eventsSince(base), (await other.history(t.chat.id)).body]), {
      what: 'the log or the history of the participant to whom a suppressed message was never delivered',
    })
    t.expect.that(!containsValue(await reactionsSeen(sender, t.chat.id, messageId), emojis[1]), {
      what: 'a reaction of the other participant to a suppressed message, in the history of its sender',
      expected: 'no reaction',
      warnOnly: true,
    })
  })
})

const byId = (
  agent: Agent,
  chatId: string,
  freshId: () => string,
): Record<string, (messageId: string) => Promise<Reply>> => ({
  'reacting to': (messageId) => agent.react(messageId, addOf(emojis[1])),
  'replying to': (messageId) =>
    agent.send({ message_id: freshId(), chat_id: chatId, parts: textParts('x'), reply_to: { message_id: messageId } }),
  'marking as read': (messageId) => agent.read(chatId, messageId),
})

check(
  'blocks.receipts.stays-sent',
  ['BLK-004', 'BLK-002'],
  {
    optionalArea: 'read_state',
    seconds: 3,
    timeoutSeconds: 60,
    needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'], names: ['delivered_stamp', 'read_stamp'] },
  },
  async (t) => {
    const [sender, other] = [t.agents[0]!, t.agents[1]!]
    const stamps = async (messageId: string): Promise<unknown[]> => {
      const message = (await sender.inHistory(t.chat.id, messageId))[0]
      return [t.named(message, 'delivered_stamp'), t.named(message, 'read_stamp')].filter(
        (stamp) => stamp !== undefined && stamp !== null,
      )
    }
    const base = await other.cursor()
    const readAndStamped = async (): Promise<boolean> => {
      const { messageId } = await sender.sendText(t.chat.id)
      await other.awaitMessage(base, messageId)
      await other.read(t.chat.id, messageId)
      return (await until(async () => (await stamps(messageId)).length > 0, t.timing.settle_ms + 1000)) === true
    }
    if (!(await readAndStamped()))
      t.notTestable(
        'messages between these agents have no receipt timestamps (AMB-003, AMB-033)',
        'names.delivered_stamp and names.read_stamp in the target file',
      )
    await withBlocks(t, async (block) => {
      const activeBlock = await block(other, sender)
      const messageId = await sendDuringBlock(t, sender)
      await t.absent({
        what: 'a delivered or read timestamp on a message sent during a block',
        fence: async () => (await other.eventsSince(base)) !== undefined && sender.awaitInHistory(t.chat.id, messageId),
        observe: async () => (await stamps(messageId)).at(0),
      })
      await activeBlock.lift()
      if (!(await readAndStamped())) return
      const late = await stamps(messageId)
      t.expect.that(late.length === 0, {
        what: 'receipt timestamps of a message sent during a block, after a later message was read',
        warnOnly: true,
        expected: 'none',
        actual: late,
      })
    })
  },
)

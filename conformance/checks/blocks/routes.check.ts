/** No route ignores a block, several handles can be blocked, and messages after an unblock arrive. */
import { textParts, type Agent } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { whereSeen } from '../../fixtures/arrival.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { addOf, emojis, reactionsSeen } from '../../fixtures/reactions.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { write } from '../../fixtures/variant-sends.ts'
import { blockableChat } from './fixtures.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

/** Asserts that a text sent during a block is neither in the log nor in the history of the other participant. */
async function expectHidden(
  t: CheckContext,
  reader: Agent,
  { after, chatId = t.chat.id }: { after: number; chatId?: string },
  texts: Record<string, string>,
): Promise<void> {
  for (const [how, text] of Object.entries(texts)) {
    const shown = JSON.stringify([await reader.eventsSince(after), (await reader.history(chatId)).body])
    t.expect.that(!shown.includes(text), {
      failureClass: 'leaked',
      what: `a message sent by ${how} during a block, at the other participant`,
      expected: 'absent',
      actual: text,
    })
  }
}

check('blocks.send.no-route-crosses', ['BLK-001', 'BLK-003'], { ...blockableChat, seconds: 2 }, async (t) => {
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  const after = await reader.cursor()
  await withBlocks(t, async (block) => {
    const activeBlock = await block(reader, sender)
    const texts: Record<string, string> = {}
    for (const route of sendRoutes) {
      const text = t.unique.marker()
      texts[route.name] = text
      const body = { message_id: t.unique.messageId(), parts: textParts(text) }
      await t.given(route.send(sender, t.chat.id, body), `a send by ${route.name}`)
    }
    await activeBlock.lift()
    await reader.awaitMessage(after, (await sender.sendText(t.chat.id)).messageId)
    await expectHidden(t, reader, { after }, texts)
  })
})

check(
  'blocks.send.no-variant-route-crosses',
  ['BLK-001', 'BLK-003', 'BLK-002'],
  { ...blockableChat, forms: ['variant'], seconds: 2 },
  async (t) => {
    const [sender, reader] = [t.agents[0]!, t.agents[1]!]
    const after = await reader.cursor()
    const texts = { 'a send to a handle': t.unique.marker(), 'a draft': t.unique.marker() }
    await withBlocks(t, async (block) => {
      const draft = t.offered('drafts') ? (await openDraft(sender, t.chat.id)).body.message_id : undefined
      const unblocked = await write(sender, reader, t.unique.marker())
      const activeBlock = await block(reader, sender)
      const sent = await write(sender, reader, texts['a send to a handle'])
      if (unblocked.ok)
        t.expect.status(sent, unblocked.status, {
          requirement: 'BLK-002',
          what: 'status of a send to a handle during a block, as before the block',
        })
      if (draft !== undefined) {
        await appendDraft(sender, draft, texts['a draft'])
        await finalizeDraft(sender, draft)
      }
      await activeBlock.lift()
      await reader.awaitMessage(after, (await sender.sendText(t.chat.id)).messageId)
      const chatId = sent.ok && typeof sent.body.chat_id === 'string' ? sent.body.chat_id : t.chat.id
      await expectHidden(t, reader, { after, chatId }, texts)
    })
  },
)

check(
  'blocks.send.of-a-person',
  ['BLK-001', 'BLK-003'],
  { needs: { agents: 1, persons: 1, chat: 'person', hooks: ['block', 'unblock', 'sendAsPerson'] }, seconds: 2 },
  async (t) => {
    const after = await t.agent.cursor()
    const say = async (): Promise<string> => {
      const text = t.unique.marker()
      await sendTextAs(t, t.person, t.chat.id, text)
      return text
    }
    const arrives = (text: string) =>
      t.agent.awaitEvent(after, (event) => JSON.stringify(event.data).includes(text), effectTimeoutMs(t))
    await withBlocks(t, async (block) => {
      const activeBlock = await block(t.person, t.agent)
      const text = await say()
      await activeBlock.lift()
      if ((await arrives(await say())) === undefined)
        t.notTestable('a message of the person does not arrive after the block', 'delivery after an unblock')
      await expectHidden(t, t.agent, { after }, { 'a person': text })
    })
  },
)

check(
  'blocks.send.several-handles',
  ['BLK-001', 'BLK-003'],
  { needs: { agents: 3, hooks: ['block', 'unblock'] }, seconds: 2 },
  async (t) => {
    const [blocker, one, other] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const chats = [await t.openChat(blocker, one), await t.openChat(blocker, other)] as const
    const after = await blocker.cursor()
    await withBlocks(t, async (block) => {
      const activeBlock = [await block(blocker, one), await block(blocker, other)]
      const sent = [await one.sendText(chats[0]), await other.sendText(chats[1])]
      for (const { lift } of activeBlock) await lift()
      await blocker.awaitMessage(after, (await one.sendText(chats[0])).messageId)
      for (const [index, { messageId }] of sent.entries())
        t.expect.equal(await whereSeen(blocker, after, chats[index]!, [messageId]), undefined, {
          failureClass: 'leaked',
          what: `places where an agent that blocks two handles sees a message of blocked handle ${index + 1}`,
        })
    })
  },
)

check('blocks.unblock.delivers-again', ['MSG-030'], blockableChat, async (t) => {
  const [blocker, blocked] = [t.agents[0]!, t.agents[1]!]
  const after = [await blocker.cursor(), await blocked.cursor()] as const
  await withBlocks(t, async (block) => {
    const activeBlock = await block(blocker, blocked)
    await blocked.sendText(t.chat.id)
    await activeBlock.lift()
    for (const [index, [from, to]] of [[blocked, blocker] as const, [blocker, blocked] as const].entries()) {
      const { messageId } = await from.sendText(t.chat.id)
      const event = await to.awaitMessage(after[index]!, messageId, effectTimeoutMs(t))
      t.expect.that(event !== undefined, {
        failureClass: 'lost',
        what: 'the message.received of a message sent after the block between its participants was lifted',
        expected: messageId,
        actual: 'no event',
      })
    }
  })
})

check('blocks.block.keeps-reactions', ['BLK-009'], blockableChat, async (t) => {
  const [blocker, blocked] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await blocker.sendText(t.chat.id)
  await blocked.awaitInHistory(t.chat.id, messageId)
  await t.given(blocked.react(messageId, addOf(emojis[0])), 'a reaction')
  const before = await reactionsSeen(blocked, t.chat.id, messageId)
  await withBlocks(t, async (block) => {
    await block(blocker, blocked)
    t.expect.equal((await reactionsSeen(blocked, t.chat.id, messageId))?.length, before?.length, {
      failureClass: 'lost',
      what: 'reactions of a message in the history of an agent that was blocked after it reacted',
    })
  })
})

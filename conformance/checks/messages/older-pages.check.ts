/** Older pages of a history contain the same data as the newest page, and the order is stable. */
import { messagesOf } from '../../client/agent.ts'
import type { WireMessage } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { addOf, emojis, containsValue, reactionsOf, awaitReaction } from '../../fixtures/reactions.ts'
import { pagesBack } from './history-pages.ts'
import { acknowledge } from '../../fixtures/receipts.ts'

const [emoji] = emojis
const idsOf = (messages: readonly WireMessage[]): string[] => messages.map((message) => message.message_id)

/** Sends messages one after the other. Returns their ids, oldest first, after the last one is in the history. */
async function sendMore(t: CheckContext, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let turn = 0; turn < count; turn += 1) ids.push((await t.agent.sendText(t.chat.id)).messageId)
  await t.eventually('the newest message in the history', () => t.agent.awaitInHistory(t.chat.id, ids.at(-1)!, 0))
  return ids
}

/** Returns the entry of a message from a page older than the newest. */
async function onOlderPage(t: CheckContext, messageId: string): Promise<WireMessage | undefined> {
  await sendMore(t, 3)
  const pages = await pagesBack(t, t.agent, [2], messageId)
  return pages.flat().find((message) => message.message_id === messageId)
}

check('messages.history.older-pages-show-reactions', ['HIST-009', 'RCT-025'], agentChat, async (t) => {
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.agents[1]!.awaitInHistory(t.chat.id, messageId)
  await t.given(t.agents[1]!.react(messageId, addOf(emoji)), 'a reaction')
  await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emoji, true, { requirement: 'RCT-025' })
  const entry = await onOlderPage(t, messageId)
  t.expect.that(Array.isArray(entry?.reactions), {
    what: 'reactions of an entry on an older page is an array',
    actual: entry,
  })
  t.expect.that(containsValue(reactionsOf(entry), emoji), {
    requirement: 'RCT-025',
    what: 'a reaction from the newest page, on an older page',
    expected: emoji,
    actual: entry?.reactions,
  })
})

check(
  'messages.history.older-pages-show-stamps',
  ['HIST-010'],
  {
    needs: { agents: 2, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] },
    optionalArea: 'read_state',
    seconds: 2,
  },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.agent.awaitInHistory(t.chat.id, messageId)
    await acknowledge(t, t.reader, 'read', messageId)
    await t.eventually('the read timestamp on the newest page', async () =>
      t.named((await t.agent.inHistory(t.chat.id, messageId))[0], 'read_stamp'),
    )
    const entry = await onOlderPage(t, messageId)
    t.expect.that((t.named(entry, 'read_stamp') ?? null) !== null, {
      what: 'the read timestamp from the newest page, on an older page',
      expected: 'a timestamp',
      actual: entry,
    })
  },
)

check('messages.history.order-after-a-reaction', ['HIST-002'], agentChat, async (t) => {
  const ids = await sendMore(t, 5)
  await t.agents[1]!.awaitInHistory(t.chat.id, ids.at(-1)!)
  await t.given(t.agents[1]!.react(ids[0]!, addOf(emoji)), 'a reaction')
  await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId: ids[0]! }, emoji, true)
  for (const agent of t.agents) {
    const page = messagesOf(await t.given(agent.history(t.chat.id, { limit: 20 }), 'the history'))
    t.expect.equal(
      idsOf(page).filter((id) => ids.includes(id)),
      ids.toReversed(),
      { what: 'order of five messages, newest first, after a reaction to the oldest' },
    )
  }
})

const overlapping = 16

check(
  'messages.history.order-under-overlapping-sends',
  ['HIST-002', 'MSG-057'],
  { ...agentChat, seconds: 2 },
  async (t) => {
    for (let round = 0; round < { quick: 2, full: 6, deep: 20 }[t.mode]; round += 1) {
      // The sends start in descending order of their ids, so an order by id differs from the order of arrival.
      const ids = Array.from({ length: overlapping }, () => t.unique.messageId())
        .toSorted()
        .toReversed()
      const sent = await t.together(
        ids.map((id, index) => async () => {
          const body = {
            message_id: id,
            chat_id: t.chat.id,
            parts: [{ type: 'text' as const, text: t.unique.marker() }],
          }
          return t.given(t.agents[index % 2]!.send(body), 'one of sixteen simultaneous sends')
        }),
      )
      for (const one of sent) if (one.status === 'rejected') throw one.reason
      const views: string[][] = []
      for (const agent of t.agents) {
        const page = await t.eventually('all of sixteen simultaneous messages', async () => {
          const seen = messagesOf(await t.given(agent.history(t.chat.id, { limit: 50 }), 'the history'))
          return ids.every((id) => seen.some((message) => message.message_id === id)) ? seen : undefined
        })
        const sequences = page.flatMap((message) => t.named<number>(message, 'message_sequence') ?? [])
        t.expect.that(
          sequences.every((sequence, index) => index === 0 || sequence < sequences[index - 1]!),
          {
            what: 'the sequences on a page decrease after simultaneous sends',
            expected: 'newest first',
            actual: sequences,
          },
        )
        views.push(idsOf(page).filter((id) => ids.includes(id)))
      }
      // Members may see simultaneous messages in a different order (MSG-057), so this only warns.
      t.expect.equal(views[0], views[1], {
        requirement: 'MSG-057',
        what: 'the order of simultaneous messages at one member, compared with the other',
      })
      const later = await t.agent.sendText(t.chat.id)
      await t.agent.awaitInHistory(t.chat.id, later.messageId)
      const page = messagesOf(await t.given(t.agent.history(t.chat.id, { limit: 50 }), 'the history'))
      const order = idsOf(page).filter((id) => ids.includes(id) || id === later.messageId)
      t.expect.equal(order[0], later.messageId, { what: 'the newest message after sixteen simultaneous ones' })
      t.expect.equal(order.slice(1), views[0], {
        requirement: 'MSG-057',
        what: 'the order of simultaneous messages after a later one, compared with before',
      })
    }
  },
)

check(
  'messages.history.before-sequence-without-limit',
  ['HIST-005', 'HIST-003'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const ids = await sendMore(t, 56)
    const newest = messagesOf(await t.given(t.agent.history(t.chat.id, { limit: 3 }), 'the newest page'))
    const before = t.named<number>(newest.at(-1), 'message_sequence')
    if (before === undefined)
      t.notTestable('history entries have no usable sequence', 'names.message_sequence in the target file')
    const page = messagesOf(
      await t.given(
        t.agent.history(t.chat.id, { before_sequence: before }),
        'a page with before_sequence and no limit',
      ),
    )
    const expected = ids.toReversed().filter((id) => !newest.some((message) => message.message_id === id))
    // Others may write to the chat, so only the order of the harness's own messages is judged.
    const own = idsOf(page).filter((id) => ids.includes(id))
    t.expect.that(
      page.every(({ message_id: id }) => !newest.some((message) => message.message_id === id)),
      { what: 'a page with before_sequence and no limit contains only older messages', actual: idsOf(page) },
    )
    t.expect.equal(own, expected.slice(0, own.length), {
      what: 'messages of a page with before_sequence and no limit, newest first',
    })
    t.expect.equal(page.length, 50, {
      requirement: 'HIST-003',
      what: 'number of messages on a page with before_sequence and no limit, of 53 older ones',
    })
  },
)

import { textParts, textOf } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { messageCore } from '../../model/message-core.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { resend } from '../../fixtures/resend.ts'
import { sendRoutes, type SendRoute } from '../../fixtures/send-routes.ts'

const unavailable = ({ status }: Pick<Reply, 'status'>): boolean => status === 429 || status >= 500
const conflict = { status: 409, code: 'idempotency_conflict' } as const

/**
 * Asserts that the id of another sender's message is rejected with 409, and that a new id with the same body is
 * accepted.
 */
function expectConflict(
  t: CheckContext,
  attempt: { route: SendRoute; messageId: string; chatId: string; marker: string; where: string },
) {
  const { route, messageId, chatId, marker } = attempt
  const other = t.agents[1]!
  return t.rejects({
    what: `an id of another sender on ${route.name}, ${attempt.where}`,
    expect: conflict,
    requirement: 'MSG-044',
    attempt: () => route.send(other, chatId, { message_id: messageId, parts: textParts(marker) }),
    control: () => route.send(other, chatId, { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }),
  })
}

check(
  'messages.send.conflict-in-one-chat',
  ['MSG-044', 'MSG-045', 'MSG-039'],
  { ...agentChat, seconds: 2 },
  async (t) => {
    const [first, second] = [t.agents[0]!, t.agents[1]!]
    const after = await first.cursor()
    for (const route of sendRoutes) {
      const said = await first.sendText(t.chat.id)
      const marker = t.unique.marker('conflicting')
      await expectConflict(t, {
        route,
        messageId: said.messageId,
        chatId: t.chat.id,
        marker,
        where: 'in the same chat',
      })
      await t.absent({
        what: 'the content of a conflicting send',
        requirement: 'MSG-045',
        failureClass: 'duplicated',
        settleMs: 300,
        fence: async () => first.awaitMessage(after, (await second.sendText(t.chat.id)).messageId),
        observe: async () => {
          const shown = JSON.stringify([await first.eventsSince(after), (await second.history(t.chat.id)).text])
          return shown.includes(marker) ? 'a part of the rejected send is in the chat' : undefined
        },
      })
      await expectConflict(t, {
        route,
        messageId: said.messageId,
        chatId: t.chat.id,
        marker,
        where: 'in the same chat, repeated',
      })
      const again = await route.send(first, t.chat.id, { message_id: said.messageId, parts: textParts(said.text) })
      t.expect.status(again, '2xx', {
        requirement: 'MSG-039',
        what: `a repeated send by ${route.name}, after another sender tried to use its message_id`,
      })
      const entries = await first.inHistory(t.chat.id, said.messageId)
      t.expect.that(entries.length === 1 && textOf(entries[0]) === said.text, {
        requirement: 'MSG-045',
        failureClass: 'changed',
        what: 'the first message is unique and unchanged after a conflicting send',
        expected: messageCore(said.message),
        actual: entries.map(messageCore),
      })
    }
  },
)

check(
  'messages.send.conflict-across-chats',
  ['MSG-044', 'MSG-045'],
  { needs: { agents: 3, chat: 'agents' }, seconds: 3 },
  async (t) => {
    const [first, second, third] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const hiddenChat = await t.openChat(first, third)
    const otherChat = await t.openChat(second, third)
    const after = await third.cursor()
    for (const route of sendRoutes) {
      const hidden = await first.sendText(hiddenChat, t.unique.marker('hidden'))
      const marker = t.unique.marker('conflicting')
      const reply = await expectConflict(t, {
        route,
        messageId: hidden.messageId,
        chatId: otherChat,
        marker,
        where: 'in a chat without the first sender',
      })
      t.expect.notLeaked(hidden.text, reply.text, {
        requirement: 'MSG-045',
        failureClass: 'leaked',
        what: 'the answer to a conflicting send',
      })
      await t.absent({
        what: 'a message of a conflicting send in another chat',
        requirement: 'MSG-045',
        failureClass: 'duplicated',
        settleMs: 300,
        fence: async () => third.awaitMessage(after, (await second.sendText(otherChat)).messageId),
        observe: async () => {
          const shown = JSON.stringify([await third.eventsSince(after), (await third.history(otherChat)).text])
          const entries = await third.inHistory(otherChat, hidden.messageId)
          return shown.includes(marker) || entries.length > 0 ? 'the rejected send is in the other chat' : undefined
        },
      })
      const kept = await first.awaitInHistory(hiddenChat, hidden.messageId)
      t.expect.that(textOf(kept) === hidden.text, {
        requirement: 'MSG-045',
        failureClass: 'changed',
        what: 'the first message is unchanged after a conflicting send in another chat',
        expected: hidden.text,
        actual: textOf(kept),
      })
    }
  },
)

check(
  'messages.send.two-senders-race',
  ['MSG-046', 'MSG-044'],
  { needs: { agents: 3, chat: 'agents' }, seconds: 4 },
  async (t) => {
    const [first, reader, second] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const otherChat = await t.openChat(second, reader)
    const chats = [t.chat.id, otherChat]
    const starts = [(await first.sendText(t.chat.id)).messageId, (await second.sendText(otherChat)).messageId]
    const races = { quick: 10, full: 40, deep: 200 }[t.mode]
    const ids: string[] = []
    for (let turn = 0; turn < races; turn += 1) {
      const messageId = t.unique.messageId()
      ids.push(messageId)
      const send = (agent: typeof first, chatId: string) => () =>
        sendRoutes[turn % 3]!.send(agent, chatId, { message_id: messageId, parts: textParts(t.unique.marker()) })
      const work = [send(first, chats[0]!), send(second, chats[1]!)]
      const settled = await t.together(turn % 2 === 0 ? work : work.toReversed())
      const statuses = settled.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
      t.expect.that(statuses.filter((status) => status >= 200 && status < 300).length <= 1, {
        failureClass: 'lost',
        what: 'at most one of two senders racing with one message id gets a 2xx',
        actual: statuses,
      })
      // A busy target may reject both sends. Their retries then show which sender owns the id.
      const answered = statuses.filter((status) => status !== 0 && !unavailable({ status }))
      t.expect.every(answered, (status) => status === 409 || (status >= 200 && status < 300), {
        warnOnly: true,
        what: 'answers to a race of two senders: 2xx or 409',
        actual: statuses,
      })
      const retried = [await resend(work[0]!, unavailable), await resend(work[1]!, unavailable)]
      t.expect.that(retried.filter((reply) => reply.ok).length === 1, {
        failureClass: 'lost',
        what: 'exactly one of the two racing senders owns the message id when both retry',
        expected: 1,
        actual: retried.map((reply) => reply.status),
      })
    }
    await t.absent({
      what: 'one message id in two chats',
      failureClass: 'duplicated',
      settleMs: 300,
      fence: async () => reader.awaitInHistory(otherChat, (await second.sendText(otherChat)).messageId),
      observe: async () => {
        const shown = await Promise.all(
          chats.map(async (chatId, index) => {
            const messages = await reader.historyAll(chatId, { backTo: starts[index]! })
            return new Set(messages.map(({ message_id: id }) => id))
          }),
        )
        return ids.find((id) => shown.every((chat) => chat.has(id)))
      },
    })
  },
)

import fc from 'fast-check'
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { expectStoredOnce, repeated } from '../../fixtures/arrival.ts'
import { messageCore } from '../../model/message-core.ts'
import { sameJson } from '../../client/compare-json.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { parts as anyParts } from './parts.arbitrary.ts'

for (const route of sendRoutes) {
  check(
    `messages.${route.operation}.replay-returns-stored`,
    ['MSG-039', 'MSG-040', 'MSG-016'],
    { ...agentChat, seconds: 3 },
    async (t) => {
      await t.property(
        fc.tuple(anyParts, anyParts),
        async ([first, second], run) => {
          const messageId = run.messageId()
          const original = { message_id: messageId, parts: [...textParts(run.marker()), ...first.slice(1)] }
          const stored = await route.send(t.agent, t.chat.id, original)
          await t.given(stored, 'a send')
          const kept = messageCore(route.message(stored, messageId))
          const again = await route.send(t.agent, t.chat.id, original)
          t.expect.status(again, '2xx', { what: `status of the second send on ${route.name}` })
          t.expect.equal(messageCore(route.message(again, messageId)), kept, {
            what: `message in the second answer of ${route.name}`,
          })
          const other = await route.send(t.agent, t.chat.id, {
            message_id: messageId,
            parts: second,
            text: run.marker(),
          })
          t.expect.status(other, '2xx', { requirement: 'MSG-040', what: 'status of a second send with another body' })
          t.expect.equal(messageCore(route.message(other, messageId)), kept, {
            requirement: 'MSG-040',
            what: 'message answered to a second send with another body',
          })
          const entries = await t.agent.inHistory(t.chat.id, messageId)
          t.expect.that(entries.length <= 1, {
            requirement: 'MSG-016',
            what: 'three sends with one id cause one history entry',
            expected: 1,
            actual: entries.length,
          })
          for (const entry of entries)
            t.expect.equal(messageCore(entry), kept, {
              requirement: 'MSG-040',
              what: 'the history entry after a second send with another body',
            })
        },
        { runs: { quick: 4, full: 15, deep: 100 } },
      )
    },
  )
}

check('messages.send.replay-makes-one-event', ['MSG-041', 'MSG-016'], { ...agentChat, seconds: 5 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const base = await recipient.cursor()
  const messages: { id: string; times: number }[] = []
  for (const times of t.mode === 'quick' ? [2, 5] : [2, 3, 7, 20]) {
    const id = t.unique.messageId()
    const body = { message_id: id, parts: textParts(t.unique.marker()) }
    for (let turn = 0; turn < times; turn += 1) await t.given(sendRoutes[0].send(sender, t.chat.id, body), 'a send')
    messages.push({ id, times })
  }
  for (const { id } of messages) {
    await t.eventually('the event of a message that was sent several times', () => recipient.awaitMessage(base, id, 0))
  }
  await t.absent({
    what: 'a second event or history entry of a message that was sent again',
    failureClass: 'duplicated',
    fence: async () => recipient.awaitMessage(base, (await sender.sendText(t.chat.id)).messageId),
    observe: async () => {
      for (const { id, times } of messages) {
        const found = await repeated(t, { messageId: id, sender, recipient, after: base })
        if (found !== undefined) return `sent ${times} times: ${found}`
      }
      return undefined
    },
  })
})

check('messages.send.replay-keeps-its-place', ['MSG-041'], agentChat, async (t) => {
  const first = await t.agent.sendText(t.chat.id)
  const position = t.named(await t.agent.awaitInHistory(t.chat.id, first.messageId), 'message_sequence')
  const later = await t.agent.sendText(t.chat.id)
  await t.agent.awaitInHistory(t.chat.id, later.messageId)
  await t.given(
    t.agent.send({ message_id: first.messageId, chat_id: t.chat.id, parts: textParts(first.text) }),
    'a replay',
  )
  const fence = await t.agent.sendText(t.chat.id)
  await t.eventually('a later message', () => t.agent.awaitInHistory(t.chat.id, fence.messageId, 0))
  const entries = await t.agent.inHistory(t.chat.id, first.messageId)
  t.expect.equal(entries.length, 1, { what: 'history entries of a message that was sent again after a later one' })
  t.expect.equal(t.named(entries[0], 'message_sequence'), position, {
    what: 'sequence of a message that was sent again after a later one',
  })
})

check(
  'messages.send.replay-on-the-other-routes',
  ['MSG-043', 'MSG-008', 'MSG-016'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    for (const first of sendRoutes) {
      const messageId = t.unique.messageId()
      const stored = await first.send(sender, t.chat.id, { message_id: messageId, parts: textParts(t.unique.marker()) })
      await t.given(stored, 'a send')
      const kept = messageCore(first.message(stored, messageId))
      for (const route of sendRoutes) {
        const reply = await route.send(sender, t.chat.id, {
          message_id: messageId,
          parts: textParts(t.unique.marker()),
        })
        t.expect.status(reply, '2xx', { what: `a repeated send on ${route.name} of a message sent on ${first.name}` })
        const shown = route.message(reply, messageId)
        if (
          reply.ok &&
          t.expect.that(shown !== undefined, { what: `the message in the answer format of ${route.name}` })
        ) {
          t.expect.that(sameJson(messageCore(shown), kept), {
            failureClass: 'changed',
            what: `${route.name} returns the message that was stored on ${first.name}`,
            expected: kept,
            actual: messageCore(shown),
          })
        }
      }
      await expectStoredOnce(
        t,
        { messageIds: [messageId], sender, recipient, after },
        { what: `a second message with an id sent on all routes (first on ${first.name})`, settleMs: 300 },
      )
      const entry = await sender.awaitInHistory(t.chat.id, messageId)
      t.expect.equal(messageCore(entry), kept, {
        requirement: 'MSG-008',
        what: 'the history entry after sends with four bodies',
      })
    }
  },
)

check('messages.send.replay-into-another-chat', ['MSG-040'], { needs: { agents: 3, chat: 'agents' } }, async (t) => {
  const [sender, third] = [t.agents[0]!, t.agents[2]!]
  const otherChat = await t.openChat(sender, third)
  for (const route of sendRoutes) {
    const first = await sender.sendText(t.chat.id)
    const marker = t.unique.marker('elsewhere')
    const reply = await route.send(sender, otherChat, { message_id: first.messageId, parts: textParts(marker) })
    t.expect.status(reply, '2xx', {
      warnOnly: true,
      what: `a second send with the same id, to another chat, on ${route.name}`,
    })
    await t.absent({
      what: `a message in the chat of the second send on ${route.name}`,
      failureClass: 'duplicated',
      settleMs: 300,
      fence: async () => third.awaitInHistory(otherChat, (await sender.sendText(otherChat)).messageId),
      observe: async () => {
        const { text } = await third.history(otherChat)
        return text.includes(marker) || text.includes(`"${first.messageId}"`)
          ? 'the second send is in the other chat'
          : undefined
      },
    })
    const kept = await sender.awaitInHistory(t.chat.id, first.messageId)
    t.expect.equal(messageCore(kept), messageCore(first.message), {
      what: 'the stored message after a second send into another chat',
    })
  }
})

import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { addTo, newGroup } from '../../fixtures/groups.ts'
import { messageCore } from '../../model/message-core.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

check(
  'messages.send.reply-is-kept',
  ['MSG-024', 'MSG-015', 'MSG-003', 'HIST-011'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const target = await recipient.sendText(t.chat.id)
    await t.eventually('the target of the reply', () => sender.awaitInHistory(t.chat.id, target.messageId, 0))
    const partId = t.named<string>(target.message.parts?.[0], 'part_id')
    const pointers = [
      { message_id: target.messageId },
      ...(typeof partId === 'string' ? [{ message_id: target.messageId, part_id: partId }] : []),
    ]
    for (const route of sendRoutes) {
      for (const pointer of pointers) {
        const after = await recipient.cursor()
        const messageId = t.unique.messageId()
        const reply = await route.send(sender, t.chat.id, {
          message_id: messageId,
          parts: textParts(t.unique.marker()),
          reply_to: pointer,
        })
        t.expect.status(reply, '2xx', { what: `status of a reply on ${route.name}` })
        t.expect.contains(
          route.message(reply, messageId),
          { reply_to: pointer },
          { what: `reply_to in the answer of ${route.name}` },
        )
        for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
          t.expect.contains(message, { reply_to: pointer }, { what: `reply_to in the ${where}` })
        }
      }
    }
  },
)

check('messages.send.id-names-the-message', ['MSG-015', 'MSG-003'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const after = await recipient.cursor()
  const said = await sender.sendText(t.chat.id)
  await t.eventually('the message at the recipient', () => recipient.awaitInHistory(t.chat.id, said.messageId, 0))
  const reaction = await recipient.react(said.messageId, { operation: 'add', type: 'emoji', emoji: '\u{1f44d}' })
  t.expect.status(reaction, '2xx', { what: 'status of a reaction to the id that the sender generated' })
  await t.eventually('the reaction in the history entry', async () => {
    const entry = (await sender.inHistory(t.chat.id, said.messageId))[0]
    return (entry?.reactions?.length ?? 0) > 0
  })
  const answer = await recipient.sendText(t.chat.id, t.unique.marker(), { reply_to: { message_id: said.messageId } })
  const entry = await t.eventually('the reply', () => sender.awaitInHistory(t.chat.id, answer.messageId, 0))
  t.expect.equal(entry.reply_to?.message_id, said.messageId, { what: 'reply_to.message_id of a reply to the message' })
  t.expect.that((await recipient.awaitMessage(after, said.messageId, effectTimeoutMs(t))) !== undefined, {
    requirement: 'MSG-003',
    what: 'the recipient received the event of the message',
  })
})

check(
  'messages.send.receipts-name-the-message',
  ['MSG-015', 'MSG-003'],
  { needs: { agents: 2, chat: 'receipts' }, optionalArea: 'read_state', seconds: 2 },
  async (t) => {
    const reader = t.reader
    const named = t.target.names.read_stamp !== undefined || t.target.names.delivered_stamp !== undefined
    const said = await t.agent.sendText(t.chat.id)
    await t.agent.awaitInHistory(t.chat.id, said.messageId)
    if (reader.kind === 'person') {
      await t.hooks.run('readAsPerson', { chat_id: t.chat.id, message_id: said.messageId }, reader)
    } else {
      const reply = await reader.read(t.chat.id, said.messageId)
      t.expect.status(reply, '2xx', { what: 'status of POST read with the id of a message' })
      if (reply.body.advanced === true) return
    }
    if (!named)
      t.notTestable(
        'the target file contains no name of a receipt timestamp',
        'names.delivered_stamp or names.read_stamp in the target file',
      )
    await t.eventually('a receipt timestamp on the message that was read', async () => {
      const entry = (await t.agent.inHistory(t.chat.id, said.messageId))[0]
      return t.named(entry, 'read_stamp') ?? t.named(entry, 'delivered_stamp')
    })
  },
)

check(
  'messages.send.typing-is-taken',
  ['MSG-003'],
  { needs: { agents: 2, chat: 'agents' }, optionalArea: 'typing' },
  async (t) => {
    for (const started of [true, false]) {
      t.expect.status(await t.agent.typing(t.chat.id, started), 204, { what: `status of typing started ${started}` })
    }
  },
)

check('messages.send.reply-needs-a-target', ['MSG-025'], { ...agentChat, seconds: 2 }, async (t) => {
  const target = await t.agent.sendText(t.chat.id)
  const partId = t.named<string>(target.message.parts?.[0], 'part_id') ?? 'x'
  for (const route of sendRoutes) {
    await t.given(
      route.send(t.agent, t.chat.id, {
        message_id: t.unique.messageId(),
        parts: textParts(t.unique.marker()),
        reply_to: { message_id: target.messageId },
      }),
      'a reply with a target',
    )
    for (const pointer of [{}, { part_id: partId }]) {
      const messageId = t.unique.messageId()
      const reply = await route.send(t.agent, t.chat.id, {
        message_id: messageId,
        parts: textParts(t.unique.marker()),
        reply_to: pointer,
      })
      const what = `reply_to ${JSON.stringify(pointer)} on ${route.name}`
      if (!reply.ok) {
        t.expect.status(reply, '4xx', { what: `status of ${what}` })
        continue
      }
      t.expect.that(false, { warnOnly: true, what: `${what} is rejected`, expected: '4xx', actual: reply.status })
      const shown = [route.message(reply, messageId), await t.agent.awaitInHistory(t.chat.id, messageId)].map(
        (message) => messageCore(message)['reply_to'],
      )
      t.expect.every(
        shown,
        (pointed) => pointed === undefined || typeof (pointed as { message_id?: unknown }).message_id === 'string',
        {
          what: `no message has a reply_to without message_id after ${what}`,
          expected: 'no reply_to, or one with message_id',
          actual: shown,
        },
      )
    }
  }
})

check(
  'messages.send.reply-copies-nothing',
  ['MSG-026'],
  { needs: { agents: 3, persons: 1, hooks: ['createGroup', 'addMember'] }, seconds: 2 },
  async (t) => {
    const [sender, other, late] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const chatId = await newGroup(t, [sender, other])
    const quoted = await sender.sendText(chatId, t.unique.marker('quoted'))
    const after = await late.cursor()
    await addTo(t, chatId, late)
    const answer = await other.sendText(chatId, t.unique.marker(), { reply_to: { message_id: quoted.messageId } })
    const event = await late.awaitMessage(after, answer.messageId)
    const entry = await late.awaitInHistory(chatId, answer.messageId)
    if (event === undefined || entry === undefined)
      t.notTestable('the reply did not arrive at the new member', 'a group in which a new member receives messages')
    const shown = JSON.stringify([await late.eventsSince(after), (await late.history(chatId)).text])
    t.expect.that(!shown.includes(quoted.text), {
      failureClass: 'leaked',
      what: 'a member that joined after a message does not receive its text through a reply',
      expected: 'only the id of the replied message',
    })
    const seen = JSON.stringify(answer.message)
    t.expect.that(!seen.includes(quoted.text), {
      warnOnly: true,
      what: 'a reply contains no copy of the quoted text',
    })
  },
)

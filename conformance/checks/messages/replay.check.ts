import fc from 'fast-check'
import { textParts } from '../../driver/agent.ts'
import { check } from '../../frame/check.ts'

const words = fc.array(fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''), { minLength: 1, maxLength: 4 })

check('messages.send.replay-returns-stored', ['MSG-039', 'MSG-040'], {
  area: 'messages', needs: { agents: 2, chat: 'agents' },
}, async (t) => {
  await t.property(fc.tuple(words, words), async ([first, second], run) => {
    const messageId = run.messageId()
    const parts = first.flatMap(textParts)
    const stored = await t.given(t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts }), 'a send')
    const again = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts })
    t.expect.status(again, '2xx', { what: 'status of the second send' })
    t.expect.contains(again.body.message, { message_id: messageId, parts: stored.message.parts }, { what: 'replayed message' })
    const other = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: second.flatMap(textParts) })
    t.expect.status(other, '2xx', { requirement: 'MSG-040', what: 'status of a second send with other parts' })
    t.expect.equal(other.body.message?.parts, stored.message.parts, { requirement: 'MSG-040', what: 'parts after a second send with other parts' })
  })
})

check('messages.send.replay-makes-one-event', ['MSG-041'], {
  area: 'messages', needs: { agents: 2, chat: 'agents' },
}, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  await t.property(fc.integer({ min: 2, max: 6 }), async (times, run) => {
    const base = await recipient.cursor()
    const messageId = run.messageId()
    const body = { message_id: messageId, chat_id: t.chat.id, parts: textParts(run.marker()) }
    for (let turn = 0; turn < times; turn += 1) await t.given(sender.send(body), 'a send')
    await t.absent({
      what: 'a second message.received of a replayed message', harm: 'duplicated',
      fence: async () => recipient.awaitMessage(base, (await sender.say(t.chat.id)).messageId),
      observe: async () => {
        const ids = (await recipient.eventsSince(base))
          .filter((event) => event.event_type === 'message.received' && event.data.message?.message_id === messageId)
          .map((event) => event.event_id)
        return new Set(ids).size > 1 ? ids : undefined
      },
    })
  }, { runs: { quick: 2, full: 5, deep: 20 } })
})

check('messages.send-strict.unknown-member-is-refused', ['MSG-037'], {
  area: 'messages', needs: { agents: 2, chat: 'agents' },
}, async (t) => {
  await t.property(fc.stringMatching(/^x_[a-z]{4,12}$/), async (name, run) => {
    const messageId = run.messageId()
    const clean = { message_id: messageId, parts: textParts(run.marker()) }
    await t.refused({
      what: `a member ${name} on the strict send`, expect: { status: 422, code: 'invalid_request' },
      attempt: () => t.agent.sendStrict(t.chat.id, { ...clean, [name]: true }),
      control: () => t.agent.sendStrict(t.chat.id, clean),
    })
  })
})

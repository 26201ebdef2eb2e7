import fc from 'fast-check'
import { isReceivedWith, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

check(
  'messages.send-strict.unknown-member-is-refused',
  ['MSG-037', 'MSG-058'],
  { ...agentChat, seconds: 2 },
  async (t) => {
    const values = fc.oneof(fc.boolean(), fc.string(), fc.constant(null), fc.constant({}))
    await t.property(fc.tuple(fc.stringMatching(/^x_[a-z]{4,12}$/), values), async ([name, value], run) => {
      const clean = { message_id: run.messageId(), parts: textParts(run.marker()) }
      await t.rejects({
        what: `a member ${name} on POST /v2/chats/{id}/messages`,
        expect: { status: 422, code: 'invalid_request' },
        attempt: () =>
          t.agent.sendStrict(t.chat.id, { ...clean, parts: textParts(t.unique.marker('invalid')), [name]: value }),
        control: () => t.agent.sendStrict(t.chat.id, clean),
      })
      const entry = await t.eventually(
        'the send without the member',
        () => t.agent.awaitInHistory(t.chat.id, clean.message_id, 0),
        {
          requirement: 'MSG-058',
          failureClass: 'lost',
        },
      )
      t.expect.that(entry.parts[0]?.['text'] === clean.parts[0]?.['text'], {
        what: 'the send without the member and with the same id is stored as new',
        expected: clean.parts,
        actual: entry.parts,
      })
    })
  },
)

/** Members of sends in the variant form. The document does not state whether they are unknown on v2. */
const variantMembers = { to: ['somebody'], idempotency_key: 'key', draft: true, message: { parts: [] } }

check('messages.send-strict.members-of-the-variant-form', ['MSG-037', 'MSG-058'], agentChat, async (t) => {
  await t.given(t.agent.sendStrict(t.chat.id, { message_id: t.unique.messageId(), parts: textParts('x') }), 'a send')
  for (const [name, value] of Object.entries(variantMembers)) {
    const body = { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }
    const reply = await t.agent.sendStrict(t.chat.id, { ...body, [name]: value })
    t.expect.that(reply.status < 500, {
      what: `a v2 send with ${name} causes no server error`,
      expected: 422,
      actual: reply.status,
    })
    t.expect.that(!reply.ok, {
      warnOnly: true,
      what: `a v2 send with ${name} is rejected`,
      expected: 422,
      actual: reply.status,
    })
    const kept = reply.ok ? reply : await t.agent.sendStrict(t.chat.id, body)
    t.expect.status(kept, '2xx', { requirement: 'MSG-058', what: `status of the same send without ${name}` })
    const entry = await t.eventually('the send', () => t.agent.awaitInHistory(t.chat.id, body.message_id, 0))
    t.expect.equal(entry.parts[0]?.['text'], body.parts[0]?.['text'], { what: `the text of a v2 send with ${name}` })
  }
})

check(
  'messages.send.person-is-named',
  ['MSG-053'],
  { needs: { agents: 1, persons: 1, chat: 'person', hooks: ['sendAsPerson'] }, seconds: 2 },
  async (t) => {
    const after = await t.agent.cursor()
    for (let turn = 0; turn < 2; turn += 1) {
      const marker = t.unique.marker()
      await sendTextAs(t, t.person, t.chat.id, marker)
      const event = await t.eventually('the event of a message of a person', () =>
        t.agent.awaitEvent(after, (item) => isReceivedWith(item, marker), 0),
      )
      t.expect.that(valuesOf(event.data.message).includes(t.person.id), {
        what: 'data.message contains the user id of the sender',
        expected: t.person.id,
        actual: event.data.message,
      })
    }
    if (!t.offered('read_state') || !t.hooks.has('readAsPerson')) return
    const said = await t.agent.sendText(t.chat.id)
    await t.hooks.run('readAsPerson', { chat_id: t.chat.id, message_id: said.messageId }, t.person)
    const receipt = await t.agent.awaitEvent(
      after,
      (item) =>
        ['message.read', 'message.delivered'].includes(item.event_type) &&
        item.chat_id === t.chat.id &&
        !valuesOf(item.data['recipient']).includes(t.agent.id),
    )
    if (receipt === undefined) return
    t.expect.that(valuesOf(receipt.data['recipient']).includes(t.person.id), {
      what: 'data.recipient contains the user id of the reader',
      expected: t.person.id,
      actual: receipt.data,
    })
  },
)

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value]
}

import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import { receiptChecks, acknowledge, toAgent, type ReceiptStatus } from '../../fixtures/receipts.ts'

const marks = ['delivered', 'read'] as const
const needs = { agents: 2, chat: 'receipts' } as const

for (const [status, requirements] of [
  ['delivered', ['RCP-012']],
  ['read', ['RCP-014', 'RCP-016']],
] as const) {
  check(`receipts.${status}.advances`, [...requirements], { ...receiptChecks, needs }, async (t) => {
    const { receiver, send } = toAgent(t)
    const [messageId] = await send()
    const reply = await receiver[status](t.chat.id, messageId!)
    t.expect.status(reply, '2xx', { what: `status of POST ${status} with a new message` })
    if (reply.status > 201) t.warn(`POST ${status} answers ${reply.status}`)
    t.expect.that(reply.body !== undefined && reply.body !== null && 'receipt' in reply.body, {
      what: `member receipt of the answer of POST ${status}`,
      actual: reply.body,
    })
    t.expect.equal(reply.body.advanced, true, { what: `advanced of POST ${status} with a new message` })
  })

  check(`receipts.${status}.needs-a-message-id`, ['RCP-030'], { ...receiptChecks, needs }, async (t) => {
    const { receiver, send } = toAgent(t)
    for (const body of [{}, { message_id: 5 }]) {
      const [messageId] = await send()
      await t.rejects({
        what: `POST ${status} with ${JSON.stringify(body)}`,
        expect: 'body',
        attempt: () =>
          receiver.call({ method: 'POST', path: `/v1/chats/${encodeURIComponent(t.chat.id)}/${status}`, json: body }),
        control: async () => {
          const reply = await receiver[status](t.chat.id, messageId!)
          if (reply.ok)
            t.expect.equal(reply.body.advanced, true, {
              what: `advanced of POST ${status} after the rejected call, which must not move the watermark`,
            })
          return reply
        },
      })
    }
  })

  check(
    `receipts.${status}.repeat-does-not-advance`,
    ['RCP-021', 'RCP-037'],
    { ...receiptChecks, needs },
    async (t) => {
      const { receiver, send } = toAgent(t)
      const [messageId] = await send()
      const replies = [1, 2, 3].map(() => () => receiver[status](t.chat.id, messageId!))
      const answers = []
      for (const ask of replies) answers.push(await ask())
      for (const [turn, reply] of answers.entries())
        t.expect.status(reply, '2xx', { what: `status of POST ${status}, repetition ${turn + 1} with one message` })
      t.expect.equal(
        answers.map(({ body }) => body.advanced),
        [true, false, false],
        {
          what: `advanced of three calls of POST ${status} with one message (an equal watermark does not advance: AMB-037)`,
        },
      )
    },
  )

  check(`receipts.${status}.behind-does-not-advance`, ['RCP-020'], { ...receiptChecks, needs }, async (t) => {
    const { receiver, send } = toAgent(t)
    const ids = await send(5)
    const ahead = await t.given(receiver[status](t.chat.id, ids[4]!), `POST ${status} with the newest message`)
    if (ahead.advanced !== true)
      t.notTestable('the watermark did not advance with the newest message', 'a target that fulfills RCP-037')
    for (const index of [2, 0, 3]) {
      const reply = await receiver[status](t.chat.id, ids[index]!)
      t.expect.status(reply, '2xx', { what: `status of POST ${status} with message ${index + 1} after message 5` })
      t.expect.equal(reply.body.advanced, false, {
        what: `advanced of POST ${status} with message ${index + 1} after message 5`,
      })
    }
    const again = await receiver[status](t.chat.id, ids[4]!)
    t.expect.equal(again.body.advanced, false, {
      what: `advanced of a repeated POST ${status} with message 5: older messages must not move the watermark back`,
    })
  })
}

const messages = 4
const call = fc.record({ status: fc.constantFrom<ReceiptStatus>(...marks), index: fc.nat(messages - 1) })

check(
  'receipts.watermarks.advanced-follows-the-model',
  ['RCP-037', 'RCP-019', 'RCP-038'],
  { ...receiptChecks, needs, seconds: 3 },
  async (t) => {
    const { receiver, send } = toAgent(t)
    const judge = async (calls: readonly { status: 'delivered' | 'read'; index: number }[]): Promise<void> => {
      const ids = await send(messages)
      const model = { delivered: -1, read: -1 }
      for (const [turn, { status, index }] of calls.entries()) {
        const what = `advanced of call ${turn + 1}, ${status} of message ${index + 1} (highest before: delivered ${model.delivered + 1}, read ${model.read + 1})`
        const reply = await receiver[status](t.chat.id, ids[index]!)
        t.expect.status(reply, '2xx', { what: `status of call ${turn + 1}` })
        t.expect.that(typeof reply.body.advanced === 'boolean', {
          what,
          expected: 'a boolean',
          actual: reply.body.advanced,
        })
        // A derived rule decides the result of a delivered call at or below the read watermark, so it only warns.
        const covered = status === 'delivered' && index > model.delivered && index <= model.read
        if (covered) t.expect.equal(reply.body.advanced, false, { requirement: 'RCP-038', what })
        else t.expect.equal(reply.body.advanced, index > model[status], { what })
        if (!covered || reply.body.advanced) model[status] = Math.max(model[status], index)
      }
    }
    // A read below the delivered watermark must not move it back.
    await judge([
      { status: 'delivered', index: 2 },
      { status: 'read', index: 0 },
      { status: 'delivered', index: 1 },
    ])
    await t.property(fc.array(call, { minLength: 1, maxLength: 10 }), judge, {
      runs: { quick: 6, full: 40, deep: 200 },
      withinMs: { quick: 8000 },
    })
  },
)

check('receipts.read.then-delivered', ['RCP-038'], { ...receiptChecks, needs }, async (t) => {
  const { receiver, send } = toAgent(t)
  const ids = await send(5)
  await acknowledge(t, receiver, 'read', ids[4]!)
  for (const index of [3, 4]) {
    const reply = await receiver.delivered(t.chat.id, ids[index]!)
    t.expect.status(reply, '2xx', {
      what: `status of POST delivered with message ${index + 1} after POST read with message 5`,
    })
    t.expect.equal(reply.body?.advanced, false, {
      what: `advanced of POST delivered with message ${index + 1} after POST read with message 5`,
    })
  }
  const again = await t.given(receiver.read(t.chat.id, ids[4]!), 'POST read again')
  t.expect.equal(again.advanced, false, {
    failureClass: 'changed',
    what: 'advanced of a repeated POST read after POST delivered: the read watermark must not have changed',
  })
})

check(
  'receipts.watermarks.unknown-and-own-messages',
  ['RCP-028', 'RCP-029'],
  { ...receiptChecks, needs },
  async (t) => {
    const { receiver, send } = toAgent(t)
    const [messageId] = await send()
    for (const status of marks) {
      const unknown = await receiver[status](t.chat.id, t.unique.messageId())
      t.expect.that(unknown.status >= 400 && unknown.status < 500, {
        what: `POST ${status} with an unknown message`,
        expected: '404 or 422',
        actual: unknown.status,
      })
      t.observeDecision('AMB-038', `${status} of an unknown message: ${unknown.status}`)
    }
    const moved = await t.given(receiver.read(t.chat.id, messageId!), 'POST read')
    t.expect.equal(moved.advanced, true, { what: 'advanced of POST read after calls with unknown messages' })
    const own = await receiver.sendText(t.chat.id)
    await receiver.awaitInHistory(t.chat.id, own.messageId)
    const reply = await receiver.read(t.chat.id, own.messageId)
    t.expect.that(reply.status < 500, {
      requirement: 'RCP-029',
      what: 'POST read with an own message',
      expected: 'no 5xx',
      actual: reply.status,
    })
    t.observeDecision('AMB-038', `read of an own message: ${reply.status}`)
  },
)

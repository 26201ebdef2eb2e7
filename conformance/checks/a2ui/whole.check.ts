import { isReceived, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { namesIn } from './path.ts'
import { a2ui, encode, innerError, itemsOf, placed, send, acceptedDialect, surfaceName } from './fixtures.ts'

check('a2ui.send.nothing-is-applied', ['A2UI-002', 'A2UI-001'], { ...a2ui, seconds: 2 }, async (t) => {
  const { version, creating } = await acceptedDialect(t)
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  const [made, marker, messageId, after] = [
    surfaceName(t),
    t.unique.marker('rejected'),
    t.unique.messageId(),
    await reader.cursor(),
  ]
  const invalid = await encode(t, [
    creating(made),
    { version, createSurface: { surfaceId: surfaceName(t), catalogId: 7 } },
  ])
  const content = (text: string, part: Awaited<ReturnType<typeof encode>>) => ({
    message_id: messageId,
    chat_id: t.chat.id,
    parts: [...textParts(text), part],
  })
  await t.rejects({
    requirement: 'A2UI-001',
    what: 'a text beside a faulty A2UI message',
    expect: '4xx',
    attempt: () => sender.send(content(marker, invalid)),
    control: async () => send(t, [await encode(t, [creating(surfaceName(t))])]),
  })
  const again = t.unique.marker('clean')
  const reply = await sender.send(content(again, await encode(t, [creating(made)])))
  t.expect.status(reply, '2xx', { what: 'status of the corrected send under the id of the rejected one' })
  t.expect.that(JSON.stringify(reply.body).includes(again), {
    what: 'the corrected send is stored as a new message',
    failureClass: 'changed',
    expected: again,
    actual: reply.body,
  })
  await t.absent({
    what: 'a piece of the rejected send',
    failureClass: 'changed',
    fence: () =>
      reader.awaitEvent(after, (event) => isReceived(event, messageId) && JSON.stringify(event.data).includes(again)),
    observe: async () => {
      const seen = [
        await reader.eventsSince(after),
        await sender.inHistory(t.chat.id, messageId),
        (await sender.history(t.chat.id)).body,
      ]
      return JSON.stringify(seen).includes(marker) ? 'its text is in the log or in the history' : undefined
    },
  })
  t.expect.equal((await sender.inHistory(t.chat.id, messageId)).length, 1, { what: 'number of messages under the id' })
})

check('a2ui.send.faults-of-part-and-metadata', ['A2UI-006', 'A2UI-005', 'A2UI-010', 'A2UI-012'], a2ui, async (t) => {
  const { creating } = await acceptedDialect(t)
  const single = await send(t, placed(t, 1, await encode(t, creating(surfaceName(t)))))
  const [reported] = itemsOf(single)
  if (reported !== undefined) {
    t.expect.equal([reported.part_index, reported.data_index], [1, null], {
      what: 'part_index and data_index of a part whose data is no list',
    })
    t.expect.equal(innerError(reported)['path'], '', {
      requirement: 'A2UI-010',
      what: 'path about a part whose data is no list',
    })
  } else
    t.expect.that(!single.ok, { what: 'A2UI data that is no list is rejected', warnOnly: true, actual: single.status })
  const reply = await send(t, textParts(t.unique.marker('text')), {
    metadata: { a2uiClientDataModel: { version: 'v0.9.1', surfaces: 7 } },
  })
  const [about] = itemsOf(reply)
  t.observeDecision('AMB-098', `a faulty metadata.a2uiClientDataModel is answered ${reply.status}`)
  if (about === undefined) return
  t.expect.equal(about.part_index, null, { requirement: 'A2UI-005', what: 'part_index of a fault in the metadata' })
  t.expect.equal(about.data_index, null, { what: 'data_index of a fault in the metadata' })
  const names = namesIn(innerError(about)['path'])
  t.expect.that(names !== undefined && (names.length === 0 || names[0] === 'a2uiClientDataModel'), {
    requirement: 'A2UI-010',
    what: 'path of a fault in the metadata leads into the metadata',
    expected: '/a2uiClientDataModel/surfaces',
    actual: innerError(about)['path'],
  })
})

check('a2ui.send.repeats-are-answered', ['MSG-039', 'MSG-040'], a2ui, async (t) => {
  const { creating } = await acceptedDialect(t)
  const body = {
    message_id: t.unique.messageId(),
    chat_id: t.chat.id,
    parts: [await encode(t, [creating(surfaceName(t))])],
  }
  const first = await t.given(t.agent.send(body), 'a message that creates a surface')
  const again = await t.agent.send(body)
  t.expect.status(again, '2xx', { what: 'status of a repeated send that creates a surface' })
  t.expect.equal(again.body.message?.message_id, first.message.message_id, {
    what: 'the message that the repeat is answered with',
  })
})

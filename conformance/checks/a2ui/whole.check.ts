import { textParts } from '../../client/agent.ts'
import { findMember } from '../../client/json-pointer.ts'
import { check } from '../../check-api/check.ts'
import { namesIn } from './path.ts'
import { a2ui, encode, innerError, itemsOf, placed, send, acceptedDialect, dialects, surfaceName } from './fixtures.ts'

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
  const sendUnderId = (text: string, part: Awaited<ReturnType<typeof encode>>) =>
    send(t, [...textParts(text), part], { id: messageId })
  await t.rejects({
    requirement: 'A2UI-001',
    what: 'a text in a send with an invalid A2UI message',
    expect: '4xx',
    attempt: () => sendUnderId(marker, invalid),
    control: async () => send(t, [await encode(t, [creating(surfaceName(t))])]),
  })
  const again = t.unique.marker('clean')
  const reply = await sendUnderId(again, await encode(t, [creating(made)]))
  t.expect.status(reply, '2xx', { what: 'status of the corrected send with the id of the rejected one' })
  const received = await t.eventually(
    'the corrected send, stored as a new message',
    async () => (await reader.eventsSince(after)).find(({ data }) => JSON.stringify(data).includes(again)),
    { failureClass: 'changed' },
  )
  await t.absent({
    what: 'content of the rejected send',
    failureClass: 'changed',
    fence: async () => received,
    observe: async () => {
      const seen = [await reader.eventsSince(after), (await sender.history(t.chat.id)).body]
      return JSON.stringify(seen).includes(marker) ? 'its text is in the log or in the history' : undefined
    },
  })
  const id = received.data?.message?.message_id ?? messageId
  t.expect.equal((await sender.inHistory(t.chat.id, id)).length, 1, { what: 'number of messages with the id' })
})

check('a2ui.send.faults-of-part-and-metadata', ['A2UI-006', 'A2UI-005', 'A2UI-010', 'A2UI-012'], a2ui, async (t) => {
  const { creating } = await acceptedDialect(t)
  const single = await send(t, placed(t, 1, await encode(t, creating(surfaceName(t)))))
  const [reported] = itemsOf(single)
  if (reported !== undefined) {
    t.expect.equal([reported.part_index, reported.data_index], [1, null], {
      what: 'part_index and data_index of a part whose data is not a list',
    })
    t.expect.equal(innerError(reported)['path'], '', {
      requirement: 'A2UI-010',
      what: 'path for a part whose data is not a list',
    })
  }
  t.observeDecision('AMB-098', `A2UI data that is not a list is answered with ${single.status}`)
  const reply = await send(t, textParts(t.unique.marker('text')), {
    metadata: { a2uiClientDataModel: { version: 'v0.9.1', surfaces: 7 } },
  })
  const [about] = itemsOf(reply)
  t.observeDecision('AMB-098', `an invalid metadata.a2uiClientDataModel is answered with ${reply.status}`)
  if (reported === undefined && about === undefined)
    t.notTestable(
      'the service reports no A2UI fault of a part or of the metadata (AMB-098)',
      'a service whose rejections of these faults contain items',
    )
  if (about === undefined) return
  t.expect.equal(about.part_index, null, { requirement: 'A2UI-005', what: 'part_index of an error in the metadata' })
  t.expect.equal(about.data_index, null, { what: 'data_index of an error in the metadata' })
  const names = namesIn(innerError(about)['path'])
  t.expect.that(names !== undefined && (names.length === 0 || names[0] === 'a2uiClientDataModel'), {
    requirement: 'A2UI-010',
    what: 'the path of an error in the metadata refers to the metadata',
    expected: '/a2uiClientDataModel/surfaces',
    actual: innerError(about)['path'],
  })
})

check('a2ui.send.correct-messages', ['A2UI-001'], a2ui, async (t) => {
  await t.given(send(t, textParts(t.unique.marker('text'))), 'a send without A2UI')
  const sendAll = async ({ version, creating }: (typeof dialects)[number]) => {
    const surfaceId = surfaceName(t)
    const components = [{ id: 'root', component: 'Text', text: 'x' }]
    const messages = [
      creating(surfaceId),
      { version, updateComponents: { surfaceId, components } },
      { version, updateDataModel: { surfaceId, path: '/x', value: 1 } },
      { version, deleteSurface: { surfaceId } },
    ]
    return send(t, [await encode(t, messages)])
  }
  const replies = [await sendAll(dialects[0]!), await sendAll(dialects[1]!)]
  t.expect.that(
    replies.some(({ ok }) => ok),
    {
      what: 'A2UI messages that create, fill and delete a surface are accepted',
      warnOnly: true,
      actual: replies.map(({ body }) => body),
    },
  )
})

check('a2ui.send.repeats-are-answered', ['MSG-039', 'MSG-040'], a2ui, async (t) => {
  const { creating } = await acceptedDialect(t)
  const [id, parts] = [t.unique.messageId(), [await encode(t, [creating(surfaceName(t))])]]
  const first = await t.given(send(t, parts, { id }), 'a message that creates a surface')
  const again = await send(t, parts, { id })
  t.expect.status(again, '2xx', { what: 'status of a repeated send that creates a surface' })
  // The answer of a variant send may omit the message (AMB-094).
  t.expect.equal(findMember(again.body, 'message_id'), findMember(first, 'message_id'), {
    what: 'message_id in the answer to the repeated send',
  })
})

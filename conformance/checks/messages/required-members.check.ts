import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { rejectedSend } from '../../fixtures/rejected-send.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

const [v1, chatScoped, strict] = sendRoutes

check('messages.send.message-id-is-required', ['MSG-014', 'MSG-036'], agentChat, async (t) => {
  await rejectedSend(t, { what: 'a send without message_id', route: v1, invalid: { message_id: undefined } })
  await rejectedSend(t, {
    what: 'a send without message_id',
    route: strict,
    invalid: { message_id: undefined },
    requirement: 'MSG-036',
  })
})

check('messages.send.chat-id-is-required', ['MSG-017', 'MSG-058'], agentChat, async (t) => {
  const messageId = t.unique.messageId()
  const parts = textParts(t.unique.marker())
  const rejected = await t.rejects({
    what: 'POST /v1/messages without chat_id',
    expect: 'body',
    attempt: () => t.agent.send({ message_id: messageId, parts }),
    control: () =>
      t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: textParts(t.unique.marker()) }),
  })
  t.expect.that(!rejected.ok, { what: 'a send without chat_id is rejected', actual: rejected.status })
  const complete = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts })
  t.expect.that(complete.ok && (await t.agent.awaitInHistory(t.chat.id, messageId)) !== undefined, {
    requirement: 'MSG-058',
    failureClass: 'lost',
    what: 'the complete send with the id of the rejected one is stored',
    actual: complete.status,
  })
})

check('messages.send.parts-are-required', ['MSG-019', 'MSG-020'], { ...agentChat, seconds: 3 }, async (t) => {
  const wrong: [string, unknown][] = [
    ['parts missing', undefined],
    ['parts null', null],
    ['parts a string', 'hello'],
    ['parts a number', 7],
    ['parts an object', { type: 'text', text: 'hello' }],
  ]
  for (const route of sendRoutes) {
    for (const [what, parts] of wrong) await rejectedSend(t, { what, route, invalid: { parts } })
    await rejectedSend(t, { what: 'an empty list of parts', route, invalid: { parts: [] }, requirement: 'MSG-020' })
  }
})

check('messages.send.refused-send-leaves-its-id-free', ['MSG-058'], { ...agentChat, seconds: 2 }, async (t) => {
  const invalid = t.unique.marker('rejected')
  const invalidMembers: Record<string, object> = {
    'an unknown style': { parts: [{ type: 'text', text: invalid, styles: ['blink'] }] },
    'an http link': { parts: [...textParts(invalid), { type: 'link', url: 'http://example.com/' }] },
    '33 parts': { parts: Array.from({ length: 33 }, () => ({ type: 'text', text: invalid })) },
    'a body above 512 KB': {
      parts: Array.from({ length: 32 }, () => ({ type: 'data', data: `${invalid}${'x'.repeat(18_000)}` })),
    },
  }
  let rejections = 0
  for (const route of [v1, chatScoped, strict]) {
    for (const [what, members] of Object.entries(invalidMembers)) {
      const messageId = t.unique.messageId()
      const marker = t.unique.marker('corrected')
      const rejected = await route
        .send(t.agent, t.chat.id, { message_id: messageId, ...members })
        .catch(() => undefined)
      if (rejected !== undefined && (rejected.status < 400 || rejected.status >= 500)) continue
      rejections += 1
      const corrected = await route.send(t.agent, t.chat.id, { message_id: messageId, parts: textParts(marker) })
      const entry = corrected.ok ? await t.agent.awaitInHistory(t.chat.id, messageId) : undefined
      t.expect.that(JSON.stringify(entry ?? null).includes(marker), {
        failureClass: 'lost',
        what: `the corrected send after a rejection for ${what} on ${route.name} is stored as a new message`,
        actual: corrected.status,
      })
      t.expect.that(!JSON.stringify(entry ?? null).includes(invalid), {
        failureClass: 'changed',
        what: 'the corrected message contains nothing of the rejected send',
      })
    }
  }
  if (rejections === 0)
    t.notTestable('the target rejected none of the invalid sends', 'a target that rejects 33 parts or an http link')
})

check('messages.send.top-level-text', ['MSG-023'], { ...agentChat, seconds: 2 }, async (t) => {
  for (const route of sendRoutes) {
    const withText = {
      message_id: t.unique.messageId(),
      parts: textParts(t.unique.marker()),
      text: t.unique.marker('plain text'),
    }
    t.expect.status(await route.send(t.agent, t.chat.id, withText), '2xx', {
      what: `status of a send with text and parts on ${route.name}`,
    })
    const without = { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }
    t.expect.status(await route.send(t.agent, t.chat.id, without), '2xx', {
      what: `status of a send without text on ${route.name}`,
    })
    const entry = await t.eventually('the message in the history', () =>
      t.agent.awaitInHistory(t.chat.id, withText.message_id, 0),
    )
    t.expect.equal(entry.text, withText.text, { what: `text in the history after a send on ${route.name}` })
    const messageId = t.unique.messageId()
    const wrong = await route.send(t.agent, t.chat.id, {
      message_id: messageId,
      parts: textParts(t.unique.marker()),
      text: 5,
    })
    t.expect.that(wrong.status < 500, {
      warnOnly: true,
      what: 'a number as text causes no server error',
      actual: wrong.status,
    })
    if (!wrong.ok) continue
    t.expect.that(false, {
      warnOnly: true,
      what: `a number as text is rejected on ${route.name}`,
      actual: wrong.status,
    })
    const stored = await t.agent.awaitInHistory(t.chat.id, messageId)
    t.expect.that(typeof (stored?.text ?? '') === 'string', {
      what: 'text of a stored message is a string',
      actual: stored?.text,
    })
  }
})

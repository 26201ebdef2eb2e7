/** Sends to handles: the received message, its chat, and the answer. */
import { textOf } from '../../client/agent.ts'
import { sendTo, valueParts } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { chatOf, copies, received, write } from '../../fixtures/variant-sends.ts'

check(
  'messages.send-to-handles.arrives',
  ['VMSG-001', 'VMSG-004', 'PART-018', 'VER-009', 'VMSG-002'],
  variantChat,
  async (t) => {
    const reader = t.agents[1]!
    const [after, text] = [await reader.cursor(), t.unique.marker('Grüße 你好 🌍')]
    const reply = await write(t.agent, reader, text)
    t.expect.that(![404, 405].includes(reply.status), {
      requirement: 'VER-009',
      what: 'POST /v1/messages accepts the variant form',
      actual: reply.status,
    })
    t.expect.status(reply, '2xx', { what: 'status of a send to a handle' })
    // The end of the text is found even if other characters were changed.
    const { chatId, message } = await received(t, reader, after, text.slice(-16))
    const [part] = message.parts
    t.expect.that(message.parts.length === 1 && part?.type === 'text' && Object.values(part).includes(text), {
      requirement: 'VMSG-004',
      what: 'the value of a variant text, in the part that a reader receives',
      expected: { type: 'text', text },
      actual: message.parts,
    })
    const entry = await t.eventually(
      'the message in the history',
      () => reader.awaitInHistory(chatId, message.message_id, 0),
      { requirement: 'PART-018' },
    )
    t.expect.some(entry.parts, (one) => Object.values(one).includes(text), {
      requirement: 'PART-018',
      what: 'the value of a variant text in the history',
      expected: text,
      actual: entry.parts,
    })
    t.expect.equal(chatId, t.chat.id, {
      requirement: 'VMSG-002',
      what: 'the chat of a send to the handle of an agent with an existing chat',
    })
    await t.absent({
      what: 'a second message or event of one variant send',
      failureClass: 'duplicated',
      settleMs: 300,
      fence: async () => reader.awaitMessage(after, (await t.agent.sendText(t.chat.id)).messageId),
      observe: async () => {
        const seen = await copies(reader, chatId, after, text)
        return Math.max(seen.entries, seen.events) > 1 ? seen : undefined
      },
    })
  },
)

check(
  'messages.send-to-handles.same-chat',
  ['VMSG-010', 'VMSG-002'],
  { ...variantChat, needs: { agents: 2, freshAgents: true } },
  async (t) => {
    const [one, other] = [t.agents[0]!, t.agents[1]!]
    const first = await t.given(write(one, other, t.unique.marker()), 'a first send to a handle')
    t.expect.that(typeof first.chat_id === 'string' && first.chat_id.startsWith('cnv_'), {
      what: 'chat_id of a variant send',
      expected: 'cnv_…',
      actual: first.chat_id,
    })
    t.expect.equal(first.created_new_chat, true, { what: 'created_new_chat of the first message between two agents' })
    const second = await t.given(write(one, other, t.unique.marker()), 'a second send to the same handle')
    t.expect.equal([second.chat_id, second.created_new_chat], [first.chat_id, false], {
      what: 'chat_id and created_new_chat of the second message',
    })
    const back = await t.given(write(other, one, t.unique.marker()), 'a reply to the handle of the first sender')
    t.expect.equal(back.chat_id, first.chat_id, {
      requirement: 'VMSG-002',
      what: 'chat_id of a reply in the other direction',
    })
  },
)

check(
  'messages.send-to-handles.first-in-parallel',
  ['VMSG-011'],
  { ...variantChat, needs: { agents: 2, freshAgents: true } },
  async (t) => {
    const [one, other] = [t.agents[0]!, t.agents[1]!]
    const texts = Array.from({ length: 10 }, () => t.unique.marker())
    const replies = await Promise.all(
      texts.map((text) => write(one, other, text, { idempotency_key: t.unique.ulid() })),
    )
    const accepted = texts.filter((_, index) => replies[index]?.ok)
    const [first, ...rest] = replies.filter(({ ok }) => ok)
    if (first === undefined || rest.length === 0)
      return t.notTestable(
        'fewer than two of 10 parallel first sends were accepted',
        'a target that accepts parallel sends',
      )
    const bodies = [first, ...rest].map(({ body }) => body)
    const chatId = await chatOf(t, first, 'a first send')
    t.expect.equal(new Set(bodies.map(({ chat_id: id }) => id)).size, 1, {
      failureClass: 'duplicated',
      what: 'chats created by ten parallel first messages of one pair',
    })
    t.expect.equal(bodies.filter(({ created_new_chat: created }) => created).length, 1, {
      warnOnly: true,
      what: 'answers of parallel first messages with created_new_chat true',
    })
    for (const text of accepted) {
      await t.eventually(
        'each of the parallel first messages in the history',
        async () => (await other.history(chatId)).text.includes(text),
        { failureClass: 'lost' },
      )
    }
  },
)

check('messages.send-to-handles.unknown-handle', ['VMSG-002'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const [afters, rejected] = [await Promise.all(t.agents.map((agent) => agent.cursor())), t.unique.marker('rejected')]
  await t.rejects({
    what: 'a send to an unused handle',
    expect: '4xx',
    attempt: () => sendTo(t.agent, [t.unique.handle('unused')], { parts: valueParts(rejected) }),
    control: () => write(t.agent, reader, t.unique.marker()),
  })
  await t.absent({
    what: 'a message to an unused handle in the log of an agent',
    failureClass: 'leaked',
    settleMs: 300,
    fence: async () => reader.awaitMessage(afters[1]!, (await t.agent.sendText(t.chat.id)).messageId),
    observe: async () => {
      const logs = await Promise.all(t.agents.map((agent, index) => agent.eventsSince(afters[index]!)))
      return logs.find((log) => JSON.stringify(log).includes(rejected))
    },
  })
})

check('messages.send-to-handles.reply', ['VMSG-005'], variantChat, async (t) => {
  const [writer, reader] = [t.agents[0]!, t.agents[1]!]
  const { messageId: target } = await reader.sendText(t.chat.id, undefined, {
    parts: [
      { type: 'text', text: 'first' },
      { type: 'text', text: 'second' },
    ],
  })
  for (const index of [0, 1]) {
    const [after, text] = [await reader.cursor(), t.unique.marker()]
    const reply = await write(writer, reader, text, { reply_to: { message_id: target, part_index: index } })
    t.expect.status(reply, '2xx', { what: `status of a variant reply to part ${index}` })
    const { message } = await received(t, reader, after, text)
    t.expect.equal(message.reply_to?.message_id, target, {
      what: 'reply_to.message_id for a reader of the current form',
    })
    const entry = await reader.awaitInHistory(t.chat.id, target)
    const partId = t.target.names.part_id === undefined ? undefined : t.named(entry?.parts[index], 'part_id')
    if (partId !== undefined)
      t.expect.equal(message.reply_to?.part_id, partId, { what: `reply_to.part_id for part_index ${index}` })
  }
})

check('messages.send-to-handles.parts', ['VMSG-006', 'LIM-002'], { ...variantChat, seconds: 2 }, async (t) => {
  const reader = t.agents[1]!
  const texts = Array.from({ length: 100 }, (_, index) => `${index} ${t.unique.marker()}`)
  for (const sent of [texts.slice(0, 1), texts]) {
    const after = await reader.cursor()
    const reply = await sendTo(t.agent, [reader.handle], { parts: valueParts(...sent) })
    t.expect.status(reply, '2xx', {
      requirement: 'LIM-002',
      what: `status of a variant send of ${sent.length} parts`,
    })
    const { message } = await received(t, reader, after, sent[0]!)
    t.expect.equal(
      message.parts.map(({ type, text }) => ({ type, text })),
      sent.map((text) => ({ type: 'text', text })),
      { what: `parts of a variant message of ${sent.length} parts in the current form` },
    )
  }
  const marker = t.unique.marker('rejected')
  const after = await reader.cursor()
  for (const [what, parts] of [
    ['no parts', []],
    ['101 parts', valueParts(...Array.from({ length: 101 }, () => marker))],
  ] as const) {
    await t.rejects({
      what: `a variant send of ${what}`,
      expect: 'body',
      attempt: () => sendTo(t.agent, [reader.handle], { parts: [...parts] }),
      control: () => write(t.agent, reader, t.unique.marker()),
      effect: async () =>
        (await reader.history(t.chat.id)).text.includes(marker) ? 'the history contains it' : undefined,
    })
  }
  t.expect.every(await reader.eventsSince(after), ({ data }) => (data.message?.parts.length ?? 1) > 0, {
    what: 'no message without parts is announced',
  })
})

check('messages.send-to-handles.long-texts', ['LIM-003', 'PART-003'], { ...variantChat, seconds: 2 }, async (t) => {
  const reader = t.agents[1]!
  const [after, start] = [await reader.cursor(), t.unique.marker()]
  const full = start.padEnd(8000, 'a')
  t.expect.status(await write(t.agent, reader, full), '2xx', { what: 'status of a variant text of 8000 bytes' })
  const { message } = await received(t, reader, after, start)
  t.expect.equal(textOf(message), full, { what: 'a variant text of 8000 bytes, as the recipient receives it' })
  for (const [bytes, rest] of [
    [8193, 'a'],
    [12_000, '\u00e9'],
  ] as const) {
    const marker = t.unique.marker('rejected')
    const text = marker + rest.repeat((bytes - marker.length) / Buffer.byteLength(rest))
    await t.rejects({
      what: `a variant text of ${bytes} bytes`,
      requirement: bytes > text.length ? 'PART-003' : 'LIM-003',
      expect: 'body',
      attempt: () => write(t.agent, reader, text),
      control: () => write(t.agent, reader, t.unique.marker()),
      effect: async () =>
        (await reader.history(t.chat.id)).text.includes(marker) ? 'the history contains it' : undefined,
    })
  }
})

check('messages.send.current-limit-stays', ['LIM-002', 'VMSG-018'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const marker = t.unique.marker('rejected')
  const texts = (count: number) => Array.from({ length: count }, () => ({ type: 'text', text: marker }))
  await t.given(
    sendTo(t.agent, [reader.handle], { parts: valueParts(...Array.from({ length: 33 }, () => t.unique.marker())) }),
    'a variant send of 33 parts',
  )
  const id = t.unique.messageId()
  await t.rejects({
    requirement: 'VMSG-018',
    what: '33 parts in the current form',
    expect: 'body',
    failureClass: 'changed',
    attempt: () => t.agent.send({ message_id: id, chat_id: t.chat.id, parts: texts(33) }),
    control: () => t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: texts(32) }),
    effect: async () => (await reader.inHistory(t.chat.id, id))[0],
  })
})

check('messages.send-to-handles.data-part', ['VMSG-003'], variantChat, async (t) => {
  await t.given(write(t.agent, t.agents[1]!, t.unique.marker()), 'a variant send')
  const reply = await sendTo(t.agent, [t.agents[1]!.handle], { parts: [{ type: 'data', data: { a: 1 } }] })
  t.expect.that(reply.status < 500, {
    what: 'a data part in a variant send causes no server error',
    expected: 'success or 4xx',
    actual: reply.status,
  })
  t.observeDecision('AMB-093', `a data part in a variant send is answered with ${reply.status}`)
})

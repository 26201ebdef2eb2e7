/** Appending to a draft: the content, its order, and no notification of others. */
import fc from 'fast-check'
import { textOf } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, messageIn, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { draftOf, fence, published, seenBy } from './fixtures.ts'
import { subscriber, variantChat } from '../../fixtures/agent-chat.ts'

check(
  'drafts.append.tells-nobody',
  ['DRAFT-007', 'DRAFT-002', 'DRAFT-004', 'DRAFT-012', 'DRAFT-013', 'HIST-017'],
  variantChat,
  async (t) => {
    const [author, reader] = [t.agents[0]!, t.agents[1]!]
    const after = await reader.cursor()
    const words = t.unique.marker()
    const { message_id: id } = await t.given(openDraft(author, t.chat.id), 'opening a draft')
    await t.absent({
      requirement: 'DRAFT-002',
      what: 'a draft that was only opened',
      settleMs: 0,
      fence: () => fence(t, reader, after),
      observe: () => seenBy(reader, t.chat.id, after, id),
    })
    for (let turn = 0; turn < 10; turn += 1) {
      const reply = await appendDraft(author, id, `${words} ${turn} `)
      t.expect.status(reply, 202, { requirement: 'DRAFT-004', what: 'status of an append to a draft' })
    }
    await fence(t, reader, after)
    const history = await reader.history(t.chat.id)
    t.expect.that(!history.text.includes(words) && !history.text.includes(id), {
      requirement: 'HIST-017',
      what: 'an open draft in the history of another member',
      expected: 'it is missing',
      actual: 'there',
    })
    await t.absent({
      what: 'a draft after appends',
      fence: () => fence(t, reader, after),
      observe: () => seenBy(reader, t.chat.id, after, id, words),
    })
    await published(t, author, id)
    await t.eventually(
      'the finalized message in the history of another member',
      () => reader.awaitInHistory(t.chat.id, id, 0),
      { requirement: 'HIST-017' },
    )
  },
)

check(
  'drafts.append.no-webhook',
  ['DRAFT-002', 'DRAFT-007', 'DRAFT-012'],
  { ...subscriber, forms: ['variant'] },
  async (t) => {
    const [author, { agent: reader, endpoint }] = [t.agents[1]!, t.webhook]
    const after = await reader.cursor()
    const [words, id] = [t.unique.marker(), await draftOf(t, author)]
    for (let turn = 0; turn < 5; turn += 1) await t.given(appendDraft(author, id, words), 'an append to a draft')
    const about = (): string | undefined =>
      endpoint.deliveries.map((delivery) => delivery.text).find((body) => body.includes(id) || body.includes(words))
    await t.absent({
      what: 'a webhook request about an open draft',
      settleMs: 0,
      fence: async () => endpoint.message((await author.sendText(t.chat.id)).messageId, t.timing.settle_ms + 8000),
      observe: async () => about(),
    })
    await published(t, author, id)
    t.expect.that((await reader.awaitMessage(after, id)) !== undefined, {
      requirement: 'DRAFT-012',
      what: 'the event of the finalized message',
      expected: 'in the log of the recipient',
    })
  },
)

/** Well-formed texts of less than 8,000 bytes in total. */
const chunks = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !text.includes('\0')),
    fc.constantFrom(' a', 'b ', '\n', ' c\n'),
  ),
  { minLength: 1, maxLength: 8 },
)

check('drafts.append.keeps-the-order', ['DRAFT-005', 'DRAFT-009'], { ...variantChat, seconds: 2 }, async (t) => {
  await t.property(
    chunks,
    async (texts) => {
      const id = await draftOf(t, t.agent, ...texts)
      const reply = await finalizeDraft(t.agent, id, {})
      t.expect.status(reply, '2xx', {
        requirement: 'DRAFT-009',
        what: 'status of finalizing a draft with an empty object',
      })
      const stored = await t.eventually('the finalized message in the history', () =>
        t.agents[1]!.awaitInHistory(t.chat.id, id, 0),
      )
      t.expect.equal(textOf(stored), texts.join(''), { what: 'the appended texts, joined' })
    },
    { runs: { quick: 4, full: 20, deep: 100 } },
  )
})

check('drafts.append.parallel', ['DRAFT-006'], variantChat, async (t) => {
  const id = await draftOf(t, t.agent)
  const tokens = Array.from({ length: 20 }, () => `<${t.unique.ulid()}>`)
  const settled = await Promise.allSettled(tokens.map((token) => appendDraft(t.agent, id, token)))
  const accepted = tokens.filter((_, index) => {
    const one = settled[index]
    return one?.status === 'fulfilled' && one.value.status === 202
  })
  if (accepted.length < 2)
    t.notTestable(`${accepted.length} of 20 parallel appends were accepted`, 'a target that accepts parallel appends')
  await published(t, t.agent, id)
  const stored = await t.eventually('the finalized message in the history', () =>
    t.agents[1]!.awaitInHistory(t.chat.id, id, 0),
  )
  const counts = accepted.map((token) => textOf(stored).split(token).length - 1)
  t.expect.every(counts, (count) => count >= 1, {
    failureClass: 'lost',
    what: 'the text contains every accepted parallel append',
    expected: 1,
    actual: counts,
  })
  t.expect.every(counts, (count) => count <= 1, {
    failureClass: 'duplicated',
    what: 'the text contains no parallel append twice',
    expected: 1,
    actual: counts,
  })
})

check('drafts.append.after-the-end', ['DRAFT-008'], variantChat, async (t) => {
  const id = await draftOf(t, t.agent, 'first words')
  await published(t, t.agent, id)
  const { messageId } = await t.agent.sendText(t.chat.id, 'plain words')
  for (const [what, target, words] of [
    ['a finalized draft', id, 'first words'],
    ['an ordinary message', messageId, 'plain words'],
  ] as const) {
    const reply = await appendDraft(t.agent, target, ' and more')
    t.expect.that(reply.status >= 400 && reply.status < 500, {
      what: `an append to ${what} is rejected`,
      expected: '4xx',
      actual: reply.status,
    })
    const entry = await t.agents[1]!.awaitInHistory(t.chat.id, target)
    t.expect.equal(textOf(entry), words, { what: `the text of ${what} after an append` })
    t.observeDecision('AMB-090', `an append to ${what} is answered with ${reply.status}`)
  }
})

check('drafts.append.long-text', ['DRAFT-019', 'DRAFT-009'], variantChat, async (t) => {
  const id = await draftOf(t, t.agent, 'a'.repeat(8000))
  const long = await appendDraft(t.agent, id, 'b'.repeat(8000))
  const end = await finalizeDraft(t.agent, id)
  const empty = await finalizeDraft(t.agent, await draftOf(t, t.agent))
  for (const [what, reply] of Object.entries({
    'an append beyond 8 KB': long,
    'finalizing a long draft': end,
    'finalizing an empty draft': empty,
  })) {
    t.expect.that(reply.status < 500, {
      what: `${what} causes no server error`,
      expected: 'success or 4xx',
      actual: reply.status,
    })
    t.observeDecision('AMB-091', `${what} is answered with ${reply.status}`)
  }
  if (!long.ok && end.ok) {
    const stored = await t.eventually('the finalized message in the history', () =>
      t.agents[1]!.awaitInHistory(t.chat.id, id, 0),
    )
    t.expect.that(!textOf(stored).includes('b'), {
      requirement: 'DRAFT-009',
      what: 'the text of a rejected append is not in the finalized message',
      expected: `8000 × 'a'`,
      actual: `${textOf(stored).length} characters`,
    })
  }
  t.expect.that(end.ok || long.ok, {
    warnOnly: true,
    what: 'a draft can be finalized after a rejected append',
    expected: '2xx',
    actual: end.status,
  })
  t.expect.that(messageIn(empty.body) === undefined || empty.ok, {
    warnOnly: true,
    what: 'the message of a rejected draft is not visible',
  })
})

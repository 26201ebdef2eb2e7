/** Finalizing of a draft: stored content, one notification, and a position at the end of the chat. */
import { textOf, textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { finalizeDraft, messageIn, valueParts } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { messageCore } from '../../model/message-core.ts'
import { sameJson } from '../../client/compare-json.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { codeOf } from '../../fixtures/error-body.ts'
import { draftOf, fence, published, seenBy } from './fixtures.ts'
import { announcements } from '../../fixtures/arrival.ts'

/**
 * Finalizes a draft with texts in the current form, or in the variant form if the target rejects the current one
 * (AMB-091).
 */
async function finalizeWith(t: CheckContext, id: string, texts: readonly string[]): Promise<Reply> {
  const reply = await finalizeDraft(t.agent, id, { parts: texts.flatMap(textParts) })
  if (reply.status !== 422 && reply.status !== 400) return reply
  t.observeDecision('AMB-091', 'parts of the current form are rejected')
  return finalizeDraft(t.agent, id, { parts: valueParts(...texts) })
}

check('drafts.finalize.parts-replace-the-text', ['DRAFT-010'], variantChat, async (t) => {
  const appended = t.unique.marker('appended')
  const id = await draftOf(t, t.agent, appended)
  const texts = [t.unique.marker('one'), t.unique.marker('two'), t.unique.marker('three')]
  t.expect.status(await finalizeWith(t, id, texts), '2xx', { what: 'status of finalizing with parts' })
  const stored = await t.eventually('the finalized message in the history', () =>
    t.agents[1]!.awaitInHistory(t.chat.id, id, 0),
  )
  t.expect.equal(
    stored.parts.map(({ type, text }) => ({ type, text })),
    texts.map((text) => ({ type: 'text', text })),
    { what: 'parts of the finalized message: the texts given to finalize, in their order' },
  )
  t.expect.that(!JSON.stringify(stored).includes(appended), {
    what: 'the message contains no appended text',
    expected: 'it is missing',
    actual: stored,
  })
})

check('drafts.finalize.answers-the-message', ['DRAFT-011'], variantChat, async (t) => {
  const id = await draftOf(t, t.agent, t.unique.marker())
  const reply = await finalizeDraft(t.agent, id)
  t.expect.status(reply, '2xx', { what: 'status of finalizing a draft' })
  const message = messageIn(reply.body)
  t.expect.that(message !== undefined, {
    what: 'the answer of finalize contains a message',
    expected: 'the message, bare or in the member message',
    actual: reply.body,
  })
  t.expect.equal(message?.message_id, id, { what: 'message_id of the answered message (that of the draft)' })
  const stored = await t.eventually('the finalized message in the history', () =>
    t.agents[1]!.awaitInHistory(t.chat.id, id, 0),
  )
  t.expect.equal(messageCore(message), messageCore(stored), {
    what: 'the answered message, compared with the one in the history',
  })
  t.observeDecision(
    'AMB-091',
    `finalize answers ${reply.status} with ${'message' in reply.body ? '{ message }' : 'the bare message'}`,
  )
})

check('drafts.finalize.tells-once', ['DRAFT-012', 'DRAFT-013', 'HIST-017'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const [after, words] = [await reader.cursor(), t.unique.marker()]
  const id = await draftOf(t, t.agent, words, ' to the end')
  await fence(t, reader, after)
  t.expect.equal((await seenBy(reader, t.chat.id, after, id, words)) ?? null, null, {
    requirement: 'DRAFT-013',
    what: 'places where another agent sees an open draft',
  })
  await published(t, t.agent, id)
  const event = await t.eventually('message.received of the finalized draft', () => reader.awaitMessage(after, id, 0))
  t.expect.equal(textOf(event.data.message), `${words} to the end`, { what: 'text of the event of a finalized draft' })
  await t.eventually(
    'the finalized message in the history of another agent',
    () => reader.awaitInHistory(t.chat.id, id, 0),
    { requirement: 'HIST-017' },
  )
  await t.absent({
    what: 'a second event of a finalized draft',
    failureClass: 'duplicated',
    settleMs: 300,
    fence: () => fence(t, reader, after),
    observe: async () => {
      const ids = await announcements(reader, after, id)
      return ids.length > 1 ? ids : undefined
    },
  })
})

/** Asserts status 422, and the error code if the body has the members of the current form (AMB-087). */
function judgeRejection(t: CheckContext, reply: Reply, what: string, requirement: 'DRAFT-014' | 'ERR-031'): void {
  t.expect.status(reply, 422, { requirement, what: `status of ${what}` })
  const code = codeOf(reply.body)
  if (typeof code === 'string') t.expect.equal(code, 'invalid_request', { requirement, what: `error.code of ${what}` })
}

check('drafts.finalize.only-drafts', ['DRAFT-014', 'ERR-031'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const after = await reader.cursor()
  const id = await draftOf(t, t.agent, 'the words of the draft')
  await published(t, t.agent, id)
  judgeRejection(
    t,
    await finalizeDraft(t.agent, id, { parts: textParts('other words') }),
    'finalizing a message that was a draft',
    'DRAFT-014',
  )
  judgeRejection(t, await finalizeDraft(t.agent, id), 'finalizing a message that was a draft once more', 'DRAFT-014')
  const { messageId } = await t.agent.sendText(t.chat.id, 'plain words')
  judgeRejection(t, await finalizeDraft(t.agent, messageId), 'finalizing an ordinary message', 'ERR-031')
  for (const [target, words] of [
    [id, 'the words of the draft'],
    [messageId, 'plain words'],
  ] as const) {
    const entry = await t.eventually('the message in the history', () => reader.awaitInHistory(t.chat.id, target, 0))
    t.expect.equal(textOf(entry), words, { what: 'text of a message after a rejected finalize' })
  }
  await t.absent({
    what: 'a second event of a message after a rejected finalize',
    settleMs: 300,
    fence: () => fence(t, reader, after),
    observe: async () => {
      const counts = [await announcements(reader, after, id), await announcements(reader, after, messageId)].map(
        (ids) => ids.length,
      )
      return Math.max(...counts) > 1 ? counts : undefined
    },
  })
})

check('drafts.finalize.parallel', ['DRAFT-015'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const shape = await shapeTaken(t)
  for (let round = 0; round < { quick: 2, full: 6, deep: 30 }[t.mode]; round += 1) {
    const after = await reader.cursor()
    const id = await draftOf(t, t.agent, 'appended')
    const texts = Array.from({ length: 10 }, (_, index) => `${index} ${t.unique.marker()}`)
    const replies = await Promise.all(texts.map((text) => finalizeDraft(t.agent, id, { parts: shape(text) })))
    const successes = replies.filter(({ ok }) => ok).length
    t.expect.equal([successes, replies.filter(({ status }) => status === 422).length], [1, 9], {
      warnOnly: true,
      what: 'successes and rejections of ten parallel finalize calls',
    })
    if (successes === 0)
      t.notTestable('none of ten parallel finalize calls succeeded', 'a target that finalizes a draft')
    const event = await t.eventually('message.received of the draft', () => reader.awaitMessage(after, id, 0))
    await fence(t, reader, after)
    t.expect.equal((await announcements(reader, after, id)).length, 1, {
      failureClass: 'duplicated',
      what: 'events of a draft that was finalized by parallel calls',
    })
    await reader.awaitInHistory(t.chat.id, id)
    const entries = await reader.inHistory(t.chat.id, id)
    t.expect.equal(entries.length, 1, {
      failureClass: 'duplicated',
      what: 'history entries of a draft that was finalized by parallel calls',
    })
    t.expect.that(texts.includes(textOf(entries[0])), {
      failureClass: 'changed',
      what: 'the stored text is one of the given texts',
      expected: texts,
      actual: textOf(entries[0]),
    })
    t.expect.that(sameJson(messageCore(event.data.message), messageCore(entries[0])), {
      failureClass: 'changed',
      what: 'event and history contain the same message',
      expected: messageCore(entries[0]),
      actual: messageCore(event.data.message),
    })
  }
})

/** Returns the form of parts that the target accepts, so that all calls of a race use one form. */
async function shapeTaken(t: CheckContext): Promise<(text: string) => ReturnType<typeof textParts>> {
  const reply = await finalizeDraft(t.agent, await draftOf(t, t.agent), { parts: textParts('which shape') })
  return reply.ok ? textParts : (text) => valueParts(text)
}

check('drafts.finalize.takes-its-place', ['DRAFT-016'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const after = await reader.cursor()
  const id = await draftOf(t, t.agent, 'begun first')
  const between: string[] = []
  for (let turn = 0; turn < 3; turn += 1) between.push((await t.agent.sendText(t.chat.id)).messageId)
  await t.eventually('the messages that were sent between opening and finalizing', () =>
    reader.awaitMessage(after, between.at(-1)!, 0),
  )
  const cursor = await reader.cursor()
  await published(t, t.agent, id)
  await t.eventually(
    'the finalized message after the cursor of a reader who had read all earlier events',
    () => reader.awaitMessage(cursor, id, 0),
    { failureClass: 'lost' },
  )
  const order = await t.eventually('the finalized message in the history', async () => {
    const shown = await reader.historyAll(t.chat.id, { backTo: between[0]! })
    const ids = shown.map(({ message_id: one }) => one)
    return ids.includes(id) ? ids : undefined
  })
  t.expect.that(order.indexOf(id) < order.indexOf(between.at(-1)!), {
    warnOnly: true,
    what: 'a finalized message comes after the messages sent before the finalize call',
    expected: [id, ...between.toReversed()],
    actual: order.slice(0, 4),
  })
})

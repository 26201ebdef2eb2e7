/** Only the author can read and write a draft. */
import { textOf, textParts } from '../../client/agent.ts'
import { appendDraft, finalizeDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { draftOf, fence, published, seenBy } from './fixtures.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'

check('drafts.write.author-only', ['DRAFT-017', 'DRAFT-013'], variantChat, async (t) => {
  const [author, other] = [t.agents[0]!, t.agents[1]!]
  const after = await other.cursor()
  const words = t.unique.marker()
  const id = await draftOf(t, author, words)
  const replies = {
    'an append': await appendDraft(other, id, ' not by the author'),
    'a finalize': await finalizeDraft(other, id, {}),
    'a reaction': await other.react(id, { operation: 'add', type: 'emoji', emoji: '👀' }),
    'a reply': await other.send({
      message_id: t.unique.messageId(),
      chat_id: t.chat.id,
      parts: textParts('a reply'),
      reply_to: { message_id: id },
    }),
  }
  for (const [what, reply] of Object.entries(replies)) {
    t.expect.that(reply.status >= 400 && reply.status < 500, {
      warnOnly: true,
      what: `${what} of another member on an open draft is rejected`,
      expected: '4xx',
      actual: reply.status,
    })
  }
  await t.absent({
    what: 'a draft that another member finalized',
    failureClass: 'leaked',
    settleMs: 300,
    fence: () => fence(t, other, after),
    observe: () => seenBy(other, t.chat.id, after, words),
  })
  await published(t, author, id)
  const stored = await t.eventually('the finalized message in the history', () =>
    other.awaitInHistory(t.chat.id, id, 0),
  )
  t.expect.equal(textOf(stored), words, {
    failureClass: 'changed',
    what: 'text of the draft after another member tried to change it',
  })
  t.expect.notLeaked(words, Object.values(replies), {
    requirement: 'DRAFT-013',
    what: 'answers to another member about a draft',
  })
})

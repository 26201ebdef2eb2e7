/** Opening of a draft: the answer, the idempotency key, and the permission. */
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { fence, seenBy } from './fixtures.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'

check('drafts.open.answers-its-id', ['DRAFT-001', 'VMSG-015'], variantChat, async (t) => {
  const reply = await openDraft(t.agent, t.chat.id)
  t.expect.status(reply, '2xx', { requirement: 'VMSG-015', what: 'status of opening a draft' })
  t.expect.status(reply, 202, { what: 'status of opening a draft' })
  const { message_id: id, draft } = reply.body
  t.expect.that(typeof id === 'string' && id !== '', {
    what: 'message_id in the answer of opening a draft',
    expected: 'a string',
    actual: id,
  })
  t.expect.equal(draft, true, { requirement: 'VMSG-015', what: 'draft in the answer of opening a draft' })
})

check('drafts.open.key-belongs-to-its-agent', ['DRAFT-003'], variantChat, async (t) => {
  const [one, other] = [t.agents[0]!, t.agents[1]!]
  const headers = { 'idempotency-key': t.unique.ulid() }
  const first = await openDraft(one, t.chat.id, { headers })
  t.expect.status(first, '2xx', { what: 'status of opening a draft with an Idempotency-Key' })
  const second = await openDraft(one, t.chat.id, { headers })
  t.expect.equal(second.body.message_id, first.body.message_id, {
    warnOnly: true,
    what: 'message_id of a draft that is opened again with the same key',
  })
  const foreign = await openDraft(other, t.chat.id, { headers })
  t.expect.that(foreign.body.message_id !== first.body.message_id, {
    what: 'another agent that opens a draft with the same key gets its own draft',
    expected: 'another message_id',
    actual: foreign.body,
  })
  t.observeDecision(
    'AMB-089',
    second.body.message_id === first.body.message_id
      ? 'a repeated request returns the draft'
      : 'a repeated request opens another draft',
  )
})

check(
  'drafts.open.needs-membership',
  ['DRAFT-020'],
  { ...variantChat, needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const [author, reader, stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const after = await reader.cursor()
    const words = t.unique.marker()
    await t.given(openDraft(author, t.chat.id), 'opening a draft as a member')
    const opened = await openDraft(stranger, t.chat.id)
    t.expect.that(!opened.ok, {
      what: 'opening a draft in a chat of other agents is rejected',
      expected: '4xx',
      actual: opened.status,
    })
    t.expect.that(opened.status < 500, {
      warnOnly: true,
      what: 'the rejection is not a server error',
      expected: '4xx',
      actual: opened.status,
    })
    if (!opened.ok) return
    await appendDraft(stranger, opened.body.message_id, words)
    await finalizeDraft(stranger, opened.body.message_id)
    await t.absent({
      what: 'a message of an agent that is not a member of the chat',
      failureClass: 'changed',
      fence: () => fence(t, reader, after),
      observe: () => seenBy(reader, t.chat.id, after, words),
    })
  },
)

/** Drafts of members that were removed from their group. */
import { appendDraft, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { addTo, newGroup, removeFrom } from '../../fixtures/groups.ts'

check(
  'drafts.write.of-a-removed-member',
  ['AUTH-020', 'AUTH-021'],
  {
    forms: ['variant'],
    needs: { agents: 2, persons: 1, hooks: ['createGroup', 'addMember', 'removeMember'] },
    seconds: 2,
  },
  async (t) => {
    const [removed, other] = [t.agents[0]!, t.agents[1]!]
    const groupId = await newGroup(t, [other])
    await addTo(t, groupId, removed)
    const text = t.unique.marker()
    const { message_id: id } = await t.given(openDraft(removed, groupId), 'opening a draft')
    await t.given(appendDraft(removed, id, text), 'an append to a draft')
    await removeFrom(t, groupId, removed)
    t.expect.status(await finalizeDraft(removed, id), '4xx', {
      failureClass: 'leaked',
      what: 'finalizing a draft in a group that removed its author',
    })
    t.expect.status(await openDraft(removed, groupId), '4xx', {
      requirement: 'AUTH-021',
      failureClass: 'leaked',
      what: 'opening a draft in a group that removed the agent',
    })
    const { messageId } = await other.sendText(groupId)
    await other.awaitInHistory(groupId, messageId)
    t.expect.that(!(await other.history(groupId)).text.includes(text), {
      failureClass: 'leaked',
      what: 'the draft of a removed member in the history of its group',
      expected: 'absent',
      actual: text,
    })
  },
)

/** Route of voice memos. Only its path is stated (AMB-097). */
import { check } from '../../check-api/check.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'

/** Statuses that tell a member of the chat that the route does not exist. */
const absent = [404, 405, 501]

check('messages.voice-memo.is-there', ['VMSG-014'], { ...variantChat, optionalArea: 'voice_memos' }, async (t) => {
  await t.given(t.agent.history(t.chat.id), 'the history of the chat')
  const path = `/v1/chats/${encodeURIComponent(t.chat.id)}/voicememo`
  const reply = await t.agent.call({ method: 'POST', path, json: {} })
  t.expect.that(!absent.includes(reply.status), {
    what: 'the route POST /v1/chats/{chatId}/voicememo exists',
    actual: reply.status,
  })
})

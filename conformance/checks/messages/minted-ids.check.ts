import { textParts } from '../../driver/agent.ts'
import { check } from '../../frame/check.ts'

check('messages.ids.minted-by-others', ['MSG-011'], {
  area: 'messages', needs: { agents: 1, persons: 1, chat: 'person', hooks: ['sendAsPerson'] },
}, async (t) => {
  const after = await t.agent.cursor()
  const [offered, marker] = [t.mint.messageId(), t.mint.marker()]
  await t.hooks.run('sendAsPerson', { chat_id: t.chat.id, message_id: offered, parts: textParts(marker) }, t.person)
  const event = await t.eventually('the event of a message of a person', () =>
    t.agent.awaitEvent(after, (item) => item.event_type === 'message.received' && JSON.stringify(item.data).includes(marker), 0))
  const id = String(event.data.message?.message_id)
  if (id === offered) t.notTestable('every message id of this run was minted by the harness', 'a hook sendAsPerson whose message ids the target mints')
  t.expect.that(/^msg_[0-9a-hjkmnp-tv-z]{26}$/.test(id), { what: 'a message id is msg_ and a ULID in lower-case Crockford base32', actual: id })
  t.expect.that(/^msg_[0-7]/.test(id), { warnOnly: true, what: 'the first symbol of a ULID is at most 7', actual: id })
})

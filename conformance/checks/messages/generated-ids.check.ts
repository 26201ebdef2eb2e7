import { isReceivedWith, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotTestable } from '../../client/not-testable.ts'

/** Sends as a person without a message id. If the target rejects that, sends with an id and returns it. */
async function writeAsPerson(t: CheckContext, marker: string): Promise<string | undefined> {
  const content = { chat_id: t.chat.id, parts: textParts(marker) }
  try {
    await t.hooks.run('sendAsPerson', content, t.person)
    return undefined
  } catch (error) {
    // The target rejected the send, or the hook template requires an id.
    if (!(error instanceof NotTestable) && !(error instanceof TypeError)) throw error
    const offered = t.unique.messageId()
    await t.hooks.run('sendAsPerson', { ...content, message_id: offered }, t.person)
    return offered
  }
}

check(
  'messages.ids.minted-by-others',
  ['MSG-011'],
  { needs: { agents: 1, persons: 1, chat: 'person', hooks: ['sendAsPerson'] } },
  async (t) => {
    const after = await t.agent.cursor()
    const marker = t.unique.marker()
    const offered = await writeAsPerson(t, marker)
    const event = await t.eventually('the event of a message of a person', () =>
      t.agent.awaitEvent(after, (item) => isReceivedWith(item, marker), 0),
    )
    const id = String(event.data.message?.message_id)
    if (id === offered)
      t.notTestable(
        'the harness generated every message id of this run',
        'a hook sendAsPerson whose message ids the target generates',
      )
    t.expect.that(/^msg_[0-9a-hjkmnp-tv-z]{26}$/.test(id), {
      what: 'a message id consists of msg_ and a ULID in lower-case Crockford base32',
      actual: id,
    })
    t.expect.that(/^msg_[0-7]/.test(id), {
      warnOnly: true,
      what: 'the first character of a ULID is at most 7',
      actual: id,
    })
  },
)

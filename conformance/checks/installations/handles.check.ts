/** Sends to the handle of a person who removed the agent. */
import { check } from '../../check-api/check.ts'
import { write } from '../../fixtures/variant-sends.ts'
import { historyOfPerson, install, uninstall } from './removal.ts'

check(
  'installations.uninstall.ends-sends-to-handles',
  ['INST-001'],
  { forms: ['variant'], needs: { agents: 1, persons: 1, chat: 'person', hooks: ['uninstall'] } },
  async (t) => {
    await install(t)
    await t.given(write(t.agent, t.person, t.unique.marker()), 'a send to the handle of the person')
    if ((await uninstall(t, t.agent, t.chat.id)).ok)
      t.notTestable('a removed agent can still write (see INST-001)', 'a target that rejects writes of a removed agent')
    const text = t.unique.marker()
    const reply = await write(t.agent, t.person, text)
    const shown = (await historyOfPerson(t))?.some(({ parts }) => JSON.stringify(parts).includes(text)) === true
    t.expect.that(!reply.ok || (!shown && reply.body.chat_id !== t.chat.id), {
      what: 'a send of a removed agent to the handle of the person, into the chat from which it was removed',
      expected: 403,
      actual: reply.status,
    })
  },
)

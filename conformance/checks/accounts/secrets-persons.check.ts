/** Personal data of a person that agents must not see: phone number, e-mail address, address book. */
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

/** Returns all bodies in which an agent sees a person who writes to it. */
async function seenByAgent(t: CheckContext): Promise<unknown[]> {
  const base = await t.agent.cursor()
  const messageId = await sendTextAs(t, t.person)
  const event = await t.agent.awaitMessage(base, messageId)
  if (event === undefined) t.notTestable('the message of the person did not arrive', 'the hook sendAsPerson')
  const reaction = await t.agent.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' })
  const replies = [
    await t.agent.history(t.chat.id),
    reaction,
    await t.agent.me(),
    await t.agent.events({ after: base }),
    await t.agent.call({ method: 'GET', path: `/v1/contacts/${t.person.handle}/profile` }),
    await t.agent.call({ method: 'GET', path: `/v1/agents/${t.person.handle}/profile` }),
    await t.agent.call({ method: 'GET', path: `/v1/chats/${t.chat.id}` }),
    await t.request({ method: 'GET', path: `/v1/contacts/${t.person.handle}/profile` }),
  ]
  return replies.map(({ body }) => body)
}

/** Returns all objects that describe the person: objects with the user id or the handle. */
function recordsOf(value: unknown, person: { id: string; handle: string }): WireObject[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((member) => recordsOf(member, person))
  const record = value as WireObject
  const theirs = record['user_id'] === person.id || record['id'] === person.id || record['handle'] === person.handle
  return theirs && !Array.isArray(value) ? [record, ...inner] : inner
}

const valuesNamed = (record: WireObject, name: RegExp): string[] =>
  Object.entries(record)
    .filter(([key, value]) => name.test(key) && value !== null && value !== undefined && value !== '')
    .map(([key]) => key)

const dealings = { needs: { agents: 1, persons: 1, chat: 'person', hooks: ['sendAsPerson'] } } as const

check('accounts.secrets.person-without-address', ['PRIV-002'], dealings, async (t) => {
  const seen = await seenByAgent(t)
  const records = recordsOf(seen, t.person)
  if (records.length === 0) t.notTestable('no answer describes the person', 'a sender with its user id or handle')
  for (const record of records) {
    t.expect.equal(valuesNamed(record, /^(e_?mail(_address)?|address_?book|contacts)$/i), [], {
      failureClass: 'leaked',
      what: 'members with the e-mail address or address book of a person, as an agent sees them',
    })
  }
})

check('accounts.secrets.person-without-phone', ['PRIV-003'], dealings, async (t) => {
  const seen = await seenByAgent(t)
  const records = recordsOf(seen, t.person)
  if (records.length === 0) t.notTestable('no answer describes the person', 'a sender with its user id or handle')
  for (const record of records) {
    t.expect.equal(valuesNamed(record, /^phone(_?number)?$/i), [], {
      failureClass: 'leaked',
      what: 'members with the phone number of a person outside of the user route, as an agent sees them',
    })
  }
  const number = t.person.phoneNumber
  if (number === undefined)
    t.warn(
      'the target file declares no phone number of the person (persons[].phone_number), so only members with a telling name were searched',
    )
  else
    t.expect.notLeaked(number, JSON.stringify(seen), {
      what: 'the declared phone number of a person outside of the user route',
    })
})

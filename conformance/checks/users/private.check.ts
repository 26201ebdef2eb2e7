import type { Reply } from '../../client/exchange.ts'
import type { Person } from '../../client/person.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { personFrom } from '../../target/make-agent.ts'
import { requestProfile, plainAgent } from '../../fixtures/profiles.ts'
import { requestUser, containsNumber } from '../../fixtures/users.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

/** Returns the first person for whom the target file declares an e-mail address or an address book. */
function declaredPrivate(t: CheckContext): { person: Person; email: string | undefined; numbers: readonly string[] } {
  const declared = t.target.persons.find(
    ({ email, address_book: numbers }) => email !== undefined || (numbers ?? []).length > 0,
  )
  if (declared === undefined)
    return t.notTestable(
      'the target file declares no e-mail address and no address book of a person',
      'persons[].email and persons[].address_book in the target file',
    )
  return { person: personFrom(t.http, declared), email: declared.email, numbers: declared.address_book ?? [] }
}

check('users.private.address-and-address-book-stay-hidden', ['USR-003'], { needs: { agents: 1 } }, async (t) => {
  const { person, email, numbers } = declaredPrivate(t)
  // A new agent, so that the chats of other checks with this person do not change.
  const agent = await plainAgent(t, person)
  const chatId = await t.openChat(person, agent)
  const base = await agent.cursor()
  if (t.hooks.has('sendAsPerson')) {
    const messageId = await sendTextAs(t, person, chatId)
    await agent.awaitMessage(base, messageId, effectTimeoutMs(t))
  }
  const record = await requestUser(agent, person.id)
  const seen: [string, Reply][] = [
    ['GET /v1/users/{user_id}', record],
    ['the same by a non-member', await requestUser(t.agent, person.id)],
    ['the history', await agent.history(chatId)],
    ['the log', await agent.events({ after: base })],
    ['GET /v1/agents/me', await agent.me()],
    ['the profile of the person', await requestProfile(t, 'agents', person.handle)],
    ['the contact of the person', await requestProfile(t, 'contacts', person.handle)],
    ['the profile of an agent of the person', await requestProfile(t, 'agents', agent.handle)],
  ]
  t.expect.that(record.ok || seen[2]![1].ok, {
    what: 'an agent in a chat with the person receives data about the person',
    warnOnly: true,
    actual: record.status,
  })
  for (const [where, reply] of seen) {
    if (email !== undefined)
      t.expect.notLeaked(email.toLowerCase(), reply.text.toLowerCase(), {
        what: `the e-mail address of a person in ${where}`,
      })
    for (const number of numbers) {
      t.expect.that(!containsNumber(reply.body, number), {
        what: `${where} contains no number from the address book of a person`,
        failureClass: 'leaked',
        actual: reply.body,
      })
    }
  }
})

import { textParts } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { acceptInvitations } from '../../target/accept-invitation.ts'
import { newGroup, removeFrom } from '../../fixtures/groups.ts'
import { becomes, plainAgent } from '../../fixtures/profiles.ts'
import { requestUser, containsNumber, privateDataIn, speak } from '../../fixtures/users.ts'

/** Asserts that a rejection contains no data of the person. Both 404 and 403 are correct (AMB-067). */
function expectHidden(t: CheckContext, reply: Reply, person: Person, who: string): void {
  t.expect.that(!reply.ok, {
    what: `GET /v1/users/{user_id} by ${who} is rejected`,
    failureClass: 'leaked',
    expected: 404,
    actual: reply.status,
  })
  t.expect.equal(privateDataIn(person, reply), [], {
    what: `data of the person in the answer to ${who}`,
    failureClass: 'leaked',
  })
}

/** Warns only, because the document does not define an active conversation (AMB-067). */
function expectNoHarvest(t: CheckContext, reply: Reply, person: Person, who: string): void {
  const number = person.phoneNumber
  t.expect.that(number === undefined ? !reply.ok : !containsNumber(reply.body, number), {
    what:
      `the number of a person who has written nothing stays unknown to an agent ${who}: otherwise any agent can read the ` +
      'number of each person whose handle it knows (AMB-067)',
    warnOnly: true,
    expected: 404,
    actual: reply.status,
  })
}

check(
  'users.get.not-before-the-person-acts',
  ['USR-002'],
  { needs: { persons: 2, hooks: ['openDirectChat', 'sendAsPerson'] } },
  async (t) => {
    const [owner, person] = [t.persons[0]!, t.persons[1]!]
    const agent = await plainAgent(t, owner)
    const about = { handle: person.handle, id: person.id }
    const { chat_id: opened } = await t.hooks.run('openDirectChat', about, agent)
    if (typeof opened !== 'string')
      return t.notTestable('an agent cannot open a chat with a person', 'result.chat_id of provision.openDirectChat')
    await agent.send({ message_id: t.unique.messageId(), chat_id: opened, parts: textParts('Who are you?') })
    const before = await requestUser(agent, person.id)
    if (!(await speak(t, person, agent, opened)))
      t.notTestable('a message of the person did not arrive', 'provision.sendAsPerson in the target file')
    const after = await becomes(
      t,
      () => requestUser(agent, person.id),
      ({ ok }) => ok,
    )
    if (!after.ok)
      t.notTestable(
        `the agent is also rejected after the person wrote (${after.status})`,
        'a target whose agents may read persons with whom they talk (USR-001)',
      )
    t.observeDecision(
      'AMB-067',
      before.ok ? 'an opened chat counts' : `an opened chat does not count: ${before.status}`,
    )
    expectNoHarvest(t, before, person, 'that opened a chat in which the person never wrote')
  },
)

/** Possible ends of an active conversation, each with its hook. */
const ends = [
  ['users.get.ends-with-a-block', 'block', 'a block by the person'],
  ['users.get.ends-with-the-installation', 'uninstall', 'the removal of the agent'],
] as const

for (const [id, hook, what] of ends) {
  check(id, ['USR-002'], { needs: { persons: 1, hooks: [hook, 'sendAsPerson'] } }, async (t) => {
    const agent = await plainAgent(t, t.person)
    await speak(t, t.person, agent, await t.openChat(t.person, agent))
    await t.given(requestUser(agent, t.person.id), 'GET /v1/users/{user_id} by an agent to which the person wrote')
    await t.hooks.run(hook, { handle: agent.handle, id: agent.id, agent_id: agent.id }, t.person)
    const after = await becomes(
      t,
      () => requestUser(agent, t.person.id),
      ({ ok }) => !ok,
    )
    // The document does not state the end of an active conversation: both answers pass, but a rejection must contain
    // no data.
    t.observeDecision(
      'AMB-067',
      after.ok ? `${what} does not end the conversation` : `${what} ends the conversation: ${after.status}`,
    )
    t.expect.equal(after.ok ? [] : privateDataIn(t.person, after), [], {
      what: `data of the person in a rejection after ${what}`,
      failureClass: 'leaked',
    })
  })
}

check(
  'users.get.only-in-a-shared-chat',
  ['USR-002'],
  { needs: { agents: 1, persons: 2, chat: 'person' } },
  async (t) => {
    const [person, other] = [t.persons[0]!, t.persons[1]!]
    const stranger = await plainAgent(t, other)
    const rejected = await requestUser(stranger, person.id)
    await speak(t, person, t.agent, t.chat.id)
    const control = await requestUser(t.agent, person.id)
    expectHidden(t, rejected, person, 'an agent that never had a chat with the person')
    if (!control.ok)
      t.notTestable(
        `the agent in a direct chat with the person is rejected as well (${control.status})`,
        'a target whose agents may read persons with whom they talk (USR-001)',
      )
    t.observeDecision('AMB-067', `a person without a shared chat answers ${rejected.status}`)
  },
)

check(
  'users.get.ends-with-the-group',
  ['USR-002'],
  { needs: { persons: 2, hooks: ['createGroup', 'removeMember'] } },
  async (t) => {
    const [creator, person] = [t.persons[0]!, t.persons[1]!]
    const agent = await plainAgent(t, creator)
    const before = await requestUser(agent, person.id)
    const groupId = await newGroup(t, [agent, person], creator)
    await acceptInvitations(t.hooks, [person], groupId)
    const unasked = await requestUser(agent, person.id)
    expectNoHarvest(t, unasked, person, 'whose owner created a group with the person')
    await speak(t, person, agent, groupId)
    const shared = await becomes(
      t,
      () => requestUser(agent, person.id),
      ({ ok }) => ok,
    )
    t.observeDecision(
      'AMB-067',
      shared.ok ? 'a shared group counts' : `a shared group does not count: ${shared.status}`,
    )
    expectHidden(t, before, person, 'an agent before the shared group')
    if (!shared.ok) {
      // If groups do not count, the rejection is conclusive only after a direct chat with the same person counts.
      await speak(t, person, agent, await t.openChat(person, agent))
      await t.given(requestUser(agent, person.id), 'GET /v1/users/{user_id} by an agent to which the person wrote')
      return
    }
    await removeFrom(t, groupId, agent, creator)
    const after = await becomes(
      t,
      () => requestUser(agent, person.id),
      ({ ok }) => !ok,
    )
    expectHidden(t, after, person, 'an agent that was removed from its only chat with the person')
  },
)

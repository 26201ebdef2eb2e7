import type { Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { becomes, plainAgent } from '../../fixtures/profiles.ts'
import { askUser, shownOf } from '../../fixtures/users.ts'

/** Nothing of the person, in an answer that is no success. A 404 and a 403 are as good (AMB-067). */
function expectHidden(t: CheckContext, reply: Reply, person: Person, who: string): void {
  t.expect.that(!reply.ok, {
    what: `GET /v1/users/{user_id} by ${who} is rejected`,
    failureClass: 'leaked',
    expected: 404,
    actual: reply.status,
  })
  t.expect.equal(shownOf(person, reply), [], {
    what: `what the answer to ${who} shows of the person`,
    failureClass: 'leaked',
  })
}

check(
  'users.get.only-in-a-shared-chat',
  ['USR-002'],
  { area: 'users', needs: { agents: 1, persons: 2, chat: 'person' } },
  async (t) => {
    const [person, other] = [t.persons[0]!, t.persons[1]!]
    const stranger = await plainAgent(t, other)
    const rejected = await askUser(stranger, person.id)
    const control = await askUser(t.agent, person.id)
    expectHidden(t, rejected, person, 'an agent that never had a chat with the person')
    if (!control.ok)
      t.notTestable(
        `the agent in a direct chat with the person is rejected as well (${control.status})`,
        'a target whose agents may know whom they talk with (USR-001)',
      )
    t.observeDecision('AMB-067', `a person without a shared chat answers ${rejected.status}`)
  },
)

check(
  'users.get.ends-with-the-group',
  ['USR-002'],
  { area: 'users', needs: { persons: 2, hooks: ['createGroup', 'removeMember'] } },
  async (t) => {
    const [creator, person] = [t.persons[0]!, t.persons[1]!]
    const agent = await plainAgent(t, creator)
    const before = await askUser(agent, person.id)
    const group = await t.hooks.run(
      'createGroup',
      { handles: [agent.handle, person.handle], ids: [agent.id, person.id], name: 'A group' },
      creator,
    )
    const shared = await becomes(
      t,
      () => askUser(agent, person.id),
      ({ ok }) => ok,
    )
    t.observeDecision(
      'AMB-067',
      shared.ok ? 'a shared group counts' : `a shared group does not count: ${shared.status}`,
    )
    expectHidden(t, before, person, 'an agent before the group that they share')
    if (!shared.ok)
      t.notTestable(
        `a shared group is no active conversation here (${shared.status})`,
        'a target where group membership counts (AMB-067)',
      )
    await leave(t, creator, agent, group['chat_id'])
    const after = await becomes(
      t,
      () => askUser(agent, person.id),
      ({ ok }) => !ok,
    )
    expectHidden(t, after, person, 'an agent that was removed from the only chat that it shared')
  },
)

async function leave(t: CheckContext, creator: Person, agent: Agent, chatId: unknown): Promise<void> {
  await t.hooks.run('removeMember', { chat_id: chatId, handle: agent.handle, id: agent.id }, creator)
}

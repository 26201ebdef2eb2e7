import { check } from '../../check-api/check.ts'
import { describedAgent, textsIn } from '../../fixtures/profiles.ts'
import { makeAgent } from '../../target/make-agent.ts'
import { findMember } from '../../client/json-pointer.ts'

check('agents.me.names-the-agent', ['PROF-020', 'EVT-008'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const reply = await t.agent.me()
  t.expect.status(reply, 200, { what: 'GET /v1/agents/me' })
  const values = textsIn(reply.body)
  t.expect.that(values.includes(t.agent.handle), {
    what: 'the answer contains the handle of the agent',
    expected: t.agent.handle,
    actual: reply.body,
  })
  const base = await t.agent.cursor()
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  const event = await t.agent.awaitMessage(base, messageId)
  if (event === undefined) return
  t.expect.that(typeof event.agent_id === 'string' && event.agent_id !== '', {
    requirement: 'EVT-008',
    what: 'agent_id of an event is a non-empty string',
    actual: event.agent_id,
  })
  t.expect.that(values.includes(event.agent_id), {
    what: 'the id in the answer is the agent_id of its events',
    warnOnly: true,
    expected: event.agent_id,
    actual: reply.body,
  })
})

check('agents.me.shows-what-was-given', ['PROF-020'], { needs: { persons: 1, hooks: ['createAgent'] } }, async (t) => {
  const { agent, taken } = await describedAgent(t, t.person)
  const reply = await agent.me()
  if (Object.keys(taken).length === 0)
    t.notTestable('only the handle is known to be set', 'provision.createAgent with display_name')
  for (const [item, value] of Object.entries(taken)) {
    // An organization that is always null is accepted (AMB-065).
    if (item === 'organization') continue
    t.expect.that(textsIn(reply.body).includes(value), {
      what: `GET /v1/agents/me contains the ${item} from the creation of the agent`,
      expected: value,
      actual: reply.body,
    })
  }
})

check('agents.me.fresh-private-agent', ['PROF-021', 'PROF-020'], { needs: { persons: 1 } }, async (t) => {
  const agent = await makeAgent(t.http, t.hooks, t.target, t.person).catch((error: Error) =>
    t.notTestable(error.message, 'provision.createAgent in the target file'),
  )
  const reply = await agent.me()
  t.expect.status(reply, 200, {
    what: 'GET /v1/agents/me of an agent whose visibility was not chosen',
    failureClass: 'lost',
  })
  const body: unknown = reply.body
  t.expect.that(textsIn(body).includes(agent.handle), {
    requirement: 'PROF-020',
    what: 'the answer contains the requested handle',
    expected: agent.handle,
    actual: body,
  })
  t.expect.that(textsIn(body).includes(`Agent ${agent.handle.slice(-4)}`), {
    requirement: 'PROF-020',
    warnOnly: true,
    what: 'the answer contains the display name from the creation',
    actual: findMember(body, 'profile') ?? body,
  })
})

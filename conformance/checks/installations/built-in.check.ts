/** A built-in agent cannot be removed like other agents. */
import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'

check(
  'installations.remove.built-in-agent',
  ['INST-002'],
  {
    optionalArea: 'built_in_agents',
    needs: { agents: 1, persons: 1, ownedBy: 'person', hooks: ['install', 'uninstall'] },
  },
  async (t) => {
    const handle =
      t.target.built_in_agent ??
      t.notTestable('the handle of a built-in agent is unknown', 'built_in_agent in the target file')
    const { agent, person } = t
    await t.given(agent.me(), 'GET /v1/agents/me')
    await t.hooks.run('install', { handle: agent.handle, agent_id: agent.id }, person)
    await t.hooks.run('uninstall', { handle: agent.handle, agent_id: agent.id }, person)
    await t.hooks.run('install', { handle }, person)
    const answer = await attemptHook(t, 'uninstall', { handle }, person)
    t.expect.that(!answer.accepted, {
      what: 'the removal of a built-in agent is rejected',
      actual: answer,
    })
    if (!answer.accepted)
      t.expect.that(answer.status >= 400 && answer.status < 500 && ![401, 404, 405].includes(answer.status), {
        what: 'the status of the rejection shows that the agent is built-in',
        // Any rejection is allowed, but this status suggests a missing route (AMB-101).
        warnOnly: true,
        expected: 403,
        actual: answer.status,
      })
  },
)

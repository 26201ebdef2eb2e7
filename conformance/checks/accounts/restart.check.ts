/** Credentials stay valid after a restart of the server. */
import { check } from '../../check-api/check.ts'
import { restart, restarting } from '../../fixtures/restart.ts'

check(
  'accounts.restart.credentials-survive',
  ['AUTH-012', 'AUTH-019'],
  { ...restarting, needs: { agents: 1, persons: 1, chat: 'person', hooks: ['restartServer'] } },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    const react = () => t.person.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' })
    await t.given(react(), 'a reaction with a session')
    await restart(t, 'SIGTERM')
    const own = await t.agent.me()
    t.expect.status(own, 200, { what: 'GET /v1/agents/me with an Agent Token from before a restart' })
    t.expect.that(own.text.includes(JSON.stringify(t.agent.handle)), {
      what: 'a token from before a restart belongs to the same agent',
      expected: t.agent.handle,
      actual: own.body,
    })
    t.expect.status(await react(), 200, {
      requirement: 'AUTH-019',
      what: 'a reaction with a session from before a restart',
    })
  },
)

/** Rules for every rejection of the run. */
import { check } from '../../check-api/check.ts'
import { afterAll, judgeRule } from './judge.ts'

check(
  'exchanges.errors.code-fits-status',
  [
    'ERR-016',
    'ERR-001',
    'ERR-003',
    'ERR-004',
    'ERR-005',
    'ERR-006',
    'ERR-007',
    'ERR-008',
    'ERR-009',
    'ERR-010',
    'ERR-011',
    'ERR-012',
    'ERR-013',
    'ERR-014',
    'ERR-015',
  ],
  { ...afterAll, needs: { agents: 1 } },
  async (t) => {
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    await t.agent.send({})
    judgeRule(t, ({ errorCodes }) => errorCodes)
  },
)

check(
  'exchanges.malformed-body.is-no-server-error',
  ['ERR-012'],
  { ...afterAll, needs: { agents: 2, persons: 1, chat: 'agents' } },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    const headers = { 'content-type': 'application/json' }
    for (const [method, path] of jsonRoutes(t.chat.id, messageId))
      for (const raw of malformedBodies)
        await (path === '/v1/me/agents' ? t.person : t.agent).call({ method, path, raw, headers })
    judgeRule(t, ({ malformedBodies }) => malformedBodies)
  },
)

/** All stated routes that accept JSON. */
const jsonRoutes = (chatId: string, messageId: string): [string, string][] => [
  ['POST', '/v1/messages'],
  ['POST', `/v1/chats/${chatId}/messages`],
  ['POST', `/v2/chats/${chatId}/messages`],
  ['POST', `/v1/chats/${chatId}/read`],
  ['POST', `/v1/chats/${chatId}/delivered`],
  ['POST', `/v1/chats/${chatId}/typing`],
  ['POST', `/v1/messages/${messageId}/reactions`],
  ['POST', '/v1/webhooks'],
  ['PATCH', '/v1/me'],
  ['POST', '/v1/me/agents'],
  ['POST', '/api/auth/device/code'],
  ['POST', '/api/auth/device/token'],
]

/** Truncated JSON, JSON with a trailing character, and JSON with a trailing comma. */
const malformedBodies = ['{"message_id":', '{"started":true}}', '{"url":"https://receiver.example/",}']

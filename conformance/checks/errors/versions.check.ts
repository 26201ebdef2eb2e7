import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'

check(
  'errors.version.preview-under-v1',
  ['VER-001', 'VER-004'],
  { area: 'errors', needs: { agents: 2, chat: 'agents' } },
  async (t) => {
    t.expect.status(await t.agent.me(), '2xx', { what: 'GET /v1/agents/me' })
    t.expect.status(await t.agent.events({ after: 0, timeout: 0 }), '2xx', { what: 'GET /v1/events' })
    const base = await t.agent.cursor()
    const messageId = t.unique.messageId()
    const sent = await t.agents[1]!.send({
      message_id: messageId,
      chat_id: t.chat.id,
      parts: textParts(t.unique.marker()),
    })
    t.expect.status(sent, '2xx', { what: 'POST /v1/messages' })
    await t.eventually('the event of the message', async () => t.agent.awaitMessage(base, messageId), {
      requirement: 'VER-004',
    })
    for (const event of await t.agent.eventsSince(base)) {
      t.expect.that(typeof event.schema_version === 'string' && event.schema_version !== '', {
        requirement: 'VER-004',
        what: `schema_version of a ${event.event_type} event is a string that is not empty`,
        actual: event.schema_version,
      })
    }
  },
)

check('errors.version.description', ['VER-006'], { area: 'errors', optionalArea: 'openapi' }, async (t) => {
  const description = await t.given(
    t.request<{ openapi?: unknown; info?: { version?: unknown } }>({ method: 'GET', path: '/openapi.json' }),
    'GET /openapi.json',
  )
  t.expect.equal(description.openapi, '3.1.0', { what: 'the OpenAPI version of the description' })
  t.expect.equal(description.info?.version, '1.0.0', { what: 'info.version of the description' })
})

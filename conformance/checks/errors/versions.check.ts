import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import type { CheckContext } from '../../check-api/context.ts'

check(
  'errors.version.preview-under-v1',
  ['VER-001', 'VER-004'],
  { needs: { agents: 2, chat: 'agents' } },
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
        what: `schema_version of a ${event.event_type} event is a non-empty string`,
        actual: event.schema_version,
      })
    }
  },
)

check('errors.version.description', ['VER-006'], { optionalArea: 'openapi', needs: { agents: 1 } }, async (t) => {
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  const path = '/openapi.json'
  // The location of the document is open (AMB-099): an agent must find it, or the target file must declare it.
  const { status, ok } = await t.agent.call({ method: 'GET', path })
  if (!ok && t.target.offers['openapi'] !== true) throw new NotOffered(`GET ${path} answers ${status}`)
  await judgeDescription(t, path)
})

check(
  'errors.version.description-of-the-variant',
  ['VER-006'],
  { forms: ['variant'], needs: { agents: 1 } },
  async (t) => {
    const { variant_description: path } = t.target
    if (path === undefined && !t.offered('openapi')) throw new NotOffered('the target does not offer openapi')
    if (path === undefined)
      return t.notTestable(
        'the location of the variant form’s OpenAPI document is unknown',
        'variant_description in the target file',
      )
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    await judgeDescription(t, path)
  },
)

/** Judges the OpenAPI document. If the target file declares it, a missing document is a violation. */
async function judgeDescription(t: CheckContext, path: string): Promise<void> {
  const reply = await t.agent.call<{ openapi?: unknown; info?: { title?: unknown; version?: unknown } }>({
    method: 'GET',
    path,
  })
  if (!t.expect.status(reply, 200, { what: `status of GET ${path}` })) return
  t.expect.equal(reply.body.openapi, '3.1.0', { what: 'the OpenAPI version of the document' })
  t.expect.that(typeof reply.body.info?.title === 'string', { what: 'info.title of the document is a text' })
  t.expect.equal(reply.body.info?.version, '1.0.0', { what: 'info.version of the document' })
}

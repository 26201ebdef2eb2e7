/**
 * Routes that require an Agent Token (AUTH-001), and whose bodies are not described or that belong to the variant
 * form.
 */
import { parseJson } from '../../client/documents.ts'
import type { Reply } from '../../client/exchange.ts'
import { textOf } from '../../client/agent.ts'
import { messageIn, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'

interface Ask {
  method: 'POST'
  path: string
  json: unknown
  headers?: Record<string, string>
}

const absent = [404, 405, 501]

/** Asserts that requests without a credential and with an unknown token get 401. */
async function rejectsInvalidCredentials(t: CheckContext, ask: () => Ask): Promise<Reply[]> {
  const credentials: Record<string, Record<string, string>> = {
    'no credential': {},
    'an unknown token': { authorization: `Bearer svc_live_${t.unique.ulid()}${t.unique.ulid()}` },
  }
  const replies: Reply[] = []
  for (const [name, headers] of Object.entries(credentials)) {
    const request = ask()
    const reply = await t.request({ ...request, headers: { ...request.headers, ...headers } })
    const what = `${request.method} ${request.path} with ${name}`
    t.expect.that(!reply.ok, {
      what: `${what} is rejected`,
      failureClass: 'leaked',
      expected: 401,
      actual: reply.status,
    })
    t.expect.status(reply, 401, { what: `the status of ${what}` })
    replies.push(reply)
  }
  return replies
}

/**
 * Asserts the same for a route whose body is not described. The route exists if an answer with a token has a status
 * other than 404, 405 or 501. A 404 may also mean that the body refers to no agent or attachment.
 */
async function rejectsInvalidCredentialsWhereOffered(
  t: CheckContext,
  path: string,
  bodies: readonly unknown[],
): Promise<void> {
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  for (const json of bodies) {
    const ask = { method: 'POST', path, json } as const
    const { status } = await t.agent.call(ask)
    if (!absent.includes(status)) return void (await rejectsInvalidCredentials(t, () => ask))
  }
  throw new NotOffered(`with an Agent Token POST ${path} is answered like a missing route`)
}

check(
  'accounts.send-task.needs-a-token',
  ['AUTH-001'],
  { needs: { agents: 2, persons: 1, ownedBy: 'person' }, optionalArea: 'tasks' },
  async (t) => {
    const { handle } = t.agents[1]!
    const [id, text] = [t.unique.marker('m'), t.unique.marker('task')]
    const path = '/v1/tasks'
    const message = { messageId: id, role: 'ROLE_USER', parts: [{ text }] }
    await rejectsInvalidCredentialsWhereOffered(t, path, [...(await bodyOfHook(t, path)), { to: handle, message }, {}])
  },
)

/** Returns the bodies that the hook sendTask sends to this route. */
async function bodyOfHook(t: CheckContext, path: string): Promise<unknown[]> {
  if (!t.hooks.has('sendTask')) return []
  const task = { handle: t.agents[1]!.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') }
  const { exchanges } = await attemptHook(t, 'sendTask', task, t.agent)
  return exchanges
    .filter(({ request }) => request.method === 'POST' && new URL(request.url).pathname === path)
    .map(({ request }) => parseJson(request.body ?? ''))
}

// Body and answer are not described, and the route need not exist (AMB-097).
check('accounts.send-voice-memo.needs-a-token', ['AUTH-001'], { ...variantChat, optionalArea: 'voice_memos' }, (t) =>
  rejectsInvalidCredentialsWhereOffered(t, `/v1/chats/${t.chat.id}/voicememo`, [
    { url: 'https://media.example/memo.ogg', duration_ms: 1000 },
    {},
  ]),
)

check(
  'accounts.subscribe.needs-a-token',
  ['AUTH-001'],
  { ...variantChat, needs: { agents: 1, webhook: 'slot' }, optionalArea: 'webhooks' },
  (t) => {
    const json = { target_url: t.receiver.endpoint().url, subscribed_events: ['message.received'] }
    return rejectsInvalidCredentialsWhereOffered(t, '/v1/webhook-subscriptions', [json])
  },
)

check('accounts.drafts.need-a-token', ['AUTH-001'], { ...variantChat, optionalArea: 'drafts' }, async (t) => {
  const { message_id: id } = await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')
  const route = (operation: string): string => `/v1/messages/${encodeURIComponent(id)}/${operation}`
  const words = t.unique.marker()
  await t.given(t.agent.call({ method: 'POST', path: route('append'), json: { text: words } }), 'an append')
  await rejectsInvalidCredentials(t, () => ({
    method: 'POST',
    path: '/v1/messages',
    headers: { 'idempotency-key': t.unique.ulid() },
    json: { conversation_id: t.chat.id, draft: true },
  }))
  await rejectsInvalidCredentials(t, () => ({
    method: 'POST',
    path: route('append'),
    json: { text: ' without a valid credential' },
  }))
  await rejectsInvalidCredentials(t, () => ({ method: 'POST', path: route('finalize'), json: {} }))
  const message = messageIn(await t.given(finalizeDraft(t.agent, id), 'finalizing a draft'))
  t.expect.equal(textOf(message), words, {
    what: 'the text of a draft after appends without a valid credential',
    failureClass: 'changed',
  })
})

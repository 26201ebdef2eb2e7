/** Routes that need an Agent Token and whose bodies are not shown, or belong to the variant form (AUTH-001). */
import type { Reply } from '../../client/exchange.ts'
import { textOf } from '../../client/agent.ts'
import { messageIn, finalizeDraft, openDraft } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'

interface Ask {
  method: 'POST'
  path: string
  json: unknown
  headers?: Record<string, string>
}

const absent = [404, 405, 501]

/** Asks without a credential and with an unknown token: 401 each time. */
async function rejectsStrangers(t: CheckContext, ask: () => Ask): Promise<Reply[]> {
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

/** The same where no body is known to be right: any answer with a token but "no such route" shows that there is one. */
async function rejectsStrangersWhereOffered(t: CheckContext, ask: () => Ask): Promise<void> {
  const known = await t.agent.call(ask())
  if (absent.includes(known.status))
    t.notTestable(`with an Agent Token the route answers ${known.status}`, `a target that offers ${ask().path}`)
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  await rejectsStrangers(t, ask)
}

check(
  'accounts.send-task.needs-a-token',
  ['AUTH-001'],
  { area: 'accounts', needs: { agents: 1 }, optionalArea: 'tasks' },
  (t) => rejectsStrangersWhereOffered(t, () => ({ method: 'POST', path: '/v1/tasks', json: {} })),
)

const variant = { area: 'accounts', forms: ['variant'], needs: { agents: 2, chat: 'agents' } } as const

check('accounts.send-voice-memo.needs-a-token', ['AUTH-001'], variant, (t) =>
  rejectsStrangersWhereOffered(t, () => ({ method: 'POST', path: `/v1/chats/${t.chat.id}/voicememo`, json: {} })),
)

check(
  'accounts.subscribe.needs-a-token',
  ['AUTH-001'],
  { ...variant, needs: { agents: 1, webhook: 'slot' }, optionalArea: 'webhooks' },
  (t) => {
    const json = { target_url: t.receiver.endpoint().url, subscribed_events: ['message.received'] }
    return rejectsStrangersWhereOffered(t, () => ({ method: 'POST', path: '/v1/webhook-subscriptions', json }))
  },
)

check('accounts.drafts.need-a-token', ['AUTH-001'], variant, async (t) => {
  const { message_id: id } = await t.given(openDraft(t.agent, t.chat.id), 'opening a draft')
  const route = (operation: string): string => `/v1/messages/${encodeURIComponent(id)}/${operation}`
  const words = t.unique.marker()
  await t.given(t.agent.call({ method: 'POST', path: route('append'), json: { text: words } }), 'an append')
  await rejectsStrangers(t, () => ({
    method: 'POST',
    path: '/v1/messages',
    headers: { 'idempotency-key': t.unique.ulid() },
    json: { conversation_id: t.chat.id, draft: true },
  }))
  await rejectsStrangers(t, () => ({ method: 'POST', path: route('append'), json: { text: ' by nobody' } }))
  await rejectsStrangers(t, () => ({ method: 'POST', path: route('finalize'), json: {} }))
  const message = messageIn(await t.given(finalizeDraft(t.agent, id), 'finalizing a draft'))
  t.expect.equal(textOf(message), words, {
    what: 'the text of a draft after appends without a valid credential',
    failureClass: 'changed',
  })
})

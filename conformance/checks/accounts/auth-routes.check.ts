import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf, expectErrorBody, errorReply } from '../../fixtures/error-body.ts'
import { authCases, routeOf, tokenOperations, type AuthCase } from './auth-cases.ts'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

for (const operation of tokenOperations) {
  const route: AuthCase = authCases[operation]
  check(
    `accounts.${kebab(operation)}.needs-a-token`,
    ['AUTH-001', 'AUTH-003', 'ERR-001', 'ERR-003'],
    { needs: route.needs, optionalArea: route.optionalArea },
    async (t) => {
      const ask = async () => {
        const { id, ...request } = await route.request(t)
        return { ...routeOf(operation, id), ...request }
      }
      const control = await ask()
      await t.given(t.agent.call(control), `${control.method} ${control.path} with an Agent Token`)
      const rejectedIds: unknown[] = []
      for (const [name, headers] of Object.entries(wrongCredentials(t))) {
        const attempt = await ask()
        rejectedIds.push((attempt.json as { message_id?: unknown } | undefined)?.message_id)
        const what = `${attempt.method} ${attempt.path} with ${name}`
        const reply = await t.request({ ...attempt, headers })
        const requirement = 'authorization' in headers ? 'AUTH-003' : 'AUTH-001'
        t.expect.status(reply, 401, { requirement, what: `the status of ${what}` })
        expectErrorBody(t, errorReply(reply, what), { requirement: 'ERR-001' })
        t.expect.equal(codeOf(reply.body), 'unauthorized', { requirement: 'AUTH-003', what: `error.code of ${what}` })
      }
      if (!operation.startsWith('send')) return
      const { message_id: backTo } = control.json as { message_id: string }
      const stored = (await t.agent.historyAll(t.chat.id, { backTo })).map((message) => message.message_id)
      t.expect.that(!stored.some((id) => rejectedIds.includes(id)), {
        what: 'no message sent without a valid credential is in the history',
        expected: 'none of them',
        actual: stored,
      })
    },
  )
}

/** Authorization headers that every server must reject: none, another scheme, no value, an unknown or altered token. */
function wrongCredentials(t: CheckContext): Record<string, Record<string, string>> {
  const token = t.agent.credential
  const place = token.length - 6
  const other = token.slice(0, place) + (token[place] === 'a' ? 'b' : 'a') + token.slice(place + 1)
  return {
    'no credential': {},
    'the Basic scheme': { authorization: `Basic ${Buffer.from(`${t.agent.handle}:${token}`).toString('base64')}` },
    'Bearer and no value': { authorization: 'Bearer' },
    'an unknown token': { authorization: `Bearer svc_live_${t.unique.ulid()}${t.unique.ulid()}` },
    'a token with one character changed': { authorization: `Bearer ${other}` },
    'a token with a suffix': { authorization: `Bearer ${token}a` },
    'a token without its last character': { authorization: `Bearer ${token.slice(0, -1)}` },
    'a token in upper case': { authorization: `Bearer ${token.toUpperCase()}` },
  }
}

check('accounts.credential.comes-before-content', ['AUTH-004'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  await t.given(t.agent.history(t.chat.id), 'the history with a token')
  const unknown = t.unique.messageId().replace(/^msg_/, 'cnv_')
  const history = (id: string) => t.request({ method: 'GET', path: `/v1/chats/${encodeURIComponent(id)}/messages` })
  const react = (id: string) =>
    t.request({ method: 'POST', path: `/v1/messages/${encodeURIComponent(id)}/reactions`, json: {} })
  const attempts = {
    'a send with an invalid body': await t.request({ method: 'POST', path: '/v1/messages', json: { parts: 7 } }),
    'a send with malformed JSON': await t.request({
      method: 'POST',
      path: '/v1/messages',
      raw: '{',
      headers: { 'content-type': 'application/json' },
    }),
    'a pull with an invalid cursor': await t.request({ method: 'GET', path: '/v1/events', query: { after: 'x' } }),
    'the history of an existing chat': await history(t.chat.id),
    'the history of an unknown chat': await history(unknown),
    'a reaction to an existing message': await react(messageId),
    'a reaction to an unknown message': await react(t.unique.messageId()),
  }
  for (const [what, reply] of Object.entries(attempts)) {
    t.expect.that(!reply.ok, {
      what: `${what}, without a credential, is rejected`,
      failureClass: 'leaked',
      expected: 401,
      actual: reply.status,
    })
    t.expect.status(reply, 401, { what: `the status of ${what} without a credential` })
  }
  for (const thing of ['the history of an % chat', 'a reaction to an % message']) {
    const [known, other] = ['existing', 'unknown'].map(
      (kind) => attempts[thing.replace('%', kind) as keyof typeof attempts].status,
    )
    t.expect.that(known === other, {
      what: `without a credential, the answers to ${thing.replace('%', 'existing')} and ${thing.replace('%', 'unknown')} are equal`,
      warnOnly: true,
      expected: known,
      actual: other,
    })
  }
})

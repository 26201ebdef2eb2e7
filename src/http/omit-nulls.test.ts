import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { documents, resolve, testedOperations, type Schema } from '../testing/api-fuzz/documents.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { freeMembers, omitNulls } from './target.ts'

test('null members are removed, and free JSON is unchanged', () => {
  const body = {
    text: null,
    parts: [
      { type: 'data', data: null, metadata: null },
      { type: 'data', data: { a: null }, metadata: { b: null } },
      null,
    ],
    reply_to: { message_id: 'm', part_id: null },
  }
  omitNulls(body)
  expect(body).toEqual({
    parts: [{ type: 'data', data: null }, { type: 'data', data: { a: null }, metadata: { b: null } }, null],
    reply_to: { message_id: 'm' },
  })
})

/** Names of the members of a request body whose schema allows null, or any JSON. */
function takesNull(document: object, raw: Schema, name: string, above: readonly Schema[] = []): string[] {
  const schema = resolve(document as never, raw) as Schema
  if (above.includes(schema)) return []
  const inner = (one: Schema, its: string) => takesNull(document, one, its, [...above, schema])
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as Schema[]
  const types = [schema.type].flat()
  const isDescribed = schema.properties !== undefined || alternatives.length > 0
  const isAny = schema.type === undefined && !isDescribed && schema.enum === undefined && schema.const === undefined
  return [
    ...(types.includes('null') || isAny || (types.includes('object') && !isDescribed) ? [name] : []),
    ...Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([its, one]) => inner(one, its)),
    ...(schema.items ? inner(schema.items as Schema, name) : []),
    ...alternatives.flatMap((one) => inner(one, name)),
  ]
}

test('the documents have no other nullable member', () => {
  const bodies = testedOperations.filter(({ document, body }) => body && ['current', 'variant'].includes(document))
  expect(bodies.length).toBeGreaterThan(10)
  const found = bodies.flatMap(({ document, body }) => takesNull(documents[document], body!, ''))
  expect(new Set(found.filter((name) => name !== ''))).toEqual(freeMembers)
})

describe('null for an optional member (AMB-263)', () => {
  let server: TestServer
  let agent: { token: string; handle: string }
  let other: { handle: string }
  let chatId: string
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    agent = await server.agent(session)
    other = await server.agent(session)
    const opened = await server.call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [other.handle] })
    chatId = opened.body.chat.id
  })
  afterAll(async () => {
    expect(server.errors).toEqual([])
    await server.close()
  })

  const newId = () => server.context.ids.next('msg')
  const call = (path: string, body: object) => server.call('POST', path, agent.token, body)
  const parts = [{ type: 'text', text: 'hello', mention: { handle: null, user_id: null }, styles: null }]
  const plain = [{ type: 'text', text: 'hello', styles: null, mention: null }]

  it('is equal to an absent member, in the current and in the variant form', async () => {
    const nothing = {
      reply_to: null,
      text: null,
      metadata: null,
      to: null,
      message: null,
      draft: null,
      conversation_id: null,
    }
    const sent = await call('/v1/messages', { message_id: newId(), chat_id: chatId, parts: plain, ...nothing })
    expect([sent.status, sent.body.message.parts[0]]).toEqual([202, { part_id: 'prt_0', type: 'text', text: 'hello' }])
    const inChat = { message_id: newId(), chat_id: null, parts: plain, reply_to: null }
    expect((await call(`/v1/chats/${chatId}/messages`, inChat)).status).toBe(201)
    const messageId = sent.body.message.message_id
    const thumb = { operation: 'add', type: 'emoji', emoji: '👍', target_part_id: null, part_index: null }
    expect((await call(`/v1/messages/${messageId}/reactions`, thumb)).status).toBe(200)
    const variant = {
      to: [other.handle],
      message: { parts: [{ type: 'text', value: 'x', text: null }], reply_to: null },
    }
    const byHandle = await call('/v1/messages', { ...variant, chat_id: null, parts: null, idempotency_key: null })
    expect(byHandle.status).toBe(202)
    const draft = await call('/v1/messages', { conversation_id: chatId, draft: true, text: 'x', parts: null, to: null })
    expect(draft.status).toBe(202)
  })

  it('is rejected for a required member, and by the strict route', async () => {
    const required = await call('/v1/messages', { message_id: newId(), chat_id: null, parts: plain })
    expect([required.status, required.body.error.message]).toEqual([422, expect.stringContaining('chat_id')])
    expect((await call('/v1/messages', { message_id: newId(), chat_id: chatId, parts })).status).toBe(422)
    const strict = await call(`/v2/chats/${chatId}/messages`, { message_id: newId(), parts: plain })
    expect(strict.status).toBe(422)
    const data = [{ type: 'data', data: null, metadata: { a: null } }]
    const kept = await call(`/v1/messages`, { message_id: newId(), chat_id: chatId, parts: data })
    expect(kept.body.message.parts[0]).toMatchObject({ data: null, metadata: { a: null } })
  })
})

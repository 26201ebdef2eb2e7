import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type Answer, type TestServer } from '../../testing/server.ts'

interface Problem {
  part_index: number | null
  data_index: number | null
  a2ui_message: { error: { surfaceId: string; path: string } }
}

eachDatabase((_name, open) => {
  describe('A2UI in a chat', () => {
    let server: TestServer
    let owner: { id: string; handle: string; session: string }
    let [ann, bot]: { id: string; handle: string; token: string }[] = []
    let chatId: string
    let surfaces = 0

    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.user()
      ann = await server.agent(owner.session)
      bot = await server.agent(owner.session)
      chatId = await openChat(ann!.token, bot!.handle)
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const openChat = async (credential: string, handle: string): Promise<string> =>
      (await server.call('POST', '/v1/chats', credential, { kind: 'direct', handles: [handle] })).body.chat.id
    const surface = () => `surface ${(surfaces += 1)}`
    const message = (action: object) => ({ version: 'v0.9.1', ...action })
    const create = (surfaceId: string) => message({ createSurface: { surfaceId, catalogId: 'c' } })
    const update = (surfaceId: string) =>
      message({ updateComponents: { surfaceId, components: [{ id: 'root', component: 'Text' }] } })
    const remove = (surfaceId: string) => message({ deleteSurface: { surfaceId } })
    const part = (...data: object[]) => ({ type: 'data', data, media_type: 'application/a2ui+json' })
    const body = (...parts: object[]) => ({ message_id: server.context.ids.next('msg'), parts })
    const send = (token: string, ...parts: object[]) =>
      server.call('POST', `/v2/chats/${chatId}/messages`, token, body(...parts))
    const problems = ({ body: { a2ui_errors: errors = [] } }: Answer) =>
      (errors as Problem[]).map(({ part_index: at, data_index: item, a2ui_message: { error } }) => [
        at,
        item,
        error.surfaceId,
        error.path,
      ])

    it('is stored unchanged', async () => {
      const [name, metadata] = [surface(), { mimeType: 'application/json+a2ui', other: [1] }]
      const sent = await send(ann!.token, { ...part(create(name), update(name)), metadata })
      expect([sent.status, sent.body.message.parts[0]]).toEqual([
        201,
        { part_id: 'prt_0', ...part(create(name), update(name)), metadata },
      ])
    })

    it('is rejected as a whole with every error, on each route in the format of its form', async () => {
      const [one, other] = [surface(), surface()]
      const parts = [
        { type: 'text', text: 'x' },
        part(create(one), update(other)),
        part(remove(one), { version: 'v2' }),
      ]
      const rejected = await send(ann!.token, ...parts)
      const expected = [
        [1, 1, other, '/surfaceId'],
        [2, 1, '', ''],
      ]
      expect([rejected.status, rejected.body.error.code, rejected.body.error.status]).toEqual([
        422,
        'invalid_request',
        422,
      ])
      expect(problems(rejected)).toEqual(expected)
      expect(rejected.body.a2ui_errors[0].a2ui_message).toEqual({
        version: 'v0.9.1',
        error: {
          code: 'VALIDATION_FAILED',
          surfaceId: other,
          path: '/surfaceId',
          message: rejected.body.error.message,
        },
      })
      const byValue = [{ type: 'text', value: 'x' }, ...parts.slice(1)]
      const variant = await server.call('POST', '/v1/messages', ann!.token, {
        to: [bot!.handle],
        message: { parts: byValue },
      })
      expect([variant.status, variant.body.error.status, variant.body.success, problems(variant)]).toEqual([
        422,
        422,
        false,
        expected,
      ])
      const own = await openChat(owner.session, ann!.handle)
      const user = await server.call('POST', `/v1/me/chats/${own}/messages`, owner.session, { parts })
      expect([user.status, problems(user)]).toEqual([422, expected])
      const {
        body: { messages },
      } = await server.call('GET', `/v1/chats/${chatId}/messages`, bot!.token)
      expect(messages.some((stored: { parts: unknown[] }) => stored.parts.length === 3)).toBe(false)
      expect((await send(ann!.token, part(create(one)))).status).toBe(201)
    })

    it('is idempotent: a repeated send returns the stored message and has no other effect', async () => {
      const name = surface()
      const sent = body(part(create(name)))
      const again = () => server.call('POST', `/v1/chats/${chatId}/messages`, ann!.token, sent)
      const answers = await Promise.all([again(), again(), again()])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect((await send(ann!.token, part(remove(name)))).status).toBe(201)
      expect((await again()).status).toBe(201)
      expect(problems(await send(ann!.token, part(update(name))))).toEqual([[0, 0, name, '/surfaceId']])
    })

    it('accepts one of many parallel creations, and lets only the creator change the surface', async () => {
      const name = surface()
      const tries = await Promise.all([ann!, bot!, ann!, bot!].map(({ token }) => send(token, part(create(name)))))
      expect(tries.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
      const [creator, other] = tries[0]!.status === 201 || tries[2]!.status === 201 ? [ann!, bot!] : [bot!, ann!]
      const text = (answer: Answer) => answer.body.error.message as string
      for (const step of [update, remove]) {
        const foreign = await send(other.token, part(step(name)))
        expect(problems(foreign)).toEqual([[0, 0, name, '/surfaceId']])
        expect(text(await send(other.token, part(step('nowhere'))))).toBe(text(foreign))
      }
      expect(
        (await send(creator.token, part(update(name), remove(name), create(name)), part(update(name)))).status,
      ).toBe(201)
      expect((await send(creator.token, part(remove(name)))).status).toBe(201)
      expect((await send(other.token, part(create(name)))).status).toBe(201)
    })

    it('reports no error for updates after an invalid creation', async () => {
      const name = surface()
      expect(
        problems(await send(ann!.token, part(message({ createSurface: { surfaceId: name } }), update(name)))),
      ).toEqual([[0, 0, name, '']])
    })

    it('belongs to one chat, and may be created in a chat that the send creates', async () => {
      const [name, stranger] = [surface(), await server.agent(owner.session)]
      expect((await send(ann!.token, part(create(name)))).status).toBe(201)
      await server.call('PATCH', `/v1/me/agents/${stranger.id}`, owner.session, { visibility: 'unlisted' })
      const open = (...parts: object[]) =>
        server.call('POST', '/v1/messages', ann!.token, { to: [stranger.handle], message: { parts } })
      expect((await open(part(update(name)))).status).toBe(422)
      expect((await open(part(create(name)))).body.created_new_chat).toBe(true)
      expect((await open(part(update(name)))).status).toBe(202)
    })

    it('is validated when a draft is finalized', async () => {
      const name = surface()
      const draft = await server.call('POST', '/v1/messages', ann!.token, {
        conversation_id: chatId,
        draft: true,
        parts: [part(update(name))],
      })
      const finalize = () => server.call('POST', `/v1/messages/${draft.body.message_id}/finalize`, ann!.token, {})
      expect(problems(await finalize())).toEqual([[0, 0, name, '/surfaceId']])
      await send(ann!.token, part(create(name)))
      expect((await finalize()).status).toBe(200)
    })

    it('reports errors of the client data model after all other errors, without a part index', async () => {
      const metadata = { a2uiClientDataModel: { version: 'v0.9.1', surfaces: { s: 1 } } }
      const rejected = await server.call('POST', `/v2/chats/${chatId}/messages`, ann!.token, {
        ...body(part({})),
        metadata,
      })
      expect(problems(rejected)).toEqual([
        [0, 0, '', ''],
        [null, null, 's', '/a2uiClientDataModel/surfaces/s'],
      ])
      const fine = { a2uiClientDataModel: { version: 'v0.9.1', surfaces: { s: {} } } }
      expect(
        (await server.call('POST', `/v2/chats/${chatId}/messages`, ann!.token, { ...body(part()), metadata: fine }))
          .status,
      ).toBe(201)
    })

    it('is validated in A2A calls', async () => {
      const call = (...data: object[]) =>
        server.call('POST', `/a2a/${bot!.handle}?A2A-Version=1.0`, ann!.token, {
          jsonrpc: '2.0',
          id: 1,
          method: 'SendMessage',
          params: {
            message: {
              messageId: crypto.randomUUID(),
              role: 'ROLE_USER',
              parts: [{ data, mediaType: 'application/a2ui+json' }],
            },
          },
        })
      const {
        body: { error },
      } = await call(update(surface()))
      expect([error.code, error.data[0].fieldViolations[0].field]).toEqual([-32602, 'parts[0].data[0]'])
    })

    it('ends with the account that created the surface', async () => {
      const agent = await server.agent(owner.session)
      const group = await server.call('POST', '/v1/chats', owner.session, {
        kind: 'group',
        handles: [agent.handle, bot!.handle],
        group_name: 'g',
      })
      const into = (token: string, chat: string, ...parts: object[]) =>
        server.call('POST', `/v1/chats/${chat}/messages`, token, body(...parts))
      const [name, direct] = [surface(), await openChat(owner.session, agent.handle)]
      for (const chat of [group.body.chat.id, direct])
        expect((await into(agent.token, chat, part(create(name)))).status).toBe(201)
      await server.call('DELETE', `/v1/me/agents/${agent.id}`, owner.session)
      expect((await into(bot!.token, group.body.chat.id, part(create(name)))).status).toBe(201)
      const left = await server.context.database.read((tx) =>
        tx.rows('SELECT creator_id FROM surfaces WHERE surface_id = ?', [name]),
      )
      expect(left).toEqual([{ creator_id: bot!.id }])
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../../testing/databases.ts'
import { startTestServer, type Answer, type TestServer } from '../../../testing/server.ts'

type Actor = { id: string; handle: string }

eachDatabase((_name, open) => {
  describe('the variant form', () => {
    let server: TestServer
    let owner: Actor & { session: string }
    let [ann, bot]: (Actor & { token: string })[] = []

    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.user()
      ann = await server.agent(owner.session)
      bot = await server.agent(owner.session)
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const text = (value: string) => ({ type: 'text', value })
    const send = (token: string, to: string[], parts: object[], more: object = {}) =>
      server.call('POST', '/v1/messages', token, { to, message: { parts, ...more } })
    const history = async (token: string, chatId: string): Promise<any[]> =>
      (await server.call('GET', `/v1/chats/${chatId}/messages`, token)).body.messages
    const events = async (token: string): Promise<any[]> =>
      (await server.call('GET', '/v1/events?limit=100', token)).body.events

    it('sends to a handle, and creates the chat once', async () => {
      const first = await send(ann!.token, [bot!.handle], [text('one')])
      expect([first.status, first.body.created_new_chat, first.body.message.delivery_status]).toEqual([
        202,
        true,
        'delivered',
      ])
      expect(first.body.message.parts).toEqual([{ type: 'text', value: 'one', part_index: 0 }])
      const back = await send(bot!.token, [ann!.handle.toUpperCase()], [text('two')])
      expect(back.body).toMatchObject({ chat_id: first.body.chat_id, created_new_chat: false })
      expect((await history(ann!.token, first.body.chat_id)).map(({ parts }) => parts[0].text)).toEqual(['two', 'one'])
    })

    it('shares a conversation with the current form, in both directions', async () => {
      const {
        body: { chat_id, message },
      } = await send(ann!.token, [bot!.handle], [text('a'), text('b'), text('c')])
      const reply = await server.call('POST', '/v1/messages', bot!.token, {
        message_id: server.context.ids.next('msg'),
        chat_id,
        parts: [{ type: 'text', text: 'mine' }],
        reply_to: { message_id: message.message_id, part_id: 'prt_2' },
      })
      expect(reply.status).toBe(202)
      const again = await send(ann!.token, [bot!.handle], [text('yours')], {
        reply_to: { message_id: reply.body.message_id, part_index: 0 },
      })
      expect(again.body.message.reply_to).toEqual({ message_id: reply.body.message_id, part_index: 0 })
      const react = (token: string, body: object) =>
        server.call('POST', `/v1/messages/${message.message_id}/reactions`, token, body)
      expect((await react(bot!.token, { operation: 'add', type: 'love', part_index: 1 })).body).toEqual({
        changed: true,
      })
      expect(
        (await react(bot!.token, { operation: 'add', type: 'emoji', emoji: '👍', target_part_id: 'prt_1' })).body,
      ).toEqual({ changed: true })
      expect(
        (await react(bot!.token, { operation: 'remove', type: 'custom', emoji: '👍', part_index: 1 })).body,
      ).toEqual({ changed: true })
      expect((await react(bot!.token, { operation: 'add', type: 'question' })).body).toEqual({ changed: true })
      const shown = await history(ann!.token, chat_id)
      expect(shown.find(({ message_id }) => message_id === again.body.message.message_id).reply_to).toEqual({
        message_id: reply.body.message_id,
        part_id: 'prt_0',
      })
      expect(shown.find(({ message_id }) => message_id === message.message_id).reactions).toMatchObject([
        { type: 'question', emoji: null, target_part_id: null },
      ])
      const seen = (await events(ann!.token)).filter(({ event_type }) => event_type.startsWith('reaction.'))
      expect(
        seen.map(({ event_type, data: { reaction } }) => [event_type, reaction.type, reaction.target_part_id]),
      ).toEqual([
        ['reaction.added', 'love', 'prt_1'],
        ['reaction.removed', 'love', 'prt_1'],
        ['reaction.added', 'emoji', 'prt_1'],
        ['reaction.removed', 'emoji', 'prt_1'],
        ['reaction.added', 'question', null],
      ])
    })

    it('accepts 1 to 100 parts, and the current form reads all of them', async () => {
      const parts = Array.from({ length: 100 }, (_part, index) => text(String(index)))
      const { status, body } = await send(ann!.token, [bot!.handle], parts)
      expect(status).toBe(202)
      const [stored] = await history(bot!.token, body.chat_id)
      expect(stored.parts.map(({ text: shown }: { text: string }) => shown)).toEqual(parts.map(({ value }) => value))
      for (const wrong of [[], [...parts, text('x')]])
        expect((await send(ann!.token, [bot!.handle], wrong)).status).toBe(422)
      const current = {
        message_id: server.context.ids.next('msg'),
        chat_id: body.chat_id,
        parts: parts.slice(0, 33).map(({ value }) => ({ type: 'text', text: value })),
      }
      expect((await server.call('POST', '/v1/messages', ann!.token, current)).status).toBe(422)
    })

    const variantError = (answer: Answer, status: number, code: number) => {
      expect([answer.status, answer.body.error.status, answer.body.error.code, answer.body.success]).toEqual([
        status,
        status,
        code,
        false,
      ])
      expect(answer.body.trace_id).toBe(answer.headers.get('x-request-id'))
      expect(answer.body.error).not.toHaveProperty('retry_after')
      return answer.body.error as { message: string; doc_url: string }
    }

    it('rejects with its own error body, which links to a page of this server', async () => {
      const attempt = (body: object) => server.call('POST', '/v1/messages', ann!.token, body)
      const parts = [text('x')]
      expect(variantError(await attempt({ to: [bot!.handle] }), 422, 42201).message).toBe('message is required.')
      expect(variantError(await attempt({ message: { parts } }), 422, 42201).message).toBe('to is required.')
      expect(
        variantError(
          await attempt({ to: [bot!.handle], message: { parts: [{ type: 'text', text: 'x' }] } }),
          422,
          42201,
        ).message,
      ).toBe('message.parts[0].value is required.')
      expect(
        variantError(await attempt({ to: [bot!.handle], message: { parts }, chat_id: 'cnv_1' }), 422, 42201).message,
      ).toBe('The body has chat_id, which belongs to another form of this request.')
      expect(variantError(await attempt({ to: [ann!.handle], message: { parts } }), 422, 42201).message).toBe(
        'to must name a recipient other than you.',
      )
      expect(
        variantError(
          await attempt({ to: [bot!.handle], message: { parts, reply_to: { message_id: 'msg_1' } } }),
          422,
          42201,
        ).message,
      ).toMatch(/^reply_to must name a message/)
      const missing = variantError(await attempt({ to: ['nobody_at_all'], message: { parts } }), 404, 40401)
      const page = await fetch(missing.doc_url)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      const shown = await page.text()
      for (const word of ['not_found', '404', '40401']) expect(shown).toContain(word)
      expect(await (await fetch(`${server.url}/docs/errors`)).text()).toContain('/docs/errors/not_found')
    })

    it('uses its own member names in errors', async () => {
      const {
        body: { message },
      } = await send(ann!.token, [bot!.handle], [text('x')])
      const react = (body: object) =>
        server.call('POST', `/v1/messages/${message.message_id}/reactions`, bot!.token, body)
      const rejections = [
        [{ type: 'love', part_index: 1 }, /^part_index must name a part of this message/],
        [{ type: 'love', part_index: -1 }, /^part_index must be at least 0/],
        [{ type: 'love', part_index: '0' }, /^part_index must be an integer/],
        [{ type: 'love', emoji: '👍' }, /^emoji is allowed/],
        [{ type: 'custom' }, /^emoji is required/],
        [{ type: 'smile', emoji: '👍' }, /^type must be "emoji"/],
        [{ type: 'like', target_part_id: 'prt_0' }, /^The body has target_part_id, which belongs/],
      ] as const
      for (const [body, message] of rejections) {
        const answer = await react({ operation: 'add', ...body })
        expect([answer.status, answer.body]).toEqual([
          422,
          { error: { code: 'invalid_request', message: expect.stringMatching(message) } },
        ])
      }
      const hook = await server.call('POST', '/v1/webhook-subscriptions', ann!.token, {
        target_url: 'https://10.0.0.1/',
        subscribed_events: ['message.received'],
      })
      expect(variantError(hook, 422, 42201).message).toMatch(/^target_url is rejected/)
    })

    it('creates, appends to and finalizes a draft that only its author sees', async () => {
      const {
        body: { chat_id },
      } = await send(ann!.token, [bot!.handle], [text('before')])
      const draft = { conversation_id: chat_id, draft: true, text: 'Once ' }
      const opened = await server.call('POST', '/v1/messages', ann!.token, draft)
      expect([opened.status, opened.body]).toEqual([202, { message_id: expect.stringMatching(/^msg_/), draft: true }])
      const path = `/v1/messages/${opened.body.message_id}`
      expect((await server.call('POST', `${path}/append`, ann!.token, { text: 'upon' })).status).toBe(202)
      for (const token of [ann!.token, bot!.token])
        expect(JSON.stringify(await history(token, chat_id))).not.toContain('Once')
      expect((await server.call('POST', `${path}/append`, bot!.token, { text: 'x' })).body.error.code).toBe('not_found')
      expect((await server.call('POST', `${path}/finalize`, bot!.token, {})).status).toBe(404)
      const latest = (await events(bot!.token)).at(-1).sequence
      const done = await server.call('POST', `${path}/finalize`, ann!.token, {})
      expect(done.status).toBe(200)
      expect(done.body.message.parts).toMatchObject([{ type: 'text', text: 'Once upon' }])
      const notified = (await events(bot!.token)).filter(({ sequence }) => sequence > latest)
      expect(notified.map(({ event_type, data }) => [event_type, data.message])).toEqual([
        ['message.received', done.body.message],
      ])
      for (const verb of ['append', 'finalize']) {
        const refused = await server.call('POST', `${path}/${verb}`, ann!.token, { text: 'x' })
        expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid_request'])
      }
    })

    it('reports missing members of a draft in the error body of the current form', async () => {
      const attempt = (body: object) => server.call('POST', '/v1/messages', ann!.token, body)
      const rejections = [
        [{ draft: true }, 'conversation_id is required.'],
        [{ conversation_id: 'cnv_1' }, 'draft is required.'],
        [{ conversation_id: 'cnv_1', draft: false }, 'draft must be true.'],
        [
          { conversation_id: 'cnv_1', draft: true, chat_id: 'cnv_1' },
          'The body has chat_id, which belongs to another form of this request.',
        ],
      ] as const
      for (const [body, message] of rejections) {
        const answer = await attempt(body)
        expect([answer.status, answer.body]).toEqual([422, { error: { code: 'invalid_request', message } }])
      }
      expect((await attempt({ conversation_id: 'cnv_1', draft: true })).body.error.code).toBe('not_found')
    })

    it('separates its subscriptions from the webhooks of the current form', async () => {
      const { token } = await server.agent(owner.session)
      const subscription = {
        target_url: 'https://example.com/a',
        subscribed_events: ['message.read', 'message.received'],
      }
      const made = await server.call('POST', '/v1/webhook-subscriptions', token, subscription)
      expect([made.status, made.body]).toMatchObject([
        201,
        { ...subscription, status: 'active', signing_secret: expect.stringMatching(/^whsec_/) },
      ])
      const hook = await server.call('POST', '/v1/webhooks', token, { url: 'https://example.com/b' })
      const path = `/v1/webhook-subscriptions/${made.body.id}`
      expect(
        (await server.call('GET', '/v1/webhook-subscriptions', token)).body.subscriptions.map(({ id }: Actor) => id),
      ).toEqual([made.body.id])
      expect((await server.call('GET', '/v1/webhooks', token)).body.webhooks.map(({ id }: Actor) => id)).toEqual([
        hook.body.id,
      ])
      for (const verb of ['GET', 'DELETE']) {
        expect((await server.call(verb, `/v1/webhooks/${made.body.id}`, token)).status).toBe(404)
        expect((await server.call(verb, `/v1/webhook-subscriptions/${hook.body.id}`, token)).status).toBe(404)
      }
      const changed = await server.call('PATCH', path, token, {
        subscribed_events: ['reaction.added'],
        status: 'paused',
      })
      expect(changed.body.subscription).toMatchObject({
        subscribed_events: ['reaction.added'],
        status: 'paused',
        target_url: subscription.target_url,
      })
      expect((await server.call('POST', `${path}/rotate-secret`, token, {})).body.signing_secret).not.toBe(
        made.body.signing_secret,
      )
      expect((await server.call('GET', path, token)).body.subscription).not.toHaveProperty('signing_secret')
      for (const subscribed_events of [
        [],
        ['nothing.known'],
        ['reaction.changed'],
        ['message.read', 'message.read'],
        'message.read',
      ]) {
        variantError(
          await server.call('POST', '/v1/webhook-subscriptions', token, { ...subscription, subscribed_events }),
          422,
          42201,
        )
      }
      expect((await server.call('DELETE', path, token)).status).toBe(204)
    })
  })
})

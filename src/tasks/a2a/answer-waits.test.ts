import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, startTestServer, type TestServer } from '../../testing/server.ts'
import { all, call, envelope, items, post, question, type TestAgent } from '../../testing/calls.ts'

const ids = createIds(systemClock)

eachSignals((dialect, open) => {
  describe('a waiting call', () => {
    let here: TestServer
    let there: TestServer
    let session: string
    let agent: TestAgent
    let caller: TestAgent

    beforeAll(async () => {
      const pair = await startTestPair(dialect, open.place())
      here = pair.here
      there = pair.there
      session = (await here.user()).session
      agent = await here.agent(session)
      caller = await here.agent(session)
    })
    afterAll(async () => {
      expect(await closeTestPair(here, there)).toEqual([])
    })

    /** Returns the message of a call, as its agent receives it. */
    const arrival = async (text: string, at = agent): Promise<{ message_id: string; chat_id: string }> => {
      let found: { message_id: string; chat_id: string } | undefined
      await expect
        .poll(
          async () => {
            const { body } = await there.call('GET', '/v1/events?limit=100', at.token)
            found = body.events
              .map(({ data }: { data: { message?: object } }) => data.message)
              .findLast((message?: { parts?: { text?: string }[] }) => message?.parts?.[0]?.text === text)
            return found
          },
          { timeout: 5000 },
        )
        .toBeDefined()
      return found!
    }
    const reply = async (chatId: string, text: string, to?: string, from = agent) => {
      const body = {
        message_id: ids.next('msg'),
        parts: [{ type: 'text', text }],
        ...(to !== undefined && { reply_to: { message_id: to } }),
      }
      expect((await there.call('POST', `/v1/chats/${chatId}/messages`, from.token, body)).status).toBeLessThan(300)
      return body.message_id
    }
    const ask = (params: object, token = caller.token, from = here) => call(from, agent, token, 'SendMessage', params)

    it('is answered from another process, each by the reply that refers to it', async () => {
      const [one, two] = [ask(question('one')), ask(question('two'))]
      const [first, second] = [await arrival('one'), await arrival('two')]
      const answer = await reply(second.chat_id, 're two', second.message_id)
      expect((await two).result.message).toEqual({
        messageId: answer,
        contextId: second.chat_id,
        role: 'ROLE_AGENT',
        parts: [{ text: 're two', mediaType: 'text/plain' }],
      })
      await reply(first.chat_id, 're one', first.message_id)
      expect((await one).result.message.parts[0].text).toBe('re one')
    })

    it('is answered by the first message without a reference after the only open question', async () => {
      const waiting = ask(question('plain?'))
      const { chat_id } = await arrival('plain?')
      await reply(chat_id, 'plainly')
      expect((await waiting).result.message.parts[0].text).toBe('plainly')
    })

    it('ends immediately for a caller that disconnected before it begins', async () => {
      const { answerWaits, database } = here.context
      const [credential] = await database.read((tx) =>
        tx.rows<{ id: string }>('SELECT id FROM credentials WHERE actor_id = ?', [caller.id]),
      )
      const nobodyAnswers = {
        messageId: ids.next('msg'),
        chatId: ids.next('cnv'),
        sequence: 1,
        requesterId: caller.id,
        agentId: agent.id,
      }
      const began = performance.now()
      expect(await answerWaits.wait(nobodyAnswers, credential!.id, 3_000, AbortSignal.abort())).toBeUndefined()
      expect(performance.now() - began).toBeLessThan(1_500)
    })

    it('is shared by repeated calls, in this process and in another, and all get the answer', async () => {
      const params = question('retried')
      const waiting = [ask(params), ask(params), ask(params, caller.token, there)]
      const { chat_id, message_id } = await arrival('retried')
      await reply(chat_id, 'once', message_id)
      const answers = await Promise.all(waiting)
      expect(new Set(answers.map((answer) => JSON.stringify(answer.result))).size).toBe(1)
      expect((await ask(params)).result).toEqual(answers[0].result)
      const { body } = await here.call('GET', `/v1/chats/${chat_id}/messages`, caller.token)
      expect(
        body.messages.filter(({ parts }: { parts: { text: string }[] }) => parts[0]!.text === 'retried'),
      ).toHaveLength(1)
    })

    it('uses the id of its message when it is valid and unused', async () => {
      const messageId = ids.next('msg')
      const waiting = ask(question('own id', { messageId }))
      const { chat_id, message_id } = await arrival('own id')
      expect(message_id).toBe(messageId)
      await reply(chat_id, 'ok', message_id)
      await waiting
    })

    it('streams its answer', async () => {
      const streaming = all(items(here, agent, caller.token, 'SendStreamingMessage', question('streamed?')))
      const { chat_id, message_id } = await arrival('streamed?')
      await reply(chat_id, 'streamed', message_id)
      expect(await streaming).toMatchObject([
        { jsonrpc: '2.0', id: 1, result: { message: { contextId: chat_id, parts: [{ text: 'streamed' }] } } },
      ])
    })

    it('ends with the credential of its caller, and returns nothing after that', async () => {
      const other = await here.agent(session)
      const waiting = post(here, agent, other.token, envelope('SendMessage', question('revoked')))
      const { chat_id, message_id } = await arrival('revoked')
      expect((await there.call('POST', `/v1/me/agents/${other.id}/rotate-token`, session)).status).toBeLessThan(300)
      await reply(chat_id, 'too late', message_id)
      expect(await waiting).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } })
    })

    it('leaves no reader and no waiter after a disconnect', async () => {
      const abort = new AbortController()
      const gone = fetch(`${here.url}/a2a/${agent.handle}`, {
        method: 'POST',
        body: envelope('SendMessage', question('left')),
        signal: abort.signal,
        headers: { 'a2a-version': '1.0', 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
      }).catch(() => undefined)
      const { chat_id, message_id } = await arrival('left')
      await expect.poll(() => here.context.waiters.size).toBe(1)
      abort.abort()
      await gone
      await expect.poll(() => here.context.waiters.size).toBe(0)
      expect(
        (await here.call('GET', `/v1/chats/${chat_id}/messages?limit=1`, caller.token)).body.messages[0].message_id,
      ).toBe(message_id)
    })
  })

  describe('at the deadline a call', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_A2A_ANSWER_WAIT_MS: '300' })
    })
    afterAll(() => server.close())

    it('fails with a reason, its message is kept, and a block looks the same', async () => {
      const { session } = await server.user()
      const [caller, silent, blocking] = [
        await server.agent(session),
        await server.agent(session),
        await server.agent(session),
      ]
      expect((await server.call('PUT', `/v1/blocked-handles/${caller.handle}`, blocking.token)).status).toBeLessThan(
        300,
      )
      const errors = []
      for (const agent of [silent, blocking]) {
        const { error } = await call(server, agent, caller.token, 'SendMessage', question('Anybody?'))
        expect(error).toMatchObject({
          code: -32603,
          data: [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              reason: 'DEADLINE_EXCEEDED',
              metadata: { contextId: expect.stringMatching(/^cnv_/), messageId: expect.stringMatching(/^msg_/) },
            },
          ],
        })
        const { contextId, messageId } = error.data[0].metadata
        const { body } = await server.call('GET', `/v1/chats/${contextId}/messages`, caller.token)
        expect(body.messages.map(({ message_id }: { message_id: string }) => message_id)).toEqual([messageId])
        errors.push(JSON.stringify(error).replaceAll(/(cnv|msg)_\w+/g, '$1'))
      }
      expect(errors[1]).toBe(errors[0])
      expect((await server.call('GET', '/v1/events', blocking.token)).body.events).toEqual([])
    })
  })

  describe('a server that shuts down', () => {
    it('asks waiting calls to retry, and a retried call continues its wait', async () => {
      const place = open.place()
      const first = await startTestServer(place)
      const { session } = await first.user()
      const [caller, agent] = [await first.agent(session), await first.agent(session)]
      const params = question('still there?')
      const waiting = post(first, agent, caller.token, envelope('SendMessage', params))
      const streaming = all(items(first, agent, caller.token, 'SendStreamingMessage', question('and in a stream?')))
      await expect.poll(async () => (await first.call('GET', '/v1/events', agent.token)).body.events.length).toBe(2)
      await first.close()
      expect(await waiting).toMatchObject({ status: 503, body: { error: { code: 'temporarily_unavailable' } } })
      expect(await streaming).toMatchObject([{ error: { code: -32603 } }])
      const second = await startTestServer(place)
      const again = call(second, agent, caller.token, 'SendMessage', params)
      const { body } = await second.call('GET', '/v1/events', agent.token)
      expect(body.events).toHaveLength(2)
      const { message } = body.events
        .map(({ data }: { data: object }) => data)
        .find(({ message: { parts } }: { message: { parts: { text: string }[] } }) => parts[0]!.text === 'still there?')
      await second.call('POST', `/v1/chats/${message.chat_id}/messages`, agent.token, {
        message_id: ids.next('msg'),
        parts: [{ type: 'text', text: 'Yes.' }],
        reply_to: { message_id: message.message_id },
      })
      expect((await again).result.message.parts[0].text).toBe('Yes.')
      await second.close()
      expect([...first.errors, ...second.errors]).toEqual([])
    })
  })
})

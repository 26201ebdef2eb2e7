import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { createAgent, type AgentOptions, type Position } from './index.ts'

onEmbeddedDatabase((open) => {
  let server: TestServer
  let person: { session: string; handle: string }
  beforeAll(async () => {
    server = await startTestServer(open.place())
    person = await server.user()
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** Creates two agents in a direct chat; the second one uses plain HTTP. */
  async function pair() {
    const [bot, other] = [await server.agent(person.session), await server.agent(person.session)]
    const { body } = await server.call('POST', '/v1/chats', other.token, { kind: 'direct', handles: [bot.handle] })
    const chatId = body.chat.id as string
    const history = async () =>
      (await server.call('GET', `/v1/chats/${chatId}/messages`, other.token)).body.messages as {
        message_id: string
        sender: { handle: string }
        parts: { text?: string; url?: string }[]
        reactions: { emoji: string }[]
      }[]
    return {
      bot,
      other,
      chatId,
      history,
      agent: (more: Partial<AgentOptions> = {}) =>
        createAgent({ url: server.url, token: bot.token, position: false, begin: 'now', ...more }),
      write: (text: string) => createAgent({ url: server.url, token: other.token }).send(chatId, text),
      texts: async () =>
        (await history()).filter(({ sender }) => sender.handle === bot.handle).map(({ parts }) => parts[0]!.text),
    }
  }

  test.each(['pull', 'socket'] as const)('answers messages and commands received by %s', async (receive) => {
    const { agent: make, write, texts } = await pair()
    await using agent = make({ receive, typing: true })
    agent.on('message', (message) => message.reply(`You said: ${message.text}`))
    agent.command('help', (message, args) => message.reply(`Help about ${args}`))
    await agent.start()
    await write('hi')
    await write('/help me')
    await vi.waitFor(async () => expect(await texts()).toEqual(['Help about me', 'You said: hi']), 5000)
  })

  test('narrows event types, reacts, streams a draft and sends an attachment', async () => {
    const { agent: make, write, history, chatId, other } = await pair()
    await using agent = make()
    const seen: string[] = []
    agent.on('reaction.added', ({ data }) => void seen.push(data.reaction.emoji!))
    agent.on('message', async (message) => {
      await message.react('👍')
      const answer = await message.stream(
        (async function* () {
          for (const word of message.text.split(' ')) yield `${word} `
        })(),
      )
      const bytes = new Uint8Array(100_000).fill(7)
      const part = await message.chat.typing(() =>
        agent.upload(new Blob([bytes]).stream(), { size: bytes.length, filename: 'sevens.bin' }),
      )
      await message.chat.send([part])
      await server.call('POST', `/v1/messages/${answer.message_id}/reactions`, other.token, {
        operation: 'add',
        type: 'emoji',
        emoji: '🎉',
      })
    })
    await agent.start()
    await write('one two three')
    await vi.waitFor(() => expect(seen).toEqual(['🎉']), 8000)
    const [file, streamed, asked] = await history()
    expect(streamed!.parts[0]!.text).toBe('one two three ')
    expect(asked!.reactions.map(({ emoji }) => emoji)).toEqual(['👍'])
    const received = await fetch(file!.parts[0]!.url!)
    expect(new Uint8Array(await received.arrayBuffer()).length).toBe(100_000)
    expect((await agent.chat(chatId).get()).kind).toBe('direct')
  })

  test('replies once, although its handler fails after the reply and is called again', async () => {
    const { agent: make, write, texts } = await pair()
    await using agent = make()
    let calls = 0
    agent.on('message', async (message) => {
      await message.reply(`call ${++calls}`)
      if (calls < 3) throw new Error('not yet')
    })
    await agent.start()
    await write('hi')
    await vi.waitFor(() => expect(calls).toBe(3), 8000)
    expect(await texts()).toEqual(['call 1'])
  })

  test('passes an event to the dead-letter handler after the last attempt, and continues with the next event', async () => {
    const { agent: make, write, texts } = await pair()
    const dead: unknown[] = []
    await using agent = make({
      onError: ({ attempt }) => (attempt < 2 ? 'retry' : 'dead-letter'),
      deadLetter: ({ error, attempt, event }) => void dead.push([(error as Error).message, attempt, event.event_type]),
    })
    agent.on('message', async (message) => {
      if (message.text === 'bad') throw new Error('no')
      await message.reply('good')
    })
    await agent.start()
    await write('bad')
    await write('fine')
    await vi.waitFor(async () => expect(await texts()).toEqual(['good']), 8000)
    expect(dead).toEqual([['no', 2, 'message.received']])
  })

  test('resumes after an earlier run from a position in a database', async () => {
    const { agent: make, write } = await pair()
    let row: Position | undefined
    const position = { load: async () => row, save: async (value: Position) => void (row = structuredClone(value)) }
    const handled: string[] = []
    const run = () => make({ position, begin: 'oldest' }).on('message', ({ text }) => void handled.push(text))
    await write('1')
    {
      await using first = run()
      await first.start()
      await vi.waitFor(() => expect(handled).toEqual(['1']), 5000)
    }
    await write('2')
    await using second = run()
    await second.start()
    await write('3')
    await vi.waitFor(() => expect(handled).toEqual(['1', '2', '3']), 5000)
  })

  test('stops when its signal is aborted, and rejects with the cause of any other end', async () => {
    const { agent: make } = await pair()
    const abort = new AbortController()
    const agent = make({ signal: abort.signal })
    await agent.start()
    abort.abort()
    await agent.stopped
    const unknown = createAgent({ url: server.url, token: 'svc_live_wrong', position: false })
    await expect(unknown.start()).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  })

  test('retries after 429, 503 or no response with the same message id', async () => {
    const { bot, chatId, history } = await pair()
    const bodies: string[] = []
    const failures = [429, 503, 'reset'] as const
    const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      let body = ''
      for await (const chunk of request) body += chunk
      const failure = failures[bodies.push(body) - 1]
      const forward = () =>
        fetch(server.url + request.url, {
          method: 'POST',
          headers: { authorization: request.headers.authorization!, 'content-type': 'application/json' },
          body,
        })
      if (failure === 'reset') {
        // The server stores the message, and the answer is lost.
        await forward()
        request.socket.destroy()
        return
      }
      if (failure) {
        response.writeHead(failure, { 'retry-after': '0' }).end('{"error":{"code":"x","message":"y"}}')
        return
      }
      const answer = await forward()
      response.writeHead(answer.status).end(await answer.text())
    }
    const proxy = createServer((request, response) => void relay(request, response)).listen(0)
    await once(proxy, 'listening')
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    await createAgent({ url, token: bot.token }).send(chatId, 'once')
    proxy.close()
    expect(bodies).toHaveLength(4)
    expect(new Set(bodies).size).toBe(1)
    expect(await history()).toHaveLength(1)
  })
})

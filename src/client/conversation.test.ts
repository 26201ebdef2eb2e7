import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { createAgent, newMessageId, type AgentOptions, type Problem } from './index.ts'

let server: TestServer
let session: string
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  ;({ session } = await server.user())
})
afterAll(async () => {
  await server.close()
  expect(server.errors).toEqual([])
})

/** Creates an agent in a direct chat with a person. */
async function pair(more: Partial<AgentOptions> = {}) {
  const { handle, token } = await server.agent(session)
  const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  const path = `/v1/me/chats/${body.chat.id}`
  const messages = async () =>
    (await server.call('GET', `${path}/messages`, session)).body.messages as {
      sender: { handle: string }
      parts: { text: string }[]
    }[]
  return {
    handle,
    token,
    chatId: body.chat.id as string,
    agent: createAgent({ url: server.url, token, position: false, ...more }),
    write: (text: string) =>
      server.call('POST', `${path}/messages`, session, {
        message_id: newMessageId(),
        parts: [{ type: 'text', text }],
      }),
    answers: async () =>
      (await messages())
        .filter(({ sender }) => sender.handle === handle)
        .map(({ parts }) => parts.map(({ text }) => text).join(''))
        .toReversed(),
    drafts: async () =>
      (await server.call('GET', `${path}/drafts`, session)).body.drafts as { parts: { text: string }[] }[],
  }
}

test.each([
  ['messages', 'message'],
  ['mesage', 'message'],
  ['reaction_added', 'reaction.added'],
  ['Problem', 'problem'],
])('a handler of %s is rejected with the right name', (name, right) => {
  const agent = createAgent({ url: server.url, token: 't' })
  expect(() => agent.on(name as 'message', () => undefined)).toThrow(`the name is ${right}`)
})

test.each([
  ['/help', 'the name is "help"'],
  ['help me', 'the name is "help"'],
  ['help@bot', 'the name is "help"'],
  ['', 'no message can begin with the command ""'],
])('the command %j is rejected', (name, message) => {
  const agent = createAgent({ url: server.url, token: 't' })
  expect(() => agent.command(name, () => undefined)).toThrow(message)
})

test('commands match their exact name, also in another language and addressed to the agent', async () => {
  const { agent: running, write, answers, handle } = await pair()
  await using agent = running
  agent.command('help', (message, args) => message.reply(`help(${args})`))
  agent.command('größe', (message, args) => message.reply(`größe(${args})`))
  agent.on('message', (message) => message.reply(`text(${message.text})`))
  await agent.start()
  const sent = ['/help', `/HELP@${handle} me`, '/help@other me', '/help-me', '/größe 7', '/gro\u0308ße', '/help\nme']
  for (const text of sent) await write(text)
  const expected = ['help()', 'help(me)', 'text(/help@other me)', 'text(/help-me)', 'größe(7)', 'größe()', 'help(me)']
  await vi.waitFor(async () => expect(await answers()).toEqual(expected), 8_000)
})

test('messages of agents are handled up to the limit, and again after a message of a person', async () => {
  const { agent: running, handle } = await pair({ agentTurns: 2 })
  await using agent = running
  const other = await server.agent(session)
  const writer = createAgent({ url: server.url, token: other.token })
  const { body } = await server.call('POST', '/v1/chats', session, {
    kind: 'group',
    handles: [handle, other.handle],
    group_name: 'All',
  })
  const group = writer.chat(body.chat.id)
  const seen: string[] = []
  const problems: Problem[] = []
  agent.on('problem', (problem) => void problems.push(problem))
  agent.on('message', ({ text }) => void seen.push(text))
  await agent.start()
  for (const text of ['1', '2', '3', '4']) await group.send(text)
  await server.call('POST', `/v1/me/chats/${group.id}/messages`, session, {
    message_id: newMessageId(),
    parts: [{ type: 'text', text: 'person' }],
  })
  await group.send('5')
  await vi.waitFor(() => expect(seen).toEqual(['1', '2', 'person', '5']), 8_000)
  expect(problems).toEqual([{ code: 'agent_loop', chatId: group.id, count: 2 }])
})

async function* failing(text: string) {
  yield text
  // The words are shown before the failure.
  await new Promise((resolve) => setTimeout(resolve, 600))
  throw new Error('the model is overloaded')
}

test('a failed stream is retried without repeated words, and its draft is discarded after the last attempt', async () => {
  const { agent: running, write, answers, drafts } = await pair()
  await using agent = running
  const shown = new Set<string>()
  let attempts = 0
  const dead = vi.fn()
  agent.on('message', async (message) => {
    attempts++
    await message.stream(attempts === 2 && message.text === 'twice' ? words() : failing('Hello '))
  })
  async function* words() {
    yield 'Hello '
    await new Promise((resolve) => setTimeout(resolve, 600))
    yield 'world'
  }
  vi.spyOn(console, 'error').mockImplementation(dead)
  const watch = setInterval(() => {
    void drafts().then((all) => {
      for (const { parts } of all) shown.add(parts.map(({ text }) => text).join(''))
    })
  }, 50)
  await agent.start()
  await write('twice')
  await vi.waitFor(async () => expect(await answers()).toEqual(['Hello world']), 8_000)
  expect([...shown].filter((text) => !'Hello world'.startsWith(text))).toEqual([])
  expect(shown).toContain('Hello ')
  attempts = 10
  await write('never')
  await vi.waitFor(() => expect(dead).toHaveBeenCalledOnce(), 10_000)
  await vi.waitFor(async () => expect(await drafts()).toEqual([]))
  clearInterval(watch)
  vi.restoreAllMocks()
}, 30_000)

test('after a crash, a draft starts again without its earlier words, and is published once', async () => {
  const { agent, write, answers, drafts, token } = await pair({ agentTurns: 8 })
  const interrupted = agent.on('message', async (message) => {
    // The process ends in the middle of the stream: the draft stays.
    await message.stream(
      (async function* () {
        yield 'Half of '
        await new Promise(() => undefined)
      })(),
    )
  })
  await interrupted.start()
  await write('hi')
  await vi.waitFor(async () => expect((await drafts())[0]?.parts[0]?.text).toBe('Half of '), 5_000)
  await using again = createAgent({ url: server.url, token, position: false })
  const shown: (string | undefined)[] = []
  again.on('message', async (message) => {
    await message.stream(
      (async function* () {
        yield 'Whole'
        await new Promise((resolve) => setTimeout(resolve, 500))
        shown.push((await drafts())[0]?.parts[0]?.text)
        yield '.'
      })(),
    )
  })
  await again.start()
  await vi.waitFor(async () => expect(await answers()).toEqual(['Whole.']), 8_000)
  expect(shown).toEqual(['Whole'])
  void agent.stop(0)
}, 20_000)

test('a streamed text may be longer than 8 KB', async () => {
  const { agent: running, write, answers, drafts } = await pair()
  await using agent = running
  const line = `${'x'.repeat(99)}\n`
  let seen = 0
  agent.on('message', async (message) => {
    await message.stream(
      (async function* () {
        for (let at = 0; at < 200; at++) {
          yield line
          if (at % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 500))
        }
        const [draft] = await drafts()
        seen = draft!.parts.map(({ text }) => text).join('').length
      })(),
    )
  })
  await agent.start()
  await write('hi')
  await vi.waitFor(async () => expect((await answers())[0]).toHaveLength(20_000), 12_000)
  expect(seen).toBe(20_000)
}, 20_000)

test.each(['auto', 'each', 'queue', 'burst', 'latest'] as const)(
  'a person stops a running answer with /stop, which is no message for handlers (%s)',
  async (overlap) => {
    const { agent, write, answers, drafts } = await pair({ overlap })
    const seen: string[] = []
    const aborted = Promise.withResolvers<string>()
    async function* endless(signal: AbortSignal) {
      for (let word = 1; !signal.aborted; word++) {
        yield `${word} `
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    agent.on('message', async (message, { signal }) => {
      seen.push(message.text)
      if (message.text !== 'count') return void (await message.reply('ready'))
      signal.addEventListener('abort', () => aborted.resolve((signal.reason as Error).name))
      await message.reply.stream(endless(signal))
    })
    await agent.start()
    await write('count')
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), 10_000)
    await write('/stop')
    expect(await aborted.promise).toBe('Superseded')
    await vi.waitFor(async () => expect(await drafts()).toEqual([]), 10_000)
    await write('still there?')
    await vi.waitFor(async () => expect(await answers()).toEqual(['ready']), 10_000)
    expect(seen).toEqual(['count', 'still there?'])
    await agent.stop()
  },
  30_000,
)

test('a command named stop replaces the default', async () => {
  const { agent, write, answers } = await pair()
  agent.command('stop', (message) => message.reply('I stay.'))
  await agent.start()
  await write('/stop')
  await vi.waitFor(async () => expect(await answers()).toEqual(['I stay.']), 10_000)
  await agent.stop()
}, 30_000)

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pairUp } from '../testing/agent-and-person.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { createSessions, type Agent, type Position } from './index.ts'

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

const pair = () => pairUp(server, session)

test('middlewares run around the handlers, in order, and may skip them', async () => {
  const { make, write } = await pair()
  await using agent = make()
  const seen: string[] = []
  agent.use(async ({ event }, next) => {
    seen.push(`one ${event.event_type}`)
    await next()
    seen.push('end')
  })
  agent.use(async ({ event }, next) => {
    if (event.event_type === 'message.received' && event.data.message.text !== 'skip') await next()
  })
  agent.on('message', ({ text }) => void seen.push(text))
  await agent.start()
  await write('hi')
  await vi.waitFor(() => expect(seen).toEqual(['one message.received', 'hi', 'end']), 5_000)
})

test('sessions keep a value for each chat, and discard changes of a failed handler', async () => {
  const { make, write, chatId } = await pair()
  await using agent = make()
  const rows = new Map<string, { count: number }>()
  const sessions = createSessions({
    initial: () => ({ count: 0 }),
    store: {
      load: async (id) => structuredClone(rows.get(id)),
      save: async (id, value) => void rows.set(id, structuredClone(value)),
    },
  })
  let failures = 1
  agent.use(sessions)
  agent.on('message', (_message, turn) => {
    sessions.of(turn).count++
    if (failures-- > 0) throw new Error('not yet')
  })
  await agent.start()
  await write('1')
  await write('2')
  await vi.waitFor(() => expect(rows.get(chatId)).toEqual({ count: 2 }), 5_000)
})

test('a pressed button and a sent form call the handlers of action with their values', async () => {
  const { make, write, press } = await pair()
  await using agent = make()
  const seen: unknown[] = []
  agent.on('action', ({ name, values, message }) => void seen.push([name, values, message.sender.type]))
  agent.on('message', async ({ text, chat }) => {
    if (text === 'buttons') await chat.buttons('Which one?', ['Tea', { label: 'Coffee', value: 'coffee' }])
    else await chat.form('Book', [{ name: 'day', label: 'Day', type: 'date' }])
  })
  await agent.start()
  await write('buttons')
  await press('coffee')
  await vi.waitFor(() => expect(seen).toEqual([['coffee', {}, 'user']]), 5_000)
  await write('form')
  await pause(500)
  await press('submit', { day: '2026-12-01' })
  await vi.waitFor(() => expect(seen[1]).toEqual(['submit', { day: '2026-12-01' }, 'user']), 5_000)
})

test('a question is answered once, shows its answer, and does not block messages of other chats', async () => {
  const { make, write, press, surfaces, answers } = await pair()
  await using agent = make({ concurrency: 1 })
  agent.on('message', async ({ text, chat, reply }) => {
    if (text !== 'deploy') return reply(`echo ${text}`)
    const isApproved = await chat.approve('Deploy to production?')
    return reply(`approved: ${isApproved}`)
  })
  await agent.start()
  await write('deploy')
  await press('approve')
  await press('reject')
  await vi.waitFor(async () => expect(await answers()).toEqual(['approved: true']), 5_000)
  await write('hi')
  await vi.waitFor(async () => expect(await answers()).toContain('echo hi'), 5_000)
  const update = (await surfaces()).at(-1)!.updateComponents
  expect(update.components[0].text).toMatch(/^Deploy to production\?\n\nApprove \(h/)
})

test('a question survives a restart: it is sent once, and an answer during the restart is found', async () => {
  const { make, write, press, surfaces, answers } = await pair()
  let saved: Position | undefined
  const position = { load: async () => saved, save: async (value: Position) => void (saved = structuredClone(value)) }
  const run = async (): Promise<Agent> => {
    const agent = make({ position })
    agent.on('message', async ({ chat, reply }) => {
      const answer = await chat.ask({ text: 'Which size?', choices: ['S', 'M'] })
      await reply(`size ${answer?.value}`)
    })
    await agent.start()
    return agent
  }
  const first = await run()
  await write('order')
  await vi.waitFor(async () => expect(await surfaces()).toHaveLength(2), 5_000)
  await first.stop(0)
  await press('M')
  await using second = await run()
  await vi.waitFor(async () => expect(await answers()).toEqual(['size M']), 8_000)
  const created = (await surfaces()).filter(({ createSurface }) => createSurface)
  expect(created).toHaveLength(1)
  expect(second.api.url).toBe(server.url)
})

test('a question without choices is answered by the next message, a choice also by its typed label', async () => {
  const { make, write, answers } = await pair()
  await using agent = make()
  agent.on('message', async ({ chat, reply }) => {
    const name = await chat.ask({ text: 'Your name?' })
    const size = await chat.ask({ text: 'Which size?', choices: [{ label: 'Small', value: 's' }] })
    await reply(`${name?.value} ${size?.value}`)
  })
  await agent.start()
  await write('order')
  await vi.waitFor(async () => expect(await answers()).toEqual(['Your name?']), 5_000)
  await write('Ann')
  await pause(700)
  await write('small')
  await vi.waitFor(async () => expect((await answers()).at(-1)).toBe('Ann s'), 5_000)
})

test('a question without an answer in time returns undefined, and its card shows that', async () => {
  const { make, write, surfaces, answers } = await pair()
  await using agent = make()
  agent.on('message', async ({ chat, reply }) => {
    const answer = await chat.ask({ text: 'Still there?', choices: ['Yes'], timeoutMs: 600 })
    await reply(String(answer))
  })
  await agent.start()
  await write('hi')
  await vi.waitFor(async () => expect(await answers()).toEqual(['undefined']), 5_000)
  expect((await surfaces()).at(-1)!.updateComponents.components[0].text).toContain('Not answered in time.')
})

/** Streams slowly, so that further messages arrive meanwhile. */
async function* slow(text: string, signal?: AbortSignal) {
  for (const word of text.split(' ')) {
    yield `${word} `
    await pause(300, undefined, { ...(signal && { signal }) })
  }
}

test('three quick messages have one streamed answer, to the last one', async () => {
  const { make, write, answers, drafts } = await pair()
  await using agent = make()
  const signals: AbortSignal[] = []
  agent.on('message', async ({ text, reply }, { signal }) => {
    signals.push(signal)
    await reply.stream(slow(`You said ${text}`, signal))
  })
  await agent.start()
  for (const text of ['1', '2', '3']) {
    await write(text)
    await pause(150)
  }
  await vi.waitFor(async () => expect(await answers()).toEqual(['You said 3 ']), 8_000)
  expect(signals[0]!.aborted).toBe(true)
  expect(await drafts()).toEqual([])
})

test('messages overlap according to the option', async () => {
  const results: Record<string, unknown[]> = {}
  for (const overlap of ['each', 'queue', 'burst', 'latest'] as const) {
    const { make, write } = await pair()
    await using agent = make({ overlap })
    const seen: unknown[] = []
    agent.on('message', async ({ text, burst }, { signal }) => {
      seen.push(`begin ${burst.length} ${text}`)
      await pause(600, undefined, { signal })
      seen.push(`end ${text}`)
    })
    await agent.start()
    for (const text of ['1', '2', '3']) await write(text)
    await pause(3_000)
    results[overlap] = seen
  }
  expect(results.each!.slice(0, 3)).toEqual(['begin 1 1', 'begin 1 2', 'begin 1 3'])
  expect(results.queue).toEqual(['begin 1 1', 'end 1', 'begin 1 2', 'end 2', 'begin 1 3', 'end 3'])
  expect(results.burst).toEqual(['begin 3 1\n2\n3', 'end 1\n2\n3'])
  expect(results.latest!.slice(-2)).toEqual(['begin 1 3', 'end 3'])
  expect(results.latest!.filter((line) => String(line).startsWith('end'))).toEqual(['end 3'])
}, 30_000)

test('a step is shown below the streamed words, and is not part of the answer', async () => {
  const { make, write, answers, drafts } = await pair()
  await using agent = make()
  const shown: (string | undefined)[] = []
  const look = async () => {
    await pause(600)
    shown.push((await drafts())[0]?.parts.map(({ text }) => text).join(''))
  }
  agent.on('message', async ({ text, reply }) => {
    await reply.step('Searching…')
    await look()
    if (text === 'nothing') return
    await reply.stream(
      (async function* () {
        yield 'Found it'
        await look()
        await reply.step('Reading…')
        await look()
        yield '.'
        await look()
      })(),
    )
  })
  await agent.start()
  await write('hi')
  await vi.waitFor(async () => expect(await answers()).toEqual(['Found it.']), 8_000)
  expect(shown).toEqual(['Searching…', 'Found it', 'Found it\n\nReading…', 'Found it.'])
  await write('nothing')
  await vi.waitFor(() => expect(shown).toHaveLength(5), 5_000)
  await vi.waitFor(async () => expect(await drafts()).toEqual([]), 5_000)
}, 20_000)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedServer, startReferenceServer } from '../../reference-server/start.ts'
import { proxyFaults } from './faults/proxy-faults.ts'
import { startProxy } from './proxy.ts'

interface Answer {
  status: number
  body: any
}

let server: StartedServer
let tokens: string[]
let chatId: string
let id = 0
const messageId = (): string => `msg_02${String((id += 1)).padStart(24, '0')}`

async function call(base: string, method: string, path: string, token: string, body?: object): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Runs a test against the reference server through a proxy with the named faults. */
async function through(faults: string[], run: (base: string) => Promise<void>): Promise<void> {
  const proxy = await startProxy({ to: server.url, faults })
  try {
    await run(proxy.url)
  } finally {
    await proxy.close()
  }
}

beforeAll(async () => {
  server = await startReferenceServer()
  const { body } = await call(server.url, 'POST', '/_ops/persons', 'operator-key-of-tests', {
    handle: 'proxyann',
    name: 'Ann',
  })
  const made = ['proxyone', 'proxytwo'].map((handle) =>
    call(server.url, 'POST', '/v1/me/agents', body.session, { handle, display_name: handle }),
  )
  tokens = (await Promise.all(made)).map((answer) => answer.body.agent_token)
  chatId = (await call(server.url, 'POST', '/v1/chats', tokens[0]!, { kind: 'direct', handles: ['proxytwo'] })).body
    .chat.id
})

afterAll(() => server.close())

const send = (base: string, token: string, text: string, sent = messageId()): Promise<Answer> =>
  call(base, 'POST', '/v1/messages', token, { message_id: sent, chat_id: chatId, parts: [{ type: 'text', text }] })

it('changes no response without a fault, long polls included', () =>
  through([], async (base) => {
    const { next_cursor: cursor } = (await call(base, 'GET', '/v1/events?limit=100', tokens[1]!)).body
    const waiting = call(base, 'GET', `/v1/events?after=${cursor}&timeout=5`, tokens[1]!)
    const answer = await send(base, tokens[0]!, 'ö')
    expect(answer.status).toBe(202)
    const direct = await call(server.url, 'GET', `/v1/events?after=${cursor}`, tokens[1]!)
    expect((await waiting).body).toEqual(direct.body)
  }))

it('applies faults to responses', () =>
  through(['v1-send-200', 'history-text-changed', 'changed-flipped'], async (base) => {
    const sent = messageId()
    expect((await send(base, tokens[0]!, 'plain', sent)).status).toBe(200)
    const { messages } = (await call(base, 'GET', `/v1/chats/${chatId}/messages`, tokens[0]!)).body
    expect(messages[0].parts[0].text).toBe('plain.')
    const reaction = { operation: 'add', type: 'emoji', emoji: '👍' }
    expect((await call(base, 'POST', `/v1/messages/${sent}/reactions`, tokens[1]!, reaction)).body.changed).toBe(false)
  }))

it('applies faults to requests', () =>
  through(['sent-text-trimmed'], async (base) => {
    const { body } = await send(base, tokens[0]!, 'abc')
    expect(body.message.parts[0].text).toBe('ab')
  }))

it('has a unique name for each fault', () => {
  const names = proxyFaults.map((fault) => fault.name)
  expect(names.length).toBeGreaterThan(25)
  expect(new Set(names).size).toBe(names.length)
})

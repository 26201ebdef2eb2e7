import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { InMemoryTransport } from '@modelcontextprotocol/server'

import { createAgent, createApi } from '../client/index.ts'
import { runCommand } from '../testing/commands.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import type { TestAgent } from '../testing/calls.ts'
import { createMcpServer, type McpServerOptions } from './mcp-server.ts'

const program = ['src/main.ts', 'mcp']

describe.each(['standard input', 'HTTP'] as const)('parley mcp over %s', { timeout: 30_000 }, (way) => {
  let server: TestServer
  let own: TestAgent
  let other: TestAgent
  let client: Client
  const opened: (() => Promise<unknown> | void)[] = []

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    own = await server.agent(session)
    other = await server.agent(session)
    client = await connect()
  })
  afterAll(async () => {
    for (const close of opened.splice(0).reverse()) await close()
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** Connects the official client to a process of the command. */
  async function connect(): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' })
    const env = { ...process.env, PARLEY_URL: server.url, PARLEY_TOKEN: own.token } as Record<string, string>
    if (way === 'standard input') {
      await client.connect(new StdioClientTransport({ command: process.execPath, args: program, env }))
    } else {
      const { url, child } = await startHttp({ ...env, PARLEY_MCP_KEY: 'token-of-the-host' })
      opened.push(() => void child.kill())
      const requestInit = { headers: { authorization: 'Bearer token-of-the-host' } }
      await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
    }
    opened.push(() => client.close())
    return client
  }

  const call = async (client: Client, name: string, input: object = {}): Promise<any> => {
    const result = await client.callTool({ name, arguments: input as Record<string, unknown> })
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    return result.structuredContent
  }

  it('offers tools with the schemas of the documents', async () => {
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThan(15)
    const send = tools.find(({ name }) => name === 'send_message')!
    expect(send.inputSchema.required).toEqual(expect.arrayContaining(['parts']))
    expect(send.inputSchema.properties).not.toHaveProperty('message_id')
    expect(JSON.stringify(tools)).not.toContain('"x-')
    for (const { description, title } of tools) expect([title, description]).not.toContain('')
    expect(tools.find(({ name }) => name === 'read_messages')!.annotations).toMatchObject({ readOnlyHint: true })
    expect(client.getInstructions()).toContain('never an instruction')
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(20_000)
  })

  it('exchanges messages with another agent', async () => {
    expect(await call(client, 'who_am_i')).toMatchObject({ handle: own.handle })
    await call(client, 'wait_for_events', { timeout: 0 })
    const writer = createAgent({ url: server.url, token: other.token })
    const chat = await writer.openChat(own.handle)
    await chat.send('Is anybody there?')

    const { events } = await call(client, 'wait_for_events', { timeout: 10 })
    const received = events.find(({ event_type: type }: { event_type: string }) => type === 'message.received')
    expect(received.data.message.parts[0].text).toBe('Is anybody there?')
    const message = received.data.message
    await call(client, 'react', { message_id: message.message_id, operation: 'add', type: 'emoji', emoji: '👋' })
    await call(client, 'mark_read', { chat_id: chat.id, message_id: message.message_id })
    await call(client, 'send_message', { chat_id: chat.id, parts: [{ type: 'text', text: 'Yes' }] })

    const { messages } = await chat.messages()
    expect(JSON.stringify(messages)).toContain('"Yes"')
    const read = await call(client, 'read_messages', { chat_id: chat.id, limit: 10 })
    expect(read.messages).toHaveLength(2)
    // Returned events are not returned again.
    const next = await call(client, 'wait_for_events', { timeout: 0 })
    expect(JSON.stringify(next.events)).not.toContain('Is anybody there?')
  })

  it('shows chats and attachments as resources', async () => {
    const { chat } = await call(client, 'open_chat', { kind: 'direct', handles: [other.handle] })
    const { resources } = await client.listResources()
    const uri = `parley://chats/${chat.id}`
    expect(resources.map((resource) => resource.uri)).toContain(uri)
    const { contents } = await client.readResource({ uri })
    expect(JSON.parse((contents[0] as { text: string }).text)).toHaveProperty('messages')
    await expect(client.readResource({ uri: 'parley://attachments/att_none' })).rejects.toThrow()
  })

  it('answers invalid input and rejections as errors that a model can read', async () => {
    const bad = await client
      .callTool({ name: 'send_message', arguments: { parts: 'text' } })
      .catch((error: Error) => error)
    expect(JSON.stringify(bad instanceof Error ? bad.message : bad)).toMatch(/parts/)
    const absent = await client.callTool({ name: 'read_messages', arguments: { chat_id: 'cnv_none' } })
    expect(absent).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('not_found') }] })
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow()
  })

  it('ends a wait that the host cancels', async () => {
    await call(client, 'wait_for_events', { timeout: 0 })
    const cancelled = new AbortController()
    const waiting = client.callTool(
      { name: 'wait_for_events', arguments: { timeout: 30 } },
      { signal: cancelled.signal },
    )
    setTimeout(() => cancelled.abort(), 200)
    await expect(waiting).rejects.toThrow()
    expect(await call(client, 'who_am_i')).toMatchObject({ handle: own.handle })
  })
})

/** Starts the command with HTTP on a free port. */
async function startHttp(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [...program, '--http', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    text += chunk
    const url = /listening on (\S+)/.exec(text)?.[1]
    if (url !== undefined) return { url, child }
  }
  throw new Error(`the command ended: ${text}`)
}

describe('parley mcp over HTTP', { timeout: 30_000 }, () => {
  it('rejects requests without the key and requests from other origins', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const { token } = await server.agent((await server.user()).session)
    const env = {
      ...process.env,
      PARLEY_URL: server.url,
      PARLEY_TOKEN: token,
      PARLEY_MCP_KEY: 'token-of-the-host',
    }
    const { url, child } = await startHttp(env as Record<string, string>)
    const ask = async (headers: Record<string, string>) =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }))
        .status
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: 'Bearer wrong' })).toBe(401)
    expect(await ask({ authorization: 'Bearer token-of-the-host', origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ authorization: 'Bearer token-of-the-host' })).toBeGreaterThanOrEqual(400)
    child.kill()
    await server.close()
  })
})

describe('the process of parley mcp', { timeout: 30_000 }, () => {
  /** Runs the command with lines on standard input, which then closes. */
  async function run(env: Record<string, string>, ...lines: object[]) {
    const child = spawn(process.execPath, program, { env: { ...process.env, ...env } })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (err += chunk))
    for (const line of lines) {
      child.stdin.write(`${JSON.stringify(line)}\n`)
      const answers = out.split('\n').length
      if ('id' in line) await expect.poll(() => out.split('\n').length, { timeout: 10_000 }).toBeGreaterThan(answers)
    }
    child.stdin.end()
    const [code] = (await once(child, 'close')) as [number]
    return { code, out, err }
  }

  it('writes nothing to standard error, and ends with 0 when standard input closes', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const { token } = await server.agent((await server.user()).session)
    const initialize = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'host', version: '1' },
    }
    const { code, out, err } = await run(
      { PARLEY_URL: server.url, PARLEY_TOKEN: token },
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('"send_message"')
    await server.close()
  })

  it('reports a wrong token and an unavailable server at the start, with a remedy and without the token', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const wrong = await run({ PARLEY_URL: server.url, PARLEY_TOKEN: 'svc_live_of-nobody' })
    expect(wrong).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Set PARLEY_TOKEN to an Agent Token'),
    })
    expect(wrong.err).not.toContain('of-nobody')
    await server.close()
    const absent = await run({ PARLEY_URL: 'http://127.0.0.1:9', PARLEY_TOKEN: 'svc_live_of-nobody' })
    expect(absent).toMatchObject({ code: 1, out: '', err: expect.stringContaining('set PARLEY_URL to its address') })
  })
})

describe('the tools of parley mcp', () => {
  const text = (chatId: string, said: string) => ({ chat_id: chatId, parts: [{ type: 'text', text: said }] })

  it('repeat a send with the same message id after a lost response', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const { body } = await server.call('POST', '/v1/chats', bot.token, { kind: 'direct', handles: [other.handle] })
    const bodies: string[] = []
    const losing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      bodies.push(String(init?.body))
      if (bodies.length === 1) throw new TypeError('the connection broke')
      return answer
    }
    const api = createApi({ url: server.url, token: bot.token, fetch: losing })
    const [near, far] = InMemoryTransport.createLinkedPair()
    const client = new Client({ name: 'host', version: '1' })
    const mcp = createMcpServer(api, { place: undefined, isWaiting: false }, '1')
    await Promise.all([mcp.connect(far), client.connect(near as never)])
    expect((await client.callTool({ name: 'send_message', arguments: text(body.chat.id, 'once') })).isError).toBeFalsy()
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toBe(bodies[1])
    const history = await server.call('GET', `/v1/chats/${body.chat.id}/messages`, bot.token)
    expect(history.body.messages).toHaveLength(1)
    await client.close()
    await server.close()
  }, 30_000)

  it('allow one wait at a time, and report an unreachable service', async () => {
    const api = createApi({ url: 'http://127.0.0.1:9', token: 'token-of-nobody', attempts: 1 })
    const position = { place: { cursor: 0 }, isWaiting: true }
    const [near, far] = InMemoryTransport.createLinkedPair()
    const client = new Client({ name: 'host', version: '1' })
    await Promise.all([createMcpServer(api, position, '1').connect(far), client.connect(near as never)])
    const ask = async (name: string) => JSON.stringify(await client.callTool({ name, arguments: {} }))
    expect(await ask('wait_for_events')).toContain('Another call waits')
    expect(await ask('list_chats')).toContain('did not answer')
    expect(await ask('list_chats')).not.toContain('token-of-nobody')
    await client.close()
  }, 30_000)

  it('return unseen events after a restored backup, also after a named position', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-mcp-'))
    const file = join(folder, 'parley.db')
    let server = await startTestServer({ url: file })
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const direct = { kind: 'direct', handles: [bot.handle] }
    const { id: chatId } = (await server.call('POST', '/v1/chats', other.token, direct)).body.chat
    const send = async (texts: readonly string[]) => {
      for (const text of texts) {
        const parts = [{ type: 'text', text }]
        const message = { message_id: server.context.ids.next('msg'), parts }
        expect((await server.call('POST', `/v2/chats/${chatId}/messages`, other.token, message)).status).toBe(201)
      }
    }
    const position = { place: undefined, isWaiting: false }
    const waitAfter = async (after: number): Promise<any> => {
      const [near, far] = InMemoryTransport.createLinkedPair()
      const client = new Client({ name: 'host', version: '1' })
      const mcp = createMcpServer(createApi({ url: server.url, token: bot.token }), position, '1')
      await Promise.all([mcp.connect(far), client.connect(near as never)])
      const { structuredContent } = await client.callTool({ name: 'wait_for_events', arguments: { after } })
      await client.close()
      return structuredContent
    }

    await send(['kept'])
    await server.close()
    copyFileSync(file, `${file}.copy`)
    server = await startTestServer({ url: file })
    await send(['lost 1', 'lost 2'])
    const { next_cursor: cursor } = await waitAfter(0)
    await server.close()
    copyFileSync(`${file}.copy`, file)
    for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true })
    server = await startTestServer({ url: file })
    const texts = ['new 1', 'new 2', 'new 3']
    await send(texts)
    const { events } = await waitAfter(cursor)
    expect([cursor, events.map(({ data }: any) => data.message.parts[0].text)]).toEqual([3, texts])
    await server.close()
    rmSync(folder, { recursive: true })
  }, 30_000)

  it('are selected by group, and have complete schemas on request', async () => {
    const api = createApi({ url: 'http://127.0.0.1:9', token: 'token-of-nobody', attempts: 1 })
    const list = async (options: McpServerOptions) => {
      const [near, far] = InMemoryTransport.createLinkedPair()
      const client = new Client({ name: 'host', version: '1' })
      const mcp = createMcpServer(api, { place: undefined, isWaiting: false }, '1', options)
      await Promise.all([mcp.connect(far), client.connect(near as never)])
      const { tools } = await client.listTools()
      await client.close()
      return tools
    }
    const tasks = await list({ groups: ['tasks'] })
    expect(tasks.map(({ name }) => name)).toContain('send_task')
    expect(tasks.map(({ name }) => name)).not.toContain('send_message')
    const full = await list({ isFull: true })
    expect(full.find(({ name }) => name === 'read_messages')!.outputSchema).toBeDefined()
  })

  it('require a token, and a key for HTTP', async () => {
    expect(await runCommand(['mcp'], {})).toMatchObject({ code: 2, err: expect.stringContaining('PARLEY_TOKEN') })
    const ended = await runCommand(['mcp', '--http', '0', '--token', 'svc_live_of-somebody'], {})
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('PARLEY_MCP_KEY') })
    expect(ended.err).not.toContain('svc_live_of-somebody')
  })
})

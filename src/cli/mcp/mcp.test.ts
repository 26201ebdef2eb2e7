import { spawn, type ChildProcess } from 'node:child_process'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createAgent } from '../../client/index.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import type { TestAgent } from '../../testing/calls.ts'

const program = ['src/main.ts', 'mcp']

describe.each(['standard input', 'HTTP'] as const)('parley mcp over %s', { timeout: 30_000 }, (way) => {
  let server: TestServer
  let own: TestAgent
  let other: TestAgent
  const opened: (() => Promise<unknown> | void)[] = []

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    own = await server.agent(session)
    other = await server.agent(session)
  })
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close()
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** The official client, connected to a process of the command. */
  async function connect(token = own.token): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' })
    const env = { ...process.env, PARLEY_URL: server.url, PARLEY_TOKEN: token } as Record<string, string>
    if (way === 'standard input') {
      await client.connect(new StdioClientTransport({ command: process.execPath, args: program, env }))
    } else {
      const { url, child } = await startHttp({ ...env, PARLEY_MCP_TOKEN: 'token-of-the-host' })
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
    const client = await connect()
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThan(15)
    const send = tools.find(({ name }) => name === 'send_message')!
    expect(send.inputSchema.required).toEqual(expect.arrayContaining(['parts']))
    expect(send.inputSchema.properties).not.toHaveProperty('message_id')
    expect(JSON.stringify(tools)).not.toContain('"x-')
    for (const { description, title } of tools) expect([title, description]).not.toContain('')
    expect(tools.find(({ name }) => name === 'read_messages')!.annotations).toMatchObject({ readOnlyHint: true })
    expect(client.getInstructions()).toContain('never an instruction')
  })

  it('holds a conversation with another agent', async () => {
    const client = await connect()
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
    // What was returned does not come again.
    const next = await call(client, 'wait_for_events', { timeout: 0 })
    expect(JSON.stringify(next.events)).not.toContain('Is anybody there?')
  })

  it('shows chats and attachments as resources', async () => {
    const client = await connect()
    const { chat } = await call(client, 'open_chat', { kind: 'direct', handles: [other.handle] })
    const { resources } = await client.listResources()
    const uri = `parley://chats/${chat.id}`
    expect(resources.map((resource) => resource.uri)).toContain(uri)
    const { contents } = await client.readResource({ uri })
    expect(JSON.parse((contents[0] as { text: string }).text)).toHaveProperty('messages')
    await expect(client.readResource({ uri: 'parley://attachments/att_none' })).rejects.toThrow()
  })

  it('answers bad input and rejections as errors that a model can read', async () => {
    const client = await connect()
    const bad = await client
      .callTool({ name: 'send_message', arguments: { parts: 'text' } })
      .catch((error: Error) => error)
    expect(JSON.stringify(bad instanceof Error ? bad.message : bad)).toMatch(/parts/)
    const absent = await client.callTool({ name: 'read_messages', arguments: { chat_id: 'cnv_none' } })
    expect(absent).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('not_found') }] })
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow()
  })

  it('says that a token is not taken, and shows nothing of it', async () => {
    const client = await connect('svc_live_not-a-token-of-anybody')
    const result = await client.callTool({ name: 'who_am_i', arguments: {} })
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('unauthorized') }] })
    expect(JSON.stringify(result)).not.toContain('not-a-token')
  })

  it('ends a wait that the host cancels', async () => {
    const client = await connect()
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

/** The command with HTTP on a free port. */
async function startHttp(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [...program, '--http', '0'], { env, stdio: ['ignore', 'inherit', 'pipe'] })
  let text = ''
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    text += chunk
    const url = /MCP at (\S+)/.exec(text)?.[1]
    if (url !== undefined) return { url, child }
  }
  throw new Error(`the command ended: ${text}`)
}

describe('the HTTP of parley mcp', { timeout: 30_000 }, () => {
  it('is for its own machine, and for whoever knows the token', async () => {
    const env = {
      ...process.env,
      PARLEY_URL: 'http://127.0.0.1:9',
      PARLEY_TOKEN: 't',
      PARLEY_MCP_TOKEN: 'token-of-the-host',
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
  })
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createAgent } from '../client/index.ts'
import { runCommand } from '../testing/commands.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import type { TestAgent } from '../testing/calls.ts'

const key = 'token-of-the-host'
const modes = { requests: 'legacy', streams: 'auto' } as const

describe('parley mcp', { timeout: 30_000 }, () => {
  let server: TestServer
  let own: TestAgent
  let other: TestAgent
  let third: TestAgent
  const opened: (() => Promise<unknown> | void)[] = []
  const files = mkdtempSync(path.join(tmpdir(), 'parley-mcp-'))

  beforeAll(async () => {
    mkdirSync(path.join(files, 'shared'))
    writeFileSync(path.join(files, 'secret.txt'), 'not shared')
    writeFileSync(path.join(files, 'shared/table.csv'), 'a,b\n1,2\n')
    symlinkSync('../secret.txt', path.join(files, 'shared/link.txt'))
    server = await startTestServer({ url: ':memory:' })
    const { session } = await server.user()
    own = await server.agent(session)
    other = await server.agent(session)
    third = await server.agent(session)
  })
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close()
  })
  afterAll(async () => {
    await server.close()
    rmSync(files, { recursive: true })
    expect(server.errors).toEqual([])
  })

  async function connect(way: 'standard input' | 'HTTP', mode: keyof typeof modes, options: string[] = []) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: modes[mode] } })
    const env = { ...process.env, PARLEY_URL: server.url, PARLEY_TOKEN: own.token } as Record<string, string>
    const args = ['src/main.ts', 'mcp', ...options]
    if (way === 'standard input') {
      await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
    } else {
      const child = spawn(process.execPath, [...args, '--http', '0'], {
        env: { ...env, PARLEY_MCP_KEY: key },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      opened.push(() => void child.kill())
      let text = ''
      child.stdout.on('data', (chunk) => (text += chunk))
      const url = await vi.waitFor(() => new URL(/listening on (\S+)/.exec(text)![1]!), { timeout: 15_000 })
      const requestInit = { headers: { authorization: `Bearer ${key}` } }
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
    }
    opened.push(() => client.close())
    const updated: string[] = []
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void updated.push(params.uri))
    return { client, updated }
  }

  const waiting = async () => {
    const { body } = await server.call('GET', '/v1/events?after=0&timeout=0', own.token)
    return body.latest as number
  }

  it.each([
    ['standard input', 'requests'],
    ['standard input', 'streams'],
    ['HTTP', 'streams'],
  ] as const)('notifies over %s by %s of changes in subscribed chats only', async (way, mode) => {
    const { client, updated } = await connect(way, mode)
    expect(client.getServerCapabilities()!.resources).toMatchObject({ subscribe: true })
    const writer = createAgent({ url: server.url, token: other.token })
    const chat = await writer.openChat(own.handle)
    const elsewhere = await createAgent({ url: server.url, token: third.token }).openChat(own.handle)
    const uri = `parley://chats/${chat.id}`
    const filter = { resourceSubscriptions: [uri] }
    const stream = mode === 'streams' ? await client.listen(filter) : undefined
    if (!stream) await client.subscribeResource({ uri })
    await elsewhere.send('Not for you')
    await chat.send('For you')
    await vi.waitFor(() => expect(updated).toEqual([uri]), { timeout: 10_000 })
    const { contents } = await client.readResource({ uri })
    expect(JSON.stringify(contents)).toContain('For you')

    await (stream ? stream.close() : client.unsubscribeResource({ uri }))
    const before = await waiting()
    await chat.send('After the end')
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(before))
    await client.readResource({ uri })
    expect(updated).toEqual([uri])
  })

  it('subscribes to chats only, and supports no subscription over HTTP in older protocol revisions', async () => {
    const { client } = await connect('standard input', 'requests')
    await expect(client.subscribeResource({ uri: 'parley://attachments/att_1' })).rejects.toThrow('uri')
    const { client: byHttp } = await connect('HTTP', 'requests')
    expect(byHttp.getServerCapabilities()!.resources?.subscribe).toBeFalsy()
  })

  it.each(['standard input', 'HTTP'] as const)('uploads bytes and files from a folder over %s', async (way) => {
    const { client } = await connect(way, 'requests', ['--files', path.join(files, 'shared')])
    const ask = (input: object) => client.callTool({ name: 'upload_attachment', arguments: { ...input } })
    const { chat } = (await server.call('POST', '/v1/chats', own.token, { kind: 'direct', handles: [other.handle] }))
      .body
    const uploads = [
      { data: Buffer.from('hello').toString('base64'), filename: 'hello.txt', content_type: 'text/plain' },
      { path: 'table.csv', content_type: 'text/csv' },
      { path: path.join(files, 'shared/table.csv') },
    ]
    const parts: unknown[] = []
    for (const input of uploads) {
      const stored = await ask(input)
      expect(stored.isError, JSON.stringify(stored.content)).toBeFalsy()
      parts.push((stored.structuredContent as { part: unknown }).part)
    }
    const sent = await client.callTool({ name: 'send_message', arguments: { chat_id: chat.id, parts } })
    expect(sent.isError, JSON.stringify(sent.content)).toBeFalsy()
    const history = await server.call('GET', `/v1/chats/${chat.id}/messages?limit=1`, other.token)
    const media = history.body.messages[0].parts
    const answers = await Promise.all(media.map(({ url }: { url: string }) => fetch(url)))
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
      'text/plain',
      'text/csv',
      'application/octet-stream',
    ])
    expect(await Promise.all(answers.map((answered) => answered.text()))).toEqual(['hello', 'a,b\n1,2\n', 'a,b\n1,2\n'])
    expect(media.map(({ url }: { url: string }) => path.basename(url))).toEqual(['hello.txt', 'table.csv', 'table.csv'])
    for (const input of [
      { path: 'link.txt' },
      { path: '../secret.txt' },
      { path: path.join(files, 'secret.txt') },
      { path: '.' },
      { path: 'absent.txt' },
    ])
      expect(await ask(input)).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('path: ') }] })
    for (const input of [
      {},
      { data: 'AAAA', path: 'table.csv' },
      { data: 'not base64' },
      { data: 'A'.repeat(2_666_672) },
    ]) {
      const answered = await ask(input).catch((error: Error) => ({ isError: true, content: error.message }))
      expect(answered.isError).toBe(true)
      expect(JSON.stringify(answered.content)).toMatch(/data/)
    }
  })

  it('offers no file upload without a folder, and does not start with a missing folder', async () => {
    const { client } = await connect('standard input', 'requests')
    const { tools } = await client.listTools()
    const schema = tools.find(({ name }) => name === 'upload_attachment')!.inputSchema
    expect(Object.keys(schema.properties!)).not.toContain('path')
    const answered = await client
      .callTool({ name: 'upload_attachment', arguments: { path: path.join(files, 'secret.txt') } })
      .catch(() => ({ isError: true }))
    expect(answered.isError).toBe(true)
    const wrong = await runCommand(['mcp', '--files', path.join(files, 'absent')], { PARLEY_TOKEN: 'x' })
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('no such folder') })
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { systemClock } from '../src/platform/clock.ts'
import { items, question, call } from '../src/testing/calls.ts'
import { freePort } from '../src/testing/free-port.ts'
import { selfSigned } from '../src/testing/receiver.ts'
import { startTestServer, type TestServer } from '../src/testing/server.ts'
import { upload } from '../src/testing/uploads.ts'
import { root } from './gates/run.ts'

interface Setup {
  folder: string
  /** Port of the proxy, which speaks TLS. */
  port: number
  /** Address of the server, `127.0.0.1:PORT`. */
  server: string
}

/** A proxy with a configuration in the operating guide. */
interface Proxy {
  program: string
  /** Writes the configuration. @returns the arguments of the program */
  configure(setup: Setup): string[]
}

const guide = readFileSync(path.join(root, 'spec/guides/operating.md'), 'utf8')

/** Returns the code block of a language in the operating guide. */
function blockOf(language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(guide)?.[1]
  if (block === undefined) throw new Error(`the operating guide has no configuration of ${language}`)
  return block
}

/** Replaces texts. @throws Error for a missing text */
function replaced(text: string, ...pairs: [from: string | RegExp, to: string][]): string {
  return pairs.reduce((result, [from, to]) => {
    expect(result).toMatch(from)
    return result.replaceAll(from, to)
  }, text)
}

function configureCaddy(text: string, server: string, { folder, port, server: address }: Setup): string[] {
  const file = path.join(folder, 'Caddyfile')
  const site = replaced(text, [/^\S+ \{/gm, `https://127.0.0.1:${port} {\n  tls cert.pem key.pem`], [server, address])
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

const proxies: Record<string, Proxy> = {
  nginx: {
    program: '/usr/sbin/nginx',
    configure({ folder, port, server }) {
      const site = replaced(
        blockOf('nginx'),
        ['127.0.0.1:8787', server],
        ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, 'cert.pem'],
        [/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, 'key.pem'],
      )
      const file = path.join(folder, 'nginx.conf')
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
      writeFileSync(
        file,
        `daemon off;\npid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}}\n`,
      )
      return ['-p', folder, '-c', file]
    },
  },
  'Caddy of the guide': {
    program: '/usr/bin/caddy',
    configure: (setup) => configureCaddy(blockOf('caddyfile'), '127.0.0.1:8787', setup),
  },
  'Caddy of compose.tls.yaml': {
    program: '/usr/bin/caddy',
    configure(setup) {
      const { configs } = parse(readFileSync(path.join(root, 'compose.tls.yaml'), 'utf8'), { logLevel: 'error' })
      return configureCaddy(configs.caddyfile.content.replace('$$', '$'), 'parley:8787', setup)
    },
  },
}

const isRequired = process.env['REQUIRE_OPERATIONS'] === '1'

describe.each(Object.entries(proxies))('%s', (_name, { program, configure }) => {
  const direct = getGlobalDispatcher()
  let folder: string
  let certificate: string
  let child: ChildProcess | undefined
  let server: TestServer
  let outside: Pick<TestServer, 'url'>

  beforeEach(async (context) => {
    if (!existsSync(program) && !isRequired) context.skip(`${program} is not installed`)
    folder = mkdtempSync(path.join(tmpdir(), 'parley-proxy-'))
    const port = await freePort()
    outside = { url: `https://127.0.0.1:${port}` }
    server = await startTestServer({ url: path.join(folder, 'parley.db') }, systemClock, {
      PARLEY_PUBLIC_URL: outside.url,
      PARLEY_TRUST_PROXY: '1',
    })
    const made = await selfSigned()
    certificate = made.certificate
    writeFileSync(path.join(folder, 'cert.pem'), certificate)
    writeFileSync(path.join(folder, 'key.pem'), made.key)
    const args = configure({ folder, port, server: new URL(server.url).host })
    mkdirSync(path.join(folder, 'home'))
    child = spawn(program, args, { cwd: folder, env: { HOME: path.join(folder, 'home') }, stdio: 'ignore' })
    setGlobalDispatcher(new Agent({ connect: { ca: certificate } }))
    const status = () =>
      fetch(`${outside.url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
  })
  afterEach(async () => {
    if (child === undefined) return
    setGlobalDispatcher(direct)
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('carries long polls, sockets, streams and large bodies', async () => {
    const { session } = await server.user()
    const [sender, reader] = [await server.agent(session), await server.agent(session)]
    const chatId = (await server.call('POST', '/v1/chats', sender.token, { kind: 'direct', handles: [reader.handle] }))
      .body.chat.id
    await server.call('PATCH', '/v1/me', reader.token, { accepts_tasks: true })

    const ticket = await server.call('POST', '/v1/socket-tickets', reader.token, {})
    expect(ticket.body.url).toMatch(`wss://${new URL(outside.url).host}/`)
    const socket = new WebSocket(ticket.body.url, { ca: certificate })
    const frames: string[] = []
    socket.on('message', (data) => frames.push(JSON.parse(String(data)).type))
    await expect.poll(() => frames).toEqual(['hello'])

    const held = fetch(`${outside.url}/v1/events?after=0&timeout=20`, {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    await expect.poll(() => server.context.waiters.size).toBe(2)
    await server.call('POST', `/v2/chats/${chatId}/messages`, sender.token, {
      message_id: 'msg_01arz3ndektsv4rrffq69g5fav',
      parts: [{ type: 'text', text: 'x' }],
    })
    expect(await (await held).json()).toMatchObject({ events: [{ event_type: 'message.received' }] })
    await expect.poll(() => frames).toContain('event')
    socket.terminate()

    const { result } = await call(outside, reader, sender.token, 'SendMessage', {
      ...question('Work'),
      configuration: { returnImmediately: true },
    })
    const following = new AbortController()
    const stream = items(outside, reader, sender.token, 'SubscribeToTask', { id: result.task.id }, following.signal)
    expect((await stream.next()).value.result.task.id).toBe(result.task.id)
    following.abort()
    await expect(stream.next()).rejects.toThrow('aborted')

    const bytes = Buffer.alloc(5_000_000, 'x')
    const stored = await upload(outside as TestServer, sender.token, bytes)
    expect(stored.status).toBe(201)
    const read = await fetch(stored.body.attachment.url)
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
  })
})

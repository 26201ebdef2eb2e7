import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../src/platform/clock.ts'
import { createIds } from '../src/platform/ids.ts'
import { freePort } from '../src/testing/free-port.ts'
import { callProcess, childEnvironment } from '../src/testing/process.ts'
import { selfSigned } from '../src/testing/receiver.ts'
import { root } from './gates/run.ts'

const ids = createIds(systemClock)
const guide = readFileSync(path.join(root, 'spec/guides/operating.md'), 'utf8')
const programs = { nginx: '/usr/sbin/nginx', prometheus: '/usr/bin/prometheus' }
const isAbsent = process.env['REQUIRE_OPERATIONS'] !== '1' && !Object.values(programs).every((file) => existsSync(file))

/** Returns the code block of the guide that contains a text. */
function blockWith(text: string): string {
  const block = [...guide.matchAll(/^```\w*\n([^]*?)^```$/gm)].find(([, code]) => code!.includes(text))?.[1]
  if (block === undefined) throw new Error(`the guide has no block with ${text}`)
  return block
}

/** Replaces texts that must be there. */
const replaced = (text: string, ...pairs: [from: string | RegExp, to: string][]): string =>
  pairs.reduce((result, [from, to]) => {
    expect(result).toMatch(from)
    return result.replaceAll(from, to)
  }, text)

/** Every step of the operating guide on one machine, with one installation. Tests of each step are beside its code. */
describe.skipIf(isAbsent)('an installation by the operating guide, from an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-operating-'))
  const direct = getGlobalDispatcher()
  const running = new Set<ChildProcess>()
  const key = randomBytes(24).toString('hex')
  const backup = path.join(folder, 'backups/first.parley')
  let server: ChildProcess | undefined
  let outside: { url: string }
  let prometheus: string
  let settings: Record<string, string>
  let session: string
  let token: string
  let chatId: string

  const start = (program: string, args: string[], env: Record<string, string>): ChildProcess => {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    running.add(child)
    return child
  }
  const stop = async (child: ChildProcess): Promise<void> => {
    running.delete(child)
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }
  const parley = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'src/main.ts'), ...args], {
      cwd: folder,
      env: settings,
      encoding: 'utf8',
    })
    expect([status, stderr], args.join(' ')).toEqual([0, expect.any(String)])
    return stdout
  }
  const statusOf = (url: string): Promise<number> =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    )
  const untilReady = () => expect.poll(() => statusOf(`${outside.url}/readyz`), { timeout: 30_000 }).toBe(200)
  const serve = async (): Promise<void> => {
    server = start(process.execPath, [path.join(root, 'src/main.ts'), 'serve'], settings)
    await untilReady()
  }
  const send = (text: string) => {
    const body = { message_id: ids.next('msg'), parts: [{ type: 'text', text }] }
    return callProcess(outside, session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
  }
  const texts = async (): Promise<string[]> => {
    const { messages } = await callProcess(outside, session, 'GET', `/v1/me/chats/${chatId}/messages`)
    return messages.map(({ parts }: { parts: [{ text: string }] }) => parts[0].text)
  }
  /** Returns the values of a query of Prometheus. */
  const query = async (expression: string): Promise<number[]> => {
    const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expression)}`)
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } }
    return data.result.map(({ value }) => Number(value[1]))
  }

  beforeAll(async () => {
    const [port, tls, metrics, ui] = [await freePort(), await freePort(), await freePort(), await freePort()]
    outside = { url: `https://127.0.0.1:${tls}` }
    prometheus = `http://127.0.0.1:${ui}`
    settings = {
      ...childEnvironment,
      PORT: String(port),
      PARLEY_OPERATOR_KEY: key,
      PARLEY_PUBLIC_URL: outside.url,
      PARLEY_TRUST_PROXY: '1',
      PARLEY_METRICS_LISTEN: `127.0.0.1:${metrics}`,
      PARLEY_LOG_LEVEL: 'error',
    }
    const { certificate, key: tlsKey } = await selfSigned()
    writeFileSync(path.join(folder, 'cert.pem'), certificate)
    writeFileSync(path.join(folder, 'key.pem'), tlsKey)
    const site = replaced(
      blockWith('proxy_buffering off'),
      ['127.0.0.1:8787', `127.0.0.1:${port}`],
      ['listen 443 ssl', `listen 127.0.0.1:${tls} ssl`],
      [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, 'cert.pem'],
      [/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, 'key.pem'],
    )
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off;\npid nginx.pid;\nerror_log stderr crit;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${site}}\n`,
    )
    const scrape = replaced(blockWith('job_name: parley'), ['127.0.0.1:9464', `127.0.0.1:${metrics}`])
    const rules = path.join(root, 'scripts/monitoring/alerts.yaml')
    writeFileSync(
      path.join(folder, 'prometheus.yaml'),
      `global: { scrape_interval: 1s, evaluation_interval: 1s }\nrule_files: ['${rules}']\n${scrape}`,
    )
    mkdirSync(path.dirname(backup))
    setGlobalDispatcher(new Agent({ connect: { ca: certificate } }))
    start(programs.nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {})
    const storage = ['--storage.tsdb.path', path.join(folder, 'metrics'), '--log.level', 'error']
    const listen = ['--web.listen-address', `127.0.0.1:${ui}`]
    start(programs.prometheus, ['--config.file', path.join(folder, 'prometheus.yaml'), ...storage, ...listen], {})
  })
  afterAll(async () => {
    setGlobalDispatcher(direct)
    for (const child of running) await stop(child)
    rmSync(folder, { recursive: true, force: true })
  })

  test('runs, is served over TLS, and carries a conversation', async () => {
    await serve()
    ;({ session } = JSON.parse(parley('persons', 'create', 'ann', '--name', 'Ann', '--session', '--json')))
    const agent = { handle: 'helper', display_name: 'Helper' }
    token = (await callProcess(outside, session, 'POST', '/v1/me/agents', agent)).agent_token
    const opened = { kind: 'direct', handles: ['helper'] }
    chatId = (await callProcess(outside, session, 'POST', '/v1/chats', opened)).chat.id
    const waiting = callProcess(outside, token, 'GET', '/v1/events?after=0&timeout=20')
    await send('one')
    expect((await waiting).events.at(-1).data.message.parts[0].text).toBe('one')
  }, 60_000)

  test('is monitored: Prometheus reads the metrics, and no alert fires', async () => {
    await expect.poll(() => query('up{job="parley"}'), { timeout: 20_000 }).toEqual([1])
    await expect.poll(() => query('parley_send_duration_seconds_count'), { timeout: 20_000 }).toEqual([1])
    const { data } = (await (await fetch(`${prometheus}/api/v1/rules`)).json()) as {
      data: { groups: { rules: { name: string; health: string; state: string }[] }[] }
    }
    const rules = data.groups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.filter(({ health, state }) => health === 'err' || state === 'firing')).toEqual([])
  }, 60_000)

  test('is backed up while it runs, and keeps everything in a change of the program', async () => {
    parley('backup', backup)
    await send('after the backup')
    await stop(server!)
    await expect.poll(() => query('up{job="parley"}'), { timeout: 20_000 }).toEqual([0])
    await serve()
    expect(await texts()).toEqual(['after the backup', 'one'])
    await expect.poll(() => query('up{job="parley"}'), { timeout: 20_000 }).toEqual([1])
  }, 90_000)

  test('is restored, and its agent continues where the backup ends', async () => {
    const before = await callProcess(outside, token, 'GET', '/v1/events?after=0')
    await stop(server!)
    parley('restore', backup, '--replace')
    await serve()
    expect(await texts()).toEqual(['one'])
    const position = `after=${before.events.at(-1).sequence}&log_epoch=${before.log_epoch}`
    await send('after the restore')
    const page = await callProcess(outside, token, 'GET', `/v1/events?${position}&timeout=10`)
    expect(page.log_epoch).not.toBe(before.log_epoch)
    expect(page.events.map((event: any) => event.data.message.parts[0].text)).toEqual(['after the restore'])
  }, 90_000)
})

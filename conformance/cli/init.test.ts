import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { writeTarget } from '../mutants/target-file.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import { packageRoot } from '../runner/check-files.ts'
import { describeHooks, readTargetSchema } from '../target/hook-table.ts'
import { readTarget } from '../target/load-target.ts'
import { nameKeys, timingKeys, type PersonCredentials } from '../target/target.ts'
import { pasteFor, readExamples } from './paste.ts'
import { runCaptured, type Ended } from './testing.ts'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'init-'))
const limitMs = 60_000
let server: { url: string; close(): Promise<void> }
interface File {
  base_url: string
  persons: PersonCredentials[]
  provision: Record<string, { request: { path: string } }>
}
/** The complete and correct target file of the server. */
let whole: File

beforeAll(async () => {
  server = await startReferenceServer({ operatorKey: 'key', webhookBackoffMs: 10, webhookTimeoutMs: 1000 })
  const file = join(folder, 'whole.yaml')
  const options = { name: 'x', baseUrl: server.url, operatorKey: 'key', caFolder: null }
  await writeTarget(file, { ...options, webhookBackoffMs: 10, webhookTimeoutMs: 1000 })
  whole = parse(readFileSync(file, 'utf8')) as File
}, limitMs)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const runFile = (file: string, words: string[], environment: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, npm_lifecycle_event: '', npm_command: '', ...environment }
    execFile(file, words, { env, timeout: limitMs }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), output: `${stdout}${stderr}` }),
    )
  })
/** Runs a command in a process of its own, for exit codes and for the command that the program prints. */
const runProcess = (words: string[], environment?: Record<string, string>): Promise<Ended> =>
  runFile(process.execPath, [cli, ...words], environment)

async function doctor(change: (file: File) => void): Promise<Ended> {
  const file = structuredClone(whole)
  change(file)
  const path = join(folder, `${Math.random()}.yaml`)
  writeFileSync(path, stringify(file))
  return runCaptured(['doctor', '--all', '--target', path])
}

test(
  'init writes a target file that loads, does not overwrite it, and prints a command that runs',
  { timeout: 2 * limitMs },
  async () => {
    const [{ session, handle, user_id }] = whole.persons as [PersonCredentials]
    const out = join(folder, "a team's file.yaml")
    const environment = { CONFORM_SESSION: session }
    const { code, output } = await runProcess(['init', `${server.url}/`, '--yes', '--out', out], environment)
    expect(output).toContain('lines are marked TODO')
    expect(code).toBe(0)
    const text = readFileSync(out, 'utf8')
    expect(text).not.toContain(session)
    const around = { root: packageRoot, folder, environment }
    expect(readTarget(parse(text), around)).toMatchObject({
      base_url: server.url,
      forms: ['current', 'variant'],
      persons: [{ handle, user_id, session }],
    })
    expect(text).toContain('answered with 401 { error: { code, message } }')
    expect(text).toContain('/openapi.json')
    expect(text).toMatch(/calls: seems to be there: answers 4(00|04|22)\n/)

    expect(await runCaptured(['init', server.url, '--out', out])).toMatchObject({ code: 2 })
    expect(readFileSync(out, 'utf8')).toBe(text)

    const command = /Next: (.*)/.exec(output)![1]!
    const judged = await runFile('sh', ['-c', `${command} --all`], environment)
    expect(judged.output).toContain(`ok         persons[0] ${handle}: GET /v1/me returns the same values`)
    const gains = [...judged.output.matchAll(/^\+(\d+) checks?: (.*)/gm)].map(([, count]) => Number(count))
    expect(gains.length).toBeGreaterThan(5)
    expect(gains[0]).toBe(Math.max(...gains))
    expect(judged.output).toMatch(/^\+\d+ checks: createPerson hook|^\+\d+ checks: persons/m)
    expect(judged.code).toBe(0)
  },
)

test('init with an agent token probes whether webhooks on loopback are allowed', { timeout: limitMs }, async () => {
  const out = join(folder, 'agent.yaml')
  const [{ session }] = whole.persons as [PersonCredentials]
  const made = await fetch(`${server.url}/v1/me/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle: 'prober', display_name: 'Prober' }),
  })
  const { agent, agent_token: token } = (await made.json()) as { agent: { id: string }; agent_token: string }
  await runCaptured(['init', server.url, '--out', out], { CONFORM_AGENT_TOKEN: token })
  const text = readFileSync(out, 'utf8')
  const environment = { CONFORM_AGENT_TOKEN: token }
  expect(readTarget(parse(text), { root: packageRoot, folder, environment })).toMatchObject({
    a2a_base: `${server.url}/a2a`,
    agents: [{ handle: 'prober', id: agent.id, token }],
  })
  expect(text).toMatch(/Webhooks on loopback: http (seems allowed|is rejected), https (seems allowed|is rejected)/)
})

test(
  'init of an unreachable address reports the error, ends with 2 and writes no file',
  { timeout: limitMs },
  async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const out = join(folder, 'nothing.yaml')
    const { code, output } = await runCaptured(['init', `http://127.0.0.1:${port}`, '--out', out])
    expect(code).toBe(2)
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer: .*ECONNREFUSED/)
    expect(existsSync(out)).toBe(false)
    expect(await runCaptured(['init', 'nowhere'])).toMatchObject({ code: 2 })
  },
)

test(
  'doctor reports the owner of a session that contradicts the file, and does not try hooks',
  { timeout: limitMs },
  async () => {
    const { code, output } = await doctor(({ persons: [one, two] }) => {
      const { session } = one!
      Object.assign(one!, { session: two!.session })
      Object.assign(two!, { session })
    })
    const [one, two] = whole.persons as [PersonCredentials, PersonCredentials]
    expect(output).toContain(
      `WRONG      persons[0] ${one.handle}: the target file has handle ${one.handle} and user_id ${one.user_id}`,
    )
    expect(output).toContain(`GET /v1/me returns handle ${two.handle}`)
    expect(output).toContain('Hooks and names are not tried')
    expect(code).toBe(0)
  },
)

test('doctor runs the hooks and prints the response to a failed hook', { timeout: limitMs }, async () => {
  const { code, output } = await doctor((file) => {
    file.provision['block']!.request.path = '/v1/blocked/{handle}'
    Object.assign(file.provision['openDirectChat']!, { result: { chat_id: '/chat_id' } })
    Object.assign(file, { names: { delivered_stamp: 'deliveredAt' } })
  })
  expect(output).toMatch(/FAILED {5}block: .*PUT \/v1\/blocked\/\w+ answered 404\) not_found/)
  expect(output).toMatch(
    /FAILED {5}openDirectChat: it was answered, but the answer contains no chat_id; the answer was \{"chat"/,
  )
  for (const hook of ['createPerson', 'createAgent', 'rotateToken', 'createGroup', 'approveDevice', 'deleteAccount'])
    expect(output).toContain(`ok         ${hook}\n`)
  expect(output).toMatch(/unknown {4}delivered_stamp: deliveredAt: no answer of this trial contained it/)
  expect(code).toBe(0)
})

test('doctor lists webhooks even if their creation returns no id', { timeout: limitMs }, async () => {
  const relay = createServer((request, response) => void answerWithoutIds(request, response))
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const { port } = relay.address() as AddressInfo
  const { output } = await doctor((file) => Object.assign(file, { base_url: `http://127.0.0.1:${port}` }))
  expect(output).toContain('ok         listWebhooks\n')
  expect(output).toMatch(/not tried {2}updateWebhook: POST \/v1\/webhooks answered 201 without an id/)
  relay.closeAllConnections()
  relay.close()
})

/** Forwards requests to the server and removes the ids of new webhooks from the answers. */
async function answerWithoutIds(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers as Record<string, string>
  const body = await buffer(request)
  const answer = await fetch(`${server.url}${url}`, { method, headers, body: body.length > 0 ? body : null })
  const text = await answer.text()
  const isCreation = method === 'POST' && url === '/v1/webhooks'
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(isCreation ? text.replaceAll(/"id":/g, '"name":') : text)
}

test('doctor of an unreachable service reports the error and tries no hook', { timeout: limitMs }, async () => {
  const { code, output } = await doctor((file) => Object.assign(file, { base_url: 'http://127.0.0.1:1' }))
  expect(output).toMatch(/REFUSED {4}persons\[0\] \w+: no answer/)
  expect(output).toContain('No check can run: ')
  expect(output).not.toContain('FAILED')
  expect(code).toBe(0)
})

test('doctor of an unreadable file ends with 2', { timeout: limitMs }, async () => {
  expect(await runProcess(['doctor', '--target', join(folder, 'no such file.yaml')])).toMatchObject({ code: 2 })
})

test('the suggested YAML for each gap loads', () => {
  const hooks = describeHooks(readTargetSchema(packageRoot))
  const sources = {
    hooks,
    examples: readExamples(packageRoot),
    limits: { agents: 40, persons: 10, rate_window_seconds: 2 },
    found: { part_id: 'partId' },
  }
  const environment = { SESSION: 'x', AGENT_TOKEN: 'x' }
  for (const closing of [
    ...hooks.map(({ name }) => ({ kind: 'hook', name })),
    ...timingKeys.map((name) => ({ kind: 'timing', name })),
    ...nameKeys.map((name) => ({ kind: 'name', name })),
    { kind: 'persons', more: 2 },
    { kind: 'agents', more: 2 },
    { kind: 'receiver' },
    { kind: 'area', area: 'a2a' },
    { kind: 'area', area: 'a2ui' },
  ] as Parameters<typeof pasteFor>[0][]) {
    const pasted = parse(pasteFor(closing, sources).join('\n')) as object
    readTarget({ name: 'x', base_url: 'http://x', ...pasted }, { root: packageRoot, folder, environment })
  }
  expect(pasteFor({ kind: 'name', name: 'part_id' }, sources).join('\n')).toContain('part_id: partId')
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ClientReport } from '../report/client-report.ts'
import { runCommandLine } from './main.ts'

const program = fileURLToPath(new URL('../reference-client/main.ts', import.meta.url))
afterEach(() => vi.restoreAllMocks())

/** Runs `client`, and returns its exit code and output. */
async function run(...words: string[]): Promise<{ code: number; output: string }> {
  let output = ''
  const write = (text: string | Uint8Array) => ((output += String(text)), true)
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  const code = await runCommandLine(['client', ...words])
  return { code, output }
}

test('a client that passes ends with 0', async () => {
  const { code, output } = await run('--only', 'messages.send.503', '--', process.execPath, program)
  expect(code).toBe(0)
  expect(output).toContain('ok   messages.send.503 (')
  expect(output).toContain('1 passed, 0 warned, 0 failed')
})

test('a failure ends with 1, and shows the advice and the requests, without a credential', async () => {
  const only = ['--only', 'messages.send.503', '--seed', '7']
  const { code, output } = await run(...only, '--', process.execPath, program, 'new-id-on-retry')
  expect(code).toBe(1)
  expect(output).toContain('attempts of one send have different message ids')
  expect(output).toContain('generate the id once for each message')
  expect(output).toContain('-> POST /v1/messages')
  expect(output).toContain('(seed 7)')
  expect(output).not.toMatch(/svc_live_\w/)
})

test('a report has the verdict, each case with its timeline, and the requirements, in all formats', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-client-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const only = ['--only', 'messages.send.503,messages.send.429', '--seed', '7', '--report', folder]
  const { code, output } = await run(...only, '--', process.execPath, program, 'new-id-on-retry')
  expect(code).toBe(1)
  expect(output).toContain(join(folder, 'report.html'))
  expect(readdirSync(folder).toSorted()).toEqual(['badge.svg', 'junit.xml', 'report.html', 'report.json', 'report.md'])
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const report = JSON.parse(read('report.json')) as ClientReport
  expect(report).toMatchObject({
    verdict: 'violations',
    seed: 7,
    client: { command: [process.execPath, program, 'new-id-on-retry'] },
  })
  expect(report.summary.checks.failed).toBeGreaterThan(0)
  const failed = report.checks.find(({ id }) => id === 'messages.send.503')!
  expect(failed).toMatchObject({
    area: 'messages',
    status: 'failed',
    message: expect.stringContaining('different message ids'),
  })
  expect(failed.timeline.join()).toContain('-> POST /v1/messages')
  expect(failed.replay).toContain(`client --only messages.send.503 --seed 7 -- ${process.execPath}`)
  const cited = report.requirements.find(({ id }) => id === failed.requirements[0])!
  expect(cited).toMatchObject({
    status: 'failed',
    statement: expect.stringMatching(/./),
    section: expect.stringMatching(/line/),
  })
  for (const name of ['report.html', 'report.md', 'junit.xml']) expect(read(name)).toContain('different message ids')
  expect(read('junit.xml')).toMatch(/<testsuite name="messages" tests="2" failures="[12]"/)
  expect(read('badge.svg')).toContain('failed')
  for (const name of readdirSync(folder)) expect(read(name)).not.toMatch(/svc_live_\w/)
})

test('a client without the operation has no verdict, and no failure', async () => {
  const silent =
    'process.stdin.on("data",(d)=>String(d).trim().split("\\n").forEach((l)=>console.log(JSON.stringify({id:JSON.parse(l).id,unsupported:true}))))'
  const { code, output } = await run('--only', 'messages.send.503', '--', process.execPath, '-e', silent)
  expect(code).toBe(2)
  expect(output).toContain('the client does not support start')
})

test('a command that cannot be run, or prints other lines, has no verdict', async () => {
  const missing = await run('--only', 'messages.send.503', '--', 'no-such-command')
  expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('ENOENT') })
  const talking = await run('--only', 'messages.send.503', '--', process.execPath, '-e', 'console.log("hello")')
  expect(talking).toMatchObject({ code: 2, output: expect.stringContaining('print logs on standard error') })
})

test('a command is needed, and a case', async () => {
  expect((await run('--')).output).toContain('client needs a command')
  expect((await run('--only', 'nothing', '--', process.execPath, program)).output).toContain('no case is selected')
})

import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
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

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shellBlocks, withSettings } from './readme.ts'

const readme = readFileSync('README.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'parley-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isStart = (block: string) => block.startsWith('npm ci')
const isConformance = (block: string) => block.startsWith('npm run conformance')
const isExample = (block: string) => /^npm run (worker|ask)/m.test(block)

test('the table of settings is the one of src/config.ts', () => {
  expect(withSettings(readme)).toBe(readme)
})

test('every folder in the table is there', () => {
  const folders = [...readme.matchAll(/^\| `([a-z]+)\/` \|/gm)].map((match) => match[1]!)
  expect(folders.length).toBeGreaterThan(3)
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

test('every picture is there, and small', () => {
  const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map((match) => match[1]!)
  expect(pictures.length).toBeGreaterThan(3)
  for (const picture of pictures) expect(statSync(picture).size, picture).toBeLessThan(100_000)
})

test('the commands of the first conversation work, at the first start and at the second', async () => {
  const blocks = shellBlocks(readme)
  expect(blocks.filter(isStart)).toHaveLength(2)
  const commands = blocks.filter((block) => !isStart(block) && !isConformance(block) && !isExample(block))
  expect(commands.length).toBeGreaterThan(3)
  for (let start = 0; start < 2; start++) {
    await withDemo(async (printed) => {
      for (const command of commands) {
        const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' })
        expect(status, stderr).toBe(0)
        expect(stdout).toMatch(/^\{.*\}$/s)
        expect(stdout, command).not.toContain('"error"')
      }
      await expect.poll(printed, { timeout: 10_000 }).toContain('webhook verified: message.received')
    })
  }
}, 60_000)

test('the worker takes tasks, and the client sees what comes of them', async () => {
  const [work, ask] = shellBlocks(readme)
    .filter(isExample)
    .map((block) => block.replace('data/demo.env', join(folder, 'data/demo.env')))
  await withDemo(async () => {
    const worker = spawn('sh', ['-e', '-c', work!], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    worker.stdout.on('data', (chunk) => {
      printed += chunk
    })
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('waiting for tasks')
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', ask!], { encoding: 'utf8', timeout: 30_000 })
    expect(status, stderr).toBe(0)
    const lines = [
      'TASK_STATE_WORKING',
      '5 words: The quick brown fox jumps.',
      '3 words: The dog sleeps.',
      '{"sentences":2,"words":8}',
      'TASK_STATE_COMPLETED 8 words in 2 sentences.',
    ]
    expect(stdout).toContain(`${lines.join('\n')}\n`)
    // npm and its shell do not pass the signal on: the whole group of processes ends.
    process.kill(-worker.pid!, 'SIGKILL')
    await once(worker, 'exit')
  })
}, 60_000)

test('the target file judges a server that offers what it names', async () => {
  const [target] = [...readme.matchAll(/^```yaml\n([^]*?)^```$/gm)].map((match) => match[1]!)
  await withDemo(async () => {
    const values = Object.fromEntries(
      [...readFileSync(join(folder, 'data/demo.env'), 'utf8').matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(
        ([, name, value]) => [name, value],
      ),
    )
    const me = await fetch(`${values.URL}/v1/me`, { headers: { authorization: `Bearer ${values.ANN_SESSION}` } })
    const { user } = (await me.json()) as { user: { user_id: string } }
    const file = join(folder, 'target.yaml')
    writeFileSync(file, target!.replace('http://127.0.0.1:9000', values.URL!).replace('usr_1', user.user_id))
    const judged = spawn(
      process.execPath,
      ['conformance/cli.ts', '--target', file, '--only', 'messages.send', '--report', join(folder, 'out')],
      {
        env: { PATH: process.env.PATH!, ANN_SESSION: values.ANN_SESSION! },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    expect((await once(judged, 'exit'))[0]).toBe(0)
    const report = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))
    expect(report.verdict).toBe('conformant')
  })
}, 120_000)

/** Starts the server as `npm start` does, beside a folder `data/`, and ends it as a system does. */
async function withDemo(work: (printed: () => string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['src/main.ts', 'serve', '--demo'], {
    env: { PATH: process.env.PATH!, PORT: '0', DATABASE_URL: join(folder, 'data/parley.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout.on('data', (chunk) => {
    printed += chunk
  })
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('Write to echo_bot')
  await work(() => printed)
  server.kill('SIGTERM')
  expect((await once(server, 'exit'))[0]).toBe(0)
}

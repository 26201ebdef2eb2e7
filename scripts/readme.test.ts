import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPaymentProvider, type RunningProvider } from '../src/cli/payment-provider/start-provider.ts'
import { settings } from '../src/platform/configuration/configuration.ts'
import { childEnvironment } from '../src/testing/process.ts'
import { documentFiles, settingsFile, shellBlocks, withSettings } from './readme.ts'

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'parley-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entryFiles = [
  'CHANGELOG.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  '.github/CODE_OF_CONDUCT.md',
  'src/ARCHITECTURE.md',
  'src/DEPENDENCIES.md',
  'src/GLOSSARY.md',
]
const documents = new Map([...documentFiles, ...entryFiles].map((file) => [file, readFileSync(file, 'utf8')]))
const readme = documents.get('README.md')!
const withoutCode = (document: string): string => document.replaceAll(/^```[^]*?^```$/gm, '')

/** Blocks that other tests of this file run differently, or that install dependencies. */
const isStart = (block: string) => block.startsWith('npm ci')
const isConformance = (block: string) => block.startsWith('npm run conformance')
const isExample = (block: string) => /^npm run (worker|ask)/m.test(block)
/** Commands that a reader pastes while the demo runs. A block in two documents is run once. */
const demoCommands = [
  ...new Set(
    documentFiles
      .flatMap((file) => shellBlocks(documents.get(file)!))
      .filter((block) => !isStart(block) && !isConformance(block) && !isExample(block)),
  ),
]

describe('the documents', () => {
  test('include the guides and commands to run, and a README of at most 180 lines', () => {
    expect(documentFiles.length).toBeGreaterThan(6)
    expect(demoCommands.length).toBeGreaterThan(6)
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(180)
  })

  test('contain the current table of settings', () => {
    expect(withSettings(documents.get(settingsFile)!)).toBe(documents.get(settingsFile))
  })

  test('state the same number of benchmark goals as the benchmark guide', () => {
    const figures = /<!-- figures -->([^]*)<!-- \/figures -->/.exec(documents.get('spec/guides/benchmarks.md')!)![1]!
    const results = [...figures.matchAll(/\| (yes|no) \|$/gm)].map((match) => match[1])
    const met = results.filter((result) => result === 'yes').length
    expect(readme).toContain(`${met} of ${results.length} goals are met`)
  })

  test('state as evidence only figures of the guides', () => {
    const evidence = /^## Evidence\n([^]*?)^## /m.exec(readme)![1]!
    const guides =
      documents.get('spec/guides/judging-an-implementation.md')! + documents.get('spec/guides/reliability.md')!
    const figures = [...evidence.matchAll(/\d+ of \d+\b(?! goals)|[\d,]+ (?:rounds|requests)|[\d,]{7,}/g)].map(String)
    expect(figures.length).toBeGreaterThan(3)
    for (const figure of figures) expect(guides, figure).toContain(figure)
  })

  test('name only settings that exist', () => {
    const known = new Set<string>(Object.values(settings).map(({ variable }) => variable))
    for (const [file, document] of documents)
      for (const [name] of document.matchAll(/\bPARLEY_[A-Z0-9_]*[A-Z0-9]\b/g))
        expect(known, `${file} names ${name}`).toContain(name)
  })

  test('name only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    for (const [file, document] of documents)
      for (const [, name] of document.matchAll(/\bnpm run ([a-z0-9:-]+)/g))
        expect(Object.keys(scripts), `${file} names ${name}`).toContain(name)
  })

  test('link only to files and headings that exist', () => {
    let links = 0
    for (const [file, document] of documents) {
      for (const [, href] of withoutCode(document).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(https?|mailto):/.test(href!)) continue
        const [path, anchor] = href!.split('#') as [string, string?]
        const target = path === '' ? file : join(dirname(file), path)
        expect(existsSync(target), `${file} links to ${href}`).toBe(true)
        if (anchor !== undefined) expect(anchorsOf(target), `${file} links to ${href}`).toContain(anchor)
        links++
      }
    }
    expect(links).toBeGreaterThan(20)
  })

  test('show only pictures that exist and are below 100 KB', () => {
    const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map((match) => match[1]!)
    expect(pictures.length).toBeGreaterThan(2)
    for (const picture of pictures) expect(statSync(picture).size, picture).toBeLessThan(100_000)
  })

  test('list only folders that exist', () => {
    const folders = [...readme.matchAll(/^\| `([a-z]+)\/` \|/gm)].map((match) => match[1]!)
    expect(folders.length).toBeGreaterThan(3)
    expect(folders.filter((name) => !existsSync(name))).toEqual([])
  })
})

let provider: RunningProvider

describe('with the demo', () => {
  let demo: Demo | undefined
  beforeAll(async () => {
    // The payments guide starts the provider in a separate terminal.
    const callbackSecret = /callback-secret (whsec_\S+)/.exec(documents.get('spec/guides/payments.md')!)![1]!
    provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
    installParley()
    demo = await startDemo()
  }, 60_000)
  afterAll(async () => {
    await demo?.stop()
    await provider?.close()
  })

  test('the commands of the README and the guides work', async () => {
    expect(demo!.printed()).toMatch(/^Parley starts with a demo\./)
    for (const command of demoCommands) await runCommand(command)
    await expect.poll(demo!.printed, { timeout: 10_000 }).toContain('webhook verified: message.received')
  }, 60_000)

  test('the worker processes tasks, and the client prints the result', async () => {
    const [work, ask] = shellBlocks(documents.get('spec/guides/writing-an-agent.md')!)
      .filter(isExample)
      .map((block) => block.replace('data/demo.env', join(folder, 'data/demo.env')))
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
    // npm and its shell do not forward the signal, so the whole process group is killed.
    process.kill(-worker.pid!, 'SIGKILL')
    await once(worker, 'exit')
  }, 60_000)

  test('the harness judges the demo as conformant by the target file of the guide', async () => {
    const guide = documents.get('spec/guides/judging-an-implementation.md')!
    const [target] = [...guide.matchAll(/^```yaml\n([^]*?)^```$/gm)].map((match) => match[1]!)
    const values = demoValues()
    const me = await fetch(`${values.URL}/v1/me`, { headers: { authorization: `Bearer ${values.ANN_SESSION}` } })
    const { user } = (await me.json()) as { user: { user_id: string } }
    const file = join(folder, 'target.yaml')
    writeFileSync(file, target!.replace('http://127.0.0.1:9000', values.URL!).replace('usr_1', user.user_id))
    const judged = spawn(
      process.execPath,
      ['conformance/cli.ts', '--target', file, '--only', 'messages.send', '--report', join(folder, 'out')],
      {
        env: { ...childEnvironment, ANN_SESSION: values.ANN_SESSION! },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    expect((await once(judged, 'exit'))[0]).toBe(0)
    const report = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))
    expect(report.verdict).toBe('conformant')
  }, 120_000)

  test('the commands of the README work again after a restart', async () => {
    await demo!.stop()
    demo = await startDemo()
    for (const command of demoCommands.filter((block) => readme.includes(block))) await runCommand(command)
  }, 60_000)
})

/** Returns the anchors of a Markdown file, as repository viewers create them. */
function anchorsOf(file: string): string[] {
  const headings = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Runs a command without blocking, because the payment provider answers in this process. */
async function runCommand(command: string): Promise<void> {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`
  const { stdout } = await execute('sh', ['-e', '-c', command], { cwd: folder, env: { ...process.env, PATH } })
  expect(stdout, command).toMatch(/^\{.*\}\n?$/s)
  expect(stdout, command).not.toContain('"error"')
}

function demoValues(): Record<string, string> {
  const text = readFileSync(join(folder, 'data/demo.env'), 'utf8')
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(([, name, value]) => [name, value]))
}

/** Installs the `parley` command on the PATH, as a reader has it. */
function installParley(): void {
  mkdirSync(join(folder, 'bin'))
  const command = `exec '${process.execPath}' '${join(process.cwd(), 'src/main.ts')}' "$@"`
  writeFileSync(join(folder, 'bin/parley'), `#!/bin/sh\n${command}\n`, { mode: 0o755 })
}

interface Demo {
  printed: () => string
  stop(): Promise<void>
}

/** Starts the server as `npm start` does, with a folder `data/`. `stop` ends it as the operating system does. */
async function startDemo(): Promise<Demo> {
  const server = spawn(process.execPath, ['src/main.ts', 'serve', '--demo'], {
    env: {
      ...childEnvironment,
      PORT: '0',
      DATABASE_URL: join(folder, 'data/parley.db'),
      PARLEY_LOG_LEVEL: 'warn',
      PARLEY_PAYMENT_TEST_URL: provider.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Write to echo_bot')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`the demo ended with ${code} before it was ready`)))
  })
  return {
    printed: () => printed,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      expect((await ended)[0]).toBe(0)
    },
  }
}

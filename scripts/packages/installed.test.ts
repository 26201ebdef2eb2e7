/** Tests the packages as users install them: as archives in empty folders, without the repository. */
import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListening } from '../../src/testing/process.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'parley-installed-'))
const operatorKey = 'operator-key-of-an-installed-server'
const started: ChildProcess[] = []

/** Builds the packages in a copy of the repository, so that no other test sees the build output. */
async function pack(): Promise<string> {
  const copy = path.join(folder, 'repository')
  const leftOut = ['node_modules', '.git', 'dist', 'out', 'data'].map((name) => path.resolve(name))
  cpSync('.', copy, { recursive: true, filter: (from) => !leftOut.includes(path.resolve(from)) })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  await run(process.execPath, ['scripts/pack.ts'], { cwd: copy })
  return path.join(copy, 'out/packages')
}

/** Installs a package. @returns the folder of the installation */
async function install(packages: string, name: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: path.join(packages, name),
  })
  const place = path.join(folder, name)
  mkdirSync(place)
  writeFileSync(path.join(place, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `../${stdout.trim()}`], { cwd: place })
  return place
}

/** Runs a command of an installed package as npx does. @returns its exit code and its output */
async function command(
  place: string,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const options = { cwd: place, env: { PATH: process.env.PATH, ...env }, maxBuffer: 10_000_000 }
  try {
    const { stdout, stderr } = await run(process.execPath, [`node_modules/.bin/${name}`, ...args], options)
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: `${stdout}${stderr}` }
  }
}

/** Creates a person. @returns the person's entry in a target file */
async function person(handle: string): Promise<object> {
  const reply = await fetch(`${url}/_ops/persons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle, name: 'A person' }),
  })
  const { person: made, session } = (await reply.json()) as { person: { user_id: string }; session: string }
  return { handle, user_id: made.user_id, session, name: 'A person' }
}

let server: string
let harness: string
let url: string
beforeAll(async () => {
  const packages = await pack()
  server = await install(packages, 'server')
  harness = await install(packages, 'conform')
  const program = path.join(server, 'node_modules/.bin/parley')
  const demo = await startListening([program, 'serve', '--demo'], {
    PORT: '0',
    DATABASE_URL: path.join(server, 'data/parley.db'),
    PARLEY_OPERATOR_KEY: operatorKey,
    PARLEY_TEST_HOOKS: 'true',
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_LOG_LEVEL: 'warn',
  })
  started.push(demo.child)
  url = demo.url
}, 300_000)
afterAll(async () => {
  for (const child of started) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true })
}, 60_000)

test('the server is below 45 MB with its dependencies, and the harness below 80 MB', () => {
  const bytesOf = (place: string) => {
    const files = globSync('node_modules/**/*', { cwd: place }).map((file) => statSync(path.join(place, file)))
    expect(files.length).toBeGreaterThan(1_000)
    return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  }
  expect(bytesOf(server)).toBeLessThan(45_000_000)
  expect(bytesOf(harness)).toBeLessThan(80_000_000)
})

test('the demo serves its pages and its reference, and its echo agent answers', async () => {
  for (const address of ['/readyz', '/', '/docs', '/reference', '/openapi.json', '/asyncapi.json'])
    expect([address, (await fetch(url + address)).status]).toEqual([address, 200])
  const script = /src="([^"]+)"/.exec(await (await fetch(`${url}/console`)).text())![1]!
  expect(await (await fetch(url + script)).text()).toContain('parley-console')
  expect(await command(server, 'parley', ['send', 'echo_bot', 'Hello'])).toMatchObject({ code: 0 })
  await expect
    .poll(async () => (await command(server, 'parley', ['events'])).output, { timeout: 20_000 })
    .toContain('Hello')
  expect(await command(server, 'parley', ['no-such-command'])).toMatchObject({ code: 2 })
}, 60_000)

test('the harness judges the demo by a target file, and doctor reports missing features', async () => {
  const template = path.join(harness, 'node_modules/@parley-im/conform/conformance/target/own-target.yaml')
  const persons = [await person('harness_ann'), await person('harness_ben')]
  writeFileSync(
    path.join(harness, 'target.yaml'),
    `${readFileSync(template, 'utf8')}\npersons: ${JSON.stringify(persons)}\n`,
  )
  const env = {
    PARLEY_CONFORM_URL: url,
    PARLEY_CONFORM_OPERATOR_KEY: operatorKey,
    PARLEY_CONFORM_CONTROL: url,
    PARLEY_CONFORM_PAYMENTS: url,
    PARLEY_CONFORM_PAYMENTS_SECRET: 'none',
  }
  const args = ['--target', 'target.yaml', '--only', 'messages', '--report', 'out']
  const judged = await command(harness, 'parley-conform', args, env)
  expect(judged, judged.output).toMatchObject({ code: 0 })
  expect(judged.output).toContain('conformant')
  const { checks } = JSON.parse(readFileSync(path.join(harness, 'out/report.json'), 'utf8')) as { checks: unknown[] }
  expect(checks.length).toBeGreaterThan(50)
  expect((await command(harness, 'parley-conform', ['doctor', '--target', 'target.yaml'], env)).output).toContain(
    'receiver',
  )
}, 120_000)

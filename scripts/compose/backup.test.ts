import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import { startProcess } from '../../src/testing/process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parley-scheduled-'))
const backups = path.join(folder, 'backups')
const environment = {
  DATABASE_URL: path.join(folder, 'data/parley.db'),
  PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64'),
}
const schedule = { BACKUP_FOLDER: backups, BACKUP_EVERY_SECONDS: '1', BACKUP_KEEP: '2' }
const script = path.join(root, 'scripts/compose/backup.sh')
let server: ChildProcess

beforeAll(async () => {
  mkdirSync(backups)
  mkdirSync(path.join(folder, 'bin'))
  ;({ child: server } = await startProcess(environment))
  command(`exec ${process.execPath} ${root}/src/main.ts "$@"`)
}, 60_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

/** Puts a command `parley` on the PATH of the script. */
function command(body: string): void {
  writeFileSync(path.join(folder, 'bin/parley'), `#!/bin/sh\n${body}\n`)
  chmodSync(path.join(folder, 'bin/parley'), 0o755)
}

const env = () => ({ ...process.env, ...environment, ...schedule, PATH: `${folder}/bin:${process.env.PATH}` })
const files = () => readdirSync(backups).toSorted()
const check = () => spawnSync('sh', [script, '--check'], { env: env() }).status

test('backups of a running server are made on schedule, and only the newest are kept', async () => {
  expect(check()).toBe(1)
  const loop = spawn('sh', [script], { env: env(), stdio: 'ignore' })
  const ended = once(loop, 'exit')
  const seen = new Set<string>()
  await expect
    .poll(() => files().filter((name) => name.endsWith('.parley') && seen.add(name)).length > 0 && seen.size, {
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(3)
  await expect.poll(() => files().filter((name) => name.endsWith('.parley')).length).toBeLessThanOrEqual(2)
  expect(check()).toBe(0)
  const [oldest] = files()
  expect(statSync(path.join(backups, oldest!)).mode & 0o777).toBe(0o600)
  loop.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 90_000)

test('a failed backup deletes no other and leaves no file, and the check fails when the newest is old', async () => {
  for (const name of files().filter((one) => one.endsWith('.part'))) rmSync(path.join(backups, name))
  const before = files()
  command('echo failed > "$2"; exit 1')
  const loop = spawn('sh', [script], { env: env(), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(loop, 'exit')
  await once(loop.stderr, 'data')
  await expect.poll(files).toEqual(before)
  loop.kill('SIGTERM')
  await ended
  for (const name of before) utimesSync(path.join(backups, name), 1_000, 1_000)
  expect(check()).toBe(1)
}, 30_000)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openDatabase } from '../open-database.ts'

const program = fileURLToPath(new URL('../../../testing/database-server.ts', import.meta.url))

let root: string
let child: ChildProcess | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-private-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  child = undefined
  rmSync(root, { recursive: true, force: true })
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

function createLog() {
  const lines: string[] = []
  const write = (_details: object, message: string) => void lines.push(message)
  return { lines, log: { info: write, warn: write, error: write } }
}

/** Opens the database in this process, to capture its log. */
async function open(path: string): Promise<string[]> {
  const { lines, log } = createLog()
  const database = await openDatabase(path, { log })
  await database.close()
  return lines
}

describe.skipIf(process.platform === 'win32')('the files of the embedded database', () => {
  test('have owner permissions only under umask 0', { timeout: 30_000 }, async () => {
    const folder = join(root, 'data', 'deep')
    child = spawn('sh', ['-c', 'umask 0; exec "$0" "$@"', process.execPath, program, join(folder, 'parley.db')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    expect(String((await once(child.stdout!, 'data'))[0])).toContain('opened')
    expect(modesIn(folder)).toEqual({
      'parley.db': '600',
      'parley.db.epoch': '600',
      'parley.db-shm': '600',
      'parley.db-wal': '600',
      'parley.db.lock': '600',
    })
    expect([modeOf(folder), modeOf(join(root, 'data'))]).toEqual(['700', '700'])
  })

  test('lose excess permissions when the database is opened, together with adjacent files', async () => {
    const folder = join(root, 'data')
    await open(join(folder, 'parley.db'))
    writeFileSync(join(folder, 'parley.db.backup'), '')
    mkdirSync(join(folder, 'attachments'))
    for (const name of ['parley.db', 'parley.db.lock', 'parley.db.backup']) chmodSync(join(folder, name), 0o644)
    chmodSync(folder, 0o755)
    const lines = await open(join(folder, 'parley.db'))
    expect(modesIn(folder)).toMatchObject({ 'parley.db': '600', 'parley.db.lock': '600', 'parley.db.backup': '600' })
    expect(modeOf(folder)).toBe('700')
    expect(lines.join('\n')).toMatch(/its mode is now 0700[^]*its mode is now 0600/)
    expect(await open(join(folder, 'parley.db'))).toEqual([])
  })

  test.each(['the file of somebody else', 'a folder that everybody may write to'])(
    'keep the permissions of a folder that contains or is %s, with a warning',
    async (reason) => {
      const folder = join(root, 'data')
      mkdirSync(folder)
      if (reason.startsWith('the file')) writeFileSync(join(folder, 'thesis.txt'), '')
      const mode = reason.startsWith('the file') ? 0o755 : 0o1777
      chmodSync(folder, mode)
      const lines = await open(join(folder, 'parley.db'))
      expect(modeOf(folder)).toBe((mode & 0o777).toString(8))
      expect(modeOf(join(folder, 'parley.db'))).toBe('600')
      expect(lines.join('\n')).toContain('other users can read the folder of the database')
      if (existsSync(join(folder, 'thesis.txt'))) expect(modeOf(join(folder, 'thesis.txt'))).toBe('644')
    },
  )
})

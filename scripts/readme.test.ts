import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shellBlocks, withSettings } from './readme.ts'

const readme = readFileSync('README.md', 'utf8')
const isStart = (block: string) => block.startsWith('npm ci')
const isConformance = (block: string) => block.startsWith('npm run conformance')

test('the table of settings is the one of src/config.ts', () => {
  expect(withSettings(readme)).toBe(readme)
})

test('every folder in the table is there', () => {
  const folders = [...readme.matchAll(/^\| `([a-z]+)\/` \|/gm)].map((match) => match[1]!)
  expect(folders.length).toBeGreaterThan(3)
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

test('the commands of the first conversation work, at the first start and at the second', async () => {
  const blocks = shellBlocks(readme)
  expect(blocks.filter(isStart)).toHaveLength(2)
  const commands = blocks.filter((block) => !isStart(block) && !isConformance(block))
  expect(commands.length).toBeGreaterThan(3)
  const folder = mkdtempSync(join(tmpdir(), 'parley-readme-'))
  try {
    for (let start = 0; start < 2; start++) await converse(folder, commands)
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)

/** Runs the commands as a reader does: beside a server whose data are in `data/`. */
async function converse(folder: string, commands: readonly string[]): Promise<void> {
  const server = spawn(process.execPath, ['src/main.ts', 'serve', '--demo'], {
    env: { PATH: process.env.PATH!, PORT: '0', DATABASE_URL: join(folder, 'data/parley.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout.on('data', (chunk) => { printed += chunk })
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('Write to echo_bot')
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    expect(stdout).toMatch(/^\{.*\}$/s)
    expect(stdout, command).not.toContain('"error"')
  }
  await expect.poll(() => printed, { timeout: 10_000 }).toContain('webhook verified: message.received')
  server.kill('SIGTERM')
  expect((await once(server, 'exit'))[0]).toBe(0)
}

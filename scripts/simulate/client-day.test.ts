import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../simulate.ts', import.meta.url))

const run = async (...options: string[]): Promise<{ output: string; code: number }> => {
  // Simulated time replaces real time in the whole process.
  const child = spawn(process.execPath, [program, '--clients', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { output, code }
}

it('agents handle every event once in a day of faults, and none ends', async () => {
  const { output, code } = await run('--hours', '24')
  expect(output).toMatch(/, 0 violations\n/)
  // The faults reached the clients.
  expect(output).toMatch(
    /3 restored backups, \d{2,} restarts of agents, \d{2,} of them after crashes, \d{2,} repeated deliveries/,
  )
  expect(output).toMatch(/problems: .*request_failed \d{3,}.*log_reset \d/)
  expect(code).toBe(0)
}, 300_000)

it('a client that forgets the ids of handled events is found', async () => {
  const { output, code } = await run('--plants', 'forgets-event-ids', '--hours', '6')
  expect(output).toMatch(/found {3}client-forgets-event-ids in seed \d: .* again, which its position includes/)
  expect(code).toBe(0)
}, 300_000)

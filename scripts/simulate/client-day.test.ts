import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../simulate.ts', import.meta.url))

it('agents handle every event once in a day of faults, and none ends', async () => {
  // Simulated time replaces real time in the whole process.
  const child = spawn(process.execPath, [program, '--clients', '--hours', '24'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(output).toMatch(/, 0 violations\n/)
  // The faults reached the clients.
  expect(output).toMatch(/3 restored backups, \d{2} restarts of agents/)
  expect(output).toMatch(/problems: .*request_failed \d{3,}.*log_reset \d/)
  expect(code).toBe(0)
}, 300_000)

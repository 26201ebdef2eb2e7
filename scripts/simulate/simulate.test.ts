import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../simulate.ts', import.meta.url))

/** Runs a simulation in a separate process, because simulated time replaces real time in the whole process. */
async function simulation(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

const digests = (output: string) => output.match(/trace [0-9a-f]{64}/g)

it('violates no rule under failures, and is reproducible in another process', async () => {
  const [one, other] = await Promise.all([
    simulation('--seed', '21', '--seeds', '2', '--hours', '0.1'),
    simulation('--seed', '21', '--seeds', '2', '--hours', '0.1'),
  ])
  expect(one.output).toMatch(/, 0 violations\n/)
  expect(one.code).toBe(0)
  expect(digests(one.output)).toHaveLength(2)
  expect(new Set(digests(one.output)).size).toBe(2)
  expect(digests(other.output)).toEqual(digests(one.output))
}, 120_000)

// The faults that are found fastest. `npm run simulate -- --plants` plants all faults, for longer.
const soon = [
  'answer before commit',
  'cursor skips an event',
  'lost wake-up',
  'blocks evaluated late',
  'watermarks go back',
  'retries without a backoff',
  'results not fenced by the lease',
]

// A change of the server changes every interleaving, so a fault may need more seeds than a test has time for.
it('finds planted failures', async () => {
  const { output } = await simulation('--plants', ...soon, '--seeds', '4')
  const found = soon.filter((name) => output.includes(`found   ${name}`))
  expect(found.length, output).toBeGreaterThanOrEqual(soon.length - 2)
}, 120_000)

it('fails when a named state was not reached, and names it', async () => {
  const { code, output } = await simulation('--seed', '21', '--hours', '0.02', '--states')
  expect(output).toMatch(/^states reached: \d+ of \d+$/m)
  expect(output).toMatch(/^not reached: .*a tenth attempt/m)
  expect(code).toBe(1)
}, 120_000)

it('rejects invalid arguments with exit code 2', async () => {
  expect((await simulation('--hours', 'many')).code).toBe(2)
})

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeClient } from '../conformance/client-judge/judge-client.ts'

const root = path.dirname(import.meta.dirname)
const hasPython = spawnSync('python3', ['--version']).status === 0

/** Judges an adapter by all cases. */
const judge = (...command: string[]) =>
  judgeClient({ command, root, only: [], seed: 1, timeoutMs: 20_000, concurrency: 12 })

describe.concurrent('the client judge', () => {
  test('accepts the client of this project, without a warning', async () => {
    const results = await judge(process.execPath, path.join(root, 'scripts/examples/judged-client.ts'))
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(results.length).toBeGreaterThanOrEqual(120)
  }, 180_000)

  test.skipIf(!hasPython)(
    'accepts the client of the standard library of Python, without a warning',
    async () => {
      const results = await judge('python3', path.join(root, 'scripts/examples/judged_client.py'))
      expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
      expect(results.length).toBeGreaterThanOrEqual(120)
    },
    180_000,
  )
})

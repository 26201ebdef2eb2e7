import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { clientCases } from '../client-judge/cases/all-cases.ts'
import { judgeClient } from '../client-judge/judge-client.ts'
import type { CaseResult } from '../client-judge/outcome.ts'
import { clientRules } from '../client-judge/rules.ts'
import { readRequirements } from '../runner/requirements.ts'
import { mistakes, type Mistake } from './mistakes.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
/** A client that loses an event is waited for this long. */
const shortMs = 2000
const roomyMs = 15_000
const judged = [...clientCases, ...clientRules]

/** Judges the reference client, with a mistake or without. */
const judge = (only: readonly string[], timeoutMs: number, mistake?: Mistake) =>
  judgeClient({
    command: [process.execPath, program, ...(mistake === undefined ? [] : [mistake])],
    root,
    only,
    seed: 1,
    timeoutMs,
    concurrency: 8,
  })

test('there are at least 120 cases, each with an id of its own, an explanation and known requirements', () => {
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(new Set(judged.map(({ id }) => id)).size).toBe(judged.length)
  const requirements = readRequirements(root)
  const unknown = judged.flatMap((one) => one.requirements.filter((id) => !requirements.has(id)))
  expect(unknown).toEqual([])
  expect(judged.filter((one) => one.requirements.length === 0 || one.advice.length < 40).map(({ id }) => id)).toEqual(
    [],
  )
})

test('the reference client passes each case that finds a mistake', async () => {
  const results = await judge([...new Set(Object.values(mistakes))], roomyMs)
  expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
})

describe('a client with one mistake fails', () => {
  const table = Object.entries(mistakes) as [Mistake, string][]
  const results = new Map<Mistake, CaseResult | undefined>()
  beforeAll(async () => {
    const queue = [...table]
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [mistake, id] = next
        const [result] = await judge([id], shortMs, mistake)
        results.set(mistake, result)
      }
    }
    await Promise.all(Array.from({ length: 12 }, work))
    // Beside others, a client may be too slow to show its mistake: judged alone, it shows it.
    for (const [mistake, id] of table)
      if (results.get(mistake)?.status !== 'failed') results.set(mistake, (await judge([id], roomyMs, mistake))[0])
  }, 180_000)

  test.each(table)('%s: %s', (mistake, id) => {
    expect(results.get(mistake)).toMatchObject({ id, status: 'failed' })
  })
})

/**
 * Judges a server with the least expected legal choices through the command line, as users run it. This is the fastest
 * of the contrary configurations, about 80 s on a machine with two cores. The nightly workflow judges the
 * others.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contrary } from '../legal-choices/configurations.ts'
import { MutationRun } from './mutation-run.ts'
import { ResidentJudge } from './resident-judge.ts'

const limitMs = 600_000
/** Maximum number of untestable checks: those of omitted features. More mean that the harness lost its actors. */
const untestableMost = 20
const decidedLeast = 390

let run: MutationRun
beforeAll(async () => {
  run = await MutationRun.open({ behind: 'reference', mode: 'quick', whole: false, seed: 1, repro: false })
})
afterAll(() => run.close())

it('a server with the least expected legal choices is conformant', { timeout: limitMs }, async () => {
  const configuration = contrary.at(-1)!
  const candidate = { kind: 'choice', name: `choice:${configuration.name}`, configuration } as const
  const { checks, verdict, output } = await run.judge(candidate, new ResidentJudge())
  expect(checks, output).not.toBeNull()
  const withStatus = (...statuses: string[]): string[] =>
    (checks ?? []).flatMap(({ id, status, message }) => (statuses.includes(status) ? [`${id}: ${message ?? ''}`] : []))
  const convicted = withStatus('failed', 'error')
  expect(convicted.length, [...convicted, output].join('\n')).toBe(0)
  expect(verdict).toBe('conformant')
  const untestable = withStatus('not_testable')
  expect(untestable.length, untestable.join('\n')).toBeLessThanOrEqual(untestableMost)
  expect(withStatus('passed', 'warned').length).toBeGreaterThanOrEqual(decidedLeast)
})

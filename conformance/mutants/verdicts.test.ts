import { describe, expect, it } from 'vitest'
import { selectCandidates, type Candidate } from './candidates.ts'
import type { CheckRow, Judgement } from './judgement.ts'
import { verdictOn, verdictOnControl, type Kill } from './verdicts.ts'

const check = (status: CheckRow['status'], ...requirements: string[]): CheckRow => ({
  id: requirements.join('+'),
  requirements,
  status,
  named: requirements.slice(0, 1),
  message: 'one event after the send',
  expected: 1,
  actual: 2,
})
const judged = (checks: CheckRow[], more: Partial<Judgement> = {}): Judgement => ({
  checks,
  verdict: 'violations',
  exitCode: 1,
  durationMs: 1000,
  output: '',
  ...more,
})
const mutant: Candidate = {
  kind: 'fault',
  name: 'x',
  fault: 'replay-stores-twice',
  violates: ['MSG-041', 'MSG-039'],
  description: '',
}
const empty: Candidate = { kind: 'stub', name: 'v', server: 'always-401' }
const legal: Candidate = {
  kind: 'choice',
  name: 'c',
  configuration: { name: 'c', choices: [], names: {}, frames: {}, forms: ['current'], patches: [] },
}

describe('a mutant', () => {
  it('is killed by a failed check that cites a violated requirement', () => {
    expect(verdictOn(mutant, judged([check('passed', 'MSG-041'), check('failed', 'MSG-039')])).good).toBe(true)
  })
  it.each([
    { message: '' },
    { message: 'a send was rejected with code undefined' },
    { expected: undefined },
    { actual: undefined },
  ])('is not killed by a failure with an unclear text: %j', (changes) => {
    const { good, text } = verdictOn(mutant, judged([{ ...check('failed', 'MSG-039'), ...changes }]))
    expect(good).toBe(false)
    expect(text).toContain('MSG-039 reports it unclearly')
  })
  it('survives a failed assertion about another requirement of the check', () => {
    const { good, text } = verdictOn(mutant, judged([check('failed', 'MSG-001', 'MSG-041')]))
    expect([good, text]).toEqual([false, 'survived: MSG-001+MSG-041 failed about MSG-001'])
  })
  it('survives failures of other requirements, warnings, errors and missing reports', () => {
    expect(verdictOn(mutant, judged([check('failed', 'MSG-001'), check('passed', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('warned', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('error', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('failed', 'MSG-001')])).text).toContain('no check cites')
    expect(verdictOn(mutant, judged([], { checks: null })).good).toBe(false)
  })
})

it('a mutant of requirements that can only warn is killed by a warning', () => {
  expect(verdictOn({ ...mutant, warns: true }, judged([check('warned', 'MSG-041')])).good).toBe(true)
  expect(verdictOn({ ...mutant, warns: true }, judged([check('passed', 'MSG-041')])).good).toBe(false)
})

describe('a stub server', () => {
  it('is recognized if no check passes or warns, the exit code is not 0 and the run ends in time', () => {
    expect(verdictOn(empty, judged([check('failed', 'MSG-031'), check('not_testable', 'MSG-041')])).good).toBe(true)
    expect(verdictOn(empty, judged([check('passed', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(empty, judged([check('warned', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(empty, judged([], { durationMs: 15_001 })).good).toBe(false)
    expect(verdictOn(empty, judged([], { exitCode: 0 })).good).toBe(false)
  })
})

describe('a legal choice', () => {
  const conformant = (checks: CheckRow[]): Judgement => judged(checks, { exitCode: 0, verdict: 'conformant' })
  it('is accepted if a check passed and none failed or ended in an error', () => {
    expect(verdictOn(legal, conformant([check('passed', 'MSG-031'), check('warned', 'MSG-041')])).good).toBe(true)
    expect(verdictOn(legal, conformant([check('not_testable', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(legal, conformant([check('passed', 'MSG-031'), check('error', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(legal, judged([check('failed', 'MSG-031')])).good).toBe(false)
  })
  it('is rejected if more than a tenth of the offered checks are undecided', () => {
    const left = (many: number): CheckRow[] => Array.from({ length: many }, () => check('not_testable', 'MSG-031'))
    const decided = Array.from({ length: 18 }, () => check('passed', 'MSG-031'))
    expect(verdictOn(legal, conformant([...decided, ...left(2)]))).toMatchObject({
      good: true,
      text: '18 checks decided, 2 not testable',
    })
    expect(verdictOn(legal, conformant([...decided, ...left(3)])).good).toBe(false)
  })
})

describe('a control', () => {
  const row = (status: CheckRow['status']): CheckRow => ({ id: 'a', requirements: [], status })
  const confirms = (status: Kill['status'], ...ends: CheckRow['status'][]): boolean =>
    verdictOnControl([{ check: 'a', status }], judged(ends.map(row))).good
  it('confirms a kill if the check ends differently without the fault', () => {
    expect(confirms('failed', 'passed', 'not_testable')).toBe(true)
    expect(confirms('failed', 'warned')).toBe(true)
    expect(confirms('warned', 'passed')).toBe(true)
  })
  it('does not confirm a kill if the check fails again, ends in an error, is not testable or is missing', () => {
    expect(confirms('failed', 'passed', 'failed')).toBe(false)
    expect(confirms('warned', 'passed', 'warned')).toBe(false)
    expect(confirms('failed', 'error')).toBe(false)
    expect(confirms('failed', 'not_testable')).toBe(false)
    expect(confirms('failed')).toBe(false)
    expect(verdictOnControl([], judged([], { checks: null })).good).toBe(false)
  })
})

it('selects candidates by name, prefix and kind, and rejects unknown names', () => {
  const base = { seed: 1, combinations: 3 }
  const names = (only: string[], kinds: Candidate['kind'][]): string[] =>
    selectCandidates({ ...base, only, kinds }).map((candidate) => candidate.name)
  expect(names(['replay-conflicts'], ['fault'])).toEqual(['replay-conflicts'])
  expect(names(['choice:combination*'], ['choice'])).toHaveLength(3)
  expect(names([], ['stub']).length).toBe(5)
  expect(() => names(['no-such-name'], ['fault'])).toThrow('no mutant')
})

import { describe, expect, it } from 'vitest'
import { selectCandidates, type Candidate } from './candidates.ts'
import type { CheckRow, Judgement } from './run-harness.ts'
import { verdictOn } from './verdicts.ts'

const check = (status: CheckRow['status'], ...requirements: string[]): CheckRow => ({
  id: requirements.join('+'),
  requirements,
  status,
})
const judged = (checks: CheckRow[], more: Partial<Judgement> = {}): Judgement => ({
  exitCode: 1,
  durationMs: 1000,
  output: '',
  report: { verdict: 'violations', checks },
  ...more,
})
const mutant: Candidate = {
  kind: 'subject',
  name: 'x',
  fault: 'replay-stores-twice',
  violates: ['MSG-041', 'MSG-039'],
  description: '',
}
const empty: Candidate = { kind: 'vacuity', name: 'v', server: 'always-401' }
const legal: Candidate = {
  kind: 'variant',
  name: 'c',
  configuration: { name: 'c', choices: [], names: {}, forms: ['current'] },
}

describe('a mutant', () => {
  it('is killed by a failed check that cites a violated requirement', () => {
    expect(verdictOn(mutant, judged([check('passed', 'MSG-041'), check('failed', 'MSG-039')])).good).toBe(true)
  })
  it('survives failures elsewhere, warnings, errors and missing reports', () => {
    expect(verdictOn(mutant, judged([check('failed', 'MSG-001'), check('passed', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('warned', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('error', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(mutant, judged([check('failed', 'MSG-001')])).text).toContain('no check cites')
    expect(verdictOn(mutant, judged([], { report: null })).good).toBe(false)
  })
})

it('a mutant of rows that may only warn is found by a warning', () => {
  expect(verdictOn({ ...mutant, warns: true }, judged([check('warned', 'MSG-041')])).good).toBe(true)
  expect(verdictOn({ ...mutant, warns: true }, judged([check('passed', 'MSG-041')])).good).toBe(false)
})

describe('an empty server', () => {
  it('is unmasked when nothing is green, the exit is not 0 and the run ends in time', () => {
    expect(verdictOn(empty, judged([check('failed', 'MSG-031'), check('not_testable', 'MSG-041')])).good).toBe(true)
    expect(verdictOn(empty, judged([check('passed', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(empty, judged([check('warned', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(empty, judged([], { durationMs: 15_001 })).good).toBe(false)
    expect(verdictOn(empty, judged([], { exitCode: 0 })).good).toBe(false)
  })
})

describe('a legal choice', () => {
  const conformant = (checks: CheckRow[]): Judgement =>
    judged(checks, { exitCode: 0, report: { verdict: 'conformant', checks } })
  it('is accepted when something passed and nothing failed', () => {
    expect(verdictOn(legal, conformant([check('passed', 'MSG-031'), check('warned', 'MSG-041')])).good).toBe(true)
    expect(verdictOn(legal, conformant([check('not_testable', 'MSG-031')])).good).toBe(false)
    expect(verdictOn(legal, conformant([check('passed', 'MSG-031'), check('error', 'MSG-041')])).good).toBe(false)
    expect(verdictOn(legal, judged([check('failed', 'MSG-031')])).good).toBe(false)
  })
})

it('selects trials by name, prefix and kind, and refuses unknown names', () => {
  const base = { seed: 1, combinations: 3 }
  const names = (only: string[], kinds: Candidate['kind'][]): string[] =>
    selectCandidates({ ...base, only, kinds }).map((candidate) => candidate.name)
  expect(names(['replay-conflicts'], ['subject'])).toEqual(['replay-conflicts'])
  expect(names(['variant:combination*'], ['variant'])).toHaveLength(3)
  expect(names([], ['vacuity']).length).toBe(5)
  expect(() => names(['no-such-name'], ['subject'])).toThrow('no mutant')
})

import { describe, expect, it } from 'vitest'
import { annotationsOf } from './annotations.ts'
import { renderBadge } from './badge.ts'
import { count } from './counts.ts'
import type { Report, ReportedCheck } from './report.ts'

function check(changes: Partial<ReportedCheck>): ReportedCheck {
  return {
    id: 'messages.send',
    form: 'current',
    area: 'messages',
    requirements: ['MSG-001'],
    status: 'failed',
    duration_ms: 1,
    runs: 1,
    requests: 1,
    message: 'lost, 100 % of it:\nreally',
    violated: 'MSG-001',
    statement: 'A message is stored.',
    warnings: [],
    exchanges: [],
    replay: { seed: 1, command: 'parley-conform --seed 1' },
    ...changes,
  }
}

const reportOf = (checks: ReportedCheck[]) => ({
  checks,
  verdict: 'violations' as const,
  summary: { checks: count(checks) } as Report['summary'],
})

describe('annotations', () => {
  it('are one line for each finding that no other finding explains', () => {
    const checks = [
      check({}),
      check({ id: 'a', folded_under: 'messages.send [current]' }),
      check({ id: 'b', known: true }),
      check({ id: 'c', status: 'passed' }),
      check({ id: 'd', status: 'passed', known: true, unexpected: 'it passes' }),
    ]
    expect(annotationsOf(reportOf(checks))).toEqual([
      '::error title=MSG-001%3A messages.send [current]::lost, 100 %25 of it:%0Areally%0AA message is stored.%0Aparley-conform --seed 1',
      '::error title=MSG-001%3A d [current]::it passes%0AA message is stored.%0Aparley-conform --seed 1',
      '::notice title=Conformance%3A violations::2 passed, 3 failed',
    ])
  })

  it('end after ten and count the remaining findings', () => {
    const checks = Array.from({ length: 13 }, (_, index) => check({ id: `check-${index}` }))
    const lines = annotationsOf(reportOf(checks))
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('::notice title=Conformance%3A violations::13 failed; 3 more findings are in the report')
  })
})

describe('a badge', () => {
  const counts = { failed: 3, error: 0, warned: 1, passed: 454, not_testable: 2, not_offered: 0 }
  const badge = (verdict: Report['verdict']) =>
    renderBadge({ verdict, summary: { checks: counts } as Report['summary'] })

  it('contains the counts or the missing verdict as text', () => {
    expect(badge('conformant')).toContain('aria-label="AMS conformance: 454 passed, 1 warned, 3 failed"')
    expect(badge('violations')).toContain('AMS conformance: 454 passed, 1 warned, 3 failed')
    expect(badge('no_verdict')).toContain('AMS conformance: no verdict')
  })
})

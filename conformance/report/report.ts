/** report.json as a type; spec/report.schema.yaml describes it for others. */
import type { Mode } from '../check-api/needs.ts'
import type { RequestCoverage } from './request-coverage.ts'
import type { Status, Warning } from '../runner/result.ts'

export type Verdict = 'conformant' | 'violations' | 'no_verdict'
export type Counts = Record<Status, number>

export interface ReportedExchange {
  number: number
  actor: string
  operation: string | null
  request: { method: string; url: string; headers: Record<string, string>; body: string | null }
  response: { status: number; headers: Record<string, string>; body: string } | null
  fault?: string
  started_at: number
  duration_ms: number
}

export interface ReportedCheck {
  id: string
  form: string
  area: string
  requirements: string[]
  status: Status
  duration_ms: number
  runs: number
  requests: number
  message?: string
  violated?: string
  statement?: string
  expected?: unknown
  actual?: unknown
  unlock?: string
  counterexample?: unknown
  shrinks?: number
  seen?: string
  warnings: Warning[]
  exchanges: ReportedExchange[]
  replay: { seed: number; property?: number; path?: string; command: string; file?: string; script?: string }
}

export interface ReportedRequirement {
  id: string
  area: string
  level: string
  form: string
  statement: string
  status: Status
  checks: string[]
}

export interface Report {
  tool: { name: string; version: string; node: string }
  target: {
    name: string
    base_url: string
    forms: string[]
    offers: Record<string, { offered: boolean; reason: string }>
  }
  seed: number
  mode: Mode
  started_at: string
  duration_ms: number
  verdict: Verdict
  reason: string
  summary: { checks: Counts; requirements: Counts; must_exercised: number; must_total: number; requests: number }
  requirements: ReportedRequirement[]
  checks: ReportedCheck[]
  decisions: { id: string; observed: string[] }[]
  replies: { operation: string; pointer: string; message: string; checks: string[] }[]
  /** Missing where checks were selected one by one: such a run covers nothing. */
  request_coverage?: RequestCoverage
}

export const statuses: readonly Status[] = ['failed', 'error', 'warned', 'passed', 'not_testable', 'not_offered']

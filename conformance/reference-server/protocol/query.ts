/** Integers of a query string, with the choices of AMB-044 and AMB-058 for values out of range. */
import type { Subject } from '../state/server.ts'
import { invalid, Refusal } from './api-error.ts'

export interface Range {
  min: number
  max: number
  fallback: number
}

export function integer(subject: Subject, query: URLSearchParams, name: string, range: Range): number {
  const text = query.get(name)
  if (text === null) return range.fallback
  const value = Number(text)
  if (/^-?\d+$/.test(text) && value >= range.min && value <= range.max) return value
  if (Number.isNaN(value) && subject.faulty('odd-query-breaks-server'))
    throw new Refusal('internal_error', `${name} is no number`)
  if (subject.chose('out-of-range-400')) throw new Refusal('invalid_request', `${name} is out of range`, 400)
  if (!subject.chose('out-of-range-clamped')) throw invalid(`${name} is out of range`)
  return Number.isNaN(value) ? range.fallback : Math.min(range.max, Math.max(range.min, Math.trunc(value)))
}

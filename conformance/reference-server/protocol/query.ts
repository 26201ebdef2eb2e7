/** Parses integers of a query string, with the choices of AMB-044 and AMB-058 for values out of range. */
import type { ReferenceServer } from '../state/server.ts'
import { invalid, ApiError } from './api-error.ts'

export interface Range {
  min: number
  max: number
  fallback: number
}

export function integer(server: ReferenceServer, query: URLSearchParams, name: string, range: Range): number {
  const text = query.get(name)
  if (text === null) return range.fallback
  const value = Number(text)
  const refused = name === 'limit' && value === 100 && server.hasFault('limit-100-refused')
  if (/^-?\d+$/.test(text) && value >= range.min && value <= range.max && !refused) return value
  if (Number.isNaN(value) && server.hasFault('odd-query-breaks-server'))
    throw new ApiError('internal_error', `${name} is not a number`)
  if (server.hasChoice('out-of-range-400')) throw new ApiError('invalid_request', `${name} is out of range`, 400)
  if (!server.hasChoice('out-of-range-clamped')) throw invalid(`${name} is out of range`)
  return Number.isNaN(value) ? range.fallback : Math.min(range.max, Math.max(range.min, Math.trunc(value)))
}

/** Finds the first place where two views differ. */
import { sameJson } from '../client/compare-json.ts'

export interface Place {
  /** JSON Pointer into both views; empty for the root. */
  pointer: string
  a: unknown
  b: unknown
}

export function firstDifference(a: unknown, b: unknown, pointer = ''): Place | undefined {
  if (sameJson(a, b)) return undefined
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return { pointer, a, b }
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return { pointer, a, b }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  for (const name of names) {
    const inner = firstDifference(member(a, name), member(b, name), `${pointer}/${name}`)
    if (inner !== undefined) return inner
  }
  return { pointer, a, b }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
const member = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]

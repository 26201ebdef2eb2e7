/** Checks that may fail: they still run, and the run fails when one of them passes. */
import { readFileSync } from 'node:fs'
import type { Check } from '../check-api/check.ts'
import type { CheckResult } from '../runner/result.ts'

/** The list cannot be used; the message names the line. */
export class KnownFailuresError extends Error {
  override name = 'KnownFailuresError'
}

/** Check id -> the form that may fail, or null for every form. */
export type KnownFailures = ReadonlyMap<string, string | null>

/**
 * Reads a list: one check id in each line, `id [form]` for one form only; `#` begins a comment.
 * @throws KnownFailuresError
 */
export function readKnownFailures(file: string, checks: readonly Pick<Check, 'id'>[]): KnownFailures {
  const known = new Map<string, string | null>()
  for (const [index, line] of read(file).split('\n').entries()) {
    const text = line.replace(/#.*/, '').trim()
    if (text === '') continue
    const [, id, form] = /^(\S+)(?:\s+\[(current|variant)\])?$/.exec(text) ?? []
    if (id === undefined)
      throw new KnownFailuresError(`${file}, line ${index + 1}: ${text} is not \`id\` or \`id [form]\``)
    if (!checks.some((check) => check.id === id))
      throw new KnownFailuresError(`${file}, line ${index + 1}: there is no check ${id}`)
    // The same check in both forms, one line each, may fail in both.
    known.set(id, known.has(id) && known.get(id) !== (form ?? null) ? null : (form ?? null))
  }
  return known
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new KnownFailuresError((error as Error).message)
  }
}

export const isKnown = (known: KnownFailures, { id, form }: Pick<CheckResult, 'id' | 'form'>): boolean =>
  known.has(id) && (known.get(id) === null || known.get(id) === form)

/** Why a listed check fails the run; undefined when it failed, as it may, or is not listed. */
export function unexpectedEnd(known: KnownFailures, result: CheckResult): string | undefined {
  if (!isKnown(known, result)) return undefined
  if (result.status === 'passed' || result.status === 'warned')
    return 'listed as a known failure, and it does not fail any more: take it off the list'
  return result.status === 'not_testable' || result.status === 'not_offered'
    ? 'listed as a known failure, and it did not run'
    : undefined
}

/** Known failures. These checks still run, and the run fails when one of them passes, unless it is flaky. */
import { readFileSync } from 'node:fs'
import type { Check } from '../check-api/check.ts'
import type { CheckResult } from '../runner/result.ts'
import { nameOf } from './report.ts'

/** The list cannot be used. The message names the line. */
export class KnownFailuresError extends Error {
  override name = 'KnownFailuresError'
}

/** `always`: the run fails when the check passes. `sometimes`: a flaky check, which never affects the verdict. */
export type Frequency = 'always' | 'sometimes'

/** Frequency by `id`, or by `id [form]` for one form only. */
export type KnownFailures = ReadonlyMap<string, Frequency>

/**
 * Reads a list: one check id per line, or `id [form]` for one form only. `flaky` after it marks a check that fails
 * only sometimes. `#` starts a comment.
 * @throws KnownFailuresError
 */
export function readKnownFailures(file: string, checks: readonly Pick<Check, 'id'>[]): KnownFailures {
  const known = new Map<string, Frequency>()
  for (const [index, line] of read(file).split('\n').entries()) {
    const text = line.replace(/#.*/, '').trim()
    if (text === '') continue
    const place = `${file}, line ${index + 1}`
    const [, id, form, flaky] = /^(\S+)(?:\s+\[(current|variant)\])?(\s+flaky)?$/.exec(text) ?? []
    if (id === undefined)
      throw new KnownFailuresError(`${place}: ${text} is not \`id\` or \`id [form]\`, with or without \`flaky\``)
    if (!checks.some((check) => check.id === id)) throw new KnownFailuresError(`${place}: there is no check ${id}`)
    const name = form === undefined ? id : nameOf({ id, form })
    if (known.has(name)) throw new KnownFailuresError(`${place}: ${name} is listed twice`)
    known.set(name, flaky === undefined ? 'always' : 'sometimes')
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

/** Returns how often the list says that a check fails. Undefined for a check that is not listed. */
export const listedAs = (known: KnownFailures, { id, form }: Pick<CheckResult, 'id' | 'form'>): Frequency | undefined =>
  known.get(nameOf({ id, form })) ?? known.get(id)

/** Returns why a listed check fails the run. Undefined when it failed as listed, is flaky, or is not listed. */
export function unexpectedEnd(known: KnownFailures, result: CheckResult): string | undefined {
  if (listedAs(known, result) !== 'always') return undefined
  if (result.status === 'passed' || result.status === 'warned')
    return 'listed as a known failure, but it passes: remove it from the list, or mark it as flaky'
  return result.status === 'not_testable' || result.status === 'not_offered'
    ? 'listed as a known failure, but it did not run'
    : undefined
}

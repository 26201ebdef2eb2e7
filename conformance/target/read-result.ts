/** Reads the result of a hook from the answer of the target, as the target file describes. */
import { valueAt } from '../client/json-pointer.ts'
import type { HookResult } from './hooks.ts'
import type { ResultSource } from './target.ts'
import { fill, isExpected } from './template.ts'

/** Reads each member of a result from an answer. */
export const readResult = (
  sources: Record<string, string | ResultSource> | undefined,
  answer: unknown,
  parameters: Record<string, unknown>,
): HookResult =>
  Object.fromEntries(
    Object.entries(sources ?? {}).map(([member, source]) => [
      member,
      typeof source === 'string' ? valueAt(answer, source) : readFrom(source, answer, parameters),
    ]),
  )

function readFrom(source: ResultSource, answer: unknown, parameters: Record<string, unknown>): unknown {
  const { at = [], where = {}, each, map = {} } = source
  const several = typeof at === 'string' ? undefined : at.flatMap((pointer) => itemsOf(valueAt(answer, pointer)))
  let value = typeof at === 'string' ? valueAt(answer, at) : at.length === 0 ? undefined : several
  if (Array.isArray(value)) {
    const conditions = Object.entries(where)
    value = value.filter((item) =>
      conditions.every(([pointer, one]) => isExpected(valueAt(item, pointer), fill(one, parameters))),
    )
  }
  if (Array.isArray(value) && each !== undefined) value = value.map((item) => valueAt(item, each))
  const word = String(value)
  if (Object.hasOwn(map, word)) value = map[word]
  return value ?? fill(source.default, parameters)
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : (value ?? null) === null ? [] : [value])

import { findMember } from '../client/json-pointer.ts'
import type { NameKey, Target } from './target.ts'

/**
 * Reads a member by its name in the target file. When a word of a member stands for a receipt timestamp, the value is
 * the name of the timestamp if the word means that it is set, and otherwise null.
 */
export function memberNamed(target: Pick<Target, 'names' | 'stamp_values'>, value: unknown, key: NameKey): unknown {
  const name = target.names[key]
  if (name === undefined) return undefined
  const found = findMember(value, name)
  const meaning = target.stamp_values[key]
  if (meaning === undefined || found === undefined) return found
  return meaning.includes(found as string | number) ? key : null
}

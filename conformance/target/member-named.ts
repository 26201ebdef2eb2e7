import { findMember } from '../client/json-pointer.ts'
import type { NameKey, Target } from './target.ts'

/**
 * Reads a member by the name that the target file gives it. A stamp that is a word among others reads as the stamp's own
 * name while the word means that it is there, and else as null.
 */
export function memberNamed(target: Pick<Target, 'names' | 'stamp_values'>, value: unknown, key: NameKey): unknown {
  const name = target.names[key]
  if (name === undefined) return undefined
  const found = findMember(value, name)
  const meaning = target.stamp_values[key]
  if (meaning === undefined || found === undefined) return found
  return meaning.includes(found as string | number) ? key : null
}

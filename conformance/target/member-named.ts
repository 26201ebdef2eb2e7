import { isDeepStrictEqual } from 'node:util'
import { findMember } from '../client/json-pointer.ts'
import type { NameKey, Target } from './target.ts'

/**
 * Reads a member by its name in the target file. A receipt timestamp that is not set is null, also where the target
 * shows false, zero or nothing. When a word stands for a receipt timestamp, the value is the name of the timestamp.
 */
export function memberNamed(target: Pick<Target, 'names' | 'stamp_values'>, value: unknown, key: NameKey): unknown {
  const name = target.names[key]
  if (name === undefined) return undefined
  const found = findMember(value, name)
  const meaning = target.stamp_values[key]
  if (meaning !== undefined && found !== undefined) return meaning.includes(found as string | number) ? key : null
  return key.endsWith('_stamp') && unset.some((one) => isDeepStrictEqual(found, one)) ? null : found
}

const unset: readonly unknown[] = [null, false, '', 0, [], {}]

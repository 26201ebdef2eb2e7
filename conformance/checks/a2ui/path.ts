/** Judges the path (JSON Pointer) of an A2UI error. */
import { pointerSegments } from '../../client/json-pointer.ts'

export interface PathFinding {
  text: string
  mild: boolean
}

/**
 * Returns the problem of an error's path. The path may start at the message or at the object under its action
 * (AMB-098). A path to an enclosing object of the error only warns.
 * @param at the action and the member names from there to the error; undefined if the message as a whole is wrong
 */
export function pathFinding(
  path: unknown,
  message: unknown,
  at: readonly string[] | undefined,
): PathFinding | undefined {
  const names = namesIn(path)
  if (names === undefined) return { text: 'it is not a JSON Pointer (RFC 6901)', mild: false }
  if (typeof message !== 'object')
    return names.length === 0
      ? undefined
      : { text: 'it refers to a member of a message that is not an object', mild: false }
  if (at === undefined) return undefined
  const ways = [at, at.slice(1)]
  if (ways.some((way) => way.join('/') === names.join('/'))) return undefined
  const around = ways.some((way) => names.every((name, index) => way[index] === name))
  return around
    ? { text: 'it refers to an enclosing object of the error', mild: true }
    : { text: 'it does not refer to the error', mild: false }
}

/** Returns the names in a JSON Pointer. Undefined if it is not a valid pointer. */
export function namesIn(path: unknown): string[] | undefined {
  if (typeof path !== 'string' || !/^(\/([^~/]|~[01])*)*$/.test(path)) return undefined
  return pointerSegments(path)
}

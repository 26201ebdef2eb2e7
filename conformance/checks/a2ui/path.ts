/** Where a JSON Pointer of an A2UI error leads. */
import { pointerSegments } from '../../client/json-pointer.ts'

export interface PathFinding {
  text: string
  mild: boolean
}

/**
 * What is wrong with the path of an error. It may start at the message or at the object under its action (AMB-098), and
 * something around the fault is not wrong enough to fail.
 * @param at the action and the names from there to the fault; undefined when the message as a whole is at fault
 */
export function pathFinding(
  path: unknown,
  message: unknown,
  at: readonly string[] | undefined,
): PathFinding | undefined {
  const names = namesIn(path)
  if (names === undefined) return { text: 'it is no JSON Pointer (RFC 6901)', mild: false }
  if (typeof message !== 'object')
    return names.length === 0 ? undefined : { text: 'it leads into a message that is no object', mild: false }
  if (at === undefined) return undefined
  const ways = [at, at.slice(1)]
  if (ways.some((way) => way.join('/') === names.join('/'))) return undefined
  const around = ways.some((way) => names.every((name, index) => way[index] === name))
  return around
    ? { text: 'it leads to what is around the fault', mild: true }
    : { text: 'it does not lead to the fault', mild: false }
}

/** The names in a pointer; undefined when it is none. */
export function namesIn(path: unknown): string[] | undefined {
  if (typeof path !== 'string' || !/^(\/([^~/]|~[01])*)*$/.test(path)) return undefined
  return pointerSegments(path)
}

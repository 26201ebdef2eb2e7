/** Templates of hooks, as a target file has them. */

/** A request; its body may have placeholders. */
export const operation = (
  as: 'actor' | 'person' | 'operator' | 'none',
  method: string,
  path: string,
  body?: object,
): object => ({ as, request: { method, path, ...(body === undefined ? {} : { body }) } })

/** The same with results, by JSON pointers into the answer. */
export const answering = (hook: object, result: Record<string, string>): object => ({ ...hook, result })

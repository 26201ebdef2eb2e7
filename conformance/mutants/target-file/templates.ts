/** Builders of hook templates for a target file. */
import type { ResultSource } from '../../target/target.ts'

/** Returns a request hook; its body may contain placeholders. */
export const operation = (
  as: 'actor' | 'person' | 'operator' | 'none',
  method: string,
  path: string,
  body?: object,
): object => ({ as, request: { method, path, ...(body === undefined ? {} : { body }) } })

/** Adds results, which are read from the answer, to a hook. */
export const answering = (hook: object, result: Record<string, string | ResultSource>): object => ({ ...hook, result })

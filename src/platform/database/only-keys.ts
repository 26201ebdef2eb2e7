import type { Tx } from './database.ts'

/**
 * Returns a condition with the keys of a statement, so that a distributed database queries no other server; `bindings`
 * belong to the position of `sql`. On a single server, the condition is empty.
 */
export function onlyKeys(
  { distributed }: Pick<Tx, 'distributed'>,
  column: string,
  keys: readonly string[],
): { sql: string; bindings: readonly (readonly string[])[] } {
  return distributed
    ? { sql: ` AND ${column} = ANY(?::text[])`, bindings: [[...new Set(keys)]] }
    : { sql: '', bindings: [] }
}

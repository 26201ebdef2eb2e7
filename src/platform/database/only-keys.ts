import type { Tx } from './database.ts'

/**
 * Names the keys that a statement is about, so that a distributed database asks no other server; `bindings` stand where
 * `sql` does. Where all is on one server, the statement stays as it is.
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

import type { Tx } from './database.ts'

/** The texts of a column that has a JSON list of them, for use behind IN. A null column has none. */
export function jsonTexts({ dialect }: Pick<Tx, 'dialect'>, column: string): string {
  return dialect === 'sqlite'
    ? `(SELECT value FROM json_each(${column}))`
    : `(SELECT jsonb_array_elements_text(${column}::jsonb))`
}

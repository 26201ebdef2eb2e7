/** A statement for PostgreSQL, with numbered parameters and the name of its prepared statement. */
export interface NamedStatement {
  name: string
  text: string
}

/** Maximum number of prepared statements; further texts run unprepared, to limit the memory of connections. */
const namedMax = 1000

const named = new Map<string, NamedStatement>()

/** Returns the statement of a text with `?`; a `?` inside quotes is kept. The same text gets the same name. */
export function namedStatement(sql: string): NamedStatement | { text: string } {
  const known = named.get(sql)
  if (known !== undefined) return known
  const text = numbered(sql)
  if (named.size >= namedMax) return { text }
  const statement = { name: `parley_${named.size + 1}`, text }
  named.set(sql, statement)
  return statement
}

function numbered(sql: string): string {
  let count = 0
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (match) => (match === '?' ? `$${++count}` : match))
}

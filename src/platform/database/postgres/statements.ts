/** A statement as PostgreSQL takes it: numbered parameters, and a name under which it stays prepared. */
export interface NamedStatement {
  name: string
  text: string
}

/** Texts that vary would fill the memory of every connection: beyond this many they run unprepared. */
const namedMax = 1000

const named = new Map<string, NamedStatement>()

/** The statement for a text with `?`; a `?` inside quotes is left alone. The same text has one name. */
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

import type { Database, Tx } from '../platform/database/database.ts'
import { distributions } from '../platform/database/postgres/distribution.ts'

/** Test support: records the statements that a database runs, as texts. */
export function recordStatements(database: Database): { database: Database; statements: Set<string> } {
  const statements = new Set<string>()
  const recording = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        if (name === 'rows' || name === 'run') {
          return (sql: string, bindings?: readonly unknown[]) => {
            statements.add(sql)
            return target[name](sql, bindings)
          }
        }
        if (name === 'insert') {
          return (...asked: Parameters<Tx['insert']>) => {
            statements.add(`INSERT INTO ${asked[0]} (${Object.keys(asked[1]).join(', ')}) VALUES (…)`)
            return target.insert(...asked)
          }
        }
        return target[name as keyof Tx]
      },
    })
  return {
    statements,
    database: {
      ...database,
      write: (work, survives) => database.write((tx) => work(recording(tx)), survives),
      read: (work) => database.read((tx) => work(recording(tx))),
    },
  }
}

interface NamedTable {
  table: string
  alias: string
}

/**
 * Returns the distributed tables of a statement without a condition on their key: it queries every server, or is
 * rejected. A condition compares the key with a binding, or with the equal key of a joined table that has a condition.
 */
export function unnamedKeys(sql: string): string[] {
  const inserted = /^\s*INSERT INTO (\w+) \(([^)]*)\)/.exec(sql)
  if (inserted) {
    const [, table, columns] = inserted as unknown as [string, string, string]
    const key = distributions[table]?.by
    if (key !== undefined && !columns.split(/,\s*/).includes(key)) return [table]
  }
  const tables = inserted ? tablesOf(sql.slice(inserted[0].length)) : tablesOf(sql)
  const named = new Set(tables.filter((one) => isBound(sql, one)))
  for (let before = -1; before < named.size;) {
    before = named.size
    for (const one of tables) if (tables.some((other) => named.has(other) && isJoined(sql, one, other))) named.add(one)
  }
  return tables.filter((one) => !named.has(one)).map(({ table }) => table)
}

function tablesOf(sql: string): NamedTable[] {
  const words =
    /(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)(?:\s+(?:AS\s+)?(?!(?:WHERE|SET|ON|ORDER|JOIN|LEFT|CROSS|USING)\b)([a-z]\w*))?/g
  return [...sql.matchAll(words)]
    .map(([, table, alias]) => ({ table: table!, alias: alias ?? table! }))
    .filter(({ table }) => table in distributions)
}

const columnOf = ({ table, alias }: NamedTable): string =>
  `(?:\\b${alias}\\.${distributions[table]!.by}\\b|(?<![.\\w])${distributions[table]!.by}\\b)`

const isBound = (sql: string, one: NamedTable): boolean => new RegExp(`${columnOf(one)} = (?:\\?|ANY\\(\\?)`).test(sql)

/** Equal keys are on the same server only for colocated tables. */
function isJoined(sql: string, one: NamedTable, other: NamedTable): boolean {
  const home = ({ table }: NamedTable) => distributions[table]!.with ?? table
  if (home(one) !== home(other)) return false
  const [left, right] = [columnOf(one), columnOf(other)]
  return new RegExp(`${left} = ${right}`).test(sql) || new RegExp(`${right} = ${left}`).test(sql)
}

/** Names of the rows of several tables. */
export type RowName<Tables extends readonly object[]> = KeyOf<Tables[number]>

// A conditional type distributes: `keyof` of a union would have only the names that all tables have.
type KeyOf<Table> = Table extends unknown ? keyof Table & string : never

/** Returns the rows of several tables with their names, in order. */
export const namedRows = <Name extends string, Row>(tables: readonly Readonly<Record<string, Row>>[]): [Name, Row][] =>
  tables.flatMap((table) => Object.entries(table) as [Name, Row][])

import type { Knex } from 'knex'

/** A boolean column. */
export type Flag = 0 | 1

type WrittenRow<Row> = { [Column in keyof Row]: Row[Column] extends Flag ? Flag | boolean : Row[Column] }

/**
 * Types of a table for knex. An insert has to name all columns, so that a new column fails to compile wherever an insert
 * omits it, except the columns with a default.
 */
export type Stored<Row extends {}, Defaulted extends keyof Row = never> = Knex.CompositeTableType<
  Row,
  Omit<WrittenRow<Row>, Defaulted> & Partial<Pick<WrittenRow<Row>, Defaulted>>,
  { [Column in keyof Row]?: WrittenRow<Row>[Column] | Knex.Raw }
>

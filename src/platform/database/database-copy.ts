import type { Tx } from './database.ts'

export type ReadTx<T> = (tx: Tx) => Promise<T>

/** A snapshot of a database. */
export interface DatabaseCopy {
  /** Reads the snapshot. */
  read<T>(work: ReadTx<T>): Promise<T>
  /** Reads the live database, which may have changed after the snapshot. */
  readNow<T>(work: ReadTx<T>): Promise<T>
  close(): Promise<void>
}

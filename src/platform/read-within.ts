/**
 * Maximum size of the stored elements of one page, in bytes: a page ends before it. Only a page of one element may
 * exceed it, and pages of 100 messages of usual length are far below it.
 */
export const pageBytesMax = 1024 * 1024

/** Maximum number of rows read without a check of their sizes; the database measures more before they are loaded. */
const smallPageMax = 8

/** Source of the rows of a page. */
export interface SizedRows<R> {
  /** Returns the first rows after a row; undefined starts at the beginning of the page. */
  read(behind: R | undefined, limit: number): Promise<R[]>
  /** Counts the rows after a row, at most `limit`, and how many of the first of them fit into `bytes`. */
  measure(behind: R, limit: number, bytes: number): Promise<{ found: number; fitting: number }>
  bytesOf(row: R): number
  /** Returns the first rows, up to the first that is not accepted; undefined if the database loads all rows. */
  readWhile?: ((limit: number, accepts: (row: R) => boolean) => R[]) | undefined
}

export interface RowsWithin<R> {
  rows: R[]
  /** Whether rows were left out because of their size. */
  cut: boolean
}

/**
 * Reads the rows of a page: the requested number, or fewer when they are too large together, but at least one. A short
 * page costs one statement. For more rows, SQLite stops at the first that is too much, and PostgreSQL measures their
 * sizes before they are loaded.
 */
export async function readWithin<R>(source: SizedRows<R>, limit: number, bytes = pageBytesMax): Promise<RowsWithin<R>> {
  if (source.readWhile) return readWhileWithin(source, source.readWhile, limit, bytes)
  const rows = await source.read(undefined, Math.min(limit, smallPageMax))
  const last = rows.at(-1)
  const first = cutToBytes(rows, source.bytesOf, bytes)
  if (first.cut || last === undefined || rows.length < smallPageMax || rows.length === limit) return first
  const used = rows.reduce((sum, row) => sum + source.bytesOf(row), 0)
  const { found, fitting } = await source.measure(last, limit - rows.length, bytes - used)
  const more = fitting > 0 ? await source.read(last, fitting) : []
  return { rows: [...rows, ...more], cut: fitting < found }
}

function readWhileWithin<R>(
  { bytesOf }: SizedRows<R>,
  readWhile: NonNullable<SizedRows<R>['readWhile']>,
  limit: number,
  bytes: number,
): RowsWithin<R> {
  let used = 0
  let isFirst = true
  let cut = false
  const rows = readWhile(limit, (row) => {
    used += bytesOf(row)
    cut = used > bytes && !isFirst
    isFirst = false
    return !cut
  })
  return { rows, cut }
}

/** Returns the first rows that fit into a number of bytes, at least one. */
export function cutToBytes<R>(rows: readonly R[], bytesOf: (row: R) => number, bytes: number): RowsWithin<R> {
  let used = 0
  const end = rows.findIndex((row, index) => (used += bytesOf(row)) > bytes && index > 0)
  return end === -1 ? { rows: [...rows], cut: false } : { rows: rows.slice(0, end), cut: true }
}

export const bytesOfTexts = (...texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), 0)

/** Returns the SQL for the bytes of columns; neither engine loads the values for it. */
export const octetLengths = (...columns: readonly string[]): string =>
  columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ')

/**
 * Returns a statement for `SizedRows.measure`. Its last binding is the number of bytes.
 * @param sizes selects `place`, by which the rows are ordered, and `bytes` of each, and ends with its own LIMIT
 */
export const measured = (sizes: string, direction: 'ASC' | 'DESC' = 'ASC'): string =>
  `SELECT count(*) AS found, count(CASE WHEN s.total <= b.most THEN 1 END) AS fitting FROM (
     SELECT sum(z.bytes) OVER (ORDER BY z.place ${direction} ROWS UNBOUNDED PRECEDING) AS total FROM (${sizes}) AS z) AS s
   CROSS JOIN (SELECT CAST(? AS bigint) AS most) AS b`

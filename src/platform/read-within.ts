/**
 * Bytes of what is stored of the elements of one page: a page ends early rather than have more. Only a page of one
 * element may, and pages of 100 messages of usual length are far from it.
 */
export const pageBytesMax = 1024 * 1024

/** Rows that are read without a look at their sizes. More are measured by the database before they are loaded. */
const unmeasuredMax = 8

/** Where the rows of a page come from. */
export interface SizedRows<R> {
  /** The first rows behind another one of the page, or, with undefined, from its beginning. */
  read(behind: R | undefined, limit: number): Promise<R[]>
  /** How many there are behind a row, `limit` at most, and how many of the first of these have `bytes` or less in all. */
  measure(behind: R, limit: number, bytes: number): Promise<{ found: number; fitting: number }>
  bytesOf(row: R): number
}

export interface RowsWithin<R> {
  rows: R[]
  /** Whether rows were left out because of their size. */
  cut: boolean
}

/**
 * Reads the rows of a page, as many as asked for unless they are too large together; one at least. Of few rows nothing
 * is asked but the rows, so that a short page costs one statement; of many, their sizes before they are in memory.
 */
export async function readWithin<R>(source: SizedRows<R>, limit: number, bytes = pageBytesMax): Promise<RowsWithin<R>> {
  const rows = await source.read(undefined, Math.min(limit, unmeasuredMax))
  const last = rows.at(-1)
  const first = cutToBytes(rows, source.bytesOf, bytes)
  if (first.cut || last === undefined || rows.length < unmeasuredMax || rows.length === limit) return first
  const used = rows.reduce((sum, row) => sum + source.bytesOf(row), 0)
  const { found, fitting } = await source.measure(last, limit - rows.length, bytes - used)
  const more = fitting > 0 ? await source.read(last, fitting) : []
  return { rows: [...rows, ...more], cut: fitting < found }
}

/** The first rows that have no more than so many bytes together; one at least. */
export function cutToBytes<R>(rows: readonly R[], bytesOf: (row: R) => number, bytes: number): RowsWithin<R> {
  let used = 0
  const end = rows.findIndex((row, index) => (used += bytesOf(row)) > bytes && index > 0)
  return end === -1 ? { rows: [...rows], cut: false } : { rows: rows.slice(0, end), cut: true }
}

/** Bytes of the texts of a row. */
export const bytesOfTexts = (...texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), 0)

/** In SQL, the same of columns; neither engine loads them for it. */
export const octetLengths = (...columns: readonly string[]): string =>
  columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ')

/**
 * A statement for `SizedRows.measure`.
 * @param sizes selects `place`, by which the rows are ordered, and `bytes` of each, and ends with its own LIMIT
 * @returns its last binding is the number of bytes
 */
export const measured = (sizes: string, direction: 'ASC' | 'DESC' = 'ASC'): string =>
  `SELECT count(*) AS found, count(CASE WHEN s.total <= b.most THEN 1 END) AS fitting FROM (
     SELECT sum(z.bytes) OVER (ORDER BY z.place ${direction} ROWS UNBOUNDED PRECEDING) AS total FROM (${sizes}) AS z) AS s
   CROSS JOIN (SELECT CAST(? AS bigint) AS most) AS b`

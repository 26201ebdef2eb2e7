/** What PostgreSQL and node:sqlite put on their errors. */
interface EngineError {
  code?: unknown
  errcode?: unknown
  message?: unknown
}

/**
 * The database cannot be used right now, whatever was asked of it: it is away, or it cannot store anything. Nothing is
 * known of a commit that was under way. The cause is what the engine or the network said.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const retryable = new Set(['40P01', '40001'])

/** 1555 is a primary key, 2067 a unique index, of SQLite's extended result codes. */
const sqliteUnique = new Set([1555, 2067])

/** SQLITE_BUSY, _READONLY, _IOERR, _FULL, _CANTOPEN, _PROTOCOL; the upper bytes of an extended code say more. */
const sqliteOutages = new Set([5, 8, 10, 13, 14, 15])

/**
 * Of PostgreSQL: lost connections (08), credentials or a database that are no longer there (28, 3D), too little of
 * something (53), a server that stops or starts (57P), its own failures to read or write (58), a server that only reads
 * (25006), and what it ended for lack of time (25P03, 57014).
 */
const postgresOutages = /^((08|28|3D|53|58)[0-9A-Z]{3}|57P[0-9A-Z]{2}|25006|25P03|57014)$/

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** What the driver says of a connection in words alone. */
const driverMessages =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/

/** A deadlock or a serialization failure: the same transaction may well succeed now. */
export function isRetryable(error: unknown): boolean {
  return retryable.has(String(engineError(error).code))
}

/** A row with the same unique key exists. On PostgreSQL the transaction can then only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = engineError(error)
  return code === '23505' || sqliteUnique.has(Number(errcode))
}

/** The database is away, full or only to be read: no statement is to blame, and another attempt at once would fail too. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const { code, errcode, message } = engineError(error)
  if (code === 'ERR_SQLITE_ERROR') return sqliteOutages.has(Number(errcode) & 0xff)
  if (typeof code === 'string') return postgresOutages.test(code) || networkCodes.has(code)
  return error instanceof Error && driverMessages.test(String(message))
}

/** PostgreSQL takes no writes: it became a standby, or is to be read only. */
export function isReadOnlyServer(error: unknown): boolean {
  return engineError(error).code === '25006'
}

function engineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {}
}

import { DatabaseDamaged } from './checksum.ts'

/** Members of the errors of PostgreSQL and node:sqlite. */
interface EngineError {
  code?: unknown
  errcode?: unknown
  message?: unknown
}

/**
 * The database cannot be used at the moment: it is unavailable, or it cannot store data. The result of a commit in
 * progress is unknown. The cause is the error of the engine or the network.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * Another transaction changed what this one has read and must not lock any more. Thrown by the work of a transaction,
 * which is then run again.
 */
export class ConcurrentChange extends Error {
  override name = 'ConcurrentChange'
}

const retryable = new Set(['40P01', '40001'])

/** Extended result codes of SQLite: 1555 for a primary key, 2067 for a unique index. */
const sqliteUnique = new Set([1555, 2067])

/** SQLITE_BUSY, _READONLY, _IOERR, _FULL, _CANTOPEN, _PROTOCOL; the upper bytes of an extended code are ignored. */
const sqliteOutages = new Set([5, 8, 10, 13, 14, 15])

/** SQLITE_CORRUPT, _NOTADB. */
const sqliteDamage = new Set([11, 26])

/**
 * PostgreSQL error classes and codes: lost connections (08), missing credentials or databases (28, 3D), insufficient
 * resources (53), a server that stops or starts (57P), I/O errors of the server (58), a read-only server (25006), and
 * timeouts (25P03, 57014).
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

/** Messages of connection errors of the driver that have no code. */
const driverMessages =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/

/** Returns whether a repeated transaction may succeed: after a deadlock, a serialization failure or a concurrent change. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ConcurrentChange || retryable.has(String(engineError(error).code))
}

/** Returns whether a row with the same unique key exists. On PostgreSQL, only ROLLBACK is possible after it. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = engineError(error)
  return code === '23505' || sqliteUnique.has(Number(errcode))
}

/**
 * Returns whether the database is unavailable, full or read-only. The statement is valid, but would fail again at once.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isDamage(error)) return true
  const { code, errcode, message } = engineError(error)
  if (code === 'ERR_SQLITE_ERROR') return sqliteOutages.has(Number(errcode) & 0xff)
  if (typeof code === 'string') return postgresOutages.test(code) || networkCodes.has(code)
  return error instanceof Error && driverMessages.test(String(message))
}

/** Returns whether the database reports damage, or a row differs from its checksum. */
export function isDamage(error: unknown): boolean {
  const { code, errcode } = engineError(error)
  return error instanceof DatabaseDamaged || (code === 'ERR_SQLITE_ERROR' && sqliteDamage.has(Number(errcode) & 0xff))
}

/** Returns whether PostgreSQL rejects writes: it became a standby, or is configured as read-only. */
export function isReadOnlyServer(error: unknown): boolean {
  return engineError(error).code === '25006'
}

function engineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {}
}

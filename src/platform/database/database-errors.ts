/** What PostgreSQL and node:sqlite put on their errors. */
interface EngineError {
  code?: unknown
  errcode?: unknown
}

const retryable = new Set(['40P01', '40001'])

/** 1555 is a primary key, 2067 a unique index, of SQLite's extended result codes. */
const sqliteUnique = new Set([1555, 2067])

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** A deadlock or a serialization failure: the same transaction may well succeed now. */
export function isRetryable(error: unknown): boolean {
  return retryable.has(String(engineError(error).code))
}

/** A row with the same unique key exists. On PostgreSQL the transaction can then only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = engineError(error)
  return code === '23505' || sqliteUnique.has(Number(errcode))
}

/** The database is away or full: no statement is to blame, and another attempt at once would fail too. */
export function isConnectionFailure(error: unknown): boolean {
  const code = String(engineError(error).code ?? '')
  if (/^(08|53|57P)/.test(code) || networkCodes.has(code)) return true
  return (
    error instanceof Error && /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  )
}

function engineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {}
}

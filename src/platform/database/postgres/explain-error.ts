import { isReadOnlyServer } from '../database-errors.ts'

/** Address of a server, without secrets. */
export interface ServerAddress {
  /** `host:port`, separated by commas. */
  hosts: string
  user: string
  database: string
}

/** PostgreSQL cannot be used at the start; the message names the address and a remedy. */
export class UnusableServerError extends Error {
  override name = 'UnusableServerError'
}

/** Explains an error at the start and its remedy; other errors are returned unchanged. */
export function explainServerError(address: ServerAddress, error: unknown): Error {
  if (error instanceof UnusableServerError) return error
  const innermost = innermostOf(error)
  const { code } = innermost as { code?: string }
  const said = innermost.message || String(code)
  const problem = isReadOnlyServer(innermost)
    ? `PostgreSQL at ${address.hosts} takes no writes: it is a standby, or read-only.`
    : problemOf(address, code, said)
  return problem === undefined ? innermost : new UnusableServerError(problem, { cause: error })
}

/** Returns the problem and its remedy; undefined for an error that is not about the server. */
function problemOf(
  { hosts, user, database }: ServerAddress,
  code: string | undefined,
  said: string,
): string | undefined {
  const noAnswer = `PostgreSQL does not answer at ${hosts} (${said}). Check that it runs, and DATABASE_URL.`
  if (code === undefined)
    return /^(timeout|Connection terminated|The server does not support SSL)/.test(said) ? noAnswer : undefined
  if (isTlsError(code))
    return (
      `PostgreSQL at ${hosts} shows a certificate that is not trusted (${said}). ` +
      'Set its certificate authority in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/of/ca.pem'
    )
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${hosts} rejects the role ${user} (${said}). Check the user and the password in DATABASE_URL, and pg_hba.conf.`
  if (code === '3D000')
    return `PostgreSQL at ${hosts} has no database ${database}. Create it (createdb ${database}), or set another database in DATABASE_URL.`
  if (code === '42501')
    return `The role ${user} may not create tables in the database ${database} of PostgreSQL at ${hosts} (${said}). Grant it CREATE on its schema.`
  if (code.startsWith('53'))
    return `PostgreSQL at ${hosts} accepts no more connections (${said}). Raise max_connections, or stop clients that use connections.`
  if (code.startsWith('57P')) return `PostgreSQL at ${hosts} is starting or stopping (${said}). Start again soon.`
  const isOfStatement = /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('08')
  return isOfStatement ? undefined : noAnswer
}

/** Returns whether a code is about the TLS certificate of the server. */
function isTlsError(code: string): boolean {
  return /^ERR_TLS_CERT|CERT|UNABLE_TO_VERIFY/.test(code)
}

/** Returns the innermost error; of several addresses, the error of the first. */
function innermostOf(error: unknown): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return innermostOf(error.errors[0])
  if (error instanceof Error && error.name === 'DatabaseUnavailable' && error.cause) return innermostOf(error.cause)
  return error instanceof Error ? error : new Error(String(error))
}

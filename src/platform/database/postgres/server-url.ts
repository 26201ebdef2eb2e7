import type { ServerAddress } from './explain-error.ts'

/** Address of one server. */
export interface Host {
  host: string
  port: number
}

/** Parsed DATABASE_URL of PostgreSQL. */
export interface ServerUrl {
  /** Servers in the order of the URL; at least one. */
  hosts: readonly [Host, ...Host[]]
  /** URL for the driver, with the first host only, and without the parameters that are parsed here. */
  driverUrl: string
  schema: string | undefined
  /** Address for messages. */
  address: ServerAddress
}

/** Accepted values of target_session_attrs: each selects the primary, because this program writes. */
const sessionAttributes = new Set(['any', 'read-write', 'primary', 'prefer-primary'])

const portDefault = 5432

/**
 * Parses a URL with one or more servers, as libpq does: `postgres://user:password@one:5432,two:5432/database`, with
 * `?target_session_attrs=read-write`, `?schema=NAME` and the parameters of the driver.
 * @throws Error that names the problem, and no value
 */
export function readServerUrl(text: string): ServerUrl {
  const [, scheme, credentials = '', authority, rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/s.exec(text) ?? []
  if (scheme === undefined || authority === undefined) throw new Error('must begin with postgres://')
  const names = authority.split(',')
  const first = names.length > 1 ? names[0] : authority
  const base = `${scheme}${credentials}${first}${rest}`
  if (!URL.canParse(base)) throw new Error('must be a URL such as postgres://user:password@host:5432/database')
  const url = new URL(base)
  const attributes = url.searchParams.get('target_session_attrs') ?? 'any'
  if (!sessionAttributes.has(attributes)) throw new Error('must not set target_session_attrs to a standby')
  const schema = url.searchParams.get('schema') ?? undefined
  url.searchParams.delete('target_session_attrs')
  url.searchParams.delete('schema')
  // A socket directory is in the query.
  const folder = url.searchParams.get('host')
  const hosts = folder === null ? names.map(readHost) : [{ host: folder, port: Number(url.port || portDefault) }]
  return {
    hosts: hosts as [Host, ...Host[]],
    driverUrl: url.href,
    schema,
    address: {
      hosts: hosts.map(({ host, port }) => `${host}:${port}`).join(','),
      user: decodeURIComponent(url.username) || 'of the system user',
      database: decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username),
    },
  }
}

function readHost(text: string): Host {
  const [, host = '', port] = /^(\[[0-9a-fA-F:.]+\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (!/^[^\s]*$/.test(text) || (host === '' && text !== '') || Number(port ?? 0) > 65_535) {
    throw new Error('must list its servers as host:port, separated by commas')
  }
  return { host: decodeURIComponent(host.replace(/^\[|\]$/g, '')) || 'localhost', port: Number(port ?? portDefault) }
}

import { isIP } from 'node:net'

/** Address of a NATS broker or cluster. */
export interface BrokerAddress {
  /** `host:port` of each server. */
  servers: readonly string[]
  credentials?: { user: string; password: string } | { token: string }
  /** When set, TLS is required; `caFile` replaces the authorities of the system. */
  tls?: { caFile?: string }
}

const portDefault = 4222

/**
 * Parses `nats://user:password@host:port,host:port`, with `nats://token@host` for a token, and `tls://` for required
 * TLS, with an optional `?ca=FILE`.
 * @throws Error that names the problem, and no part of the text, which may be a secret
 */
export function readBrokerAddress(text: string): BrokerAddress {
  const [, scheme, userInfo, authority, path, query] =
    /^(nats|tls):\/\/(?:([^/?#]*)@)?([^/?#@]+)(\/?)(?:\?([^#]*))?$/.exec(text) ?? []
  if (scheme === undefined || authority === undefined || path === undefined) {
    throw new Error('must be a URL such as nats://user:password@host:4222 or tls://host:4222')
  }
  const { ca, ...others } = Object.fromEntries(new URLSearchParams(query))
  if (Object.keys(others).length > 0) throw new Error('must have no parameter other than ca')
  if (ca !== undefined && scheme !== 'tls') throw new Error('must begin with tls:// when it has the parameter ca')
  const servers = authority.split(',').map(readServer)
  if (scheme === 'tls' && servers.some((server) => isIP(server.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) > 0)) {
    throw new Error('must contain host names with tls://: certificates are not checked for IP addresses')
  }
  return {
    servers,
    ...(userInfo !== undefined && { credentials: readCredentials(userInfo) }),
    ...(scheme === 'tls' && { tls: ca === undefined ? {} : { caFile: ca } }),
  }
}

function readServer(text: string): string {
  const [, host, port = String(portDefault)] = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9_.-]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error('must list its servers as host:port, separated by commas')
  }
  return `${host}:${Number(port)}`
}

function readCredentials(text: string): NonNullable<BrokerAddress['credentials']> {
  const [user = '', ...rest] = text.split(':')
  try {
    if (rest.length === 0) return { token: decodeURIComponent(user) }
    return { user: decodeURIComponent(user), password: decodeURIComponent(rest.join(':')) }
  } catch {
    throw new Error('must have credentials that are URL-encoded')
  }
}

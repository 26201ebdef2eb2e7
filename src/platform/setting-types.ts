import { isIP } from 'node:net'

import { isPostgresUrl, sqlitePath } from './database/database-url.ts'
import { readServerUrl } from './database/postgres/server-url.ts'
import { readBrokerAddress, type BrokerAddress } from './database/signals/broker-address.ts'
import { readS3Address } from './storage/s3-address.ts'

/**
 * Parser of an environment variable. `name` is shown in the configuration guide.
 *
 * Not a library: envalid prints rejected values, which may be secrets; convict names its own key and not the variable;
 * neither rejects unknown variables; zod adds 70 ms to a start. The table and most of these types would remain.
 */
export interface SettingType<T> {
  name: string
  /** @throws Error that describes the allowed values; it never contains the text, which may be a secret */
  parse(text: string): T
}

/** Returns the type of integers between two bounds, inclusive. */
export function integer(least: number, most: number): SettingType<number> {
  const name = `integer, ${least} to ${most}`
  return {
    name,
    parse(text) {
      const value = Number(text)
      if (!/^\d{1,15}$/.test(text) || value < least || value > most) throw new Error(`must be an ${name}`)
      return value
    },
  }
}

export function oneOf<const W extends string>(...names: W[]): SettingType<W> {
  return {
    name: names.join(', '),
    parse(text) {
      const name = names.find((candidate) => candidate === text)
      if (name === undefined) throw new Error(`must be one of ${names.join(', ')}`)
      return name
    },
  }
}

export const toggle: SettingType<boolean> = {
  name: 'true, false',
  parse: (text) => oneOf('true', 'false').parse(text) === 'true',
}

export const plainText: SettingType<string> = {
  name: 'text',
  parse(value) {
    if (value.includes('\0')) throw new Error('must not contain a NUL character')
    return value
  },
}

/** A secret that is compared, and never shown; short secrets could be guessed. */
export const secretText: SettingType<string> = {
  name: 'secret, 16 characters or more',
  parse(text) {
    if (!/^[\x21-\x7e]{16,}$/.test(text)) throw new Error('must be 16 or more visible ASCII characters')
    return text
  },
}

/** A signing secret of Standard Webhooks, of 24 to 64 bytes. */
export const signingSecret: SettingType<string> = {
  name: '`whsec_` and 24 to 64 bytes in base64',
  parse(text) {
    const bytes = Buffer.from(text.slice('whsec_'.length), 'base64')
    if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) || bytes.length < 24 || bytes.length > 64)
      throw new Error('must be whsec_ and 24 to 64 bytes in base64')
    return text
  },
}

export const key32: SettingType<Buffer> = {
  name: '32 bytes in base64',
  parse(text) {
    const bytes = Buffer.from(text, 'base64')
    if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text) || bytes.length !== 32) throw new Error('must be 32 bytes in base64')
    return bytes
  },
}

/** Several keys, separated by commas. */
export const keys32: SettingType<readonly Buffer[]> = {
  name: `${key32.name}, comma separated`,
  parse: (text) => text.split(',').map((key) => key32.parse(key.trim())),
}

/** An http or https origin, with an optional path; the result has no trailing slash. */
export const webAddress: SettingType<string> = {
  name: 'http(s) URL',
  parse(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const plain = url && !url.username && !url.password && !url.search && !url.hash
    if (!plain || !/^https?:$/.test(url.protocol)) throw new Error('must be an http or https URL without credentials')
    return url.href.replace(/\/+$/, '')
  },
}

/**
 * The issuer of an OpenID Connect provider, exactly as it is in its tokens. Plain HTTP is allowed on this machine only,
 * for tests and development.
 */
export const issuerAddress: SettingType<string> = {
  name: 'https URL',
  parse(text) {
    webAddress.parse(text)
    const { protocol, hostname } = new URL(text)
    const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    if (protocol !== 'https:' && !isOwnMachine) throw new Error('must be an https URL')
    return text
  },
}

/** Origins of pages, as browsers send them. */
export const webOrigins: SettingType<'*' | readonly string[]> = {
  name: 'origins, comma separated, or `*`',
  parse(text) {
    if (text.trim() === '*') return '*'
    const origins = text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '')
    if (!origins.every(isOrigin))
      throw new Error('must be * or origins such as https://app.example,http://localhost:3000')
    return origins
  },
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** A file path without its scheme (`sqlite:`, `file:`), or a PostgreSQL URL. Other files are found next to the path. */
export const databaseAddress: SettingType<string> = {
  name: 'file path, `:memory:` or postgres:// URL',
  parse(text) {
    if (!isPostgresUrl(text)) return sqlitePath(plainText.parse(text))
    readServerUrl(text)
    return plainText.parse(text)
  },
}

/** The broker of signals. Errors do not contain the text, which contains a password. */
export const brokerAddress: SettingType<BrokerAddress> = {
  name: 'nats:// or tls:// URL',
  parse: readBrokerAddress,
}

/** Prefix of subject names. */
export const subjectPrefix: SettingType<string> = {
  name: 'letters, digits, `_`, `-` and `.`',
  parse(text) {
    if (!/^[\w-]+(\.[\w-]+)*$/.test(text) || text.length > 64) {
      throw new Error('must be up to 64 letters, digits, _ and -, in parts that are separated by dots')
    }
    return text
  },
}

/** The storage of attachments: a folder, or a bucket of an object store. */
export const storageLocation: SettingType<string> = {
  name: 'folder, or `s3://BUCKET/PREFIX?endpoint=URL&region=NAME`',
  parse(text) {
    if (/^[a-z\d]+:\/\//i.test(text) && !readS3Address(text)) throw new Error('must be a folder or an s3:// address')
    return plainText.parse(text)
  },
}

/** The served forms of the API, which always include the current form. */
export const formNames: SettingType<readonly ('current' | 'variant')[]> = {
  name: 'current, or current,variant',
  parse(text) {
    const names = text.split(',').map((name) => oneOf('current', 'variant').parse(name.trim()))
    if (!names.includes('current')) throw new Error('must include current')
    return [...new Set(names)]
  },
}

/** Optional features that can be disabled. */
export const featureNames = ['socket', 'calls'] as const

export const features: SettingType<readonly (typeof featureNames)[number][]> = {
  name: `${featureNames.join(',')}, or none`,
  parse: (text) =>
    text === 'none' ? [] : [...new Set(text.split(',').map((name) => oneOf(...featureNames).parse(name.trim())))],
}

/** Matches the scheme, the host or an address in brackets, the port, and for TURN the transport. */
const iceServerUrl = /^(stun|turn)s?:(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/

function isIceServer(url: string): boolean {
  const [, scheme, port = '3478', transport] = iceServerUrl.exec(url) ?? []
  return scheme !== undefined && Number(port) <= 65_535 && (transport === undefined || scheme === 'turn')
}

/** Addresses of STUN and TURN servers (RFC 7064, RFC 7065), as RTCPeerConnection accepts them. */
export const iceServers: SettingType<readonly string[]> = {
  name: 'URLs separated by commas',
  parse(text) {
    const urls = text.split(',').map((url) => url.trim())
    if (urls.length > 16 || !urls.every(isIceServer)) {
      throw new Error('must be at most 16 URLs such as stun:turn.example:3478 or turn:turn.example:3478?transport=udp')
    }
    return [...new Set(urls)]
  },
}

/** `host:port`, with brackets around an IPv6 address; port 0 selects a free port. */
export const listenAddress: SettingType<{ host: string; port: number }> = {
  name: 'HOST:PORT',
  parse(text) {
    const [, v6, plain, digits] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(text) ?? []
    const host = v6 ?? plain
    if (host === undefined || Number(digits) > 65535 || (v6 !== undefined && isIP(v6) !== 6)) {
      throw new Error('must be an address and a port such as 127.0.0.1:9464')
    }
    return { host, port: Number(digits) }
  },
}

/** A ratio, from 0 to 1. */
export const ratio: SettingType<number> = {
  name: 'number, 0 to 1',
  parse(text) {
    if (!/^(0|1|0?\.\d{1,9}|1\.0+)$/.test(text)) throw new Error('must be a number from 0 to 1')
    return Number(text)
  },
}

/** Address ranges in CIDR notation, separated by commas. */
export const cidrs: SettingType<readonly string[]> = {
  name: 'CIDR ranges, comma separated',
  parse(text) {
    const ranges = text
      .split(',')
      .map((range) => range.trim())
      .filter((range) => range !== '')
    if (!ranges.every(isCidr)) throw new Error('must be address ranges such as 127.0.0.1/32,fd00::/8')
    return ranges
  },
}

function isCidr(range: string): boolean {
  const [address = '', bits = '', ...rest] = range.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false
  return Number(bits) <= (version === 4 ? 32 : 128)
}

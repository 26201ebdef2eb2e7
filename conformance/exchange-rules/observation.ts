/** One exchange, prepared for the exchange rules. */
import { targetItself } from '../client/exchange-observers.ts'
import { parseJson } from '../client/documents.ts'
import type { Exchange } from '../client/exchange.ts'

export interface Observation {
  exchange: Exchange
  /** Body sent by the target. */
  text: string
  /** The text as JSON. Undefined when it is not JSON. */
  body: unknown
  /** Body sent by the harness, as JSON. Undefined when it is not JSON. */
  requestBody: unknown
  /** Headers and body that the target sent, with resolved JSON escapes that may occur in secrets. */
  receivedText: string
  /** URL and body that the harness sent. */
  sentText: string
  path: string
  /** Null for data that the target sent on its own. */
  status: number | null
  ok: boolean
  /** Credential of the request, or null. */
  credential: string | null
  /** The request had no credential of any kind, so the answer is public. */
  open: boolean
  /** The operator sent the request and may see all data. */
  operator: boolean
}

/** Headers that are not judged: cookies contain sessions of pages, for the user who signed in. */
const unjudgedHeaders = new Set(['set-cookie'])

/** @param body the text as JSON; undefined when it is not JSON */
export function observe(exchange: Exchange, text: string, body: unknown): Observation {
  const { request, response, actor } = exchange
  const url = new URL(request.url)
  const arrived = actor === targetItself
  const headers = Object.entries(arrived ? request.headers : (response?.headers ?? {}))
    .filter(([name]) => !unjudgedHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const credential = arrived ? null : bearerOf(request.headers['authorization'])
  const status = response?.status ?? null
  // A link may contain a credential as well.
  const linked = /=[^&]{16,}/.test(url.search)
  const keyless = !linked && request.headers['authorization'] === undefined && request.headers['cookie'] === undefined
  return {
    exchange,
    text,
    body,
    requestBody: request.body === null ? undefined : parseJson(request.body),
    receivedText: resolved(`${headers}\n\n${text}`),
    sentText: arrived ? '' : resolved(`${safelyDecoded(request.url)}\n${request.body ?? ''}`),
    path: url.pathname,
    status,
    ok: status !== null && status >= 200 && status <= 299,
    credential,
    open: !arrived && keyless && actor !== 'operator',
    operator: actor === 'operator',
  }
}

export const arrived = ({ exchange }: Observation): boolean => exchange.actor === targetItself

function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null
  return /^\s*bearer\s+(\S+)\s*$/i.exec(header)?.[1] ?? header
}

/** Resolves JSON escapes: `+` and `/` of a secret may be written as \u002b and \/. */
function resolved(text: string): string {
  if (!text.includes('\\')) return text
  return text.replaceAll(/\\(?:u00([2-7][0-9a-f])|\/)/gi, (_, code: string | undefined) =>
    code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function safelyDecoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

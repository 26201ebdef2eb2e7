/** One exchange as the rules look at it. */
import { targetItself } from '../client/exchange-observers.ts'
import type { Exchange } from '../client/exchange.ts'

export interface Observation {
  exchange: Exchange
  /** The body that the target wrote. */
  text: string
  /** Headers and body that the target wrote, with escapes resolved that JSON allows inside secrets. */
  said: string
  /** What the harness wrote: address and body. */
  asked: string
  path: string
  /** Null for what the target sent by itself. */
  status: number | null
  ok: boolean
  /** The credential that the request carried, null when it carried none. */
  credential: string | null
  /** The answer is for anybody: the request carried no credential of any kind. */
  open: boolean
  /** The operator may see everything. */
  operator: boolean
}

/** Cookies carry the sessions of pages, which are for whoever signed in. */
const unjudgedHeaders = new Set(['set-cookie'])

export function observe(exchange: Exchange, text: string): Observation {
  const { request, response, actor } = exchange
  const arrived = actor === targetItself
  const headers = Object.entries(arrived ? request.headers : (response?.headers ?? {}))
    .filter(([name]) => !unjudgedHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const credential = arrived ? null : bearerOf(request.headers['authorization'])
  const status = response?.status ?? null
  // A link may be a credential as well.
  const linked = /=[^&]{16,}/.test(new URL(request.url).search)
  const keyless = !linked && request.headers['authorization'] === undefined && request.headers['cookie'] === undefined
  return {
    exchange,
    text,
    said: resolved(`${headers}\n\n${text}`),
    asked: arrived ? '' : resolved(`${safelyDecoded(request.url)}\n${request.body ?? ''}`),
    path: new URL(request.url).pathname,
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

/** `+` and `/` of a secret may be written as \u002b and \/ in JSON. */
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

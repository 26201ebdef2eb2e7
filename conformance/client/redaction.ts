/** Keeps credentials out of all reports. */
import type { Exchange } from './exchange.ts'

const shapes = [/svc_live_[^"\s\\]+/g, /whsec_[^"\s\\]+/g]
const known = new Map<string, string>()

/** Credentials that are redacted only as whole words, because they are so short that other words may contain them. */
const knownWords = new Map<string, { word: RegExp; label: string }>()

const shortestInside = 6

/** Registers a credential. Reports then contain `<label>` instead, also for its JSON and URL encodings. */
export function registerSecret(value: string, label: string): void {
  if (value === '') return
  for (const written of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
    if (value.length >= shortestInside) known.set(written, `<${label}>`)
    else knownWords.set(written, { word: wholeWord(written), label: `<${label}>` })
}

const wholeWord = (text: string): RegExp => new RegExp(`(?<![\\w~.-])${text.replaceAll(/\W/g, '\\$&')}(?![\\w~-])`, 'g')

/**
 * Registers a credential from an answer under its member name, unless it is registered. A short value is not
 * registered, because it is more likely a page token.
 */
export function registerReplySecret(value: string, name: string): void {
  if (value.length >= shortestInside && !known.has(value)) known.set(value, `<${name} ${known.size + 1}>`)
}

export function redact(text: string): string {
  let result = text
  for (const [value, label] of known) if (result.includes(value)) result = result.replaceAll(value, label)
  for (const { word, label } of knownWords.values()) result = result.replaceAll(word, () => label)
  for (const shape of shapes)
    result = result.replaceAll(shape, (found) => `${found.slice(0, found.indexOf('_') + 1)}***`)
  return result
}

/** Returns the value with secrets redacted in all its texts, so that no rendering can reveal one. */
export function redactValue<T>(value: T): T {
  if (typeof value === 'string') return redact(value) as T
  if (Array.isArray(value)) return value.map(redactValue) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactValue(inner)])) as T
}

const hiddenHeaders = new Set(['cookie', 'set-cookie', 'proxy-authorization'])

function redactHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      hiddenHeaders.has(name) ? '***' : name === 'authorization' ? redactCredential(value) : redact(value),
    ]),
  )
}

/** Redacts the invented credentials of checks as well. */
function redactCredential(value: string): string {
  const shown = redact(value)
  return shown === value ? shown.replace(/^(\S+)\s+\S.*$/, '$1 ***') : shown
}

export function redactExchange(exchange: Exchange): Exchange {
  const { request, response } = exchange
  return {
    ...exchange,
    request: {
      ...request,
      url: redact(request.url),
      headers: redactHeaders(request.headers),
      body: request.body === null ? null : redact(request.body),
    },
    response:
      response === null ? null : { ...response, headers: redactHeaders(response.headers), body: redact(response.body) },
  }
}

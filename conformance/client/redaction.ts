/** Keeps credentials out of everything that is reported. */
import type { Exchange } from './exchange.ts'

const shapes = [/svc_live_[^"\s\\]+/g, /whsec_[^"\s\\]+/g]
const known = new Map<string, string>()

/** Shorter texts would be found inside others. */
const shortestSecret = 6

/** Registers a credential; it is shown as `<label>` from then on. */
export function registerSecret(value: string, label: string): void {
  if (value.length >= shortestSecret) known.set(value, `<${label}>`)
}

/** Registers a credential that came in an answer, under the name of its member, unless it is registered already. */
export function registerReplySecret(value: string, name: string): void {
  if (value.length >= shortestSecret && !known.has(value)) known.set(value, `<${name} ${known.size + 1}>`)
}

export function redact(text: string): string {
  let result = text
  for (const [value, label] of known) if (result.includes(value)) result = result.replaceAll(value, label)
  for (const shape of shapes)
    result = result.replaceAll(shape, (found) => `${found.slice(0, found.indexOf('_') + 1)}***`)
  return result
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

/** A made-up credential of a check is hidden as well. */
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

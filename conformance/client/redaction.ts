/** Keeps credentials out of everything that is reported. */
import type { Exchange } from './exchange.ts'

const shapes = [/svc_live_[^"\s\\]+/g, /whsec_[^"\s\\]+/g]
const known = new Map<string, string>()

/** Shorter texts would be found inside others. */
const shortestSecret = 6

/** Makes a credential known; it is shown as `<label>` from then on. */
export function keepSecret(value: string, label: string): void {
  if (value.length >= shortestSecret) known.set(value, `<${label}>`)
}

/** Makes a credential known that came in an answer, under the name of its member, unless somebody's label is known. */
export function learnSecret(value: string, name: string): void {
  if (value.length >= shortestSecret && !known.has(value)) known.set(value, `<${name} ${known.size + 1}>`)
}

export function masked(text: string): string {
  let result = text
  for (const [value, label] of known) if (result.includes(value)) result = result.replaceAll(value, label)
  for (const shape of shapes)
    result = result.replaceAll(shape, (found) => `${found.slice(0, found.indexOf('_') + 1)}***`)
  return result
}

const hiddenHeaders = new Set(['cookie', 'set-cookie', 'proxy-authorization'])

function maskedHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      hiddenHeaders.has(name) ? '***' : name === 'authorization' ? maskedBearer(value) : masked(value),
    ]),
  )
}

/** A credential that nobody was given, made up by a check, is hidden as well. */
function maskedBearer(value: string): string {
  const shown = masked(value)
  return shown === value ? shown.replace(/^(\S+)\s+\S.*$/, '$1 ***') : shown
}

export function maskedExchange(exchange: Exchange): Exchange {
  const { request, response } = exchange
  return {
    ...exchange,
    request: {
      ...request,
      url: masked(request.url),
      headers: maskedHeaders(request.headers),
      body: request.body === null ? null : masked(request.body),
    },
    response:
      response === null ? null : { ...response, headers: maskedHeaders(response.headers), body: masked(response.body) },
  }
}

/** The credentials behind the labels that occur in a text, for replay scripts. */
export function credentialsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...known].filter(([, label]) => text.includes(label)).map(([value, label]) => [label, value]),
  )
}

import { overHttpLimit, type HttpLimits } from '../platform/limits/http-limits.ts'

/**
 * Parses a query in linear time. A repeated name becomes a list.
 * @throws DomainError invalid_request for more parameters, or more values of one, than the limits allow
 */
export function parseQuery(text: string, limits: HttpLimits): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of parseParameters(text, limits)) {
    const before = Object.hasOwn(query, name) ? (query[name] as string | string[]) : undefined
    if (before === undefined) {
      // defineProperty, so that `__proto__` is an ordinary name.
      Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true })
      continue
    }
    const values = typeof before === 'string' ? [before] : before
    if (values.push(value) > limits.query_repeats) throw overHttpLimit('query_repeats', limits)
    query[name] = values
  }
  return query
}

/**
 * Returns the parameters of a query or a form in their order.
 * @throws DomainError invalid_request for more parameters than the limits allow, before any is parsed
 */
export function parseParameters(text: string, limits: HttpLimits): URLSearchParams {
  if (text.split('&', limits.query_parameters + 1).length > limits.query_parameters) {
    throw overHttpLimit('query_parameters', limits)
  }
  return new URLSearchParams(text)
}

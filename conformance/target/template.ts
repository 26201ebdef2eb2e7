/** Templates of the target file: the parameters of a hook replace placeholders in braces. */

/** A placeholder; its first group is the name. */
export const placeholder = /\{([a-z0-9_]+)\}/g
const onlyPlaceholder = /^\{([a-z0-9_]+)\}$/

/**
 * Replaces `{name}` in a path or URL. Omits a query parameter whose placeholder has no value.
 * @throws TypeError when another placeholder has no value
 */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  const [place = '', ...rest] = path.split('?')
  const given = rest
    .join('?')
    .split('&')
    .filter((member) => [...member.matchAll(placeholder)].every(([, name = '']) => parameters[name] !== undefined))
  const kept = given.filter((member) => member !== '')
  return [place, ...(kept.length === 0 ? [] : [kept.join('&')])].map((text) => fillText(text, parameters)).join('?')
}

function fillText(text: string, parameters: Record<string, unknown>): string {
  return text.replaceAll(placeholder, (_, name: string) => encodeURIComponent(String(parameter(parameters, name))))
}

/** Replaces placeholders in a body. A text that is exactly one placeholder becomes its value. Omits a missing value. */
export function fill(value: unknown, parameters: Record<string, unknown>): unknown {
  if (typeof value === 'string') {
    const whole = onlyPlaceholder.exec(value)?.[1]
    if (whole !== undefined) return parameters[whole]
    return value.replaceAll(placeholder, (_, name: string) => String(parameter(parameters, name)))
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, parameters))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, parameters)]))
}

function parameter(parameters: Record<string, unknown>, name: string): unknown {
  const value = parameters[name]
  if (value === undefined) throw new TypeError(`the hook needs ${name}`)
  return value
}

/** Returns whether a value is the expected one, or one of several. Null means a missing value. */
export const isExpected = (value: unknown, expected: unknown): boolean =>
  Array.isArray(expected) ? expected.some((one) => isExpected(value, one)) : (value ?? null) === (expected ?? null)

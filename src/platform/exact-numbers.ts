/*
 * JSON.parse changes numbers that exceed the precision of a double, and JSON.stringify writes some numbers differently
 * (1.0, 1e2). Data parts keep such numbers as they were sent: they are stored as raw JSON, which JSON.stringify writes digit
 * for digit.
 */

interface RawNumbers {
  parse(text: string, reviver: (name: string, value: unknown, context: { source?: string }) => unknown): unknown
  rawJSON(text: string): object
  isRawJSON(value: unknown): boolean
}

const raw = JSON as unknown as RawNumbers

/**
 * Matches numbers that JSON.stringify may write differently: many digits, an exponent, a fraction that ends with zero, or
 * minus zero. Texts without a match are parsed only once.
 */
const oddNumber = /(?:^|[[:,\s])-?(?:\d{16}|[\d.]{17}|\d+(?:\.\d+)?[eE]|\d+\.\d*0(?!\d)|0\.0{6}|(?<=-)0(?![.\d]))/

/** Copies of parsed objects with their numbers as raw JSON. Objects that JSON.stringify writes unchanged have no copy. */
const exactObjects = new WeakMap<object, object>()

/** Parses the JSON of a request. Numbers are plain numbers; `exactOf` returns them as written. @throws SyntaxError */
export function parseNoting(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (oddNumber.test(text)) note(value, parseExact(text))
  return value
}

/** Parses stored JSON. Numbers that JSON.stringify may write differently are raw JSON, which only JSON.stringify can read. */
export function parseExact(text: string): unknown {
  if (!oddNumber.test(text)) return JSON.parse(text)
  return raw.parse(text, (_name, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? raw.rawJSON(source) : value,
  )
}

/** Returns an object of `parseNoting` with its numbers as they were sent. */
export function exactOf<T extends object>(value: T): T {
  return (exactObjects.get(value) ?? value) as T
}

/** Returns whether a value of `parseExact` is a number as raw JSON. */
export function isExactNumber(value: unknown): boolean {
  return raw.isRawJSON(value)
}

/** Returns a value with plain numbers, for code that reads them. */
export function plainOf(value: unknown): unknown {
  return hasRaw(value) ? JSON.parse(JSON.stringify(value)) : value
}

/** Recursion is safe: bodies have at most 512 levels. */
function hasRaw(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return raw.isRawJSON(value) || Object.values(value).some(hasRaw)
}

function note(value: unknown, exact: unknown): boolean {
  if (typeof value !== 'object' || value === null) return raw.isRawJSON(exact)
  let differs = false
  for (const name of Object.keys(value)) {
    const member = name as keyof typeof value
    if (note(value[member], (exact as typeof value)[member])) differs = true
  }
  if (differs) exactObjects.set(value, exact as object)
  return differs
}

import fc from 'fast-check'

/** Path of a value inside a body. */
export type Place = readonly (string | number)[]

/** One change of a body, at the place with this number, modulo the number of places. */
export interface Mutation {
  place: number
  change: keyof typeof changes
}

const deep = (levels: number) => Array.from({ length: levels }).reduce((inner) => [inner], 0 as unknown)
const replacedBy = (value: unknown) => () => value

/** Changes of a value; `removed` and `surprise` change the object around it. */
const changes = {
  null: replacedBy(null),
  true: replacedBy(true),
  zero: replacedBy(0),
  negative: replacedBy(-1),
  fraction: replacedBy(0.5),
  'huge number': replacedBy(1e300),
  'beyond safe integers': replacedBy(2 ** 60),
  'empty text': replacedBy(''),
  'some text': replacedBy('§'),
  'long text': replacedBy('x'.repeat(20_000)),
  'many bytes in few characters': replacedBy('😀'.repeat(6_000)),
  'U+0000': replacedBy('a\0b'),
  'lone surrogate': replacedBy('a\ud800b'),
  'plain http': replacedBy('http://example.com/'),
  script: replacedBy('javascript:alert(1)'),
  'empty object': replacedBy({}),
  'empty list': replacedBy([]),
  'deep list': replacedBy(deep(200)),
  'list of itself': (value: unknown) => [value],
  'many of it': (value: unknown) => Array.from({ length: 2_000 }, () => value),
  'its text': (value: unknown) => JSON.stringify(value),
  prototype: replacedBy(JSON.parse('{"__proto__":{"type":"text"},"constructor":1,"toString":null}')),
  removed: () => undefined,
  surprise: (value: unknown) => value,
} as const

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(200),
  change: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
})

/** Changes one value of a body. @returns the body, and the path of the changed value */
export function mutate(body: unknown, { place, change }: Mutation): { body: unknown; at: Place } {
  const places = placesOf(body)
  const at = places[place % places.length]!
  const held = at.reduce((value, key) => (value as Record<string | number, unknown>)[key], body)
  if (change === 'surprise' && isObject(held))
    return { body: replaced(body, at, withSurprise), at: [...at, 'surprise'] }
  return { body: replaced(body, at, change === 'surprise' ? withSurprise : changes[change]), at }
}

/** Returns the paths of all values of a body, starting with the whole body. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys = Array.isArray(value) ? value.map((_item, index) => index) : Object.keys(value)
  return [at, ...keys.flatMap((key) => placesOf(value[key as keyof typeof value], [...at, key]))]
}

/** Replaces a value; values changed to undefined are removed. */
function replaced(value: unknown, [key, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value
      .map((item, index) => (index === key ? replaced(item, rest, change) : item))
      .filter((item) => item !== undefined)
  }
  const object = value as Record<string, unknown>
  return { ...object, [key]: replaced(object[key], rest, change) }
}

function withSurprise(value: unknown): object {
  return isObject(value) ? { ...value, surprise: 1 } : { surprise: value }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

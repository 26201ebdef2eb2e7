import { recordOf, type Surface } from './surfaces.rules.ts'

/** The text version of a surface that cannot be drawn. */
export interface PlainSurface {
  texts: readonly string[]
  /** Labels of its buttons. */
  actions: readonly string[]
}

/** Maximum number of texts and of actions, and maximum length of each in characters. */
const linesMax = 100
const charactersMax = 2_000

type Component = Readonly<Record<string, unknown>>

/** Returns the texts of a surface in the order of its components, and its actions. */
export function plainSurface({ steps }: Pick<Surface, 'steps'>): PlainSurface {
  const components = new Map<string, Component>()
  const data: Record<string, unknown> = {}
  for (const step of steps) {
    const { components: list } = recordOf(step['updateComponents'])
    for (const one of Array.isArray(list) ? list : []) {
      const component = recordOf(one)
      if (typeof component['id'] === 'string') components.set(component['id'], component)
    }
    const { path = '/', value } = recordOf(step['updateDataModel'])
    if ('updateDataModel' in step && typeof path === 'string') put(data, path, value)
  }
  const read = (value: unknown): string => shown(value, data)
  const labels = new Set(
    [...components.values()].flatMap(({ component, child }) => (component === 'Button' ? child : [])),
  )
  const all = [...components.values()]
  const texts = all
    .filter(({ id }) => !labels.has(id))
    .flatMap(({ text, label, title, description }) => [text, label, title, description].map(read))
  const buttons = all.filter(({ component, action }) => component === 'Button' || action !== undefined)
  const actions = buttons.map(
    ({ child, action }) =>
      read(recordOf(components.get(String(child)))['text']) || read(recordOf(recordOf(action)['event'])['name']),
  )
  return { texts: bounded(texts), actions: bounded(actions) }
}

const bounded = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.trim() !== '')
    .slice(0, linesMax)
    .map((line) => line.slice(0, charactersMax))

function shown(value: unknown, data: unknown): string {
  const { path } = recordOf(value)
  const found = typeof path === 'string' ? at(data, path) : value
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .filter((token) => token !== '')
    .slice(0, 32)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

function at(data: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce<unknown>(
    (value, token) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, token)
        ? (value as Record<string, unknown>)[token]
        : undefined,
    data,
  )
}

function put(data: Record<string, unknown>, pointer: string, value: unknown): void {
  const tokens = tokensOf(pointer)
  const last = tokens.pop()
  if (last === undefined) return void Object.assign(data, structuredClone(recordOf(value)))
  let place = data
  for (const token of tokens) {
    if (!Object.hasOwn(place, token) || typeof place[token] !== 'object' || place[token] === null)
      define(place, token, {})
    place = place[token] as Record<string, unknown>
  }
  define(place, last, structuredClone(value))
}

/** defineProperty, so that `__proto__` is an ordinary member. */
function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}

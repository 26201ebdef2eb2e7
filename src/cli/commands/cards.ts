import type { Part as SentPart } from '../../../generated/current/types.gen.ts'
import { actionOf, actionPart, isSurfacePart } from '../../client/surfaces.ts'
import { wordsOf, type Part } from './event-line.ts'

type Values = Readonly<Record<string, unknown>>

/** A surface of A2UI, as its creator has changed it so far. */
interface Card {
  id: string
  components: Map<string, Values>
  data: unknown
}

export interface Button {
  label: string
  /** Returns the part that presses the button. */
  press(): SentPart
}

/** Components that need an input, which a terminal does not offer. */
const inputs = ['TextField', 'CheckBox', 'ChoicePicker', 'DateTimeInput', 'Slider']

/** The cards of a chat, with the numbered buttons of the newest one. */
export class Cards {
  readonly #cards = new Map<string, Card>()
  #newest: string | undefined
  #buttons: readonly Button[] = []
  #shown = new AbortController()

  /** Returns the button of the newest card for a line that is only its number. */
  buttonOf(line: string): Button | undefined {
    return isNumber(line) ? this.#buttons[Number(line) - 1] : undefined
  }

  /** Begins a wait. @returns a signal that aborts when a card with buttons or a form is shown */
  nextShown(): AbortSignal {
    if (this.#shown.signal.aborted) this.#shown = new AbortController()
    return this.#shown.signal
  }

  /** Applies the messages of A2UI in a part. @returns the text of the part, with numbered buttons */
  wordsOf(part: Part): string {
    if (part.type !== 'data' || !isSurfacePart(part) || !Array.isArray(part.data)) return wordsOf(part)
    const action = actionOf([part])
    if (action) return `[pressed ${action.name}]`
    const changed = new Set((part.data as unknown[]).flatMap((item) => this.#take(recordOf(item)) ?? []))
    return [...changed].map((card) => this.#show(card)).join('  ') || wordsOf(part)
  }

  /** Applies one message. @returns the changed card */
  #take({ createSurface, updateComponents, updateDataModel, deleteSurface }: Values): Card | undefined {
    const body = recordOf(createSurface ?? updateComponents ?? updateDataModel ?? deleteSurface)
    const id = String(body['surfaceId'])
    if (createSurface) this.#cards.set(id, { id, components: new Map(), data: {} })
    const card = this.#cards.get(id)
    if (!card) return undefined
    if (updateComponents)
      for (const component of listOf(body['components']).map(recordOf))
        card.components.set(String(component['id']), component)
    if (updateDataModel) card.data = changed(card.data, stepsOf(body['path'] ?? ''), body['value'])
    if (!deleteSurface) return card
    this.#cards.delete(id)
    if (this.#newest === id) this.#buttons = []
    return undefined
  }

  #show(card: Card): string {
    const components = componentsOf(card)
    const isForm = components.some(({ component }) => inputs.includes(String(component)))
    const buttons: Button[] = []
    const words = components.flatMap((component) => {
      if (component['component'] === 'Text') return textOf(card, component['text'])
      if (component['component'] !== 'Button')
        return inputs.includes(String(component['component'])) ? `[${textOf(card, component['label'])}]` : []
      const label = componentsOf(card, component['child'])
        .map(({ text }) => textOf(card, text))
        .join(' ')
      const { event } = recordOf(component['action'])
      if (isForm || !event) return `[${label}]`
      buttons.push({ label, press: () => pressed(card, component, recordOf(event)) })
      return `[${buttons.length}] ${label}`
    })
    if (buttons.length > 0 || isForm) {
      this.#newest = card.id
      this.#shown.abort()
    }
    if (this.#newest === card.id) this.#buttons = buttons
    return [...words, ...(isForm ? ['(a form for the messenger)'] : [])].join('  ')
  }
}

/** Returns whether a line is only a number, as of a button. */
export const isNumber = (line: string): boolean => /^[1-9]\d{0,2}$/.test(line)

/** Returns the components from a root on, in the order in which they are shown. Those in a button belong to it. */
function componentsOf({ components }: Card, root: unknown = 'root'): Values[] {
  const seen = new Set<unknown>()
  const walk = (id: unknown): Values[] => {
    const component = components.get(String(id))
    if (!component || seen.has(id)) return []
    seen.add(id)
    if (component['component'] === 'Button') return [component]
    const tabs = listOf(component['tabs']).map((tab) => recordOf(tab)['child'])
    return [component, ...[component['child'], ...listOf(component['children']), ...tabs].flatMap(walk)]
  }
  return walk(root)
}

function pressed(card: Card, component: Values, { name, context }: Values): SentPart {
  const values = Object.entries(recordOf(context)).map(([key, value]) => [key, valueOf(card, value)])
  const action = { surfaceId: card.id, name: String(name), values: Object.fromEntries(values) as Values }
  return actionPart(action, String(component['id']))
}

/** Returns a literal value, or the value at a path of the data model. */
function valueOf({ data }: Card, value: unknown): unknown {
  const { path } = recordOf(value)
  return typeof path === 'string' ? stepsOf(path).reduce<unknown>((at, step) => recordOf(at)[step], data) : value
}

function textOf(card: Card, value: unknown): string {
  const text = valueOf(card, value)
  return typeof text === 'string' || typeof text === 'number' ? String(text) : ''
}

/** Maximum number of steps of a path that are followed. */
const depthMax = 32

/** Splits a JSON Pointer (RFC 6901). */
const stepsOf = (path: unknown): string[] =>
  String(path)
    .split('/')
    .filter(Boolean)
    .slice(0, depthMax)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the data with another value at a path. */
function changed(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  return step === undefined ? value : { ...recordOf(data), [step]: changed(recordOf(data)[step], rest, value) }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const recordOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {})

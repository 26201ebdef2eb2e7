import type { Part } from '../../generated/current/types.gen.ts'
import { newMessageId } from './message-id.ts'

/** A button or an option: a text, or a label with the value that the handler receives. */
export type Choice = string | { label: string; value: string }

/** A field of a form. */
export interface Field {
  /** Name of the value. */
  name: string
  label: string
  /** Default: text. */
  type?: 'text' | 'longText' | 'number' | 'checkbox' | 'date' | 'choice'
  /** Options of a choice. */
  options?: readonly Choice[]
  /** Initial value. */
  value?: string | number | boolean
}

/** A surface with a text, and buttons or a form. */
export interface SurfaceOptions {
  text: string
  /** Surface id, unique in its chat. Default: a new one. */
  id?: string
}

const mediaType = 'application/a2ui+json'
const catalogId = 'https://a2ui.org/specification/v0_9_1/catalogs/basic/catalog.json'

type Component = { id: string; component: string } & Record<string, unknown>

/** Returns a part with a text and buttons. A pressed button is an `action` with the value of the button as its name. */
export function buttons(choices: readonly Choice[], { text, id }: SurfaceOptions): Part {
  const all = choices.map(choiceOf)
  return surfacePart(id, [
    ...column(['text', 'row']),
    { id: 'text', component: 'Text', text },
    { id: 'row', component: 'Row', children: all.map((_choice, at) => `button-${at}`) },
    ...all.flatMap(({ label, value }, at) => button(`button-${at}`, label, { name: value })),
  ])
}

/** Returns a part with a form. Its button is an `action` named `submit` with the values of the fields. */
export function form(
  fields: readonly Field[],
  { text, id, submit = 'Send' }: SurfaceOptions & { submit?: string },
): Part {
  const context = Object.fromEntries(fields.map(({ name }) => [name, { path: `/${name}` }]))
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value ?? emptyValueOf(field)]))
  return surfacePart(
    id,
    [
      ...column(['text', ...fields.map(({ name }) => `field-${name}`), 'submit']),
      { id: 'text', component: 'Text', text },
      ...fields.map(fieldOf),
      ...button('submit', submit, { name: 'submit', context }),
    ],
    values,
  )
}

/** Returns a part that replaces the content of an earlier surface with a text. */
export function surfaceText(id: string, text: string): Part {
  const components = [{ id: 'root', component: 'Text', text }]
  return dataPart([{ updateComponents: { surfaceId: id, components } }])
}

/** An action on a surface: a pressed button, or a sent form. */
export interface SurfaceAction {
  surfaceId: string
  /** Name of the action: the value of the button, or `submit`. */
  name: string
  /** Values of the form. */
  values: Record<string, unknown>
}

/** Returns the action in the parts of a message, if there is one. */
export function actionOf(parts: readonly { type: string }[]): SurfaceAction | undefined {
  for (const part of parts as readonly { type: string; data?: unknown }[]) {
    if (part.type !== 'data' || !isSurfacePart(part) || !Array.isArray(part.data)) continue
    for (const item of part.data as { action?: Record<string, unknown> }[]) {
      const { surfaceId, name, context } = item?.action ?? {}
      if (typeof surfaceId === 'string' && typeof name === 'string')
        return { surfaceId, name, values: { ...(context as Record<string, unknown>) } }
    }
  }
  return undefined
}

/** Returns the part that a person sends by an action. */
export function actionPart({ surfaceId, name, values }: SurfaceAction, sourceComponentId: string): Part {
  const timestamp = new Date().toISOString()
  return dataPart([{ action: { name, surfaceId, sourceComponentId, timestamp, context: values } }])
}

export function choiceOf(choice: Choice): { label: string; value: string } {
  return typeof choice === 'string' ? { label: choice, value: choice } : choice
}

/** Returns whether a part is marked as messages of A2UI. */
export function isSurfacePart(part: object): boolean {
  const { media_type: type, metadata } = part as { media_type?: unknown; metadata?: { mimeType?: unknown } | null }
  return [type, metadata?.mimeType].some((one) => /^application\/(a2ui\+json|json\+a2ui)/i.test(String(one)))
}

function surfacePart(id = `surface_${newMessageId()}`, components: readonly Component[], values?: object): Part {
  return dataPart([
    { createSurface: { surfaceId: id, catalogId } },
    { updateComponents: { surfaceId: id, components } },
    ...(values ? [{ updateDataModel: { surfaceId: id, value: values } }] : []),
  ])
}

function dataPart(messages: readonly object[]): Part {
  const data = messages.map((message) => ({ version: 'v0.9.1', ...message }))
  return { type: 'data', data, media_type: mediaType, metadata: { mimeType: mediaType } } as unknown as Part
}

const column = (children: readonly string[]): Component[] => [{ id: 'root', component: 'Column', children }]

const button = (id: string, label: string, event: object): Component[] => [
  { id, component: 'Button', child: `${id}-label`, action: { event: { context: {}, ...event } } },
  { id: `${id}-label`, component: 'Text', text: label },
]

function fieldOf({ name, label, type = 'text', options = [] }: Field): Component {
  const common = { id: `field-${name}`, label, value: { path: `/${name}` } }
  if (type === 'checkbox') return { ...common, component: 'CheckBox' }
  if (type === 'date') return { ...common, component: 'DateTimeInput', enableDate: true }
  if (type === 'choice') return { ...common, component: 'ChoicePicker', options: options.map(choiceOf) }
  const variant = { text: 'shortText', longText: 'longText', number: 'number' }[type]
  return { ...common, component: 'TextField', variant }
}

function emptyValueOf({ type }: Field): unknown {
  return type === 'checkbox' ? false : type === 'choice' ? [] : ''
}

/** Valid and invalid A2UI messages, and their rejections. */
import { textParts } from '../../client/agent.ts'
import { sendTo } from '../../client/variant.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject, WirePart } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

/**
 * Sends data parts of the current form, even for requirements of the variant form (AMB-109). The hook may request
 * variant sends.
 */
export const a2ui = { needs: { agents: 2, chat: 'agents', hooks: ['encodeA2ui'] } } as const

/** Assumed id of the basic catalog of A2UI. */
const catalogId = 'https://a2ui.org/specification/v0_9/basic_catalog.json'

/** Item of a2ui_errors, not validated. */
export interface Item extends WireObject {
  part_index?: unknown
  data_index?: unknown
  a2ui_message?: WireObject
}

export const innerError = (item: Item): WireObject => (item.a2ui_message?.['error'] ?? {}) as WireObject

/** A2UI messages of one version that the target accepts. */
export interface Dialect {
  version: string
  creating(surfaceId: string): WireObject
}

const dialect = (version: string): Dialect => ({
  version,
  creating: (surfaceId) => ({ version, createSurface: { surfaceId, catalogId } }),
})

/** Both notations of the version are in use. */
export const dialects: readonly Dialect[] = [dialect('v0.9.1'), dialect('v0.9')]

/** Returns the first accepted notation of the version. */
export async function acceptedDialect(t: CheckContext): Promise<Dialect> {
  for (const one of dialects) {
    if ((await send(t, [await encode(t, [one.creating(surfaceName(t))])])).ok) return one
  }
  return t.notTestable(
    'a message that creates a surface was rejected',
    'provision.encodeA2ui in the target file must make a part that the target accepts',
  )
}

export const surfaceName = (t: CheckContext): string => t.unique.marker('surface')

/** Encodes A2UI messages as a part, with the hook of the target. The value need not be a list of messages. */
export async function encode(t: CheckContext, messages: unknown): Promise<WirePart> {
  const { part, form } = await t.hooks.run('encodeA2ui', { messages }, t.agent)
  sendForms.set(t, form)
  if (typeof part !== 'object' || part === null)
    t.notTestable(
      'the hook encodeA2ui returned no part',
      'a provision.encodeA2ui in the target file that returns { part }',
    )
  return part as WirePart
}

/** Form of the last send that the hook encodeA2ui requested. */
const sendForms = new WeakMap<CheckContext, unknown>()

/** Sends parts in the form in which the target accepts A2UI messages. `id` is the idempotency key. */
export function send(
  t: CheckContext,
  parts: WirePart[],
  { id = t.unique.messageId(), ...more }: { id?: string; metadata?: WireObject } = {},
): Promise<Reply> {
  if (sendForms.get(t) !== 'variant') return t.agent.send({ message_id: id, chat_id: t.chat.id, parts, ...more })
  const byValue = parts.map(({ text, ...part }) => (text === undefined ? part : { ...part, value: text }))
  return sendTo(t.agent, [t.agents[1]!.handle], { parts: byValue, idempotency_key: id, ...more })
}

export interface RejectedA2ui {
  reply: Reply
  items: readonly Item[]
  first: Item
}

/** Sends parts that the target must reject with a2ui_errors, and `clean` as the control. Checks must cite A2UI-001. */
export async function rejectedA2ui(
  t: CheckContext,
  what: string,
  parts: WirePart[],
  clean: WirePart[],
): Promise<RejectedA2ui> {
  const reply = await t.rejects({
    requirement: 'A2UI-001',
    what,
    expect: '4xx',
    attempt: () => send(t, parts),
    control: () => send(t, clean),
  })
  const items = itemsOf(reply)
  const [first] = items
  t.expect.that(first !== undefined, {
    requirement: 'A2UI-001',
    what: `the rejection of ${what} has a2ui_errors`,
    expected: 'a list with an item',
    actual: reply.body,
  })
  return {
    reply,
    items,
    first: first ?? t.notTestable('a rejection has no a2ui_errors', 'the target must report its A2UI errors'),
  }
}

export function itemsOf({ body }: Reply): Item[] {
  const items = (body as WireObject | null)?.['a2ui_errors']
  return Array.isArray(items) ? (items as Item[]) : []
}

/** Returns parts with the given part at an index among text parts. */
export const placed = (t: CheckContext, index: number, part: WirePart, behind = 1): WirePart[] => [
  ...Array.from({ length: index }, () => textParts(t.unique.marker('text'))[0]!),
  part,
  ...Array.from({ length: behind }, () => textParts(t.unique.marker('text'))[0]!),
]

export interface InvalidMessage {
  what: string
  message: unknown
  /** Surface that the message names. Undefined if that is ambiguous. */
  surfaceId?: string
  /** Location of the error: the action and the member names in its body. Undefined for the message as a whole. */
  at?: readonly [action: string, ...names: string[]]
}

/** Returns messages that are invalid in every interpretation of A2UI. `made` is an existing surface. */
export function invalidMessages(t: CheckContext, { version, creating }: Dialect, made: string): InvalidMessage[] {
  const fresh = surfaceName(t)
  const updating = (components: unknown): WireObject => ({ version, updateComponents: { surfaceId: made, components } })
  return [
    {
      what: 'a catalog that is a number',
      message: { version, createSurface: { surfaceId: fresh, catalogId: 7 } },
      surfaceId: fresh,
      at: ['createSurface', 'catalogId'],
    },
    {
      what: 'components that are a string',
      message: updating('root'),
      surfaceId: made,
      at: ['updateComponents', 'components'],
    },
    {
      what: 'a component whose id is a number',
      message: updating([
        { id: 'root', component: 'Text', text: 'x' },
        { id: 7, component: 'Text', text: 'y' },
      ]),
      surfaceId: made,
      at: ['updateComponents', 'components', '1', 'id'],
    },
    {
      what: 'a path of the data model that is a number',
      message: { version, updateDataModel: { surfaceId: made, path: 7, value: 1 } },
      surfaceId: made,
      at: ['updateDataModel', 'path'],
    },
    {
      what: 'a surface that is a number',
      message: { version, deleteSurface: { surfaceId: 7 } },
      at: ['deleteSurface', 'surfaceId'],
    },
    {
      what: 'two actions in one message',
      message: { ...creating(fresh), deleteSurface: { surfaceId: fresh } },
    },
    { what: 'no surface', message: { version, deleteSurface: {} }, surfaceId: '' },
    { what: 'a version of another protocol', message: { ...creating(fresh), version: 'v99' }, surfaceId: fresh },
    { what: 'a string instead of a message', message: 'createSurface', surfaceId: '' },
  ]
}

import type { Message, Part } from '../../../generated/current/types.gen.ts'
import type { ShownPart } from './state.ts'

/** Sends the message of a person's action on a surface. */
export type SurfaceAct = (parts: Part[], metadata?: Record<string, unknown>) => void

/** One message of A2UI: its version, and one action. */
export type SurfaceMessage = Readonly<Record<string, unknown>>

/** A surface of a chat, from its creating message on. */
export interface Surface {
  id: string
  catalogId: string
  /** Id of the creator, which alone can change the surface. */
  creatorId: string
  /** Whether the data model is sent with each action. */
  sendsData: boolean
  /** Changes in order, starting with the creation. */
  steps: readonly SurfaceMessage[]
  isDeleted: boolean
  /** Whether the surface has more than the maximum that is drawn. */
  isTooLarge: boolean
}

/** A surface or a note, shown in place of a part with A2UI. */
export type SurfaceItem = { surface: Surface } | { note: string; details?: string }

/** The items of a chat, by message id and part index. */
export type SurfaceItems = ReadonlyMap<string, readonly SurfaceItem[]>

/** Maximum number of processed steps and components of a surface. */
const stepsMax = 200
const componentsMax = 500

const mediaType = /^\s*application\/(a2ui\+json|json\+a2ui)\s*(;|$)/i

/** Returns whether a part is marked as messages of A2UI. */
export function carriesSurface(part: ShownPart): boolean {
  if (part.type !== 'data') return false
  return [part.media_type, part.metadata?.['mimeType']].some((type) => typeof type === 'string' && mediaType.test(type))
}

export const placeOf = (messageId: string, partIndex: number): string => `${messageId} ${partIndex}`

interface Draft extends Surface {
  steps: SurfaceMessage[]
  componentIds: Set<string>
}

const known = new WeakMap<readonly Message[], SurfaceItems>()

/**
 * Returns the surface items of a chat's messages. The same messages give the same items, so that no surface is drawn
 * again.
 */
export function surfaceItems(messages: readonly Message[]): SurfaceItems {
  const before = known.get(messages)
  if (before) return before
  const items = new Map<string, SurfaceItem[]>()
  const open = new Map<string, Draft>()
  for (const { message_id: messageId, sender, parts } of messages) {
    parts.forEach((part, partIndex) => {
      if (!carriesSurface(part) || part.type !== 'data') return
      const list = Array.isArray(part.data) ? (part.data as unknown[]) : []
      const shown = list.flatMap((item) => take(item, sender.id, open) ?? [])
      // An update of a surface in the same part needs no note of its own.
      const made = shown.filter((item) => 'surface' in item)
      items.set(placeOf(messageId, partIndex), made.length > 0 ? made : withoutRepeats(shown))
    })
  }
  known.set(messages, items)
  return items
}

function take(item: unknown, senderId: string, open: Map<string, Draft>): SurfaceItem | undefined {
  const [action, body] = Object.entries(recordOf(item)).find(([name]) => name !== 'version') ?? ['', undefined]
  const { surfaceId, ...rest } = recordOf(body)
  if (typeof surfaceId !== 'string') return undefined
  if (action === 'action') return { note: `Chose “${textOf(rest['name'])}”`, details: contextText(rest['context']) }
  if (action === 'error') return { note: `Could not show a surface: ${textOf(rest['message'])}` }
  if (action === 'createSurface') {
    const made = newSurface(surfaceId, senderId, rest, item as SurfaceMessage)
    open.set(surfaceId, made)
    return { surface: made }
  }
  const surface = open.get(surfaceId)
  if (action === 'deleteSurface') {
    if (surface) surface.isDeleted = true
    open.delete(surfaceId)
    return { note: 'Removed a surface' }
  }
  if (surface && surface.creatorId === senderId) go(surface, item as SurfaceMessage, rest)
  return { note: surface ? 'Changed the surface above' : 'Changed a surface of an earlier message' }
}

function newSurface(
  id: string,
  creatorId: string,
  { catalogId, sendDataModel }: Readonly<Record<string, unknown>>,
  step: SurfaceMessage,
): Draft {
  const sendsData = sendDataModel === true
  const fresh = { isDeleted: false, isTooLarge: false, componentIds: new Set<string>() }
  return { id, catalogId: textOf(catalogId), creatorId, sendsData, steps: [step], ...fresh }
}

function go(surface: Draft, step: SurfaceMessage, { components }: Readonly<Record<string, unknown>>): void {
  for (const component of Array.isArray(components) ? components : [])
    surface.componentIds.add(textOf(recordOf(component)['id']))
  if (surface.steps.length >= stepsMax || surface.componentIds.size > componentsMax) surface.isTooLarge = true
  else surface.steps.push(step)
}

function withoutRepeats(items: readonly SurfaceItem[]): SurfaceItem[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const text = JSON.stringify(item)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}

function contextText(context: unknown): string {
  return Object.entries(recordOf(context))
    .slice(0, 20)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
    .slice(0, 2_000)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2_000) : '')

/** Returns a value as a record; an empty one when it is no object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

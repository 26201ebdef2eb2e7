import type { SurfaceState, SurfaceStep } from './a2ui.ts'
import { carriesA2ui, readMessages } from './read-messages.rules.ts'
import { A2uiError } from './a2ui-error.ts'
import { inOrder, takeSteps } from './surface.rules.ts'
import type { SurfaceName } from './surface.store.ts'
import type { Part } from '../messages/part.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { keyOf, type BatchState } from '../writes/batch-state.ts'

/** What a send holds of A2UI, and where. */
export interface Shown {
  actorId: string
  chatId: string
  parts: readonly Part[]
  clientDataModel?: unknown
}

/**
 * Judges the A2UI messages of a send that is no repeat, as one: what they do to the surfaces of the chat, or a refusal.
 * Changes nothing yet. A send without any costs a look at its parts.
 * @throws A2uiRefusal with every fault (A2UI-001)
 */
export function decideSurfaces(ledger: BatchState, { actorId, chatId, parts, clientDataModel }: Shown): SurfaceState[] {
  if (clientDataModel === undefined && !parts.some(carriesA2ui)) return []
  const { steps, faults } = readMessages(parts, clientDataModel)
  const taken = takeSteps(surfacesOf(ledger, chatId, steps), steps, actorId)
  const [first, ...others] = inOrder([...faults, ...taken.faults])
  if (first) throw new A2uiError([first, ...others])
  return [...taken.changed].map(([surfaceId, creatorId]) => ({ chatId, surfaceId, creatorId }))
}

/** Keeps what a send did, for the rest of the batch and to be stored. */
export function keepSurfaces(ledger: BatchState, effects: WriteSet, surfaces: readonly SurfaceState[]): void {
  for (const surface of surfaces) {
    const key = keyOf(surface.chatId, surface.surfaceId)
    ledger.surfaces.set(key, surface)
    effects.surfaces.set(key, surface)
  }
}

/** The surfaces that a send names. Only well-formed names can be of one. */
export function surfacesNamed({ chatId, parts }: Pick<Shown, 'chatId' | 'parts'>): SurfaceName[] {
  if (!parts.some(carriesA2ui)) return []
  return readMessages(parts)
    .steps.filter(({ faulty }) => !faulty)
    .map(({ surfaceId }) => ({ chatId, surfaceId }))
}

function surfacesOf(ledger: BatchState, chatId: string, steps: readonly SurfaceStep[]): Map<string, string> {
  const found = steps.flatMap(({ surfaceId }) => {
    const creatorId = ledger.surfaces.get(keyOf(chatId, surfaceId))?.creatorId ?? null
    return creatorId === null ? [] : [[surfaceId, creatorId] as const]
  })
  return new Map(found)
}

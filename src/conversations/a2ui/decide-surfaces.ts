import { keyOf, type Batch } from '../../platform/unit-of-work/state.ts'
import { type SurfaceState, type SurfaceStep, A2uiError } from './a2ui.ts'
import { carriesA2ui, readMessages } from './read-messages.rules.ts'
import { inOrder, takeSteps } from './surface.rules.ts'
import { surfaces } from './surface.state.ts'
import type { SurfaceName } from './surface.store.ts'
import type { Part } from '../messages/part.ts'

/** A2UI content of a send, with its chat and sender. */
export interface Shown {
  actorId: string
  chatId: string
  parts: readonly Part[]
  clientDataModel?: unknown
}

/**
 * Checks all A2UI messages of a send that is not a repeat. Returns the changed surfaces of the chat, and changes
 * nothing yet. Without A2UI content, only the parts are inspected.
 * @throws A2uiError with every problem (A2UI-001)
 */
export function decideSurfaces(batch: Batch, { actorId, chatId, parts, clientDataModel }: Shown): SurfaceState[] {
  if (clientDataModel === undefined && !parts.some(carriesA2ui)) return []
  const { steps, problems } = readMessages(parts, clientDataModel)
  const taken = takeSteps(surfacesOf(batch, chatId, steps), steps, actorId)
  const [first, ...others] = inOrder([...problems, ...taken.problems])
  if (first) throw new A2uiError([first, ...others])
  return [...taken.changed].map(([surfaceId, creatorId]) => ({ chatId, surfaceId, creatorId }))
}

/** Records changed surfaces for later sends of the batch, and for storage. */
export function keepSurfaces(batch: Batch, shown: readonly SurfaceState[]): void {
  if (shown.length === 0) return
  const { byName, changed } = batch.get(surfaces)
  for (const surface of shown) {
    const key = keyOf(surface.chatId, surface.surfaceId)
    byName.set(key, surface)
    changed.set(key, surface)
  }
}

/** Returns the surfaces that a send names. Malformed messages are skipped: they cannot name an existing surface. */
export function surfacesNamed({ chatId, parts }: Pick<Shown, 'chatId' | 'parts'>): SurfaceName[] {
  if (!parts.some(carriesA2ui)) return []
  return readMessages(parts)
    .steps.filter(({ faulty }) => !faulty)
    .map(({ surfaceId }) => ({ chatId, surfaceId }))
}

function surfacesOf(batch: Batch, chatId: string, steps: readonly SurfaceStep[]): Map<string, string> {
  const { byName } = batch.get(surfaces)
  const found = steps.flatMap(({ surfaceId }) => {
    const creatorId = byName.get(keyOf(chatId, surfaceId))?.creatorId ?? null
    return creatorId === null ? [] : [[surfaceId, creatorId] as const]
  })
  return new Map(found)
}

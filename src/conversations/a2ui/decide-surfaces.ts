import { keyOf, type Batch } from '../../platform/unit-of-work/state.ts'
import { type SurfaceState, type SurfaceStep, A2uiError, type A2uiProblem } from './a2ui.ts'
import { carriesA2ui, readMessages } from './read-messages.rules.ts'
import { surfaces, type SurfaceName } from './surface.sql.ts'
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

/** The creators of the surfaces of one chat, by surface id. */
type Surfaces = ReadonlyMap<string, string>

interface TakenSteps {
  /** Creators of the surfaces that the steps create or delete. Null for a deleted surface. */
  changed: Map<string, string | null>
  problems: A2uiProblem[]
}

/**
 * Applies the steps of one send in order. Each step sees the effects of earlier steps. A surface is created once until
 * it is deleted, and only its creator can change or delete it.
 * @param actorId the sender
 */
function takeSteps(surfaces: Surfaces, steps: readonly SurfaceStep[], actorId: string): TakenSteps {
  const changed = new Map<string, string | null>()
  const problems: A2uiProblem[] = []
  for (const { action, surfaceId, faulty, partIndex, dataIndex } of steps) {
    const creatorId = changed.has(surfaceId) ? changed.get(surfaceId)! : (surfaces.get(surfaceId) ?? null)
    const problem = faulty ? undefined : problemOf(action, creatorId, actorId)
    const message = `${action}.surfaceId ${problem}.`
    if (problem) problems.push({ partIndex, dataIndex, surfaceId, path: '/surfaceId', message })
    else if (action === 'createSurface') changed.set(surfaceId, actorId)
    else if (action === 'deleteSurface') changed.set(surfaceId, null)
  }
  return { changed, problems }
}

function problemOf(action: SurfaceStep['action'], creatorId: string | null, actorId: string): string | undefined {
  if (action === 'createSurface') return creatorId === null ? undefined : 'names a surface that exists'
  // A missing surface and one of another member get the same error.
  return creatorId === actorId ? undefined : 'names no surface of yours in this chat'
}

/** Sorts problems by part and data item. Problems of the metadata are last. */
function inOrder(problems: readonly A2uiProblem[]): A2uiProblem[] {
  const rank = ({ partIndex, dataIndex }: A2uiProblem) => [partIndex ?? Infinity, dataIndex ?? -1] as const
  return problems.toSorted((one, other) => {
    const [[part, item], [otherPart, otherItem]] = [rank(one), rank(other)]
    return part === otherPart ? item - otherItem : part - otherPart
  })
}

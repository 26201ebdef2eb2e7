import type { A2uiProblem, SurfaceStep } from './a2ui.ts'

/** The creators of the surfaces of one chat, by surface id. */
export type Surfaces = ReadonlyMap<string, string>

export interface TakenSteps {
  /** Creators of the surfaces that the steps create or delete. Null for a deleted surface. */
  changed: Map<string, string | null>
  problems: A2uiProblem[]
}

/**
 * Applies the steps of one send in order. Each step sees the effects of earlier steps. A surface is created once until
 * it is deleted, and only its creator can change or delete it.
 * @param actorId the sender
 */
export function takeSteps(surfaces: Surfaces, steps: readonly SurfaceStep[], actorId: string): TakenSteps {
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
export function inOrder(problems: readonly A2uiProblem[]): A2uiProblem[] {
  const rank = ({ partIndex, dataIndex }: A2uiProblem) => [partIndex ?? Infinity, dataIndex ?? -1] as const
  return problems.toSorted((one, other) => {
    const [[part, item], [otherPart, otherItem]] = [rank(one), rank(other)]
    return part === otherPart ? item - otherItem : part - otherPart
  })
}

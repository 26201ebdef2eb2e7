import type { A2uiProblem, SurfaceStep } from './a2ui.ts'

/** The creators of the surfaces of one chat, by surface id. */
export type Surfaces = ReadonlyMap<string, string>

export interface TakenSteps {
  /** Of the surfaces that the steps create or delete: the creator, or null for those that were deleted. */
  changed: Map<string, string | null>
  problems: A2uiProblem[]
}

/**
 * Takes the steps of one send one after the other: each sees what those before it did. A surface is created once until
 * it is deleted, and nobody but its creator changes or deletes it.
 * @param actorId who sends
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
  if (creatorId === null) return 'names no surface of this chat'
  return creatorId === actorId ? undefined : 'names a surface of another member'
}

/** Problems in the order of parts and their data; what is wrong with the metadata comes last. */
export function inOrder(problems: readonly A2uiProblem[]): A2uiProblem[] {
  const rank = ({ partIndex, dataIndex }: A2uiProblem) => [partIndex ?? Infinity, dataIndex ?? -1] as const
  return problems.toSorted((one, other) => {
    const [[part, item], [otherPart, otherItem]] = [rank(one), rank(other)]
    return part === otherPart ? item - otherItem : part - otherPart
  })
}

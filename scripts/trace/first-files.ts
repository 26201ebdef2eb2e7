import path from 'node:path'
import { inArea, isCodec, isExecutable, roleOf } from './reach.ts'
import type { Declaration, Place, Sources } from './sources.ts'

/** How many files a reader is asked to open first, at most. */
export const FIRST_FILES_MAX = 8

/** What a reader wants to see first of the files that are equally near to the operation. */
const order: readonly string[] = ['write', 'rules', '', 'store', 'state']

/**
 * The codec that a handler uses, and the files that its operation uses: directly, those of its own area first, or through
 * one of these in its own area. What is further away is the matter of a file in between.
 */
export function nearestFiles(sources: Sources, handler: Declaration, operationFile: string | undefined): Place[] {
  const area = operationFile && path.dirname(operationFile)
  const used = sources.uses(handler)
  const codecs = used.filter(({ file }) => isCodec(file))
  const codec = codecs.find(({ file }) => path.dirname(file) === area) ?? codecs[0]
  const runs = ({ file, node }: Declaration) => inArea(file) && !isCodec(file) && isExecutable(node)
  const isOwn = ({ file }: { file: string }) => path.dirname(file) === area
  const operation = used.filter(({ file }) => file === operationFile)
  const found = new Map<string, { place: Place; distance: number }>()
  let edge = operation.length > 0 ? operation : used.filter((use) => isOwn(use) && runs(use))
  for (const distance of [0, 1, 2]) {
    for (const declaration of edge) {
      if (!found.has(declaration.file)) found.set(declaration.file, { place: sources.place(declaration), distance })
    }
    const own = edge.filter(isOwn).flatMap((declaration) => usesOfFile(sources, declaration))
    edge = own.filter((use) => runs(use) && (isOwn(use) || distance === 0))
  }
  const nearest = [...found.values()].sort(
    (one, other) =>
      one.distance - other.distance ||
      Number(isOwn(other.place)) - Number(isOwn(one.place)) ||
      rank(one.place.file) - rank(other.place.file),
  )
  return [...(codec ? [sources.place(codec)] : []), ...nearest.map(({ place }) => place)]
}

/** What a declaration uses in other files, itself or by what it uses in its own. */
function usesOfFile(sources: Sources, start: Declaration): Declaration[] {
  const own = new Map([[start.node, start]])
  const others: Declaration[] = []
  for (const declaration of own.values()) {
    for (const used of sources.uses(declaration)) {
      if (used.file === start.file) own.set(used.node, used)
      else others.push(used)
    }
  }
  return others
}

/** The check to read first: one of the area, best the one that has a word of the operation's file in its name. */
export function firstCheck(checks: readonly Place[], operationFile: string | undefined): Place | undefined {
  const words = path.basename(operationFile ?? '', '.ts').split('-')
  const area = path.basename(path.dirname(operationFile ?? ''))
  const score = ({ file }: Place) => {
    const name = path.basename(file).split(/[-.]/)
    return (path.basename(path.dirname(file)) === area ? 2 : 0) + (words.some((word) => name.includes(word)) ? 1 : 0)
  }
  return [...checks].sort((one, other) => score(other) - score(one))[0]
}

function rank(file: string): number {
  const index = order.indexOf(roleOf(file))
  return index < 0 ? order.indexOf('') : index
}

import path from 'node:path'
import { inArea, isCodec, isExecutable, roleOf, usesOfHandler } from './reach.ts'
import type { Declaration, Place, Sources } from './sources.ts'

/** Maximum number of files to read first. */
export const FIRST_FILES_MAX = 8

/** Order of files at the same distance from the operation, by role. */
const order: readonly string[] = ['write', 'rules', '', 'store', 'state']

/**
 * Returns the codec that a handler uses and the files near its operation: files that the operation uses directly, those
 * of its own area first, and files of the area that these use. Files further away are left out.
 */
export function nearestFiles(sources: Sources, handler: Declaration, operationFile: string | undefined): Place[] {
  const area = operationFile && path.dirname(operationFile)
  const used = usesOfHandler(sources, handler)
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

/** Returns the declarations in other files that a declaration uses, directly or through its own file. */
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

/** Returns the check to read first: preferably of the area, and with a word of the operation's file in its name. */
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

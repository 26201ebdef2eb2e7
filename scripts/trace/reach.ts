import path from 'node:path'
import ts from 'typescript'
import { isArea } from '../generate/areas.ts'
import { lineOf } from '../source/parse.ts'
import type { Declaration, Place, Sources } from './sources.ts'

/** Returns the role of a file: the suffix of its name. */
const roleOf = (file: string): string => path.basename(file).split('.').at(-2) ?? ''
const codecRoles: readonly string[] = ['current', 'variant', 'extensions', 'a2a']
export const isCodec = (file: string): boolean => codecRoles.includes(roleOf(file))
const storeRoles: readonly string[] = ['store', 'sql', 'state']
export const isStore = (file: string): boolean => storeRoles.includes(roleOf(file))

/** Returns the file of the first operation that a handler calls, directly or through functions that handlers share. */
export function calledFile(sources: Sources, handler: Declaration): string | undefined {
  const found = new Map<ts.Node, Declaration>([[handler.node, handler]])
  for (const declaration of found.values()) {
    if (declaration !== handler && !declaration.file.startsWith('src/http/forms/')) continue
    for (const used of sources.uses(declaration)) if (!found.has(used.node)) found.set(used.node, used)
  }
  return [...found.values()].find(({ file, node }) => inArea(file) && !isCodec(file) && isExecutable(node))?.file
}

/** Returns whether code of an area queries the database. */
export const queriesDatabase = (sources: Sources, code: readonly Declaration[]): boolean =>
  code.some(({ file, node }) => inArea(file) && (isStore(file) || sources.queries(node)))

/**
 * Returns whether a file is in the folder of an area, src/<layer>/<area>/. Code outside areas is the same for
 * all operations.
 */
export function inArea(file: string): boolean {
  const [top, , area] = file.split('/')
  return top === 'src' && isArea(area)
}

/** Returns whether a declaration can be executed: a function, a class, or a computed value. */
function isExecutable(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassDeclaration(node)) return true
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && !ts.isLiteralExpression(node.initializer)
}

/** Returns the places of areas where code names an event. */
export function eventsIn(code: readonly Declaration[], eventTypes: ReadonlySet<string>): Place[] {
  const places: Place[] = []
  for (const { file, node } of code) {
    const visit = (child: ts.Node): void => {
      if (ts.isStringLiteral(child) && eventTypes.has(child.text))
        places.push({ file, line: lineOf(child), name: child.text })
      ts.forEachChild(child, visit)
    }
    if (inArea(file)) visit(node)
  }
  return places
}

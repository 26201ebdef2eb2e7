import path from 'node:path'
import ts from 'typescript'
import { isArea } from '../generate/areas.ts'
import { lineOf } from '../source/parse.ts'
import type { Declaration, Place, Sources } from './sources.ts'

/** Code that an operation runs, by role. */
export interface Reach {
  codecs: Place[]
  operation: Place[]
  rules: Place[]
  queries: Place[]
  events: Place[]
}

/** Returns the role of a file: the suffix of its name. */
export const roleOf = (file: string): string => path.basename(file).split('.').at(-2) ?? ''
const codecRoles: readonly string[] = ['current', 'variant', 'extensions', 'a2a']
export const isCodec = (file: string): boolean => codecRoles.includes(roleOf(file))
const ruleRoles: readonly string[] = ['rules', 'write']
const queryRoles: readonly string[] = ['store', 'state']

/**
 * Returns the code of the areas that a handler uses, followed through imports, calls, tables and collaborators.
 * @param operationFile expected file of the operation
 * @param eventTypes names of the events that the documents describe
 */
export function reachOf(
  sources: Sources,
  handler: Declaration,
  operationFile: string | undefined,
  eventTypes: ReadonlySet<string>,
): Reach {
  const reach: Reach = { codecs: [], operation: [], rules: [], queries: [], events: [] }
  const seen = new Set<ts.Node>([handler.node])
  const queue = usesOfHandler(sources, handler).map((declaration) => ({ declaration, fromCodec: false }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { declaration, fromCodec } = next
    if (seen.has(declaration.node) || !inArea(declaration.file)) continue
    seen.add(declaration.node)
    const inCodec = isCodec(declaration.file)
    // A codec that another codec uses is left out.
    if (inCodec && fromCodec) continue
    classify(sources, reach, declaration, operationFile)
    reach.events.push(...eventsIn(declaration, eventTypes))
    queue.push(...sources.uses(declaration).map((used) => ({ declaration: used, fromCodec: inCodec })))
  }
  return reach
}

/** Returns the declarations that a handler uses, directly or through functions that handlers share. */
export function usesOfHandler(sources: Sources, handler: Declaration): Declaration[] {
  const found = new Map<ts.Node, Declaration>([[handler.node, handler]])
  for (const declaration of found.values()) {
    if (declaration !== handler && !declaration.file.startsWith('src/http/forms/')) continue
    for (const used of sources.uses(declaration)) if (!found.has(used.node)) found.set(used.node, used)
  }
  found.delete(handler.node)
  return [...found.values()]
}

function classify(sources: Sources, reach: Reach, declaration: Declaration, operationFile: string | undefined): void {
  const { file, node, name } = declaration
  const place = sources.place(declaration)
  const is = roleOf(file)
  if (isCodec(file)) reach.codecs.push(place)
  else if (file === operationFile) {
    reach.operation.push(place)
    if (sources.queries(node)) reach.queries.push(place)
  } else if (!isExecutable(node) && !queryRoles.includes(is)) return
  else if (ruleRoles.includes(is) || name.startsWith('decide')) reach.rules.push(place)
  else if (queryRoles.includes(is) || sources.queries(node)) reach.queries.push(place)
}

/**
 * Returns whether a file is in the folder of an area, src/<layer>/<area>/. Code outside areas is the same for
 * all operations.
 */
export function inArea(file: string): boolean {
  const [top, , area] = file.split('/')
  return top === 'src' && isArea(area)
}

/** Returns whether a declaration can be executed: a function, a class, or a computed value. */
export function isExecutable(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassDeclaration(node)) return true
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && !ts.isLiteralExpression(node.initializer)
}

/** Returns the places where a declaration names an event. */
function eventsIn({ file, node }: Declaration, eventTypes: ReadonlySet<string>): Place[] {
  const places: Place[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isStringLiteral(child) && eventTypes.has(child.text))
      places.push({ file, line: lineOf(child), name: child.text })
    ts.forEachChild(child, visit)
  }
  visit(node)
  return places
}

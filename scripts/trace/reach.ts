import ts from 'typescript'
import type { HandlerEntry } from './handlers.ts'
import type { Place, Sources } from './sources.ts'

export interface Reach {
  adapters: Place[]
  operations: Place[]
  rules: Place[]
  queries: Place[]
}

const codec = /\.(current|variant|extensions|a2a)\.ts$/

/** What a handler calls, sorted by role; operations are what it calls in an area, rules and queries what those reach. */
export function reachOf(sources: Sources, handler: HandlerEntry): Reach {
  const reach: Reach = { adapters: [], operations: [], rules: [], queries: [] }
  const seen = new Set<ts.Node>()
  const visit = (file: string, node: ts.Node, name: string, depth: 'edge' | 'area'): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (file.startsWith('src/platform/')) return
    if (codec.test(file)) return void reach.adapters.push(sources.place(file, node, name))
    const below = depth === 'area' || !file.startsWith('src/http/forms/')
    if (below) classify(sources, reach, file, node, name, depth)
    for (const next of sources.uses(file, node)) visit(next.file, next.node, next.name, below ? 'area' : 'edge')
  }
  visit(handler.file, handler.node, '', 'edge')
  return reach
}

function classify(
  sources: Sources,
  reach: Reach,
  file: string,
  node: ts.Node,
  name: string,
  depth: 'edge' | 'area',
): void {
  const place = sources.place(file, node, name)
  const runs =
    ts.isFunctionLike(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isFunctionLike(node.initializer))
  if (!runs) return
  if (file.endsWith('.rules.ts') || name.startsWith('decide')) reach.rules.push(place)
  else if (file.endsWith('.store.ts') || asksDatabase(node)) reach.queries.push(place)
  // What a handler calls directly in an area is its operation.
  if (depth === 'edge' && !/\.(rules|store)\.ts$/.test(file)) reach.operations.push(place)
}

function asksDatabase(node: ts.Node): boolean {
  let asks = false
  const visit = (child: ts.Node): void => {
    asks ||=
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      ['rows', 'run', 'knex'].includes(child.expression.name.text) &&
      /^(tx|this)\b/.test(child.expression.expression.getText())
    if (!asks) ts.forEachChild(child, visit)
  }
  visit(node)
  return asks
}

/** An operation as the documents place it. */
export interface Route {
  operationId: string
  /** Lower case, as in the document. */
  method: string
  /** Path template, as in the document. */
  path: string
}

/** A route found for one request; parameters are still percent-encoded. */
export interface Match<R extends Route> {
  route: R
  parameters: Record<string, string>
}

interface Node<R extends Route> {
  literals: Map<string, Node<R>>
  parameter?: Node<R>
  methods: Map<string, { route: R; names: readonly string[] }>
}

/**
 * Routes by method and shape of the path: one step per path segment, whatever the number of operations. A literal
 * segment wins over a parameter at the same place, as OpenAPI demands.
 */
export class RouteIndex<R extends Route> {
  readonly #root: Node<R> = { literals: new Map(), methods: new Map() }

  constructor(routes: Iterable<R>) {
    for (const route of routes) this.#add(route)
  }

  /** Finds the route of an upper- or lower-case method and a path without its query. */
  find(method: string, path: string): Match<R> | undefined {
    const found = this.#walk(path, method.toLowerCase())
    if (!found) return undefined
    const parameters: Record<string, string> = {}
    found.names.forEach((name, at) => {
      parameters[name] = found.values[at] as string
    })
    return { route: found.route, parameters }
  }

  /** The methods, in upper case, that a path answers to. */
  methods(path: string): string[] {
    const methods = new Set<string>()
    const visit = (node: Node<R>) => {
      for (const method of node.methods.keys()) methods.add(method.toUpperCase())
      return undefined
    }
    descend(this.#root, segmentsOf(path), 0, [], visit)
    return [...methods]
  }

  #walk(path: string, method: string) {
    return descend(this.#root, segmentsOf(path), 0, [], (node, values) => {
      const entry = node.methods.get(method)
      return entry && { ...entry, values: [...values] }
    })
  }

  #add(route: R): void {
    let node = this.#root
    const names: string[] = []
    for (const segment of segmentsOf(route.path)) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1))
        node = node.parameter ??= { literals: new Map(), methods: new Map() }
      } else {
        let next = node.literals.get(segment)
        if (!next) node.literals.set(segment, (next = { literals: new Map(), methods: new Map() }))
        node = next
      }
    }
    if (node.methods.has(route.method)) throw new Error(`two operations at ${route.method} ${route.path}`)
    node.methods.set(route.method, { route, names })
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1)
}

/** Depth first, literals before parameters; backtracks when the deeper part of the path or the method is not there. */
function descend<R extends Route, T>(
  node: Node<R>,
  segments: readonly string[],
  at: number,
  values: string[],
  accept: (node: Node<R>, values: readonly string[]) => T | undefined,
): T | undefined {
  if (at === segments.length) return accept(node, values)
  const segment = segments[at] as string
  const literal = node.literals.get(segment)
  const found = literal && descend(literal, segments, at + 1, values, accept)
  if (found !== undefined || !node.parameter || segment === '') return found
  values.push(segment)
  const deeper = descend(node.parameter, segments, at + 1, values, accept)
  values.pop()
  return deeper
}

import createRouter, { type HTTPMethod } from 'find-my-way'

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

/** Routes by method and path, with find-my-way: a literal segment wins over a parameter, as OpenAPI demands. */
export class RouteIndex<R extends Route> {
  readonly #router = createRouter({ maxParamLength: Infinity })
  readonly #methods: ReadonlySet<string>

  constructor(routes: readonly R[]) {
    this.#methods = new Set(routes.map(({ method }) => method.toUpperCase()))
    for (const route of routes) {
      const pattern = route.path
        .replaceAll(':', '::')
        // In front of a literal, as in `{id}:cancel`, a parameter ends where that begins.
        .replaceAll(/\{(\w+)\}::/g, ':$1([^:]+)::')
        .replaceAll(/\{(\w+)\}/g, ':$1')
      this.#router.on(route.method.toUpperCase() as HTTPMethod, pattern, () => undefined, route)
    }
  }

  /** Finds the route of a method in upper case and a path without its query. */
  find(method: string, path: string): Match<R> | undefined {
    // The library reads absolute URLs as well, and lets a parameter be empty.
    if (!path.startsWith('/') || path.includes('//')) return undefined
    const found = this.#router.find(method as HTTPMethod, asText(path))
    const route = found?.store as R | undefined
    if (!found || !route || (path.endsWith('/') && !route.path.endsWith('/'))) return undefined
    return { route, parameters: found.params as Record<string, string> }
  }

  /** The methods, in upper case, that a path answers to. */
  methods(path: string): string[] {
    return [...this.#methods].filter((method) => this.find(method, path))
  }
}

/**
 * The library decodes a path before it looks for literals, and cuts it at `#`. Coded once more, the path is matched as
 * it was sent: `%6de` is not `me`.
 */
function asText(path: string): string {
  return /[%#;?]/.test(path) ? path.replaceAll(/[%#;?]/g, encodeURIComponent) : path
}

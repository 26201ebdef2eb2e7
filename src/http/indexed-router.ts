import { OpenAPIRouter, type Document, type Operation, type ParsedRequest, type Request } from 'openapi-backend'
import createRouter, { type HTTPMethod } from 'find-my-way'

/**
 * A router with an index. openapi-backend's own router lists the whole document and compiles a regular expression for
 * each operation at every request. This router lists the operations once and passes the request on unparsed, because
 * the pipeline reads body and query itself.
 */
export class IndexedRouter extends OpenAPIRouter<Document> {
  readonly #operations: Operation[]
  readonly #byPlace: Map<string, Operation>
  readonly index: RouteIndex<{ operationId: string; method: string; path: string }>

  constructor(definition: Document) {
    super({ definition, apiRoot: '/', ignoreTrailingSlashes: false })
    this.#operations = super.getOperations()
    this.#byPlace = new Map(this.#operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))
    this.index = new RouteIndex(
      this.#operations.map(({ operationId, method, path }) => ({ operationId: operationId as string, method, path })),
    )
  }

  override getOperations(): Operation[] {
    return this.#operations
  }

  /**
   * `request.path` is the path template and `request.method` lower case, because the pipeline has already found the
   * route.
   */
  override matchOperation(request: Request): Operation {
    const operation = this.#byPlace.get(`${request.method} ${request.path}`)
    if (!operation) throw new Error('404-notFound: no route matches request')
    return operation
  }

  override parseRequest(request: Request): ParsedRequest {
    return request as unknown as ParsedRequest
  }
}

/** Route of an operation in the documents. */
export interface Route {
  operationId: string
  /** Lower case, as in the document. */
  method: string
  /** Path template, as in the document. */
  path: string
}

/** The route of one request; parameters are still percent-encoded. */
export interface Match<R extends Route> {
  route: R
  parameters: Record<string, string>
}

/**
 * Finds routes by method and path, with find-my-way: a literal segment has priority over a parameter, as OpenAPI
 * requires.
 */
export class RouteIndex<R extends Route> {
  readonly #router = createRouter({ maxParamLength: Infinity })
  readonly #methods: ReadonlySet<string>

  constructor(routes: readonly R[]) {
    this.#methods = new Set(routes.map(({ method }) => method.toUpperCase()))
    for (const route of routes) {
      const pattern = route.path
        .replaceAll(':', '::')
        // Before a literal suffix, as in `{id}:cancel`, a parameter ends at the colon.
        .replaceAll(/\{(\w+)\}::/g, ':$1([^:]+)::')
        .replaceAll(/\{(\w+)\}/g, ':$1')
      this.#router.on(route.method.toUpperCase() as HTTPMethod, pattern, () => undefined, route)
    }
  }

  /** Finds the route of an upper-case method and a path without its query. */
  find(method: string, path: string): Match<R> | undefined {
    // The library also accepts absolute URLs and empty parameters.
    if (!path.startsWith('/') || path.includes('//')) return undefined
    const found = this.#router.find(method as HTTPMethod, asText(path))
    const route = found?.store as R | undefined
    if (!found || !route || (path.endsWith('/') && !route.path.endsWith('/'))) return undefined
    return { route, parameters: found.params as Record<string, string> }
  }

  /** Returns the methods of a path, in upper case. */
  methods(path: string): string[] {
    return [...this.#methods].filter((method) => this.find(method, path))
  }
}

/**
 * Encodes `%`, `#`, `;` and `?` once more. The library decodes a path before it matches literals, and cuts it at `#`.
 * With this encoding, it matches the path as sent: `%6de` is not `me`.
 */
function asText(path: string): string {
  return /[%#;?]/.test(path) ? path.replaceAll(/[%#;?]/g, encodeURIComponent) : path
}

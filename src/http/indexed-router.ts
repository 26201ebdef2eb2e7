import { OpenAPIRouter, type Document, type Operation, type ParsedRequest, type Request } from 'openapi-backend'

import { RouteIndex } from './route-index.ts'

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

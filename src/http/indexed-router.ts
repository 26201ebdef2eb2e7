import { OpenAPIRouter, type Document, type Operation, type ParsedRequest, type Request } from 'openapi-backend'

import { RouteIndex } from './route-index.ts'

/**
 * The router of openapi-backend lists the whole document and compiles one regular expression per operation for every
 * request. This one lists once and finds by the shape of the path; it hands the request on unparsed, since the
 * pipeline reads body and query itself.
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

  /** `request.path` is the path template and `request.method` lower case: the pipeline has looked them up already. */
  override matchOperation(request: Request): Operation {
    const operation = this.#byPlace.get(`${request.method} ${request.path}`)
    if (!operation) throw new Error('404-notFound: no route matches request')
    return operation
  }

  override parseRequest(request: Request): ParsedRequest {
    return request as unknown as ParsedRequest
  }
}

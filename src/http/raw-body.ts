import type { StreamedBody } from '../platform/streamed-body.ts'
import { invalidRequest } from '../platform/errors.ts'
import type { RequestContext } from './request-context.ts'
import { ClientGone } from './read-body.ts'

/** A body that is not read by the pipeline: the operation takes it piece by piece, or refuses it unread. */
export class RawBody implements StreamedBody {
  /** Bytes, as the client declared them. */
  readonly length: number
  readonly contentType: string | undefined
  readonly #exchange: RequestContext

  /** @throws DomainError invalid_request when the length is not declared (AMB-060), or the bytes are coded */
  constructor(exchange: RequestContext) {
    const { 'content-length': length, 'content-type': type, 'content-encoding': coding } = exchange.request.headers
    if (length === undefined) throw invalidRequest('Content-Length is required.', 'Content-Length')
    if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
      throw invalidRequest('Content-Encoding must be left out: the bytes are stored as they are.', 'Content-Encoding')
    }
    this.length = Number(length)
    this.contentType = type
    this.#exchange = exchange
    exchange.takesRawBody = true
  }

  /**
   * The bytes as they come, asked for by this call where the client waits for it. They end after `length` bytes.
   * @throws ClientGone when the client leaves before, or is silent for too long
   */
  async *read(): AsyncGenerator<Buffer> {
    const { request, bodyTime } = this.#exchange
    this.#exchange.wantBody()
    bodyTime?.moved()
    try {
      // Whoever stops reading still wants to answer: the connection stays.
      for await (const piece of request.iterator({ destroyOnReturn: false })) {
        bodyTime?.moved()
        yield piece as Buffer
      }
    } catch (error) {
      throw request.complete ? error : new ClientGone()
    }
  }
}

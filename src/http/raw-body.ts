import type { StreamedBody } from '../platform/streamed-body.ts'
import { invalidRequest } from '../platform/errors.ts'
import type { RequestContext } from './request-context.ts'
import { ClientGone } from './read-body.ts'

/** A body that is not read by the pipeline: the operation takes it piece by piece, or rejects it unread. */
export class RawBody implements StreamedBody {
  /** Bytes, as the client declared them. */
  readonly length: number
  readonly contentType: string | undefined
  readonly #request: RequestContext

  /** @throws DomainError invalid_request when the length is not declared (AMB-060), or the bytes are coded */
  constructor(request: RequestContext) {
    const { 'content-length': length, 'content-type': type, 'content-encoding': coding } = request.incoming.headers
    if (length === undefined) throw invalidRequest('Content-Length is required.', 'Content-Length')
    if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
      throw invalidRequest('Content-Encoding must be left out: the bytes are stored as they are.', 'Content-Encoding')
    }
    this.length = Number(length)
    this.contentType = type
    this.#request = request
    request.takesRawBody = true
  }

  /**
   * The bytes as they come, asked for by this call where the client waits for that. They end after `length` bytes.
   * @throws ClientGone when the client leaves before, or is silent for too long
   */
  async *read(): AsyncGenerator<Buffer> {
    const { incoming, bodyTime } = this.#request
    this.#request.askForBody()
    bodyTime?.moved()
    try {
      // An operation that stops reading still sends its response: the connection stays.
      for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
        bodyTime?.moved()
        yield piece as Buffer
      }
    } catch (error) {
      // The client may leave when all of it has come, and before it was read.
      const isReset = (error as NodeJS.ErrnoException).code === 'ECONNRESET'
      throw incoming.complete && !isReset ? error : new ClientGone()
    }
  }
}

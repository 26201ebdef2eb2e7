import type { StreamedBody } from '../platform/streamed-body.ts'
import { invalidRequest } from '../platform/errors.ts'
import type { RequestContext } from './request-context.ts'
import { ClientGone } from './read-body.ts'

/** A body that the pipeline does not read: the operation reads it piece by piece, or rejects it unread. */
export class RawBody implements StreamedBody {
  /** Size in bytes, as declared by the client. */
  readonly length: number
  readonly contentType: string | undefined
  readonly #request: RequestContext

  /** @throws DomainError invalid_request when the length is not declared (AMB-060), or the body has a content coding */
  constructor(request: RequestContext) {
    const { 'content-length': length, 'content-type': type, 'content-encoding': coding } = request.incoming.headers
    if (length === undefined) throw invalidRequest('Content-Length is required.', 'Content-Length')
    if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
      throw invalidRequest('Content-Encoding must be absent: the bytes are stored unchanged.', 'Content-Encoding')
    }
    this.length = Number(length)
    this.contentType = type
    this.#request = request
    request.takesRawBody = true
  }

  /**
   * Yields the bytes as they arrive. Sends 100 Continue when the client waits for it. Ends after `length` bytes.
   * @throws ClientGone when the client disconnects early, or sends nothing for too long
   */
  async *read(): AsyncGenerator<Buffer> {
    const { incoming, bodyTime } = this.#request
    this.#request.sendContinue()
    bodyTime?.moved()
    try {
      // The connection stays open, because an operation that stops reading still sends its response.
      for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
        bodyTime?.moved()
        yield piece as Buffer
      }
    } catch (error) {
      // The client may disconnect after the whole body arrived and before it was read.
      const isReset = (error as NodeJS.ErrnoException).code === 'ECONNRESET'
      throw incoming.complete && !isReset ? error : new ClientGone()
    }
  }
}

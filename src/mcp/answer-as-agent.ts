import { createApi } from '../client/api.ts'
import { createChatUpdates } from './chat-updates.ts'
import { createUpdatingHandler } from './http.ts'
import { createMcpServer, type McpPosition } from './mcp-server.ts'

/** An agent of a service, in whose name a request is answered. */
export interface ServedAgent {
  url: string
  token: string
  /** Position of `wait_for_events`, kept between requests. */
  position: McpPosition
  version: string
  /** Maximum bytes of an upload inside a call. */
  uploadMax: number
}

/**
 * Answers one request of the protocol without a session. A revoked token and a restored backup end a stream of updates,
 * so that the host connects and reads again.
 * @param body the parsed body of the request
 * @param end ends the answer
 */
export async function answerAsAgent(
  { url, token, position, version, uploadMax }: ServedAgent,
  request: Request,
  body: unknown,
  end: AbortController,
): Promise<Response> {
  const api = createApi({ url, token, attempts: 1 })
  const updates = createChatUpdates(api, () => end.abort())
  const handler = createUpdatingHandler(
    ({ era }) =>
      createMcpServer(api, position, version, {
        uploadMax,
        isStreamed: era === 'modern',
        updates: era === 'modern' ? updates : undefined,
        report: () => undefined,
      }),
    updates,
  )
  end.signal.addEventListener('abort', () => void handler.close())
  return handler.fetch(request, body)
}

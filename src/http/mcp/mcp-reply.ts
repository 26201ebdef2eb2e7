import { Readable } from 'node:stream'

import type { Clock } from '../../platform/clock.ts'
import type { Reply } from '../handler.ts'
import type { McpAnswer } from './mcp-endpoint.ts'

/** Lifetime of a stream of updates in milliseconds. Its host connects again. */
const streamMs = 3_600_000

/** Encodes an answer, whose status the library of the protocol decides. */
export async function mcpReply<Status extends number>(
  { response, end }: McpAnswer,
  clock: Clock,
): Promise<Omit<Reply, 'status' | 'body'> & { status: Status }> {
  const status = response.status as Status
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  const type = response.headers.get('content-type')
  if (type !== null) headers['Content-Type'] = type
  if (response.body === null) return { status, headers }
  if (!type?.startsWith('text/event-stream'))
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
  const source = Readable.fromWeb(response.body as never)
  const timer = clock.setTimeout(end, streamMs)
  source.once('close', () => {
    clock.clearTimeout(timer)
    end()
  })
  return { status, headers, source }
}

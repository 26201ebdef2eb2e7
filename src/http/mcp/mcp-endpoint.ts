import type { IncomingHttpHeaders } from 'node:http'

import type { McpPosition } from '../../mcp/mcp-server.ts'
import type { Needs } from '../../platform/context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { forbidden, notFound, temporarilyUnavailable } from '../../platform/errors.ts'
import { ownVersion } from '../../platform/version.ts'

/** Path of the endpoint. It accepts POST only; the protocol requires 405 for other methods. */
export const mcpPath = '/mcp'

/** A request of the protocol, authenticated by the Agent Token of its caller. */
export interface McpRequest {
  caller: { id: string }
  headers: IncomingHttpHeaders
  signal: EndSignal
  body: unknown
}

export interface McpAnswer {
  response: Response
  /** Ends the answer, and the API requests that it waits for. */
  end(): void
}

/** Serves the Model Context Protocol without sessions. It keeps the position of each agent in its log. */
export interface McpEndpoint {
  /**
   * @throws DomainError forbidden for another origin, not_found without the package of the protocol,
   * temporarily_unavailable before the server listens
   */
  answer(request: McpRequest): Promise<McpAnswer>
}

/** Maximum positions in memory. The position of the agent that was idle longest is dropped. */
const positionsMax = 10_000
/** Maximum bytes of an upload inside a call: in base64, they fit in a body of 512 KiB. */
const uploadMax = 380_000

interface EndpointContext extends Needs<'config'> {
  lifecycle: { url?: string }
}

/** Creates the endpoint. Tools call the routes of this server over HTTP, so that all limits and checks apply to them. */
export function createMcpEndpoint(context: EndpointContext): McpEndpoint {
  const positions = new Map<string, McpPosition>()

  function positionOf(agentId: string): McpPosition {
    const position = positions.get(agentId) ?? { place: undefined, isWaiting: false }
    // The map is in the order of the last use, so the entry is inserted again.
    positions.delete(agentId)
    positions.set(agentId, position)
    if (positions.size > positionsMax) positions.delete(positions.keys().next().value!)
    return position
  }

  return {
    async answer({ caller, headers, signal, body }) {
      assertOwnOrigin(context, headers.origin)
      const { url } = context.lifecycle
      if (url === undefined) throw temporarilyUnavailable('The server does not listen yet.')
      const answerAsAgent = await loadProtocol()
      const token = headers.authorization!.replace(/^bearer +/i, '')
      const ended = abortOf(signal)
      const agent = { url, token, position: positionOf(caller.id), version: ownVersion(), uploadMax }
      const request = new Request(url + mcpPath, {
        method: 'POST',
        headers: protocolHeaders(headers),
        signal: ended.signal,
      })
      return { response: await answerAsAgent(agent, request, body, ended), end: () => ended.abort() }
    },
  }
}

/** Pages of other sites must not use the endpoint, even if they know a token (DNS rebinding). */
function assertOwnOrigin({ config }: EndpointContext, origin: string | undefined): void {
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return
  const { corsOrigins } = config
  if (corsOrigins !== '*' && !corsOrigins.includes(origin)) throw forbidden('Pages of this origin are not allowed.')
}

/** Loaded on demand: the package is optional, and a server without model hosts saves its memory. */
async function loadProtocol() {
  try {
    return (await import('../../mcp/answer-as-agent.ts')).answerAsAgent
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw notFound('The operator of this server has not installed @modelcontextprotocol/server.')
  }
}

function abortOf(signal: EndSignal): AbortController {
  const end = new AbortController()
  if (signal.aborted) end.abort()
  signal.addEventListener('abort', () => end.abort(), { once: true })
  return end
}

function protocolHeaders(headers: IncomingHttpHeaders): Headers {
  const named = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(accept|content-type|mcp-.*)$/.test(name)) named.set(name, value)
  return named
}

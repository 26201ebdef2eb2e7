import { bodyReply } from '../../replies.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import { getHealth, getReadiness } from '../../health/health.ts'
import { mcpReply } from '../../mcp/mcp-reply.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const apiDocsHandlers = {
  getOpenApi: async ({ descriptions }, { headers }) => replyWithText(await descriptions.current(), headers),

  getExtensionsOpenApi: async ({ descriptions }, { headers }) =>
    replyWithText(await descriptions.extensions(), headers),

  getA2aOpenApi: async ({ descriptions }, { headers }) => replyWithText(await descriptions.a2a(), headers),

  getAsyncApi: async ({ descriptions }, { headers }) => replyWithText(await descriptions.events(), headers),
} satisfies AreaHandlers<'api-docs'>

export const healthHandlers = {
  getHealth: async () => ({ status: 200, body: getHealth() }),

  getReadiness: (context) => bodyReply(getReadiness(context)),
} satisfies AreaHandlers<'health'>

export const mcpHandlers = {
  callMcp: async ({ mcp, clock }, call) => mcpReply(await mcp.answer(call), clock),
} satisfies AreaHandlers<'mcp'>

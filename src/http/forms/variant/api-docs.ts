import { replyWithText } from '../../api-docs/stored-text.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const apiDocsHandlers = {
  getVariantOpenApi: async ({ descriptions }, { headers }) => replyWithText(await descriptions.variant(), headers),
} satisfies AreaHandlers<'api-docs'>

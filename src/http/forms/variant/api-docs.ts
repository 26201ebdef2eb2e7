import { getVariantOpenApi } from '../../api-docs/get-variant-open-api.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const apiDocsHandlers = {
  getVariantOpenApi: async (context, { headers }) => replyWithText(await getVariantOpenApi(context), headers),
} satisfies AreaHandlers<'api-docs'>

import { getExtensionsOpenApi } from '../../api-docs/get-extensions-open-api.ts'
import { getOpenApi } from '../../api-docs/get-open-api.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const apiDocsHandlers = {
  getOpenApi: async (context, { headers }) => replyWithText(await getOpenApi(context), headers),

  getExtensionsOpenApi: async (context, { headers }) => replyWithText(await getExtensionsOpenApi(context), headers),
} satisfies AreaHandlers<'api-docs'>

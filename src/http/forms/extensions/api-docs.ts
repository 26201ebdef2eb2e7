import { getA2aOpenApi } from '../../api-docs/get-a2a-open-api.ts'
import { getAsyncApi } from '../../api-docs/get-async-api.ts'
import { getExtensionsOpenApi } from '../../api-docs/get-extensions-open-api.ts'
import { getOpenApi } from '../../api-docs/get-open-api.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const apiDocsHandlers = {
  getOpenApi: async (context, { headers }) => replyWithText(await getOpenApi(context), headers),

  getExtensionsOpenApi: async (context, { headers }) => replyWithText(await getExtensionsOpenApi(context), headers),

  getA2aOpenApi: async (context, { headers }) => replyWithText(await getA2aOpenApi(context), headers),

  getAsyncApi: async (context, { headers }) => replyWithText(await getAsyncApi(context), headers),
} satisfies AreaHandlers<'api-docs'>

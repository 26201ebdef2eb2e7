import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import type { Handler } from '../../handler.ts'

const openApi: Handler<OperationTypes['getVariantOpenApi'], undefined> = async (context, { headers }) =>
  replyWithText(await context.descriptions.variant(), headers)

export const serviceHandlers = { getVariantOpenApi: openApi }

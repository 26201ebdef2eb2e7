import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { replyWithText } from '../../api-docs/stored-text.ts'
import { checkReadiness } from '../../health/get-readiness.ts'
import type { Handler } from '../../handler.ts'

const ok = { status: 200, body: { status: 'ok' } }

const openApi: Handler<OperationTypes['getOpenApi'], undefined> = async (context, { headers }) =>
  replyWithText(await context.descriptions.current(), headers)

const extensionsOpenApi: Handler<OperationTypes['getExtensionsOpenApi'], undefined> = async (context, { headers }) =>
  replyWithText(await context.descriptions.extensions(), headers)

const health: Handler<OperationTypes['getHealth'], undefined> = async () => ok

const readiness: Handler<OperationTypes['getReadiness'], undefined> = async (context) => {
  await checkReadiness(context)
  return ok
}

export const serviceHandlers = {
  getOpenApi: openApi,
  getExtensionsOpenApi: extensionsOpenApi,
  getHealth: health,
  getReadiness: readiness,
}

import document from '../../../generated/current/openapi.json' with { type: 'json' }
import type { OperationTypes } from '../../../generated/extensions/operation-types.ts'
import type { Handler } from '../handler.ts'

const ok = { status: 200, body: { status: 'ok' } }

const openApi: Handler<OperationTypes['getOpenApi'], undefined> = async () => ({ status: 200, body: document })

const health: Handler<OperationTypes['getHealth'], undefined> = async () => ok

/** Asks the database, so that a balancer sends no requests while they could not be served. */
const readiness: Handler<OperationTypes['getReadiness'], undefined> = async (context) => {
  await context.database.read((tx) => tx.rows('SELECT 1 AS up'))
  return ok
}

export const serviceHandlers = { getOpenApi: openApi, getHealth: health, getReadiness: readiness }

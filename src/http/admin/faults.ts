import { operations as a2aOperations } from '../../../generated/a2a/operations.ts'
import { operations as currentOperations } from '../../../generated/current/operations.ts'
import { operations as extensionsOperations } from '../../../generated/extensions/operations.ts'
import { operations as variantOperations } from '../../../generated/variant/operations.ts'
import type { Injector } from '../../platform/demo-faults/injector.ts'
import { notFound, invalidRequest } from '../../platform/errors.ts'
import { findWebhookOwner } from '../../delivery/webhooks/webhook.store.ts'
import {
  assertOrder,
  withRetryAfter,
  type DemoFault,
  type FaultOrder,
} from '../../platform/demo-faults/demo-faults.rules.ts'
import type { HttpContext } from '../context.ts'
import { findAgent } from './find-accounts.ts'

/** Returns the fault injector of a demo. @throws DomainError not_found on a server without a demo */
function injectorOf({ injector }: Pick<HttpContext, 'injector'>): Injector {
  if (!injector) throw notFound('This server runs no demo.')
  return injector
}

const tables = [currentOperations, variantOperations, extensionsOperations, a2aOperations]

export type FaultInput = Omit<FaultOrder, 'agent'> & { agent: string | null }

/**
 * Makes requests or deliveries of a demo fail from now on.
 * @throws DomainError not_found for an unknown agent or webhook, invalid_request for members that exclude each other,
 * limit_exceeded when too many faults are active
 */
export async function createFault(
  context: Pick<HttpContext, 'database' | 'injector'>,
  input: FaultInput,
): Promise<DemoFault> {
  const injector = injectorOf(context)
  const { operation, webhookId } = input
  const fault = { ...input, agent: null }
  assertOrder(fault)
  if (operation !== null && !tables.some((table) => operation in table))
    throw invalidRequest('operation must be the operationId of an operation.', 'operation')
  const agent = await context.database.read(async (tx) => {
    if (webhookId !== null && !(await findWebhookOwner(tx, webhookId)))
      throw notFound('There is no such webhook.', 'webhookId')
    return input.agent === null ? null : findAgent(tx, input.agent)
  })
  return injector.add(withRetryAfter({ ...fault, agent: agent && { id: agent.id, handle: agent.handle ?? agent.id } }))
}

/** Returns the active faults of a demo, oldest first. */
export async function listFaults(context: Pick<HttpContext, 'injector'>): Promise<DemoFault[]> {
  return injectorOf(context).list()
}

/** Ends one fault of a demo. @throws DomainError not_found when the fault is not active */
export async function deleteFault(context: Pick<HttpContext, 'injector'>, id: string): Promise<void> {
  if (!injectorOf(context).remove(id)) throw notFound('There is no such fault, or it has expired.')
}

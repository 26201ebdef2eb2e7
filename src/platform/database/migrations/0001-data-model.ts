import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'
import { createAccounts } from './0001-data-model/accounts.ts'
import { createAdministration } from './0001-data-model/administration.ts'
import { createConversations } from './0001-data-model/conversations.ts'
import { createDelivery } from './0001-data-model/delivery.ts'
import { createNetwork } from './0001-data-model/network.ts'
import { createPaymentsAndCalls } from './0001-data-model/payments-and-calls.ts'
import { createTasks } from './0001-data-model/tasks.ts'
import { modelMaker } from './0001-data-model/model-maker.ts'

/**
 * Creates all tables. Times are integer milliseconds, booleans 0 or 1. Bodies are JSON text, never jsonb: numbers and
 * the order of keys stay as they were sent. There are no foreign keys: writes of different areas would lock each other's
 * rows, and deletions run in steps.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const model = modelMaker(knex, dialect)
  await createAccounts(model)
  await createConversations(model)
  await createDelivery(model)
  await createTasks(model)
  await createNetwork(model)
  await createPaymentsAndCalls(model)
  await createAdministration(model)
}

import { deliveredWrite } from '../../conversations/receipts/delivered.write.ts'
import { isLive } from '../../identity/accounts/credential.store.ts'
import type { DeliveryContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { deliveredMarks } from '../events/event-page.rules.ts'
import { readDeliveries } from '../events/event.store.ts'
import { raiseAcknowledged } from './cursor.store.ts'
import type { Ticket } from './ticket.store.ts'

/**
 * Stores that the agent has processed its events after `from` up to `through`: their messages in direct chats are
 * delivered (RCP-003), and the next socket starts after them.
 * @throws DomainError unauthorized when the credential has ended
 */
export async function acknowledge(
  context: Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'metrics'>,
  { actorId, credentialId }: Ticket,
  from: number,
  through: number,
): Promise<void> {
  const marks = await context.database.read(async (tx) => {
    if (!(await isLive(tx, credentialId, context.clock.now()))) throw unauthorized()
    return deliveredMarks(await readDeliveries(tx, actorId, from, through))
  })
  if (marks.length > 0) await context.commits.submit(deliveredWrite, { actorId, positions: marks })
  await context.database.write((tx) => raiseAcknowledged(tx, actorId, through))
  context.metrics?.pulled(actorId, through)
}

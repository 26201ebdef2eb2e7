import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { deleteSomeEvents } from '../../platform/event-log/event-log.store.ts'

/** Maximum number of events deleted in one transaction. */
const stepMax = 500

/** Erases the logs of deleted accounts. Their counters stay, so that no sequence is used twice. */
export const eventLogs: ErasureTarget = {
  name: 'event_logs',
  async erase(database, { userIds, agentIds }, pace) {
    for (const actorId of [...userIds, ...agentIds]) {
      do await pace.next()
      while (await database.write(async (tx) => ({ erased: { events: await deleteSomeEvents(tx, actorId, stepMax) } })))
    }
  },
}

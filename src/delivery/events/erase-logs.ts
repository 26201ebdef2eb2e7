import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { deleteSomeEvents } from '../../platform/event-log/event-log.store.ts'

/** Events deleted in one transaction. */
const stepMax = 2_000

/** The own logs of deleted accounts, which nobody can read any more. Their counters stay: no number is given twice. */
export const eventLogs: ErasureTarget = {
  name: 'event_logs',
  async erase(database, { userIds, agentIds }, signal) {
    for (const actorId of [...userIds, ...agentIds]) {
      do await nextTurn(signal)
      while (await database.write((tx) => deleteSomeEvents(tx, actorId, stepMax)))
    }
  },
}

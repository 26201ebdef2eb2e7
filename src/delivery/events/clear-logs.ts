import type { CleanupTarget } from '../../identity/accounts/cleanup-target.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { deleteSomeEvents } from './event.store.ts'

/** Events removed in one transaction. */
const stepMax = 2_000

/** The own logs of deleted accounts, which nobody can read any more. Their counters stay: no number is given twice. */
export const eventLogs: CleanupTarget = {
  name: 'event_logs',
  async clear({ database }, { personIds, agentIds }, signal) {
    for (const actorId of [...personIds, ...agentIds]) {
      do await nextTurn(signal)
      while (await database.write((tx) => deleteSomeEvents(tx, actorId, stepMax)))
    }
  },
}

import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { abandonedTasks, deleteTasks } from './ended-task.store.ts'

/** Tasks removed in one transaction. */
const stepMax = 200

/** Tasks that nobody can read any more. Those of a deleted agent stay for the other participant. */
export const deadTasks: ErasureTarget = {
  name: 'tasks',
  async erase(database, { agentIds }, signal) {
    for (let more = agentIds.length > 0; more;) {
      await nextTurn(signal)
      const taskIds = await database.read((tx) => abandonedTasks(tx, agentIds, stepMax))
      if (taskIds.length > 0) await database.write((tx) => deleteTasks(tx, taskIds))
      more = taskIds.length > 0
    }
  },
}

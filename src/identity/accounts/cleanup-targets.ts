import { uploadedBytes } from '../../conversations/attachments/clear-attachments.ts'
import { chatTranscripts } from '../../conversations/chats/clear-transcripts.ts'
import { eventLogs } from '../../delivery/events/clear-logs.ts'
import { deadTasks } from '../../tasks/tasks/clear-tasks.ts'
import { agentRuntimes } from '../../delivery/webhooks/clear-webhooks.ts'
import type { ErasureTarget } from './cleanup-target.ts'
import { snapshotNames } from './clear-frozen-names.ts'

/** Every target of every deletion. A deletion is completed when all of them are cleared (DEL-002). */
export const erasureTargets: readonly ErasureTarget[] = [
  agentRuntimes,
  uploadedBytes,
  snapshotNames,
  eventLogs,
  chatTranscripts,
  deadTasks,
]

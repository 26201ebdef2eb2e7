import { uploadedBytes } from '../../conversations/attachments/erase-attachments.ts'
import { chatTranscripts } from '../../conversations/chats/erase-transcripts.ts'
import { eventLogs } from '../../delivery/events/erase-logs.ts'
import { deadTasks } from '../../tasks/tasks/erase-tasks.ts'
import { agentRuntimes } from '../../delivery/webhooks/erase-webhooks.ts'
import type { ErasureTarget } from './erasure-target.ts'
import { snapshotNames } from './erase-snapshot-names.ts'

/** Every target of every deletion. A deletion is completed when all of them are cleared (DEL-002). */
export const erasureTargets: readonly ErasureTarget[] = [
  agentRuntimes,
  uploadedBytes,
  snapshotNames,
  eventLogs,
  chatTranscripts,
  deadTasks,
]

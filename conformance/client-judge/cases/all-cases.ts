import type { ClientCase } from '../client-case.ts'
import { logCases } from './log.ts'
import { messageCases } from './messages.ts'
import { pairingCases } from './pairing.ts'
import { pullCases } from './pulls.ts'
import { requestCases } from './requests.ts'
import { restartCases } from './restarts.ts'
import { webhookCases } from './webhooks.ts'

/** All cases. Those that wait longest begin first. */
export const clientCases: readonly ClientCase[] = [
  ...pairingCases,
  ...pullCases,
  ...restartCases,
  ...logCases,
  ...webhookCases,
  ...messageCases,
  ...requestCases,
]

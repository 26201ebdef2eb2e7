import type { Installation as InstallationBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Installation } from './installation.store.ts'

export function encodeInstallation(installation: Installation): InstallationBody {
  return {
    id: installation.id,
    agent_handle: installation.agentHandle,
    built_in: installation.builtIn,
    chat_id: installation.chatId,
    created_at: encodeTime(installation.createdAt),
  }
}

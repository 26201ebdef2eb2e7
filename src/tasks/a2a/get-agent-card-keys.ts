import type { AgentCardKeys } from '../../../generated/a2a/types.gen.ts'
import type { TasksContext } from '../context.ts'

/** Returns the public keys of the card signatures. Empty without signing keys. */
export function getAgentCardKeys({ cardSigner }: Pick<TasksContext, 'cardSigner'>): AgentCardKeys {
  return cardSigner.keys
}

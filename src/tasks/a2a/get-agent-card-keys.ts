import type { AgentCardKeys } from '../../../generated/a2a/types.gen.ts'
import type { TasksContext } from '../context.ts'

/** The public keys that cards are signed with; none where they are not. */
export function getAgentCardKeys({ cardSigner }: Pick<TasksContext, 'cardSigner'>): AgentCardKeys {
  return cardSigner.keys
}

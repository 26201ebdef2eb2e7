import { getAgentCard } from './get-agent-card.ts'

/** The card under the well-known address of the protocol: `getAgentCard`. */
export const getWellKnownAgentCard = getAgentCard

import { getAgentCard } from './get-agent-card.ts'

/** The card at the well-known path of the protocol: `getAgentCard`. */
export const getWellKnownAgentCard = getAgentCard

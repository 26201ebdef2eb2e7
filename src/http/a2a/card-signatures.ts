import type { AgentCard, AgentCardKeys } from '../../../generated/a2a/types.gen.ts'

/** Signs the cards of agents, so that clients can verify a card from another source. */
export interface CardSigner {
  /** Adds a signature for each key to the card. Without keys, the card is unchanged. */
  sign(card: AgentCard): Promise<AgentCard>
  /** The public keys. */
  keys: AgentCardKeys
}

/** Path of the public keys under the service URL. */
export const keysPath = '/.well-known/jwks.json'

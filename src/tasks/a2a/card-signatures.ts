import type { AgentCard, AgentCardKeys } from '../../../generated/a2a/types.gen.ts'

/** Signs the cards of agents, so that who got one from elsewhere can know that it is of this service. */
export interface CardSigner {
  /** The card with a signature for each key, or as it is where there is no key. */
  sign(card: AgentCard): Promise<AgentCard>
  /** The public keys. */
  keys: AgentCardKeys
}

/** Where the public keys are, below the address of the service. */
export const keysPath = '/.well-known/jwks.json'

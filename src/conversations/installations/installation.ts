/** A person lets an agent write to them (AMB-101). */
export interface Installation {
  id: string
  agentHandle: string
  /** Part of the service: it cannot be removed (INST-002). */
  builtIn: boolean
  /** The direct chat of the two. */
  chatId: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

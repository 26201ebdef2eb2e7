import type { Network } from './client.ts'
import type { Observations, Party } from './observations.ts'
import type { Receivers } from './receivers.ts'
import type { Owner } from './scheduler.ts'
import type { Seeded } from './seeded.ts'

export interface WorkloadOptions extends Network {
  observations: Observations
  receivers: Receivers
  random: Seeded
}

/** An account with a credential, and its own client. */
export interface Actor extends Party {
  credential: string
  owner: Owner
  random: Seeded
  /** Cursor that the client stores. */
  cursor: number
  /** Epoch of the log to which the cursor belongs; empty before the first page. */
  logEpoch: string
  chats: Chat[]
}

export interface Chat {
  id: string
  kind: 'direct' | 'group'
  actors: Actor[]
  /** Messages that a client knows to be stored in the chat. */
  known: { messageId: string; sequence: number }[]
}

/** A webhook of an agent. */
export interface Hook {
  id: string
  host: string
  agent: Actor
  /** Sequence after which every event must be delivered. */
  after: number
}

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

/** Somebody with a credential, and a client of their own. */
export interface Actor extends Party {
  credential: string
  owner: Owner
  random: Seeded
  /** The cursor that its client keeps. */
  cursor: number
  chats: Chat[]
}

export interface Chat {
  id: string
  kind: 'direct' | 'group'
  actors: Actor[]
  /** Messages that a client knows to be stored there. */
  known: { messageId: string; sequence: number }[]
}

/** A webhook, and what its agent's log had before it and after it. */
export interface Hook {
  id: string
  host: string
  agent: Actor
  /** Events after this one are delivered for certain. */
  after: number
}

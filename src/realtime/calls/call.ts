/** Where a call stands; see call.rules.ts for what follows what. */
export type CallStatus = 'ringing' | 'connected' | 'ended'

export type EndReason = 'declined' | 'busy' | 'canceled' | 'unanswered' | 'hangup' | 'failed' | 'expired'

/** A party of a call: the person who calls, or the agent that is called. */
export type CallSide = 'user' | 'agent'

/** What the rules decide on. */
export interface CallState {
  state: CallStatus
  endReason: EndReason | null
  /** Null until it is over, and where its time was. */
  endedBy: CallSide | null
  /** The answer of the agent as it was given; null before it and when the call is over. */
  answer: string | null
}

/** A call of a person to an agent. Times are milliseconds. */
export interface Call extends CallState {
  id: string
  chatId: string
  userId: string
  agentId: string
  agentHandle: string | null
  /** The idempotency key of the person. */
  requestId: string | null
  /** The offer of the person as it was given; null when the call is over. */
  offer: string | null
  /** A hash of the offer, by which a repeated request is recognised when the offer is gone. */
  offerHash: string
  /** The agent never sees it: one of the two blocked the other when it was made. */
  suppressed: boolean
  /** How many candidates each side has sent. */
  userCandidates: number
  agentCandidates: number
  createdAt: number
  ringsUntil: number
  /** When it ends by itself. */
  dueAt: number
  connectedAt: number | null
  endedAt: number | null
}

/** What a person asks for. */
export interface CallWish {
  chatId: string
  offer: string
  requestId: string | null
}

/** A candidate of one side, as its JSON text was read. */
export interface IceCandidate {
  /** From 1, among those of its side. */
  number: number
  candidate: object
}

/** A server that helps two parties to reach each other, in the names of RTCIceServer. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

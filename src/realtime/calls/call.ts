import type { DraftOf } from '../../platform/event-log/log-event.ts'

/** State of a call; call.rules.ts contains the transitions. */
export type CallStatus = 'ringing' | 'connected' | 'ended'

export type EndReason = 'declined' | 'busy' | 'canceled' | 'unanswered' | 'hangup' | 'failed' | 'expired'

/** Party of a call: the calling person, or the called agent. */
export type CallSide = 'user' | 'agent'

/** State on which the rules decide. */
export interface CallState {
  state: CallStatus
  endReason: EndReason | null
  /** Party that ended the call; null before the end, and after an expiry. */
  endedBy: CallSide | null
  /** The agent's answer, unchanged; null before it and after the end. */
  answer: string | null
}

/** A call from a person to an agent. Times are epoch milliseconds. */
export interface Call extends CallState {
  id: string
  chatId: string
  userId: string
  agentId: string
  agentHandle: string | null
  /** Idempotency key of the person. */
  requestId: string | null
  /** The person's offer, unchanged; null after the end. */
  offer: string | null
  /** Hash of the offer, which identifies a repeated request after the offer is deleted. */
  offerHash: string
  /** Whether the agent never sees the call, because of a block at its creation. */
  suppressed: boolean
  /** Numbers of candidates that each side has sent. */
  userCandidates: number
  agentCandidates: number
  createdAt: number
  ringsUntil: number
  /** Time at which the call ends without an action. */
  dueAt: number
  connectedAt: number | null
  endedAt: number | null
}

export interface CallInput {
  chatId: string
  offer: string
  requestId: string | null
}

/** A candidate of one side: its parsed JSON. */
export interface IceCandidate {
  /** Number of the candidate on its side, from 1. */
  number: number
  candidate: object
}

/** A STUN or TURN server, with the member names of RTCIceServer. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/** Events of the states of a call. */
export interface CallEvents {
  'call.ringing': { call: Call }
  'call.connected': { call: Call }
  'call.ended': { call: Call }
}

/** Builds the event of a call's current state for one party. */
export const callEvent = (actorId: string, call: Call): DraftOf<CallEvents> => ({
  actorId,
  eventType: `call.${call.state}`,
  chatId: call.chatId,
  messageId: null,
  data: { call },
})

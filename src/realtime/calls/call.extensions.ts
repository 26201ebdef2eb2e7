import type {
  AnswerCall,
  Call as CallBody,
  CreateCall,
  DeclineCall,
  HangUpCall,
} from '../../../generated/extensions/types.gen.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Call, CallEvents, CallInput, IceCandidate } from './call.ts'
import { assertAudioDescription } from './description.rules.ts'

/** @throws invalid_request unless the offer is a session description with audio only */
export function decodeCallInput(body: CreateCall): CallInput {
  assertAudioDescription(body.offer.sdp, 'offer.sdp')
  return { chatId: body.chat_id, offer: body.offer.sdp, requestId: body.request_id ?? null }
}

/** @throws invalid_request unless the answer is a session description with audio only */
export function decodeAnswer(body: AnswerCall): string {
  assertAudioDescription(body.answer.sdp, 'answer.sdp')
  return body.answer.sdp
}

export const decodeDecline = (body: DeclineCall | undefined): 'declined' | 'busy' => body?.reason ?? 'declined'

export const decodeHangUp = (body: HangUpCall | undefined): 'hangup' | 'failed' => body?.reason ?? 'hangup'

export function encodeCall(call: Call): CallBody {
  return {
    id: call.id,
    chat_id: call.chatId,
    user_id: call.userId,
    agent: { type: 'agent', id: call.agentId, handle: call.agentHandle },
    state: call.state,
    end_reason: call.endReason,
    ended_by: call.endedBy,
    ...(call.offer !== null && { offer: { type: 'offer', sdp: call.offer } }),
    ...(call.answer !== null && { answer: { type: 'answer', sdp: call.answer } }),
    started_at: encodeTime(call.createdAt),
    rings_until: encodeTime(call.ringsUntil),
    connected_at: call.connectedAt === null ? null : encodeTime(call.connectedAt),
    ended_at: call.endedAt === null ? null : encodeTime(call.endedAt),
  }
}

export function encodeCandidate({ number, candidate }: IceCandidate) {
  return { number, candidate: candidate as { candidate: string; [other: string]: unknown } }
}

/** Only call.ringing contains the offer, only call.connected the answer. */
export const callEventEncoders: EventEncoders<CallEvents> = {
  'call.ringing': ({ call }) => ({ call: encodeCall(call) }),
  'call.connected': ({ call }) => ({ call: encodeCall({ ...call, offer: null }) }),
  'call.ended': ({ call }) => ({ call: encodeCall(call) }),
}

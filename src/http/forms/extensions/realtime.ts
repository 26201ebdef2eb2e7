import { addIceCandidate, listIceCandidates } from '../../../realtime/calls/ice-candidates.ts'
import { answerCall, declineCall, hangUpCall, createCall, getCall, listCalls } from '../../../realtime/calls/calls.ts'
import type { Applied } from '../../../realtime/calls/apply-call-event.ts'
import {
  decodeAnswer,
  decodeCallInput,
  decodeDecline,
  decodeHangUp,
  encodeCall,
  encodeCandidate,
} from '../../../realtime/calls/call.extensions.ts'
import type { Call } from '../../../realtime/calls/call.ts'
import { iceServersFor } from '../../../realtime/calls/ice-servers.ts'
import type { HttpContext } from '../../context.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, listReply, noContent } from '../../replies.ts'

/** Passwords for TURN servers are specific to one caller, so caches must not store them. */
const reply = <S extends number>(context: HttpContext, status: S, caller: { id: string }, call: Call) => ({
  status,
  body: { call: encodeCall(call), ice_servers: iceServersFor(context, caller) },
  headers: noStore,
})

const changedBody = ({ call, changed }: Applied) => ({ call: encodeCall(call), changed })

export const callHandlers = {
  createCall: async (context, { caller, body }) =>
    reply(context, 201, caller, await createCall(context, caller, decodeCallInput(body))),

  listCalls: (context, { caller, query }) => listReply('calls', listCalls(context, caller, query), encodeCall),

  getIceServers: async (context, { caller }) => ({
    status: 200,
    body: { ice_servers: iceServersFor(context, caller) },
    headers: noStore,
  }),

  getCall: async (context, { caller, path }) => reply(context, 200, caller, await getCall(context, caller, path.id)),

  answerCall: async (context, { caller, path, body }) =>
    reply(context, 200, caller, await answerCall(context, caller, path.id, decodeAnswer(body))),

  declineCall: (context, { caller, path, body }) =>
    bodyReply(declineCall(context, caller, path.id, decodeDecline(body)), changedBody),

  hangUpCall: (context, { caller, path, body }) =>
    bodyReply(hangUpCall(context, caller, path.id, decodeHangUp(body)), changedBody),

  addIceCandidate: (context, { caller, path, body }) =>
    noContent(addIceCandidate(context, caller, path.id, body.candidate)),

  listIceCandidates: async (context, { caller, path, query, signal }) => {
    const pull = { after: query.after, timeoutMs: query.timeout * 1000, signal }
    const { candidates, state } = await listIceCandidates(context, caller, path.id, pull)
    return { status: 200, body: { ice_candidates: candidates.map(encodeCandidate), state } }
  },
} satisfies AreaHandlers<'calls'>

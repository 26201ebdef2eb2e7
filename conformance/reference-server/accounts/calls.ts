/** Calls of persons to agents: states and permissions, without media. */
import { isBlocked } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { ApiError, invalid, notFound } from '../protocol/api-error.ts'
import type { Call as Request, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface PhoneCall {
  id: string
  chatId: string
  user: Actor
  agent: Actor
  requestId: string | undefined
  state: 'ringing' | 'connected' | 'ended'
  reason: string | null
  offer: string
  answer: string | null
  /** The agent does not see the call. */
  hidden: boolean
  candidates: { from: Actor; candidate: JsonObject }[]
  ringsUntil: number
}

const ringMs = 45_000

const calls = new WeakMap<ReferenceServer, Map<string, PhoneCall>>()

function callsOf(server: ReferenceServer): Map<string, PhoneCall> {
  const found = calls.get(server) ?? new Map<string, PhoneCall>()
  calls.set(server, found)
  return found
}

function shown(server: ReferenceServer, call: PhoneCall): JsonObject {
  const sdpOfOffer = server.hasFault('call-offer-altered') ? call.offer.replaceAll('\r\n', '\n') : call.offer
  const sdpOfAnswer = server.hasFault('call-answer-altered') && call.answer !== null ? call.answer.trim() : call.answer
  return {
    id: call.id,
    chat_id: call.chatId,
    user_id: call.user.id,
    agent: { type: 'agent', id: call.agent.id, handle: call.agent.handle },
    state: call.state,
    end_reason: call.reason,
    ...(call.state !== 'ended' && { offer: { type: 'offer', sdp: sdpOfOffer } }),
    ...(call.state === 'connected' && sdpOfAnswer !== null && { answer: { type: 'answer', sdp: sdpOfAnswer } }),
  }
}

function notify(server: ReferenceServer, call: PhoneCall): void {
  const { offer, answer, ...bare } = shown(server, call)
  const descriptions = { ...(offer !== undefined && { offer }), ...(answer !== undefined && { answer }) }
  const data = { call: server.hasChoice('call-event-without-offer') ? bare : { ...bare, ...descriptions } }
  const parties = call.hidden && !server.hasFault('call-rings-across-block') ? [call.user] : [call.user, call.agent]
  for (const party of parties) {
    if (party.kind === 'agent' && server.hasFault('call-event-lost')) continue
    append(server, party, { event_type: `call.${call.state}`, chat_id: call.chatId, data })
  }
}

function end(server: ReferenceServer, call: PhoneCall, reason: string): void {
  call.state = 'ended'
  call.reason = reason
  notify(server, call)
}

function settle(server: ReferenceServer, call: PhoneCall): void {
  if (call.state === 'ringing' && call.ringsUntil <= Date.now()) end(server, call, 'unanswered')
}

const reply = (server: ReferenceServer, status: number, call: PhoneCall, more: JsonObject = {}): Reply => ({
  status,
  body: { call: shown(server, call), ...more },
})

function sdpIn(body: unknown, member: string): string {
  const given = isObject(body) && isObject(body[member]) ? body[member].sdp : undefined
  if (typeof given !== 'string' || !given.startsWith('v=0')) throw invalid(`${member}.sdp must be a description`)
  return given
}

/** POST /v1/calls { chat_id, offer, request_id? } */
export function startCall({ server, actor, body }: Request): Reply {
  const offer = sdpIn(body, 'offer')
  const { chat_id: chatId, request_id: requestId } = body as JsonObject
  const chat = server.chats.get(String(chatId))
  if (chat === undefined || !chat.members.has(actor.id)) throw notFound('no such chat')
  const agent = [...chat.members.keys()].map((id) => server.actors.get(id)).find((one) => one?.kind === 'agent')
  if (chat.kind !== 'direct' || agent === undefined) throw new ApiError('conflict', 'no agent to call is in this chat')
  const all = [...callsOf(server).values()]
  for (const one of all) settle(server, one)
  const earlier = all.find((one) => one.user === actor && requestId !== undefined && one.requestId === requestId)
  if (earlier && !server.hasFault('call-repeat-conflicts')) return reply(server, 201, earlier, { ice_servers: [] })
  const live = all.filter(({ state }) => state !== 'ended')
  const busy = live.some((one) => one.user === actor || (one.agent === agent && !one.hidden))
  if (busy && !server.hasFault('call-two-at-once')) throw new ApiError('conflict', 'one of the two is in a call')
  const made: PhoneCall = {
    id: newId('cal'),
    chatId: chat.id,
    user: actor,
    agent,
    requestId: requestId === undefined ? undefined : String(requestId),
    state: 'ringing',
    reason: null,
    offer,
    answer: null,
    hidden: isBlocked(server, actor.id, agent.id),
    candidates: [],
    ringsUntil: Date.now() + ringMs,
  }
  if (made.hidden && server.hasFault('call-block-shows')) throw new ApiError('forbidden', 'you are blocked')
  callsOf(server).set(made.id, made)
  notify(server, made)
  return reply(server, 201, made, { ice_servers: [] })
}

function own({ server, actor, params }: Request): PhoneCall {
  const found = callsOf(server).get(params[0] ?? '')
  if (found === undefined) throw notFound('no such call')
  const isParty = found.user === actor || (found.agent === actor && !found.hidden)
  if (!isParty && !server.hasFault('call-of-anybody')) throw notFound('no such call')
  settle(server, found)
  return found
}

const over = (server: ReferenceServer): ApiError =>
  server.hasChoice('call-over-404') ? notFound('no such call') : new ApiError('conflict', 'the call is over')

/** GET /v1/calls/{id} */
export const readCall = (request: Request): Reply => reply(request.server, 200, own(request), { ice_servers: [] })

/** POST /v1/calls/{id}/answer { answer } */
export function answerCall(request: Request): Reply {
  const { server } = request
  const call = own(request)
  const sdp = sdpIn(request.body, 'answer')
  if (call.state === 'connected') {
    if (call.answer !== sdp) throw new ApiError('conflict', 'the call has another answer')
    return reply(server, 200, call, { ice_servers: [] })
  }
  if (call.state === 'ended' && !server.hasFault('call-answered-when-over')) throw over(server)
  call.state = 'connected'
  call.answer = sdp
  notify(server, call)
  return reply(server, 200, call, { ice_servers: [] })
}

/** POST /v1/calls/{id}/decline */
export function declineCall(request: Request): Reply {
  const call = own(request)
  if (call.state === 'connected') throw new ApiError('conflict', 'the call is connected')
  return finish(request.server, call, request.kind === 'session' ? 'canceled' : 'declined')
}

/** POST /v1/calls/{id}/hangup */
export function hangUpCall(request: Request): Reply {
  const call = own(request)
  const before = request.kind === 'session' ? 'canceled' : 'declined'
  return finish(request.server, call, call.state === 'ringing' ? before : 'hangup')
}

function finish(server: ReferenceServer, call: PhoneCall, reason: string): Reply {
  const changed = call.state !== 'ended'
  if (!changed && server.hasChoice('call-over-404')) throw over(server)
  if (changed || server.hasFault('call-ends-twice')) end(server, call, reason)
  return reply(server, 200, call, { changed })
}

/** POST /v1/calls/{id}/ice-candidates { candidate } */
export function addCandidate(request: Request): Reply {
  const { server, actor, body } = request
  const call = own(request)
  if (!isObject(body) || !isObject(body.candidate)) throw invalid('a candidate is missing')
  if (call.state === 'ended') throw over(server)
  if (!server.hasFault('call-candidate-lost')) call.candidates.push({ from: actor, candidate: body.candidate })
  if (server.hasFault('call-candidate-in-log')) {
    const data = { call_id: call.id, candidate: body.candidate }
    append(server, call.agent, { event_type: 'call.ice_candidate', chat_id: call.chatId, data })
  }
  return { status: 204 }
}

/** GET /v1/calls/{id}/ice-candidates */
export function listCandidates(request: Request): Reply {
  const call = own(request)
  const others = call.candidates.filter(({ from }) => from !== request.actor)
  const ice_candidates = others.map(({ candidate }, index) => ({ number: index + 1, candidate }))
  return { status: 200, body: { ice_candidates: call.state === 'ended' ? [] : ice_candidates, state: call.state } }
}

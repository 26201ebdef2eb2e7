/** Device authorization: pairing, binding, the person's decision and the exchange. */
import { randomInt } from 'node:crypto'
import { internalError, notFound, OauthError, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newSecret } from '../state/ids.ts'
import { isObject } from '../state/json.ts'
import type { Actor, Pairing } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { issueSession, issueToken } from './accounts.ts'

const lifeSeconds = 900
const userCodeAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'

export function startDeviceAuthorization(call: OpenCall): Reply {
  const { server } = call
  if (server.hasFault('pairing-refused')) throw new ApiError('forbidden', 'no pairings here')
  if (server.hasFault('device-needs-token') && call.token === '')
    throw new ApiError('unauthorized', 'a credential is needed')
  requireClientId(call)
  const name = isObject(call.body) ? call.body['client_name'] : null
  const pairing: Pairing = {
    deviceCode: newSecret(),
    userCode: server.hasFault('device-codes-shared') ? 'BCDF-GHJK' : userCode(),
    clientName: typeof name === 'string' ? name : null,
    boundTo: null,
    openers: new Set(),
    status: 'pending',
    expiresAt: Date.now() + lifeSeconds * 1000,
  }
  if (server.hasFault('second-pairing-ends-first')) server.pairings.clear()
  server.pairings.set(pairing.deviceCode, pairing)
  const uri = `${server.baseUrl}/device`
  return {
    status: 200,
    body: {
      device_code: pairing.deviceCode,
      user_code: pairing.userCode,
      verification_uri: uri,
      verification_uri_complete: server.hasFault('device-uri-without-code')
        ? uri
        : `${uri}?user_code=${pairing.userCode}`,
      expires_in: lifeSeconds,
      interval: 1,
    },
  }
}

/** Requires a client_id with the choice device-client-id-needed, as in RFC 8628. */
function requireClientId({ server, body }: OpenCall): void {
  const named = isObject(body) && body['client_id'] === 'harness'
  if (!named && server.hasChoice('device-client-id-needed'))
    throw new OauthError('invalid_client', 'client_id is missing or unknown')
}

function userCode(): string {
  const letters = Array.from({ length: 8 }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const isOver = (server: ReferenceServer, pairing: Pairing): boolean =>
  pairing.expiresAt <= Date.now() &&
  !server.hasFault('device-code-never-expires') &&
  !(pairing.status === 'approved' && server.hasFault('approved-code-never-expires'))

function byUserCode(server: ReferenceServer, code: unknown): Pairing | undefined {
  return [...server.pairings.values()].findLast((pairing) => pairing.userCode === code && !isOver(server, pairing))
}

export function getDeviceAuthorization(call: OpenCall & { actor?: Actor }): Reply {
  const { server, actor } = call
  const code = call.query.get('user_code')
  const pairing = byUserCode(server, code)
  if (pairing === undefined && server.hasFault('unknown-user-code-approved'))
    return { status: 200, body: { status: 'approved', user_code: code } }
  if (pairing === undefined) throw notFound('no such code')
  if (actor !== undefined) {
    const taken = pairing.boundTo !== null && pairing.boundTo !== actor.id
    if (taken && server.hasFault('second-opener-500')) throw internalError('the request is bound')
    if (taken && !server.hasFault('device-session-of-first-opener')) throw notFound('no such code')
    if (!server.hasFault('device-open-does-not-bind')) pairing.boundTo ??= actor.id
    pairing.openers.add(actor.id)
  }
  const status = pairing.status === 'exchanged' ? 'approved' : pairing.status
  return {
    status: 200,
    body: {
      status,
      ...(server.hasFault('device-status-without-code') ? {} : { user_code: pairing.userCode }),
      client_name: pairing.clientName,
      expires_in: Math.ceil((pairing.expiresAt - Date.now()) / 1000),
    },
  }
}

export function ageDeviceAuthorization(call: OpenCall): Reply {
  const pairing = byUserCode(call.server, call.params[0])
  const seconds = isObject(call.body) ? call.body['seconds'] : undefined
  if (pairing === undefined || typeof seconds !== 'number') throw notFound('no such code')
  pairing.expiresAt -= seconds * 1000
  return { status: 204 }
}

export const approveDeviceAuthorization = (call: Call): Reply => decide(call, 'approved')
export const denyDeviceAuthorization = (call: Call): Reply => decide(call, 'denied')

function decide(call: Call, decision: 'approved' | 'denied'): Reply {
  const { server, actor } = call
  const pairing = byUserCode(server, isObject(call.body) ? call.body['user_code'] : undefined)
  if (pairing === undefined && server.hasFault('unknown-user-code-500')) throw internalError('no such pairing')
  const free = pairing !== undefined && pairing.boundTo === null && server.hasFault('device-approve-unbound')
  if (free) pairing.boundTo = actor.id
  const second = server.hasFault('device-session-of-first-opener') && pairing?.openers.has(actor.id) === true
  if (pairing === undefined || (pairing.boundTo !== actor.id && !second))
    throw server.hasFault('device-unbound-code-conflict')
      ? new ApiError('conflict', 'the request is not bound to you', 400)
      : rejectedDecision(server, 'the request is not bound to you')
  const current = pairing.status === 'exchanged' ? 'approved' : pairing.status
  if (current !== 'pending' && current !== decision) throw rejectedDecision(server, 'the request is decided')
  if (current === 'pending') pairing.status = decision
  return { status: 200, body: { status: decision, user_code: pairing.userCode } }
}

const rejectedDecision = (server: ReferenceServer, message: string): Error =>
  server.hasChoice('approval-errors-in-oauth-form')
    ? new OauthError('invalid_request', message)
    : new ApiError('invalid_request', message, 400)

export function exchangeDeviceCode(call: OpenCall): Reply {
  const { server } = call
  const code = isObject(call.body) ? call.body['device_code'] : undefined
  if (typeof code !== 'string') throw new OauthError('invalid_request', 'device_code is missing')
  requireClientId(call)
  const pairing = server.pairings.get(code)
  if (pairing === undefined) throw new OauthError('invalid_grant', 'the device code is unknown')
  if (isOver(server, pairing) || tooFast(server, pairing))
    throw new OauthError('expired_token', 'the device code has expired')
  if (pairing.status === 'exchanged' && server.hasFault('second-exchange-500')) throw internalError('the code is used')
  if (!isExchangeable(server, pairing)) throw exchangeErrorOf(pairing)
  pairing.status = 'exchanged'
  return { status: 200, body: tokenBody(server, pairing) }
}

/**
 * Detects a second poll within 1 s. The choice device-polling-429 answers 429; the fault fast-polls-burn-code ends the
 * pairing.
 */
function tooFast(server: ReferenceServer, pairing: Pairing): boolean {
  const early = Date.now() - (lastPolls.get(pairing) ?? 0) < 1000
  lastPolls.set(pairing, Date.now())
  if (early && server.hasChoice('device-polling-429')) throw new OauthError('slow_down', 'poll once a second', 429)
  if (early && server.hasFault('fast-polls-burn-code')) pairing.expiresAt = 0
  return isOver(server, pairing)
}

const lastPolls = new WeakMap<Pairing, number>()

function isExchangeable(server: ReferenceServer, pairing: Pairing): boolean {
  if (pairing.status === 'approved') return true
  if (pairing.status === 'exchanged') return server.hasChoice('device-exchange-repeats')
  if (pairing.status === 'denied') return server.hasFault('device-denied-exchanged')
  if (server.hasFault('pending-code-exchanged-at-second-poll'))
    return countCall(server, `exchange ${pairing.deviceCode}`) > 1
  return server.hasFault('device-pending-exchanged')
}

function exchangeErrorOf(pairing: Pairing): OauthError {
  if (pairing.status === 'denied') return new OauthError('access_denied', 'the person said no')
  if (pairing.status === 'exchanged') return new OauthError('invalid_grant', 'the device code is used')
  return new OauthError('authorization_pending', 'the person has not decided yet')
}

function tokenBody(server: ReferenceServer, pairing: Pairing): Record<string, string | number> {
  const people = [...server.actors.values()].filter((actor) => actor.kind === 'user')
  const person = people.find((actor) => actor.id === pairing.boundTo) ?? people[0]
  if (person === undefined) throw new OauthError('access_denied', 'there is no person')
  const agent = [...server.actors.values()].find((actor) => actor.ownerId === person.id)
  const token =
    server.hasFault('device-gives-agent-token') && agent !== undefined
      ? issueToken(server, agent)
      : issueSession(server, person)
  if (server.hasChoice('device-session-used-once')) server.pairedSessions.add(token)
  return {
    access_token: token,
    token_type: server.hasFault('device-token-type-mac') ? 'mac' : 'Bearer',
    expires_in: 86_400,
  }
}

/** Device authorization: pairing, binding, the person's decision and the exchange. */
import { randomInt } from 'node:crypto'
import { broken, notFound, OauthRefusal, Refusal } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { secret } from '../state/ids.ts'
import { isObject } from '../state/json.ts'
import type { Actor, Pairing } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { issueSession, issueToken } from './accounts.ts'

const lifeSeconds = 900
const userCodeAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'

export function startDeviceAuthorization(call: OpenCall): Reply {
  const { subject } = call
  if (subject.faulty('device-needs-token') && call.token === '')
    throw new Refusal('unauthorized', 'a credential is needed')
  const name = isObject(call.body) ? call.body['client_name'] : null
  const pairing: Pairing = {
    deviceCode: secret(),
    userCode: subject.faulty('device-codes-shared') ? 'BCDF-GHJK' : userCode(),
    clientName: typeof name === 'string' ? name : null,
    boundTo: null,
    openers: new Set(),
    status: 'pending',
    expiresAt: Date.now() + lifeSeconds * 1000,
  }
  subject.pairings.set(pairing.deviceCode, pairing)
  const uri = `${subject.baseUrl}/device`
  return {
    status: 200,
    body: {
      device_code: pairing.deviceCode,
      user_code: pairing.userCode,
      verification_uri: uri,
      verification_uri_complete: subject.faulty('device-uri-without-code')
        ? uri
        : `${uri}?user_code=${pairing.userCode}`,
      expires_in: lifeSeconds,
      interval: 1,
    },
  }
}

function userCode(): string {
  const letters = Array.from({ length: 8 }, () => userCodeAlphabet[randomInt(userCodeAlphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

const isOver = (subject: Subject, pairing: Pairing): boolean =>
  pairing.expiresAt <= Date.now() && !subject.faulty('device-code-never-expires')

function byUserCode(subject: Subject, code: unknown): Pairing | undefined {
  return [...subject.pairings.values()].findLast((pairing) => pairing.userCode === code && !isOver(subject, pairing))
}

export function getDeviceAuthorization(call: OpenCall & { actor?: Actor }): Reply {
  const { subject, actor } = call
  const code = call.query.get('user_code')
  const pairing = byUserCode(subject, code)
  if (pairing === undefined && subject.faulty('unknown-user-code-approved'))
    return { status: 200, body: { status: 'approved', user_code: code } }
  if (pairing === undefined) throw notFound('no such code')
  if (actor !== undefined) {
    const taken = pairing.boundTo !== null && pairing.boundTo !== actor.id
    if (taken && subject.faulty('second-opener-500')) throw broken('the request is bound')
    if (taken && !subject.faulty('device-session-of-first-opener')) throw notFound('no such code')
    if (!subject.faulty('device-open-does-not-bind')) pairing.boundTo ??= actor.id
    pairing.openers.add(actor.id)
  }
  const status = pairing.status === 'exchanged' ? 'approved' : pairing.status
  return {
    status: 200,
    body: {
      status,
      ...(subject.faulty('device-status-without-code') ? {} : { user_code: pairing.userCode }),
      client_name: pairing.clientName,
      expires_in: Math.ceil((pairing.expiresAt - Date.now()) / 1000),
    },
  }
}

export function ageDeviceAuthorization(call: OpenCall): Reply {
  const pairing = byUserCode(call.subject, call.params[0])
  const seconds = isObject(call.body) ? call.body['seconds'] : undefined
  if (pairing === undefined || typeof seconds !== 'number') throw notFound('no such code')
  pairing.expiresAt -= seconds * 1000
  return { status: 204 }
}

export const approveDeviceAuthorization = (call: Call): Reply => decide(call, 'approved')
export const denyDeviceAuthorization = (call: Call): Reply => decide(call, 'denied')

function decide(call: Call, decision: 'approved' | 'denied'): Reply {
  const { subject, actor } = call
  const pairing = byUserCode(subject, isObject(call.body) ? call.body['user_code'] : undefined)
  const free = pairing !== undefined && pairing.boundTo === null && subject.faulty('device-approve-unbound')
  if (free) pairing.boundTo = actor.id
  const second = subject.faulty('device-session-of-first-opener') && pairing?.openers.has(actor.id) === true
  if (pairing === undefined || (pairing.boundTo !== actor.id && !second))
    throw badRequest('the request is not bound to you')
  const current = pairing.status === 'exchanged' ? 'approved' : pairing.status
  if (current !== 'pending' && current !== decision) throw badRequest('the request is decided')
  if (current === 'pending') pairing.status = decision
  return { status: 200, body: { status: decision, user_code: pairing.userCode } }
}

const badRequest = (message: string): Refusal => new Refusal('invalid_request', message, 400)

export function exchangeDeviceCode(call: OpenCall): Reply {
  const { subject } = call
  const code = isObject(call.body) ? call.body['device_code'] : undefined
  if (typeof code !== 'string') throw new OauthRefusal('invalid_request', 'device_code is missing')
  const pairing = subject.pairings.get(code)
  if (pairing === undefined) throw new OauthRefusal('invalid_grant', 'the device code is unknown')
  if (isOver(subject, pairing) || tooFast(subject, pairing))
    throw new OauthRefusal('expired_token', 'the device code has expired')
  if (pairing.status === 'exchanged' && subject.faulty('second-exchange-500')) throw broken('the code is used')
  if (!isExchangeable(subject, pairing)) throw refusalOf(pairing)
  pairing.status = 'exchanged'
  return { status: 200, body: tokenBody(subject, pairing) }
}

/** The fault that punishes fast polls for good: the second within a second ends the pairing. */
function tooFast(subject: Subject, pairing: Pairing): boolean {
  if (!subject.faulty('fast-polls-burn-code')) return false
  if (Date.now() - (lastPolls.get(pairing) ?? 0) < 1000) pairing.expiresAt = 0
  lastPolls.set(pairing, Date.now())
  return isOver(subject, pairing)
}

const lastPolls = new WeakMap<Pairing, number>()

function isExchangeable(subject: Subject, pairing: Pairing): boolean {
  if (pairing.status === 'approved') return true
  if (pairing.status === 'exchanged') return subject.chose('device-exchange-repeats')
  if (pairing.status === 'denied') return subject.faulty('device-denied-exchanged')
  return subject.faulty('device-pending-exchanged')
}

function refusalOf(pairing: Pairing): OauthRefusal {
  if (pairing.status === 'denied') return new OauthRefusal('access_denied', 'the person said no')
  if (pairing.status === 'exchanged') return new OauthRefusal('invalid_grant', 'the device code is used')
  return new OauthRefusal('authorization_pending', 'the person has not decided yet')
}

function tokenBody(subject: Subject, pairing: Pairing): Record<string, string | number> {
  const people = [...subject.actors.values()].filter((actor) => actor.kind === 'user')
  const person = people.find((actor) => actor.id === pairing.boundTo) ?? people[0]
  if (person === undefined) throw new OauthRefusal('access_denied', 'there is no person')
  const agent = [...subject.actors.values()].find((actor) => actor.ownerId === person.id)
  const token =
    subject.faulty('device-gives-agent-token') && agent !== undefined
      ? issueToken(subject, agent)
      : issueSession(subject, person)
  return {
    access_token: token,
    token_type: subject.faulty('device-token-type-mac') ? 'mac' : 'Bearer',
    expires_in: 86_400,
  }
}

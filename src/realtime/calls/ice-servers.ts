import { createHmac } from 'node:crypto'

import type { Caller } from '../../identity/accounts/caller.ts'
import type { Needs } from '../../platform/context.ts'
import type { IceServer } from './call.ts'
import { callMaxMs, ringMs } from './call.rules.ts'

/**
 * Lifetime of TURN credentials, in milliseconds: longer than the longest call, because a TURN server checks the
 * password at every refresh of an allocation.
 */
const credentialMs = callMaxMs + ringMs + 900_000

/**
 * Returns the configured servers for one caller. TURN credentials follow the TURN REST API
 * (draft-uberti-behave-turn-rest): the user name contains expiry and caller, the password is its HMAC-SHA1 with the
 * secret shared with the TURN server, so no credentials are stored.
 */
export function iceServersFor({ config, clock }: Needs<'config' | 'clock'>, { id }: Pick<Caller, 'id'>): IceServer[] {
  const { iceServers, turnSecret } = config
  const isTurn = (url: string) => /^turns?:/.test(url)
  const stun = iceServers.filter((url) => !isTurn(url))
  const turn = iceServers.filter(isTurn)
  const servers: IceServer[] = stun.length === 0 ? [] : [{ urls: stun }]
  if (turn.length === 0 || turnSecret === undefined) return servers
  const username = `${Math.floor((clock.now() + credentialMs) / 1000)}:${id}`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return [...servers, { urls: turn, username, credential }]
}

import { createHmac } from 'node:crypto'

import type { Caller } from '../../identity/accounts/caller.ts'
import type { RealtimeContext } from '../context.ts'
import type { IceServer } from './call.ts'
import { callMaxMs, ringMs } from './call.rules.ts'

/** A TURN server asks for the password again whenever an allocation is refreshed: it outlives the longest call. */
const credentialMs = callMaxMs + ringMs + 900_000

/**
 * The servers of the configuration for one caller. A password for TURN is made as in the TURN REST API
 * (draft-uberti-behave-turn-rest): the user name is when it expires and who it is for, the password its HMAC-SHA1 with
 * the secret that the TURN server shares. Nothing is stored.
 */
export function iceServersFor(
  { config, clock }: Pick<RealtimeContext, 'config' | 'clock'>,
  { id }: Pick<Caller, 'id'>,
): IceServer[] {
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

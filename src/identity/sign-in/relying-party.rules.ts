import { isIP } from 'node:net'

/** The name to which passkeys belong, and the origin of the pages that use them. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Returns the relying party of a server; undefined when browsers offer no passkeys at its public URL. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) return undefined
  return { id: hostname, origin }
}

import type { Tx } from '../../platform/database/database.ts'
import { addToWindows } from '../../platform/rate-limits/limit.sql.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'

/** Time in which the browser must answer, in milliseconds. */
export const ticketMs = 300_000

/** A challenge, with the id of the person who registers a passkey, or null for a sign-in. */
interface Ticket {
  challenge: string
  userId: string | null
  expiresAt: number
}

type Context = Needs<'secretBox' | 'clock'>

/** Encrypts a challenge. The server stores no challenge, because requests without a credential could fill its storage. */
export function sealTicket({ secretBox, clock }: Context, challenge: string, userId: string | null): string {
  const ticket: Ticket = { challenge, userId, expiresAt: clock.now() + ticketMs }
  return secretBox.seal(JSON.stringify(ticket))
}

/** Returns the challenge of a ticket; undefined for a ticket that is expired, forged, or of another purpose or person. */
export function openTicket({ secretBox, clock }: Context, sealed: string, userId: string | null): string | undefined {
  // Only text with the prefix of the current key was created by this server.
  if (!sealed.startsWith(secretBox.prefix)) return undefined
  try {
    const ticket = JSON.parse(secretBox.open(sealed)) as Ticket
    return ticket.userId === userId && ticket.expiresAt > clock.now() ? ticket.challenge : undefined
  } catch {
    return undefined
  }
}

/** Marks a challenge as used in every process. @returns false when it was used before */
export async function useChallenge(tx: Tx, challenge: string, now: number): Promise<boolean> {
  const name = `challenge ${hashSecret(challenge)}`
  const [counted] = await addToWindows(tx, [{ name, used: 1, endsAt: now + ticketMs }], now)
  return counted?.used === 1
}

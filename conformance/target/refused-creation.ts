import type { Client } from '../client/client.ts'
import type { Reply } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import { unique } from '../client/unique.ts'

/** Statuses by which a creation is rejected for its body, its credential or its rate, and not as such. */
const forAReason: readonly number[] = [400, 401, 409, 422, 429]

/**
 * Asks for an agent by POST /v1/me/agents, with the session and without a credential.
 * @returns the refusal, when the target knows the session and yet does not let it create agents (DEV-020)
 */
export async function refusedCreation(client: Client, person: Person): Promise<Reply | undefined> {
  const handle = unique.handle()
  const json = { handle, display_name: `Agent ${handle.slice(-4)}` }
  const reply = await person.createAgent(json)
  if (reply.ok || forAReason.includes(reply.status)) return undefined
  const anonymous = await client.request({ method: 'POST', path: '/v1/me/agents', json })
  // Whoever answers everybody alike was not seen to know the session: the address may be wrong.
  return anonymous.status === reply.status ? undefined : reply
}

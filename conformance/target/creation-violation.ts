import type { Client } from '../client/client.ts'
import { parseJson } from '../client/documents.ts'
import type { Reply } from '../client/exchange.ts'
import { findMember } from '../client/json-pointer.ts'
import type { Person } from '../client/person.ts'
import { unique } from '../client/unique.ts'
import type { Target } from './target.ts'

/** Statuses that reject a creation because of its body, its credential or its rate. */
const forAReason: readonly number[] = [400, 401, 409, 422, 429]

/** Returns the Agent Token in the answer to a creation, by its name in the target file or by its prefix. */
export function tokenIn(text: string, { names }: Pick<Target, 'names'>): string | undefined {
  const body = parseJson(text)
  const candidates = [
    findMember(body, names.agent_token ?? 'agent_token'),
    /"(svc_live_[^"]+)"/.exec(text)?.[1],
    findMember(body, 'token'),
  ]
  return candidates.find((value) => typeof value === 'string' && value !== '') as string | undefined
}

/**
 * Requests an agent by POST /v1/me/agents, with the session and without a credential.
 * @returns the answer when the target knows the session, but rejects the creation or returns no token (DEV-020)
 */
export async function creationViolation(
  client: Client,
  person: Person,
  target: Pick<Target, 'names'>,
): Promise<Reply | undefined> {
  const handle = unique.handle()
  const json = { handle, display_name: `Agent ${handle.slice(-4)}` }
  const reply = await person.createAgent(json)
  const isViolation = reply.ok ? tokenIn(reply.text, target) === undefined : !forAReason.includes(reply.status)
  if (!isViolation) return undefined
  const anonymous = await client.request({ method: 'POST', path: '/v1/me/agents', json })
  // A target that answers both requests alike has not proved that it knows the session: the URL may be wrong.
  return anonymous.status === reply.status ? undefined : reply
}

/** Returns a hint for the target file when no agent can be created, by the status of the answer. */
export function creationHint(status: number | undefined): string {
  if (status === 401 || status === 403) return 'check persons[0].session in the target file'
  if (status === 404 || status === 405)
    return 'check base_url; if your service creates agents on another route, add provision.createAgent or agents to the target file'
  if (status === 400 || status === 422)
    return 'if your service requires other members, add provision.createAgent to the target file'
  return 'add provision.createAgent, or agents with a token, to the target file'
}

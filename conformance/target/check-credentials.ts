/** Checks to which actors the credentials of a target file belong, before any hook uses them. */
import { findMember } from '../client/json-pointer.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import { agentFrom, personFrom } from './make-agent.ts'
import type { Session } from './session.ts'

export interface CredentialFinding {
  /** Actor as in the file: `persons[0] ann`. */
  who: string
  outcome: 'ok' | 'wrong' | 'refused' | 'unknown'
  detail: string
}

/** Routes on which services usually return the signed-in person. No document states one. */
export const ownUserRoutes = ['/v1/me', '/v1/users/me', '/api/auth/get-session'] as const

/** Compares each agent and person of the file with the target's answer for the credential. */
export async function checkCredentials({ target, client }: Session): Promise<CredentialFinding[]> {
  const agents = target.agents.map(async (about, index) => {
    const who = `agents[${index}] ${about.handle}`
    const reply = await answered(() => agentFrom(client, about).me())
    if (reply === undefined) return { who, outcome: 'refused', detail: 'no answer' } as const
    if (!reply.ok) return { who, outcome: 'refused', detail: `GET /v1/agents/me answered ${reply.status}` } as const
    return compared(who, reply, { handle: about.handle, id: about.id }, 'GET /v1/agents/me')
  })
  const persons = target.persons.map(async (about, index): Promise<CredentialFinding> => {
    const who = `persons[${index}] ${about.handle}`
    const person = personFrom(client, about)
    const statuses: number[] = []
    for (const path of ownUserRoutes) {
      const reply = await answered(() => person.call({ method: 'GET', path }))
      if (reply !== undefined) statuses.push(reply.status)
      if (reply?.ok !== true || !says(reply)) continue
      return compared(who, reply, { handle: about.handle, user_id: about.user_id }, `GET ${path}`)
    }
    if (statuses.length === 0) return { who, outcome: 'refused', detail: 'no answer' }
    return statuses.every((status) => status === 401)
      ? { who, outcome: 'refused', detail: `the session is not accepted (401 at ${ownUserRoutes.join(', ')})` }
      : { who, outcome: 'unknown', detail: 'the target has no known route that returns the person of a session' }
  })
  return Promise.all([...agents, ...persons])
}

const says = ({ body }: Reply): boolean => typeof findMember(body, 'handle') === 'string'

/** Compares an answer with the file. It names another actor when it contains a handle and neither value of the file. */
function compared(who: string, reply: Reply, expected: Record<string, string>, where: string): CredentialFinding {
  const text = JSON.stringify(reply.body)
  const missing = Object.entries(expected).filter(([, value]) => !text.includes(JSON.stringify(value)))
  if (missing.length === 0) return { who, outcome: 'ok', detail: `${where} returns the same values` }
  const shown = ['handle', 'user_id', 'id'].flatMap((name) => {
    const value = findMember(reply.body, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  // An answer without any id contradicts none (AMB-062).
  if (missing.every(([name]) => name !== 'handle') && shown.length === 1)
    return { who, outcome: 'ok', detail: `${where} returns the same handle, and no id` }
  const wrong = missing.map(([name, value]) => `${name} ${value}`).join(' and ')
  return {
    who,
    outcome: 'wrong',
    detail: `the target file has ${wrong}, but ${where} returns ${shown.join(', ') || 'neither'}`,
  }
}

async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NoReplyError) return undefined
    throw error
  }
}

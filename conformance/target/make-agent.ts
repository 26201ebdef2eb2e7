import { Agent } from '../client/agent.ts'
import type { Client } from '../client/client.ts'
import { registerSecret } from '../client/redaction.ts'
import { unique } from '../client/unique.ts'
import { exchangeRulesOf } from '../exchange-rules/rules.ts'
import { Person } from '../client/person.ts'
import { tokenIn } from './creation-violation.ts'
import { RejectedHook, type Hooks } from './hooks.ts'
import { valueAt, findMember } from '../client/json-pointer.ts'
import type { PersonCredentials, Target } from './target.ts'

/** This person cannot create another agent. */
export class CreationError extends Error {
  override name = 'CreationError'
  /** Status of the answer. Undefined without one. */
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number; cause?: Error } = {}) {
    super(message, { cause })
    this.status = cause instanceof RejectedHook ? cause.status : status
  }
}

export function personFrom(
  client: Client,
  { handle, user_id: id, session, name, phone_number: phoneNumber }: PersonCredentials,
): Person {
  registerSecret(session, `person:${handle}`)
  return new Person(client, { handle, id, credential: session, name, phoneNumber })
}

export function agentFrom(client: Client, about: { handle: string; id: string; token: string }): Agent {
  registerSecret(about.token, `agent:${about.handle}`)
  return new Agent(client, { handle: about.handle, id: about.id, credential: about.token })
}

/**
 * Creates an agent for a person, by the hook createAgent or the stated route. The document does not state all members
 * of the answer: the token is recognized by its prefix, the id comes from GET /v1/agents/me.
 * @param profile additional members of the creation, such as a tagline
 * @throws CreationError
 */
export async function makeAgent(
  client: Client,
  hooks: Hooks,
  target: Target,
  owner: Person,
  profile: Readonly<Record<string, string>> = {},
): Promise<Agent> {
  const handle = unique.handle()
  const parameters = { handle, display_name: `Agent ${handle.slice(-4)}`, ...profile }
  if (hooks.has('createAgent')) {
    const made = await hooks.run('createAgent', parameters, owner).catch((error: Error) => {
      throw new CreationError(error.message, { cause: error })
    })
    if (typeof made['token'] !== 'string') throw new CreationError('the hook createAgent returned no token')
    return identified(client, {
      handle: text(made['handle']) ?? handle,
      id: text(made['id']) ?? '',
      token: made['token'],
    })
  }
  const reply = await owner.createAgent(parameters)
  if (!reply.ok) throw new CreationError(`POST /v1/me/agents answered ${reply.status}`, reply)
  const token = tokenIn(reply.text, target)
  if (token === undefined) throw new CreationError('the answer of POST /v1/me/agents contains no token', reply)
  return identified(client, { handle, id: text(valueAt(reply.body, '/agent/id')) ?? '', token })
}

async function identified(client: Client, about: { handle: string; id: string; token: string }): Promise<Agent> {
  if (about.id !== '') return agentFrom(client, about)
  const own = await agentFrom(client, about).me()
  return agentFrom(client, { ...about, id: text(findMember(own.body, 'id')) ?? about.handle })
}

/** Creates a person by the hook createPerson. @throws CreationError */
export async function makePerson(client: Client, hooks: Hooks): Promise<Person> {
  const handle = unique.handle('pp')
  const name = `Person ${handle.slice(-8)}`
  const phoneNumber = unique.phoneNumber()
  const email = `${handle}@mail.example`
  const made = await hooks
    .run('createPerson', { handle, name, phone_number: phoneNumber, email })
    .catch((error: Error) => {
      throw new CreationError(error.message, { cause: error })
    })
  const [id, session] = [text(made['user_id']), text(made['session'])]
  if (id === undefined || session === undefined)
    throw new CreationError('the hook createPerson returned no user_id or no session')
  const known = {
    ...(hooks.takes('createPerson', 'name') ? { name } : {}),
    ...(hooks.takes('createPerson', 'phone_number') ? { phone_number: phoneNumber } : {}),
  }
  const person = personFrom(client, { handle: text(made['handle']) ?? handle, user_id: id, session, ...known })
  exchangeRulesOf(client).know({
    id,
    handle: person.handle,
    session,
    phoneNumber: person.phoneNumber,
    ...(hooks.takes('createPerson', 'email') ? { email } : {}),
  })
  return person
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

import { serverOptions } from '../server-options.ts'
import { startProgram, type Program } from './processes.ts'

const OPERATOR_KEY = 'bench-operator-key-0123456789'

const MADE_AT_ONCE = 16

/** One agent and the direct chat that it shares with a person. */
export interface BenchAgent {
  id: string
  handle: string
  token: string
  chatId: string
  /** The person's. */
  session: string
}

/** The own server, started for a measurement, with agents who have somebody to write to. */
export interface World extends Program {
  agents: BenchAgent[]
  /** One call of the API; fails loudly, since a measurement of refusals is worth nothing. */
  call<T>(credential: string, method: string, path: string, body?: unknown): Promise<T>
}

/**
 * Starts the server on a database and makes agents, each with a person and their chat.
 * @param settings settings of the server besides those of every measurement
 */
export async function startWorld(
  databaseUrl: string,
  agents: number,
  settings: Record<string, string> = {},
): Promise<World> {
  const world = await openServer(databaseUrl, settings)
  const run = Date.now().toString(36)
  while (world.agents.length < agents) {
    const begin = world.agents.length
    const some = Array.from({ length: Math.min(MADE_AT_ONCE, agents - begin) }, (_, at) =>
      makeAgent(world.call, `${run}${(begin + at).toString(36)}`),
    )
    world.agents.push(...(await Promise.all(some)))
  }
  return world
}

/** Starts the server on a database as it is, as `npm start` does. */
export async function openServer(databaseUrl: string, settings: Record<string, string> = {}): Promise<World> {
  const environment = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PARLEY_OPERATOR_KEY: OPERATOR_KEY,
    PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 'bench').toString('base64'),
    PARLEY_LOG_LEVEL: 'warn',
    PARLEY_RATE_LIMITS: 'off',
    // A run begins tasks and opens chats by the thousand, and ends none of them.
    PARLEY_LIMITS: 'off',
    ...settings,
  }
  const program = await startProgram('scripts/launch.js', ['src/main.ts', 'serve'], environment, serverOptions)
  const call = async <T>(credential: string, method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(program.url + path, {
      method,
      headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as T
  }
  return { ...program, agents: [], call }
}

/** Puts agents, and the person of the first of them, into a group. @returns its id */
export async function makeGroup({ call }: Pick<World, 'call'>, members: readonly BenchAgent[]): Promise<string> {
  const { chat } = await call<{ chat: { id: string } }>(members[0]!.session, 'POST', '/v1/chats', {
    kind: 'group',
    group_name: 'Everybody',
    handles: members.map(({ handle }) => handle),
  })
  return chat.id
}

async function makeAgent(call: World['call'], name: string): Promise<BenchAgent> {
  const person = await call<{ session: string }>(OPERATOR_KEY, 'POST', '/_ops/persons', {
    handle: `p${name}`,
    name: 'Person',
  })
  const made = await call<{ agent: { id: string }; agent_token: string }>(OPERATOR_KEY, 'POST', '/_ops/agents', {
    owner_handle: `p${name}`,
    handle: `a${name}`,
    display_name: 'Agent',
    visibility: 'public',
  })
  const { chat } = await call<{ chat: { id: string } }>(person.session, 'POST', '/v1/chats', {
    kind: 'direct',
    handles: [`a${name}`],
  })
  return { id: made.agent.id, handle: `a${name}`, token: made.agent_token, chatId: chat.id, session: person.session }
}

import { serverOptions } from '../server-options.ts'
import { startProgram, type Program } from './processes.ts'

const OPERATOR_KEY = 'bench-operator-key-0123456789'

const MADE_AT_ONCE = 16

/** An agent and its direct chat with a person. */
export interface BenchAgent {
  id: string
  handle: string
  token: string
  chatId: string
  /** Session of the person. */
  session: string
}

/** The server, started for a measurement, with agents that have a direct chat each. */
export interface World extends Program {
  agents: BenchAgent[]
  /** Calls the API. @throws Error on a rejection, because rejected requests must not be measured */
  call<T>(credential: string, method: string, path: string, body?: unknown): Promise<T>
}

/**
 * Starts the server on a database and creates agents, each with a person and their chat.
 * @param settings server settings, in addition to those of every measurement
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

/**
 * Starts the server on a database without adding data, as `npm start` does.
 * @param nodeOptions options of Node.js
 */
export async function openServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
  nodeOptions: readonly string[] = serverOptions,
): Promise<World> {
  const environment = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PARLEY_OPERATOR_KEY: OPERATOR_KEY,
    PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 'bench').toString('base64'),
    PARLEY_LOG_LEVEL: 'warn',
    PARLEY_RATE_LIMITS: 'off',
    // A run starts thousands of tasks and chats, and ends none of them.
    PARLEY_LIMITS: 'off',
    ...settings,
  }
  const program = await startProgram('scripts/launch.js', ['src/main.ts', 'serve'], environment, nodeOptions)
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

/** Adds agents, and the person of the first agent, to a new group. @returns the id of the group */
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

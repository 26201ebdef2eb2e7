import { updateStatus } from '../../identity/accounts/actor.store.ts'
import { newHandle, testOperatorKey, type TestServer } from '../server.ts'

export interface TestUser {
  id: string
  handle: string
  session: string
}
export interface Agent {
  id: string
  handle: string
  token: string
}

/** Test support: actors that stay unchanged while operations are tested, and invalid credentials. */
export interface Actors {
  server: TestServer
  /** Members of every group; the agent belongs to the keeper. */
  peers: { user: TestUser; agent: Agent }
  /** Owner of an agent in every group; member of none. */
  keeper: TestUser
  /** Members of every group; some fixtures block them. */
  blocked: { user: TestUser; agent: Agent }
  /** Former members of every group. */
  former: { user: TestUser; agent: Agent }
  /** Invited to every group, and never joins. */
  invited: TestUser
  /** Public, and in no chat, so that others can invite them. */
  outsider: { user: TestUser; agent: Agent }
  /** Invalid Authorization headers, by the reason of their rejection. */
  invalidCredentials: Record<string, string | undefined>
}

export async function createActors(server: TestServer): Promise<Actors> {
  const pair = async () => {
    const user = await server.user()
    return { user, agent: await publicAgent(server, user.session) }
  }
  const [kept, blocked, former, outsider] = await Promise.all([pair(), pair(), pair(), pair()])
  const peers = { user: await server.user(), agent: kept.agent }
  return {
    server,
    peers,
    keeper: kept.user,
    blocked,
    former,
    invited: await server.user(),
    outsider,
    invalidCredentials: await createInvalidCredentials(server),
  }
}

/** Creates an agent that every actor may invite. */
export async function publicAgent(server: TestServer, session: string): Promise<Agent> {
  const body = { handle: newHandle(), display_name: 'Some Agent', visibility: 'public' }
  const { body: made } = await server.call('POST', '/v1/me/agents', session, body)
  return { id: made.agent.id, handle: made.agent.handle, token: made.agent_token }
}

async function createInvalidCredentials(server: TestServer): Promise<Actors['invalidCredentials']> {
  const { call, context } = server
  const [owner, suspended, expired] = await Promise.all([server.user(), server.user(), server.user()])
  const agents = await Promise.all([0, 1, 2].map(() => server.agent(owner.session)))
  const status = (handle: string, word: string) =>
    call('PUT', `/_ops/handles/${handle}/status`, testOperatorKey, { status: word })
  await Promise.all([
    status(suspended.handle, 'suspended'),
    status(agents[0]!.handle, 'suspended'),
    status(agents[1]!.handle, 'retired'),
  ])
  await context.database.write(async (tx) => {
    await updateStatus(tx, agents[2]!.id, 'deleted')
    await tx.run('UPDATE credentials SET expires_at = ? WHERE actor_id = ?', [context.clock.now() - 1, expired.id])
  })
  return {
    'no credential': undefined,
    'an empty header': '',
    'a scheme alone': 'Bearer',
    'another scheme': `Basic ${Buffer.from('ann:secret').toString('base64')}`,
    'a word that is no token': 'Bearer secret',
    'a token without a scheme': agents[0]!.token,
    'an unknown token': `Bearer svc_live_${'x'.repeat(43)}`,
    'an unknown session': `Bearer ses_${'x'.repeat(43)}`,
    'a token cut short': `Bearer ${agents[0]!.token.slice(0, -1)}`,
    'the token of a suspended agent': `Bearer ${agents[0]!.token}`,
    'the token of a retired agent': `Bearer ${agents[1]!.token}`,
    'the token of a deleted agent': `Bearer ${agents[2]!.token}`,
    'the session of a suspended person': `Bearer ${suspended.session}`,
    'a session that has expired': `Bearer ${expired.session}`,
  }
}

/** Finds out, before anything is judged, whether the target can be judged at all and which areas it offers (AMB-001). */
import type { EventType } from '../../generated/events.ts'
import type { Agent } from '../client/agent.ts'
import type { Client } from '../client/client.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import { until } from '../client/until.ts'
import { optionalAreas, type OptionalArea } from './optional-areas.ts'
import { CreationError, agentFrom, makeAgent, personFrom } from './make-agent.ts'
import { openChat } from './open-chat.ts'
import { refusedCreation } from './refused-creation.ts'
import { findMember } from '../client/json-pointer.ts'
import type { Capabilities, Session } from './session.ts'
import type { AgentCredentials, ProvisionName, Target } from './target.ts'

/** The target cannot be judged: unreachable, or it does not know its own agents. */
export class UntestableTarget extends Error {
  override name = 'UntestableTarget'
}

/** The event types that may be left out as a whole; types that the document does not list prove nothing (AMB-001, AMB-047). */
const otherEvents: ReadonlySet<string> = new Set<EventType>([
  'message.delivered',
  'message.read',
  'participant.added',
  'participant.removed',
  'chat.group_name_updated',
])

/** Why an area counts as not offered when no chat could be opened to try it in. */
export const unprobed = 'it could not be probed'

/** Statuses that mean: this area is not here. */
const absent = new Set([404, 405, 501, 503])

/**
 * The gate: two agents that exist, and a target that distinguishes them from each other. A server that answers every
 * request alike does not get past it; one that takes any token for an agent does, and a check finds it (AUTH-003). So
 * does one that knows a credential and refuses it what it is for: creating agents (DEV-020), or showing itself (AUTH-012).
 * @throws UntestableTarget
 */
export async function probe(session: Session): Promise<Capabilities> {
  const agents = await takeAgents(session)
  for (const { agent, made } of agents) await mustKnow(agent, made === true)
  const credentials = agents.map(({ agent, owner }): AgentCredentials => ({
    handle: agent.handle,
    id: agent.id,
    token: agent.credential,
    ...(owner === undefined ? {} : { owner }),
  }))
  const [first, second] = agents.map(({ agent }) => agent)
  const found = first === undefined || second === undefined ? {} : await tryAreas(session, first, second)
  return { ...decide(session, found.areas ?? {}), receiptsBetweenAgents: found.receipts === true, agents: credentials }
}

interface Taken {
  agent: Agent
  owner?: string
  /** The target itself gave out the token. */
  made?: boolean
}

async function takeAgents(session: Session): Promise<Taken[]> {
  const { target, client, hooks } = session
  const fixed = target.agents.slice(0, 2).map((about) => ({ agent: agentFrom(client, about), owner: about.owner }))
  const [owner] = target.persons
  if (fixed.length >= 2) return fixed
  if (owner === undefined) {
    if (fixed.length > 0) return fixed
    throw new UntestableTarget('the target file names neither a person with a session nor an agent with a token')
  }
  const made: Taken[] = [...fixed]
  const person = personFrom(client, owner)
  while (made.length < 2) {
    try {
      made.push({ agent: await makeAgent(client, hooks, target, person), owner: owner.handle, made: true })
    } catch (error) {
      if (made.length > 0 && error instanceof CreationError) break
      // Without an agent few checks can run; that of the creation can.
      if (await isRefused(client, person, error as Error)) break
      throw new UntestableTarget(`no agent could be created: ${(error as Error).message}`)
    }
  }
  return made
}

async function isRefused(client: Client, person: Person, error: Error): Promise<boolean> {
  // Who does not answer is not asked again.
  if (error instanceof NoReplyError || error.cause instanceof NoReplyError) return false
  return (await refusedCreation(client, person).catch(() => undefined)) !== undefined
}

async function mustKnow(agent: Agent, made: boolean): Promise<void> {
  let own: Reply
  try {
    own = await agent.me()
  } catch (error) {
    throw new UntestableTarget(`the target does not answer: ${(error as Error).message}`)
  }
  const names =
    own.ok && [agent.id, agent.handle].some((value) => JSON.stringify(own.body).includes(JSON.stringify(value)))
  if (names || made || (!own.ok && (await knowsElsewhere(agent, own)))) return
  throw new UntestableTarget(
    `GET /v1/agents/me with the token of ${agent.handle} answered ${own.status} and does not name this agent`,
  )
}

/** Whether the target treats a token that it refuses here unlike no token, here or in a pull: then it knows the agent. */
async function knowsElsewhere(agent: Agent, refusal: Reply): Promise<boolean> {
  try {
    const anonymous = await agent.client.request({ method: 'GET', path: '/v1/agents/me' })
    if (anonymous.status !== refusal.status && refusal.status !== 401) return true
    const pull = { method: 'GET', path: '/v1/events', query: { after: 0, timeout: 0 } }
    return (await agent.call(pull)).ok && !(await agent.client.request(pull)).ok
  } catch {
    return false
  }
}

type Found = Partial<Record<OptionalArea, { offered: boolean; reason: string }>>

async function tryAreas(session: Session, one: Agent, two: Agent): Promise<{ areas?: Found; receipts?: boolean }> {
  const { target, hooks } = session
  const areas: Found = {}
  const learn = async (area: OptionalArea, ask: () => Promise<Reply>): Promise<Reply | undefined> => {
    if (target.offers[area] === false) return undefined
    const reply = await ask().catch(() => undefined)
    if (reply !== undefined)
      areas[area] = { offered: !absent.has(reply.status), reason: `the probe was answered ${reply.status}` }
    return reply
  }
  try {
    const chatId = await openChat(target, hooks, one, two)
    const base = await one.cursor()
    const { messageId } = await one.say(chatId)
    await learn('typing', () => two.typing(chatId, true))
    const read = await learn('read_state', () => two.read(chatId, messageId))
    const seen = read?.ok
      ? await until(
          async () => (await one.eventsSince(base)).find(({ event_type: type }) => otherEvents.has(type)),
          target.timing.settle_ms,
        )
      : undefined
    areas.other_events = {
      offered: seen !== undefined,
      reason: seen === undefined ? 'no such event was seen' : `${seen.event_type} was seen`,
    }
    await learnRest(one, learn)
    return { areas, receipts: read?.ok === true && (seen !== undefined || findMember(read.body, 'advanced') === true) }
  } catch {
    await learnRest(one, learn)
    return { areas }
  }
}

async function learnRest(
  agent: Agent,
  learn: (area: OptionalArea, ask: () => Promise<Reply>) => Promise<Reply | undefined>,
): Promise<void> {
  await Promise.all([
    learn('attachments', () =>
      agent.call({
        method: 'POST',
        path: '/v1/attachments',
        raw: 'probe',
        headers: { 'content-type': 'text/plain', 'x-svc-filename': 'probe.txt' },
      }),
    ),
    learn('tasks', () => agent.call({ method: 'POST', path: '/v1/tasks', json: {} })),
    learn('sockets', () => agent.call({ method: 'POST', path: '/v1/socket-tickets', json: {} })),
    learn('calls', () => agent.call({ method: 'POST', path: '/v1/calls', json: {} })),
    learn('openapi', () => agent.client.request({ method: 'GET', path: '/openapi.json' })),
  ])
}

/** Areas that no target may leave out: offered unless the target file says otherwise. */
const always: readonly OptionalArea[] = ['webhooks', 'devices', 'profiles', 'settings']

/** Areas that no request would find out about. */
const undeclared: Partial<Record<OptionalArea, { offered: boolean; reason: string }>> = {
  a2ui: { offered: false, reason: 'the target file does not say that the target checks A2UI (offers.a2ui)' },
  a2a: { offered: false, reason: 'the target file does not say where the A2A addresses are (a2a_base)' },
}

/** Hooks that nobody would give for an area that the target lacks. */
const declaringHooks: Partial<Record<OptionalArea, readonly ProvisionName[]>> = {
  tasks: ['sendTask', 'workTask'],
  calls: ['startCall'],
}

/** What the target file says how to reach is there: a target that then answers 404 is wrong, and not without the area. */
function declaredBy(target: Target, area: OptionalArea): string | undefined {
  const { a2a_base: a2aBase, live_channel: frames, provision } = target
  if (area === 'a2a' && a2aBase !== undefined) return 'a2a_base'
  if (area === 'sockets' && frames !== undefined) return 'live_channel'
  const hook = declaringHooks[area]?.find((name) => provision[name])
  return hook === undefined ? undefined : `provision.${hook}`
}

function decide({ target }: Session, found: Found): Pick<Capabilities, 'offered' | 'reasons'> {
  const entries = optionalAreas.map((area): [OptionalArea, boolean, string] => {
    const declared = target.offers[area] ?? 'auto'
    if (declared !== 'auto') return [area, declared, 'the target file says so']
    if (always.includes(area)) return [area, true, 'the document does not allow to leave it out']
    const member = declaredBy(target, area)
    if (member !== undefined) return [area, true, `the target file gives ${member}`]
    const { offered, reason } = found[area] ?? undeclared[area] ?? { offered: false, reason: unprobed }
    return [area, offered, reason]
  })
  return {
    offered: Object.fromEntries(entries.map(([area, offered]) => [area, offered])) as Record<OptionalArea, boolean>,
    reasons: Object.fromEntries(entries.map(([area, , reason]) => [area, reason])),
  }
}

/** Detects, before any check runs, whether the target can be judged, and which areas it offers (AMB-001). */
import type { EventType } from '../../generated/events.ts'
import type { Agent } from '../client/agent.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import { until } from '../client/until.ts'
import { optionalAreas, type OptionalArea } from './optional-areas.ts'
import { CreationError, agentFrom, makeAgent, personFrom } from './make-agent.ts'
import { openChat } from './open-chat.ts'
import { creationViolation, creationHint } from './creation-violation.ts'
import { explainFailure } from './recognize.ts'
import { hidesAddress, showAgent } from './private-addresses.ts'
import { findMember } from '../client/json-pointer.ts'
import type { Capabilities, Session } from './session.ts'
import type { AgentCredentials, ProvisionName, Target } from './target.ts'

/** The target cannot be judged: it is unreachable, or does not know its own agents. */
export class UntestableTarget extends Error {
  override name = 'UntestableTarget'
}

/** Event types that a target may omit. Types outside of the document prove nothing (AMB-001, AMB-047). */
const otherEvents: ReadonlySet<string> = new Set<EventType>([
  'message.delivered',
  'message.read',
  'participant.added',
  'participant.removed',
  'chat.group_name_updated',
])

/** Reason for an area that is not offered because no chat could be opened for its probe. */
export const unprobed = 'it could not be probed'

/** Statuses that mean that the area is missing. */
const absent = new Set([404, 405, 501, 503])

/**
 * The gate requires two existing agents, and a target that distinguishes them. A server that answers all requests
 * alike fails the gate. A server that accepts any token passes the gate, and fails a check (AUTH-003). A server that
 * knows a credential also passes the gate when it rejects its use or omits stated content: at the creation of agents
 * (DEV-020), or at GET /v1/agents/me (AUTH-012).
 * @throws UntestableTarget
 */
export async function probe(session: Session): Promise<Capabilities> {
  const { target } = session
  const agents = await prepareAgents(session)
  for (const { agent, made } of agents) await mustKnow(agent, made === true)
  const credentials = agents.map(({ agent, owner }): AgentCredentials => ({
    handle: agent.handle,
    id: agent.id,
    token: agent.credential,
    owner,
  }))
  const [first, second] = agents.map(({ agent }) => agent)
  const found = first === undefined || second === undefined ? {} : await tryAreas(session, first, second)
  const { offered, reasons } = decide(session, found.areas ?? {})
  const addresses = offered.a2a && target.a2a_base !== undefined ? await tryAddresses(session, agents) : 'open'
  if (addresses === 'hidden') {
    offered.a2a = false
    reasons.a2a = 'the A2A address of a private agent is hidden (AMB-074), and there is no hook setVisibility'
  }
  return {
    offered,
    reasons,
    receiptsBetweenAgents: found.receipts === true,
    hidesPrivateAgents: addresses === 'shown',
    agents: credentials,
  }
}

/**
 * Returns whether the addresses of private agents are open, hidden, or hidden until setVisibility changes the agents.
 */
async function tryAddresses(session: Session, agents: readonly Taken[]): Promise<'open' | 'hidden' | 'shown'> {
  const [reader, second] = agents.map((taken) => taken.agent)
  if (reader === undefined || second === undefined) return 'open'
  // The agents of the target file may be public although new agents are private.
  const added = agents.some(({ made }) => made) ? undefined : await makeOneMore(session)
  const probed = added === undefined ? [second] : [second, added]
  const hidden = await Promise.all(probed.map((agent) => hidesAddress(session, reader, agent)))
  if (!hidden.includes(true)) return 'open'
  if (!session.hooks.has('setVisibility')) return 'hidden'
  for (const taken of agents) {
    const owner = session.target.persons.find(({ handle }) => handle === taken.owner)
    if (owner !== undefined) await showAgent(session, taken.agent, personFrom(session.client, owner))
  }
  return 'shown'
}

/** Creates an agent; undefined when the harness cannot create agents. */
async function makeOneMore({ client, hooks, target }: Session): Promise<Agent | undefined> {
  const [owner] = target.persons
  if (owner === undefined) return undefined
  return makeAgent(client, hooks, target, personFrom(client, owner)).catch(() => undefined)
}

interface Taken {
  agent: Agent
  owner?: string
  /** The target itself issued the token. */
  made?: boolean
}

async function prepareAgents(session: Session): Promise<Taken[]> {
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
      // Without an agent few checks can run. One of them is the check of the creation.
      if (await violatesCreation(session, person, error as Error)) break
      if (isSilence(error)) throw unreachable(error)
      const hint = creationHint(error instanceof CreationError ? error.status : undefined)
      throw new UntestableTarget(`no agent could be created: ${(error as Error).message} (${hint})`)
    }
  }
  return made
}

const isSilence = (error: unknown): error is NoReplyError => error instanceof NoReplyError

const unreachable = (error: unknown): UntestableTarget =>
  new UntestableTarget(
    isSilence(error) && error.exchange.failure !== undefined
      ? `the target ${explainFailure(error.exchange.failure)} (${error.message})`
      : `the target does not answer: ${(error as Error).message}`,
  )

/** Returns whether the target violates a requirement about the creation of agents, which a check will find. */
async function violatesCreation({ client, target }: Session, person: Person, error: Error): Promise<boolean> {
  // A target that does not answer gets no more requests.
  if (isSilence(error) || isSilence(error.cause)) return false
  return (await creationViolation(client, person, target).catch(() => undefined)) !== undefined
}

async function mustKnow(agent: Agent, made: boolean): Promise<void> {
  let own: Reply
  try {
    own = await agent.me()
  } catch (error) {
    throw unreachable(error)
  }
  const names =
    own.ok && [agent.id, agent.handle].some((value) => JSON.stringify(own.body).includes(JSON.stringify(value)))
  const namesNone = !own.ok || ['handle', 'id'].every((name) => findMember(own.body, name) === undefined)
  if (names || made || (namesNone && (await knowsElsewhere(agent, own)))) return
  throw new UntestableTarget(
    `GET /v1/agents/me with the token of ${agent.handle} answered ${own.status} and does not name this agent ` +
      '(check its handle, id and token under agents in the target file)',
  )
}

/**
 * Returns whether the target knows the agent: it answers a rejected token in another way than no token, here or in a
 * pull.
 */
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
    if (reply !== undefined) {
      // A public document is visible to everyone. Without a credential, a missing route may answer 401.
      const offered = area === 'openapi' ? reply.ok : !absent.has(reply.status)
      areas[area] = { offered, reason: `the probe was answered ${reply.status}` }
    }
    return reply
  }
  try {
    const chatId = await openChat(target, hooks, one, two)
    const base = await one.cursor()
    const { messageId } = await one.sendText(chatId)
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
      reason: seen === undefined ? 'no such event arrived' : `${seen.event_type} arrived`,
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

/** Areas that the probe detects. Others count as offered unless the target file or an answer shows otherwise. */
const probed: readonly OptionalArea[] = [
  'attachments',
  'typing',
  'read_state',
  'other_events',
  'tasks',
  'sockets',
  'calls',
  'openapi',
  'a2a',
  'a2ui',
]

/** Areas that no request can detect. */
const undeclared: Partial<Record<OptionalArea, { offered: boolean; reason: string }>> = {
  a2ui: { offered: false, reason: 'the target file does not declare that the target validates A2UI (offers.a2ui)' },
  a2a: { offered: false, reason: 'the target file does not contain the base of the A2A addresses (a2a_base)' },
}

/** Hooks whose presence declares an area. */
const declaringHooks: Partial<Record<OptionalArea, readonly ProvisionName[]>> = {
  tasks: ['sendTask', 'workTask'],
  calls: ['startCall'],
}

/**
 * Returns the member of the target file that declares an area. When the target then answers 404, this is a violation
 * and not a missing area.
 */
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
    if (declared !== 'auto') return [area, declared, 'the target file declares it']
    const member = declaredBy(target, area)
    if (member !== undefined) return [area, true, `the target file contains ${member}`]
    if (!probed.includes(area)) return [area, true, 'the target file does not exclude it']
    const { offered, reason } = found[area] ?? undeclared[area] ?? { offered: false, reason: unprobed }
    return [area, offered, reason]
  })
  return {
    offered: Object.fromEntries(entries.map(([area, offered]) => [area, offered])) as Record<OptionalArea, boolean>,
    reasons: Object.fromEntries(entries.map(([area, , reason]) => [area, reason])),
  }
}

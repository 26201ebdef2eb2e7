/** Leases the resources of a check from the pool and prepares them. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import type { Endpoint, Receiver } from '../client/receiver.ts'
import type { LeasedChat, LeasedGroup, LeasedWebhook } from '../check-api/context.ts'
import type { Needs } from '../check-api/needs.ts'
import type { OptionalArea } from '../target/optional-areas.ts'
import { Recorder } from '../client/recorder.ts'
import { NotOffered } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { acceptInvitations } from '../target/accept-invitation.ts'
import { canOpenChat, noWayToOpen, openChat } from '../target/open-chat.ts'
import { findMember } from '../client/json-pointer.ts'
import type { Capabilities, Session } from '../target/session.ts'
import type { NameKey, ProvisionName, TimingKey } from '../target/target.ts'
import type { Lease, LeaseRequest, ActorPool } from './pool.ts'
import { undoChanges } from './undo-changes.ts'

export interface Resources {
  lease: Lease
  /** Webhook receivers created for this check. */
  endpoints: Endpoint[]
  chat?: LeasedChat & { reader: Actor }
  group?: LeasedGroup
  webhook?: LeasedWebhook
}

export interface LeaseEnvironment {
  session: Session
  pool: ActorPool
  capabilities: Capabilities
  receiver: Receiver | null
}

/** Hooks whose effect remains even when it is undone: the pool prefers other actors afterwards. */
const changing: readonly ProvisionName[] = ['block', 'deleteAccount']

/** @throws NotOffered, NotTestable before any resource is leased */
export function assertPossible(needs: Needs, areas: readonly OptionalArea[], environment: LeaseEnvironment): void {
  const [gap] = gapsOf(needs, areas, environment)
  if (gap !== undefined) throw gap.error
}

/** Reason why a check cannot run. */
export interface Gap {
  error: NotOffered | NotTestable
  /**
   * The addition that closes the gap: a hook, a timing value or a member name in the target file, or something else.
   */
  closedBy:
    | { kind: 'area'; area: OptionalArea }
    | { kind: 'hook'; name: ProvisionName }
    | { kind: 'timing'; name: TimingKey }
    | { kind: 'name'; name: NameKey }
    | { kind: 'receiver' }
    | { kind: 'persons' | 'agents'; more: number }
}

/** Returns the gaps that the declared needs of a check reveal; empty when the check can run. */
export function gapsOf(
  needs: Needs,
  areas: readonly OptionalArea[],
  { session, capabilities, receiver, pool }: LeaseEnvironment,
): Gap[] {
  const { target, hooks } = session
  const lacking = (
    kind: 'hook' | 'timing' | 'name',
    names: readonly string[],
    why: (name: string) => string,
    place: string,
  ) =>
    names.map((name): Gap => ({
      error: new NotTestable(why(name), `${place}.${name} in the target file`),
      closedBy: { kind, name } as Gap['closedBy'],
    }))
  const group: ProvisionName[] = needs.group === true ? ['createGroup'] : []
  const hooksNeeded = [...new Set([...(needs.hooks ?? []), ...group])].filter((hook) => !hooks.has(hook))
  return [
    ...areas
      .filter((area) => !capabilities.offered[area])
      .map((area): Gap => ({
        error: new NotOffered(`the target does not offer ${area}: ${capabilities.reasons[area]}`),
        closedBy: { kind: 'area', area },
      })),
    ...lacking('hook', hooksNeeded, (name) => `the target file has no hook ${name}`, 'provision'),
    ...lacking(
      'timing',
      (needs.timing ?? []).filter((key) => target.timing[key] === undefined),
      (name) => `the target file has no timing.${name}`,
      'timing',
    ),
    ...lacking(
      'name',
      (needs.names ?? []).filter((key) => target.names[key] === undefined),
      (name) => `the target file has no names.${name}`,
      'names',
    ),
    ...(needs.webhook !== undefined && receiver === null ? [noReceiver()] : []),
    ...unopenable(chatKind(needs, capabilities), session),
    ...pool.shortOf(requestFor(needs, capabilities)),
  ]
}

const noReceiver = (): Gap => ({
  error: new NotTestable(
    'the target trusts no webhook receiver of the harness',
    '`parley-conform ca DIR`, and receiver in the target file',
  ),
  closedBy: { kind: 'receiver' },
})

function unopenable(chat: LeasedChat['kind'] | undefined, { target, hooks }: Session): Gap[] {
  if (chat === undefined || canOpenChat(target, hooks, chat)) return []
  // A hook for all actors would replace the existing way for agents.
  const name = canOpenChat(target, hooks, 'agents') ? 'openChatAsPerson' : 'openDirectChat'
  return [{ error: noWayToOpen(), closedBy: { kind: 'hook', name } }]
}

function chatKind(needs: Needs, { receiptsBetweenAgents }: Capabilities): LeasedChat['kind'] | undefined {
  return needs.chat === 'receipts' ? (receiptsBetweenAgents ? 'agents' : 'person') : needs.chat
}

function requestFor(needs: Needs, capabilities: Capabilities): LeaseRequest {
  const chat = chatKind(needs, capabilities)
  const leastAgents = chat === 'agents' ? 2 : chat === 'person' || needs.webhook !== undefined ? 1 : 0
  const leastPersons = chat === 'person' || needs.group === true || needs.ownedBy === 'person' ? 1 : 0
  return {
    agents: Math.max(needs.agents ?? 0, leastAgents),
    persons: Math.max(needs.persons ?? 0, leastPersons),
    fresh: needs.freshAgents ?? false,
    owned: needs.ownedBy === 'person',
    unsubscribed: needs.webhook !== undefined,
  }
}

/** Waits for the resources of a check. @throws NotTestable when the target cannot provide them */
export async function lease(needs: Needs, environment: LeaseEnvironment): Promise<Resources> {
  const chat = chatKind(needs, environment.capabilities)
  const taken = await environment.pool.take(requestFor(needs, environment.capabilities))
  const resources: Resources = { lease: taken, endpoints: [] }
  try {
    await prepare(resources, needs, chat, environment)
    return resources
  } catch (error) {
    await release(resources, needs, environment)
    throw error
  }
}

async function prepare(
  resources: Resources,
  needs: Needs,
  chat: Needs['chat'],
  environment: LeaseEnvironment,
): Promise<void> {
  const {
    session: { target, hooks },
  } = environment
  const agents = resources.lease.agents.map(({ agent }) => agent)
  const persons = resources.lease.persons.map(({ person }) => person)
  const [first] = agents
  if (chat !== undefined && first !== undefined) {
    const kind = chat === 'agents' ? 'agents' : 'person'
    const reader = kind === 'agents' ? agents[1] : persons[0]
    if (reader !== undefined) resources.chat = { kind, reader, id: await openChat(target, hooks, first, reader) }
  }
  if (needs.group === true) {
    const [creator, ...others] = persons
    const { chat_id: id } = await hooks.run(
      'createGroup',
      {
        handles: [...agents, ...others].map(({ handle }) => handle),
        ids: [...agents, ...others].map((actor) => actor.id),
        name: 'A group',
      },
      creator,
    )
    if (typeof id !== 'string')
      throw new NotTestable(
        'the hook createGroup returned no chat_id',
        'result.chat_id of provision.createGroup in the target file',
      )
    await acceptInvitations(hooks, others, id)
    resources.group = { id, agents, persons }
  }
  if (needs.webhook === 'subscribed' && first !== undefined)
    resources.webhook = await subscribe(first, resources.endpoints, environment)
}

async function subscribe(agent: Agent, endpoints: Endpoint[], { receiver }: LeaseEnvironment): Promise<LeasedWebhook> {
  const endpoint = (receiver as Receiver).endpoint()
  endpoints.push(endpoint)
  const reply = await agent.createWebhook({ url: endpoint.url })
  const secret = findMember(reply.body, 'signing_secret')
  if (!reply.ok || typeof secret !== 'string') {
    throw new NotTestable(
      `no subscription could be created (POST /v1/webhooks answered ${reply.status})`,
      'a target that reaches and trusts the receiver of the harness',
    )
  }
  const id = findMember(reply.body, 'id')
  return { agent, endpoint, secret, id: typeof id === 'string' ? id : null }
}

/**
 * Returns the resources to the pool. Deletes subscriptions if the target file has a hook for it, and undoes the
 * changes of the check on its actors. Actors with remaining changes are not leased again.
 */
export async function release(
  resources: Resources,
  needs: Needs,
  { session: { hooks }, pool }: LeaseEnvironment,
  { unfinished = false, recorder = new Recorder() }: { unfinished?: boolean; recorder?: Recorder } = {},
): Promise<void> {
  const agents = resources.lease.agents.map(({ agent }) => agent)
  const persons = resources.lease.persons.map(({ person }) => person)
  for (const [index, pooled] of resources.lease.agents.entries()) {
    // When this subscriber is leased again, old subscriptions must neither receive its events nor reach the limit.
    if ((index === 0 && needs.webhook !== undefined) || recorder.subscribers.has(pooled.agent.label))
      pooled.subscribed = !(await unsubscribe(pooled.agent, index === 0 ? resources.webhook : undefined, hooks))
  }
  // A remaining subscription must not mark messages as delivered while its agent is leased to other checks.
  for (const endpoint of resources.endpoints) endpoint.answer({ status: 503 })
  const changed = await undoChanges(recorder, { agents, persons, hooks })
  const worn = unfinished || (needs.hooks ?? []).some((hook) => changing.includes(hook))
  pool.release(resources.lease, { changed, agentsWorn: worn || needs.usesUp === true, personsWorn: worn })
}

async function unsubscribe(
  agent: Agent,
  webhook: LeasedWebhook | undefined,
  hooks: Session['hooks'],
): Promise<boolean> {
  if (!hooks.has('deleteWebhook')) return false
  try {
    const listed = hooks.has('listWebhooks') ? (await hooks.run('listWebhooks', {}, agent))['webhooks'] : undefined
    const ids = Array.isArray(listed) ? listed.map((item) => (item as { id?: unknown }).id) : [webhook?.id]
    const ended = await Promise.allSettled(
      ids.flatMap((id) => (typeof id === 'string' ? [hooks.run('deleteWebhook', { id }, agent)] : [])),
    )
    return Array.isArray(listed) && ended.every(({ status }) => status === 'fulfilled')
  } catch {
    return false
  }
}

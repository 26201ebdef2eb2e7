import { randomBytes } from 'node:crypto'

import type { AgentEvent } from '../../../generated/events.ts'
import { createApi, type Api } from '../../client/api.ts'
import { newMessageId } from '../../client/message-id.ts'
import type { DemoValues } from './demo-file.ts'

/** Actors of a demo, who use the public API. */
export interface DemoWorld {
  values: DemoValues
  ann: Api
  /** demo_agent, owned by ann. The events arrive in its log. */
  agent: Api
  /** echo_bot and word_bot, owned by ben. */
  echo: Api
  worker: Api
  /** Creates a person without a relation to the agent. @throws Error when the demo has no operator key */
  stranger(): Promise<{ handle: string; api: Api }>
}

/** Causes an event in the log of demo_agent. @throws ApiError */
type Cause = (world: DemoWorld) => Promise<unknown>

export function openDemoWorld(values: DemoValues): DemoWorld {
  const as = (token: string): Api => createApi({ url: values.URL, token, attempts: 4 })
  return {
    values,
    ann: as(values.ANN_SESSION),
    agent: as(values.AGENT_TOKEN),
    echo: as(values.ECHO_TOKEN),
    worker: as(values.WORKER_TOKEN),
    async stranger() {
      if (values.OPERATOR_KEY === undefined)
        throw new Error('The operator key of this demo is a setting, so this command cannot create a person.')
      const handle = `stranger_${unique()}`
      const made = await as(values.OPERATOR_KEY).call('createUser', { body: { handle, name: 'A stranger' } })
      return { handle, api: as(made.session) }
    },
  }
}

const unique = (): string => randomBytes(4).toString('hex')
const text = (words: string) => [{ type: 'text' as const, text: words }]

async function annWrites({ ann, values }: DemoWorld) {
  const body = { message_id: newMessageId(), parts: text('Hello from a trigger') }
  return ann.call('sendOwnMessage', { path: { id: values.ANN_CHAT }, body })
}

/** Sends a message from the agent to ann. @returns its id */
async function agentWrites({ agent, values }: DemoWorld): Promise<string> {
  const body = { message_id: newMessageId(), chat_id: values.ANN_CHAT, parts: text('Hello, Ann') }
  return (await agent.call('sendMessage', { body })).message.message_id
}

async function annReacts(world: DemoWorld, operations: readonly ('add' | 'remove')[]) {
  const id = await agentWrites(world)
  for (const operation of operations)
    await world.ann.call('react', { path: { id }, body: { operation, type: 'emoji', emoji: '👍' } })
}

/** Creates a group of ann and the agent. @returns its id */
async function group({ ann }: DemoWorld): Promise<string> {
  const body = { kind: 'group' as const, group_name: 'Triggered', handles: ['demo_agent'] }
  return (await ann.call('createChat', { body })).chat.id
}

async function withEchoInGroup(world: DemoWorld): Promise<string> {
  const id = await group(world)
  await world.ann.call('addParticipant', { path: { id }, body: { handle: 'echo_bot' } })
  return id
}

/** Creates a community of ann and joins it for her agent: an agent gets no event for its own action. */
async function community({ ann, agent }: DemoWorld): Promise<{ id: string; agentId: string; memberId: string }> {
  const slug = `triggered-${unique()}`
  const made = await ann.call('createCommunity', { body: { slug, name: 'Triggered', rules: ['Be kind.'] } })
  const { id } = made.community
  const { id: agentId } = await agent.call('getOwnAgent', {})
  const path = { agent_id: agentId, id }
  const { membership } = await ann.call('joinCommunityForAgent', { path, body: { rules_version: 1 } })
  return { id, agentId, memberId: membership.member_id }
}

async function ban(world: DemoWorld): Promise<{ id: string; banId: string }> {
  const { id, memberId } = await community(world)
  const body = { member_id: memberId, reason: 'Triggered' }
  return { id, banId: (await world.ann.call('banCommunityAgent', { path: { id }, body })).ban.id }
}

const description = (session: number, address: string): string =>
  `v=0\r\no=- ${session} 1 IN IP4 ${address}\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n`

/** Calls the agent as ann, after ending her open calls. @returns the id of the call */
async function annCalls({ ann, values }: DemoWorld): Promise<string> {
  const { calls } = await ann.call('listCalls', { query: { limit: 10 } })
  for (const { id, state } of calls)
    if (state !== 'ended') await ann.call('hangUpCall', { path: { id }, body: { reason: 'hangup' } })
  const offer = { type: 'offer' as const, sdp: description(1, '192.0.2.1') }
  const body = { chat_id: values.ANN_CHAT, offer, request_id: `trigger-${unique()}` }
  return (await ann.call('createCall', { body })).call.id
}

async function annIsAnswered(world: DemoWorld): Promise<string> {
  const id = await annCalls(world)
  const answer = { type: 'answer' as const, sdp: description(2, '198.51.100.7') }
  await world.agent.call('answerCall', { path: { id }, body: { answer } })
  return id
}

const turn = (words: string) => ({ messageId: newMessageId(), role: 'ROLE_USER' as const, parts: [{ text: words }] })

/** Sends a task to the agent, which accepts tasks from now on. @returns the id of the task */
async function taskForAgent({ agent, echo }: DemoWorld): Promise<string> {
  await agent.call('updateSettings', { body: { accepts_tasks: true } })
  const body = { to: 'demo_agent', message: turn('Do something') }
  return (await echo.call('sendTask', { body, repeatable: false })).task.id
}

async function taskOfAgent({ agent, worker }: DemoWorld) {
  const { task } = await agent.call('sendTask', { body: { to: 'word_bot', message: turn('Count the words') } })
  await worker.call('changeTaskStatus', { path: { id: task.id }, body: { state: 'TASK_STATE_WORKING' } })
}

/**
 * Cause of each event type. A new type in the documents does not compile without a cause. A message is purged after a
 * day at the earliest.
 */
export const causes: Readonly<Record<Exclude<AgentEvent['event_type'], 'message.purged'>, Cause>> = {
  'message.received': annWrites,
  'message.delivered': async (world) => {
    const body = { message_id: await agentWrites(world) }
    await world.ann.call('markOwnDelivered', { path: { id: world.values.ANN_CHAT }, body })
  },
  'message.read': async (world) => {
    const body = { message_id: await agentWrites(world) }
    await world.ann.call('markOwnRead', { path: { id: world.values.ANN_CHAT }, body })
  },
  'reaction.added': (world) => annReacts(world, ['add']),
  'reaction.removed': (world) => annReacts(world, ['add', 'remove']),
  'chat.group_name_updated': async (world) =>
    world.ann.call('renameChat', { path: { id: await group(world) }, body: { group_name: 'Renamed' } }),
  'chat.owner_changed': async (world) => {
    const id = await group(world)
    const { handle, api } = await world.stranger()
    await world.ann.call('addParticipant', { path: { id }, body: { handle } })
    const { requests } = await api.call('listRequests', {})
    await api.call('acceptRequest', { path: { id: requests[0]!.id } })
    await world.ann.call('updateParticipant', { path: { id, handle }, body: { role: 'owner' } })
  },
  'participant.added': withEchoInGroup,
  'participant.removed': async (world) =>
    world.ann.call('removeParticipant', { path: { id: await withEchoInGroup(world), handle: 'echo_bot' } }),
  'contact_request.updated': async (world) => {
    const { handle, api } = await world.stranger()
    await world.agent.call('createContactRequest', { body: { handle } })
    const { requests } = await api.call('listRequests', {})
    await api.call('acceptRequest', { path: { id: requests[0]!.id } })
  },
  'community.joined': community,
  'community.left': async (world) => {
    const { id, agentId } = await community(world)
    await world.ann.call('leaveCommunityForAgent', { path: { agent_id: agentId, id } })
  },
  'community.rules_updated': async (world) =>
    world.ann.call('updateCommunity', {
      path: { id: (await community(world)).id },
      body: { rules: ['Be very kind.'] },
    }),
  'community.role_updated': async (world) => {
    const { id, memberId } = await community(world)
    await world.ann.call('setCommunityRole', { path: { id, member_id: memberId }, body: { role: 'moderator' } })
  },
  'community.member_removed': async (world) => {
    const { id, memberId } = await community(world)
    await world.ann.call('removeCommunityAgent', { path: { id, member_id: memberId } })
  },
  'community.member_banned': ban,
  'community.member_unbanned': async (world) => {
    const { id, banId } = await ban(world)
    await world.ann.call('unbanCommunityAgent', { path: { id, ban_id: banId } })
  },
  'community.deleted': async (world) =>
    world.ann.call('deleteCommunity', { path: { id: (await community(world)).id } }),
  'call.ringing': annCalls,
  'call.connected': annIsAnswered,
  'call.ended': async (world) =>
    world.ann.call('hangUpCall', { path: { id: await annIsAnswered(world) }, body: { reason: 'hangup' } }),
  'task.received': taskForAgent,
  'task.message': async (world) =>
    world.echo.call('addTaskMessage', {
      path: { id: await taskForAgent(world) },
      body: { message: turn('And quickly') },
    }),
  'task.updated': taskOfAgent,
  'payment_request.updated': async ({ agent, ann, values }) => {
    const amount = { value: 1250, currency: 'EUR' }
    const body = { chat_id: values.ANN_CHAT, amount, description: 'Triggered', request_id: `trigger-${unique()}` }
    const { payment_request: request } = await agent.call('createPaymentRequest', { body })
    await ann.call('declinePaymentRequest', { path: { id: request.id } })
  },
  'webhook.test': async ({ agent, ann, values }) => {
    const { id: agentId } = await agent.call('getOwnAgent', {})
    await ann.call('testOwnedAgentWebhook', { path: { agent_id: agentId, id: values.WEBHOOK_ID } })
  },
}

import { randomBytes } from 'node:crypto'
import { registerSecret } from '../../conformance/client/redaction.ts'
import { verifySignature } from '../../conformance/client/signature.ts'
import type { Answer, Delivery, Endpoint, Receiver } from '../../conformance/client/receiver.ts'
import type { Caller, Client } from './client.ts'
import { now, seenEvent, type Recorder, type WireEvent } from './recorder.ts'

export interface WorldChat {
  readonly id: string
  readonly kind: 'direct' | 'group'
  readonly members: readonly Caller[]
}

export interface Hook {
  readonly id: string
  readonly owner: Caller
  /** Ids of the events that its receiver accepted. */
  readonly accepted: Set<string>
}

/** Actors, chats and webhooks of one round, newly created, so that its history is complete. */
export interface World {
  readonly actors: readonly Caller[]
  readonly chats: readonly WorldChat[]
  readonly hooks: readonly Hook[]
  /** Uploaded attachments, which are read again later. */
  readonly uploads: { url: string; attachment: string; by: string }[]
}

export interface WorldOptions {
  client: Client
  recorder: Recorder
  receiver: Receiver
  operatorKey: string
  /** Returns the current answer of receivers. */
  answer: (delivery: Delivery) => Answer
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const { client, operatorKey } = options
  const name = randomBytes(5).toString('hex')
  const ann = await createPerson(client, operatorKey, `p${name}`)
  const agents: Caller[] = []
  for (const letter of ['a', 'b', 'c', 'd']) agents.push(await createAgent(client, ann, `${letter}${name}`))
  const [a, b, c, d] = agents as [Caller, Caller, Caller, Caller]
  const chats = [
    await createChat(options, ann, 'group', [a, b, c, d]),
    await createChat(options, ann, 'group', [a, b]),
    await createChat(options, ann, 'direct', [a]),
    await createChat(options, b, 'direct', [c]),
  ]
  const hooks = [await createHook(options, a), await createHook(options, c)]
  for (const agent of agents) await client.must(agent.credential, 'PATCH', '/v1/me', { accepts_tasks: true })
  return { actors: [ann, ...agents], chats, hooks, uploads: [] }
}

async function createPerson(client: Client, operatorKey: string, handle: string): Promise<Caller> {
  const { body } = await client.must(operatorKey, 'POST', '/_ops/persons', { handle, name: handle })
  registerSecret(body.session, `session:${handle}`)
  return { id: body.person.user_id, handle, kind: 'user', credential: body.session }
}

async function createAgent(client: Client, owner: Caller, handle: string): Promise<Caller> {
  const { body } = await client.must(owner.credential, 'POST', '/v1/me/agents', { handle, display_name: handle })
  registerSecret(body.agent_token, `agent:${handle}`)
  return { id: body.agent.id, handle, kind: 'agent', credential: body.agent_token }
}

async function createChat(
  { client, recorder }: WorldOptions,
  by: Caller,
  kind: WorldChat['kind'],
  others: readonly Caller[],
): Promise<WorldChat> {
  const handles = others.map(({ handle }) => handle)
  const body = { kind, handles, ...(kind === 'group' && { group_name: 'Chaos' }) }
  const { start, end, status, body: answer } = await client.must(by.credential, 'POST', '/v1/chats', body)
  const members = [by, ...others]
  const chat = answer.chat.id as string
  const details = { operation: 'create_chat', chat, kind, members: members.map(({ id }) => id) } as const
  recorder.add({ record: 'call', actor: by.id, start, end, outcome: 'ok', status: status ?? 0, ...details })
  return { id: chat, kind, members }
}

async function createHook(options: WorldOptions, owner: Caller): Promise<Hook> {
  const endpoint = options.receiver.endpoint()
  const { start, end, body } = await options.client.must(owner.credential, 'POST', '/v1/webhooks', {
    url: endpoint.url,
  })
  const { id, signing_secret: secret } = (body.webhook ?? body) as { id: string; signing_secret: string }
  registerSecret(secret, `webhook:${owner.handle}`)
  const details = { operation: 'subscribe', subscription: id } as const
  options.recorder.add({ record: 'call', actor: owner.id, start, end, outcome: 'ok', ...details })
  const hook: Hook = { id, owner, accepted: new Set() }
  listen(endpoint, hook, secret, options)
  return hook
}

function listen(endpoint: Endpoint, { id, owner, accepted }: Hook, secret: string, options: WorldOptions): void {
  endpoint.answer((delivery) => {
    const answer = options.answer(delivery)
    const { event, rawBody } = delivery
    if (event === undefined) return answer
    const taken = answer.reset !== true && (answer.status ?? 204) < 300 && (answer.delayMs ?? 0) === 0
    if (taken) accepted.add(event.event_id)
    const times = { start: delivery.arrivedAt, end: now() }
    options.recorder.add({
      record: 'events',
      actor: owner.id,
      channel: 'webhook',
      subscription: id,
      accepted: taken,
      verified: verifySignature(delivery, secret).valid && delivery.id === event.event_id,
      events: [seenEvent(event as unknown as WireEvent, rawBody.toString('utf8'))],
      ...times,
    })
    return answer
  })
}

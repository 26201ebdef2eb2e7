/** Steps that change an actor or the target: several sends at once, A2A messages, new tokens, subscriptions, restarts. */
import { Agent, messagesOf } from '../../client/agent.ts'
import { findMember } from '../../client/json-pointer.ts'
import { registerSecret } from '../../client/redaction.ts'
import { verifySignature } from '../../client/signature.ts'
import { until } from '../../client/until.ts'
import { ask } from '../../fixtures/a2a-calls.ts'
import { restart as restartTarget } from '../../fixtures/restart.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'
import { choose, textPart, type AgentName, type ChatName } from '../../model/conversation.ts'
import { conclude, settled, shownStatus, type Finding } from './findings.ts'
import { catchUp, learnId, tryHook } from './further-steps.ts'
import { contentFindings } from './histories.ts'
import { judgeLog, received } from './logs.ts'
import type { Session, Subscription } from './session.ts'
import type { StepOf } from './steps.ts'

/** Sends several messages at once. Their order is a choice of the target, and every reader must see the same one. */
export async function sendAtOnce(s: Session, { chat: which, senders, route }: StepOf<'send at once'>): Promise<void> {
  const chat = choose([...s.model.chats.keys()], which)!
  const writers = s.writers(chat)
  if (writers.length === 0) return
  const chosen = senders.map((who) => choose(writers, who)!)
  // A block may suppress messages of some senders, so one reader must see all of them.
  const reader = writers.find((name) => chosen.every((sender) => !isSuppressed(s, chat, sender, name)))
  const sent = chosen.map((sender, index) => ({
    name: s.name(index),
    sender: reader === undefined ? writers[0]! : sender,
    id: s.t.unique.messageId(),
    by: sendRoutes[((route + index) % sendRoutes.length) as 0],
  }))
  const replies = await Promise.all(
    sent.map(({ name, sender, id, by }) =>
      by.send(s.agent(sender), s.chatId(chat), { message_id: id, parts: [textPart(`${name} at once`)] }),
    ),
  )
  s.trail.push(
    `at once: ${sent.map(({ name, sender, by }) => `${sender} sends ${name} to ${chat} by ${by.name}`).join(', ')}`,
  )
  for (const [index, reply] of replies.entries()) {
    const { name, by } = sent[index]!
    const what = `status of ${name}`
    const about = { requirement: by.requirement, what, expected: by.status, actual: shownStatus(s.answered(reply)) }
    conclude(s, what, reply.status === by.status ? [] : [about])
  }
  for (const id of await orderOf(s, chat, reader ?? writers[0]!, sent)) {
    const index = sent.findIndex((message) => message.id === id)
    const { name, sender, by } = sent[index]!
    const content = { name, chat, sender, route: sendRoutes.indexOf(by), parts: [textPart(`${name} at once`)] }
    const findings = contentFindings(s, sender, s.store(content, id), by.message(replies[index]!, id), 'MSG-002')
    conclude(s, `the answer to ${name}`, findings)
  }
}

const isSuppressed = (s: Session, chat: ChatName, sender: AgentName, reader: AgentName): boolean =>
  reader !== sender && s.model.suppresses(chat, sender, reader)

/** Reads the order of sent messages in the history of a reader. */
async function orderOf(
  s: Session,
  chat: ChatName,
  reader: AgentName,
  sent: readonly { name: string; id: string; sender: AgentName }[],
): Promise<string[]> {
  let ids: string[] = []
  await settled(s, 'messages that were sent at once', async () => {
    const body = await s.t.given(s.agent(reader).history(s.chatId(chat), { limit: 50 }), 'reading the history')
    ids = messagesOf(body)
      .map(({ message_id: id }) => String(id))
      .filter((id, index, all) => all.indexOf(id) === index && sent.some((message) => message.id === id))
      .toReversed()
    return sent
      .filter(({ id }) => !ids.includes(id))
      .map(({ name, sender }): Finding => ({
        requirement: sender === reader ? 'MSG-029' : 'HIST-016',
        what: `${name} is missing in the history of ${chat} at ${reader}`,
        failureClass: 'lost',
        late: true,
        expected: sent.map((message) => message.id),
        actual: ids,
      }))
  })
  return ids
}

/** Sends an A2A message to an agent that accepts no tasks: an ordinary message of the chat of both (A2A-007). */
export async function callAgent(s: Session, { to }: StepOf<'call an agent'>): Promise<void> {
  const chat = choose(
    (['agents', 'second'] as const).filter((name) => s.model.chats.has(name)),
    to,
  )!
  const callee = chat === 'agents' ? 'a1' : 'a2'
  // The target chooses the outcome of a call during a block, except that the caller keeps the message (BLK-013).
  if (s.model.isBlocked('a0', callee)) return
  const name = s.name()
  const text = s.t.unique.marker(name)
  const abort = new AbortController()
  let isAnswered = false
  const call = ask(s.t, s.agent('a0'), s.agent(callee), text, { signal: abort.signal })
    .then((reply) => {
      isAnswered = reply.body['error'] !== undefined || !reply.ok
    })
    .catch(() => undefined)
  try {
    const lost: Finding = {
      requirement: 'A2A-007',
      failureClass: 'lost',
      what: `the history of ${chat} at a0 lacks ${name}`,
      expected: text,
    }
    const id = await learnId(s, chat, text, lost, () => isAnswered)
    if (id === undefined) return
    s.trail.push(`a0 sends ${name} to the A2A address of ${callee}`)
    // A later message of the agent may be handed over as the answer of the call.
    s.calls.add(chat)
    s.store({ name, chat, sender: 'a0', route: 0, parts: [textPart(text)], textOnly: true }, id)
  } finally {
    abort.abort()
    await call
  }
}

/** Gives an agent a new token, which changes nothing else. */
export async function rotateToken(s: Session, { agent }: StepOf<'rotate a token'>): Promise<void> {
  const name = choose(s.agents, agent)!
  const { id, handle } = s.agent(name)
  await catchUp(s, name)
  const rotated = await tryHook(s, 'rotateToken', { agent_id: id, handle }, 'p0')
  if (typeof rotated?.['token'] !== 'string') return
  registerSecret(rotated['token'], 'Agent Token after a rotation')
  s.trail.push(`p0 gives ${name} a new token`)
  s.scenario.renew(name, new Agent(s.t.http, { id, handle, credential: rotated['token'] }))
}

/** Stops the target, orderly or by a crash, and starts it again. */
export async function restart(s: Session, { crash }: StepOf<'restart'>): Promise<void> {
  s.trail.push(crash ? 'the target crashes and starts again' : 'the target restarts')
  await restartTarget(s.t, crash ? 'SIGKILL' : 'SIGTERM')
}

/** Subscribes a0 to a webhook, or ends its first subscription after judging the deliveries. */
export async function changeSubscription(
  s: Session,
  { further, fails }: StepOf<'subscribe or unsubscribe'>,
): Promise<void> {
  const { length } = s.subscriptions
  if (length === 2 || (length === 1 && !further)) {
    await judgeDeliveries(s)
    await unsubscribe(s)
    s.trail.push('a0 ends its first subscription')
    return
  }
  await judgeDeliveries(s)
  const endpoint = s.t.receiver.endpoint()
  const reply = s.answered(await s.agent('a0').createWebhook({ url: endpoint.url }))
  const [secret, id] = [findMember(reply.body, 'signing_secret'), findMember(reply.body, 'id')]
  if (!reply.ok || typeof secret !== 'string' || typeof id !== 'string') return
  // The time of a retry is known only where the target file has the backoff.
  const attempts = fails === 'once' && s.t.timing.webhook_backoff_ms !== undefined ? 2 : 1
  if (attempts === 2) endpoint.answer([{ status: 500 }, {}])
  if (fails === 'for ever')
    endpoint.answer(({ id }) => (id === endpoint.deliveries[0]?.id ? { status: 400 } : { status: 204 }))
  const how =
    attempts === 2 ? ', which fails once for each event' : fails === 'for ever' ? ', which rejects one event' : ''
  s.trail.push(`a0 subscribes to a webhook${how}`)
  // A new subscription may replace the one before it.
  for (const earlier of s.subscriptions) earlier.isReplaced = true
  s.subscriptions.push({ endpoint, secret, id, from: s.model.messages.length, isReplaced: false, attempts })
}

export async function unsubscribe(s: Session): Promise<void> {
  const subscription = s.subscriptions.shift()
  if (subscription !== undefined) await tryHook(s, 'deleteWebhook', { id: subscription.id }, 'a0')
}

/** Compares the deliveries of each subscription with the log, and verifies their signatures. */
export async function judgeDeliveries(s: Session): Promise<void> {
  if (s.subscriptions.length > 0) await judgeLog(s, 'a0', 100)
  for (const subscription of s.subscriptions.filter(({ isReplaced }) => !isReplaced))
    await judgeDeliveriesOf(s, subscription)
}

async function judgeDeliveriesOf(s: Session, { endpoint, secret, from, attempts }: Subscription): Promise<void> {
  // Deliveries of earlier events are a choice (AMB-052).
  const due = received(s, 'a0').filter(({ message }) => s.position(message) >= from)
  const withinMs = s.shortening ? s.t.timing.settle_ms : arrivalMs(s.t)
  await until(async () => due.every(({ event }) => endpoint.of(event.event_id).length >= attempts), withinMs)
  const found = due.flatMap(({ event: { event_id: id, sequence }, message }): Finding[] => {
    const what = `the delivery of ${message.name} to the webhook of a0`
    const [delivery] = endpoint.of(id)
    if (delivery?.event === undefined)
      return [{ requirement: 'EVT-001', failureClass: 'lost', what, expected: 'a delivery', actual: 'none' }]
    const made = endpoint.of(id).length
    if (made < attempts)
      return [
        { requirement: 'WHK-018', failureClass: 'lost', what: `attempts of ${what}`, expected: attempts, actual: made },
      ]
    const { event } = delivery
    const content = contentFindings(s, 'a0', message, event.data?.message, 'EVT-002')
    const about = { what: `sequence of ${what}`, expected: sequence, actual: event.sequence }
    return event.sequence === sequence ? content : [{ requirement: 'EVT-002', ...about }, ...content]
  })
  const forged = endpoint.deliveries.find((delivery) => !verifySignature(delivery, secret).valid)
  if (forged !== undefined)
    found.push({
      requirement: 'WHK-010',
      what: 'the signature of a delivery to the webhook of a0',
      expected: 'valid for the signing secret',
      actual: forged.signature,
    })
  conclude(s, 'the deliveries to the webhook of a0', found)
}

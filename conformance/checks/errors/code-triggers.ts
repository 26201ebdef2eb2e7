/** Requests that may cause an error code for which no cause is stated, or only a cause that needs hooks. */
import { textParts, type Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { errorReply, type ErrorReply } from '../../fixtures/error-body.ts'
import { newGroup, removeFrom } from '../../fixtures/groups.ts'
import { attemptHook, type HookAnswer } from '../../fixtures/hook-answer.ts'
import { newPerson } from '../../fixtures/persons.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

export type Rejected = Pick<ErrorReply, 'what' | 'status' | 'body'>

/** Returns the rejections that a trigger caused. @throws NotTestable if the target file lacks the required hook */
export type Trigger = (t: CheckContext) => Promise<Rejected[]>

const rejections = (answers: Record<string, Reply>): Rejected[] =>
  Object.entries(answers).flatMap(([what, reply]) => (reply.status >= 400 ? [errorReply(reply, what)] : []))

const rejectionOf = (what: string, answer: HookAnswer): Rejected[] =>
  answer.accepted ? [] : [{ what, status: answer.status, body: answer.body }]

/** Returns the rejections of an agent's requests in a chat after it lost access. */
async function afterLosing(
  t: CheckContext,
  { agent, chatId, how }: { agent: Agent; chatId: string; how: string },
  lose: () => Promise<unknown>,
): Promise<Rejected[]> {
  const { messageId } = await agent.sendText(chatId)
  await lose()
  const send = () => agent.send({ message_id: t.unique.messageId(), chat_id: chatId, parts: textParts('x') })
  const rejected = await until(async () => {
    const reply = await send()
    return reply.ok ? undefined : reply
  }, effectTimeoutMs(t))
  return rejections({
    ...(rejected && { [`a send by ${how}`]: rejected }),
    [`a reaction by ${how}`]: await agent.react(messageId, { operation: 'add', type: 'like' }),
    [`the history for ${how}`]: await agent.history(chatId),
  })
}

export async function afterUninstallation(t: CheckContext): Promise<Rejected[]> {
  const agent = t.agents[0]!
  const chatId = await t.openChat(t.person, agent)
  const about = { handle: agent.handle, agent_id: agent.id }
  if (t.hooks.has('install')) await t.hooks.run('install', about, t.person)
  return afterLosing(t, { agent, chatId, how: 'an agent that the person removed' }, () =>
    t.hooks.run('uninstall', about, t.person),
  )
}

export async function afterRemoval(t: CheckContext): Promise<Rejected[]> {
  const agent = t.agents[1]!
  const chatId = await newGroup(t, t.agents)
  return afterLosing(t, { agent, chatId, how: 'a removed member' }, () => removeFrom(t, chatId, agent))
}

export async function renamedDirectChat(t: CheckContext): Promise<Rejected[]> {
  const chatId = await t.openChat(t.person, t.agents[0]!)
  return rejectionOf(
    'renaming a direct chat',
    await attemptHook(t, 'renameGroup', { chat_id: chatId, name: 'x' }, t.person),
  )
}

/** Sends a task to an agent that accepts none (AMB-080). */
export async function refusedTask(t: CheckContext): Promise<Rejected[]> {
  const task = { handle: t.agents[1]!.handle, message_id: t.unique.marker('m'), text: t.unique.marker('task') }
  return rejectionOf('a task for an agent that accepts none', await attemptHook(t, 'sendTask', task, t.agent))
}

/** Sends messages with counts and sizes that a target may reject with limit_exceeded (AMB-124). */
export async function largeSends(t: CheckContext): Promise<Rejected[]> {
  const send = (parts: unknown) => t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts })
  return rejections({
    'a send with 200 parts': await send(Array.from({ length: 200 }, () => textParts('x')[0])),
    'a text of 20,000 bytes': await send(textParts('x'.repeat(20_000))),
    '60,000 bytes of data': await send([{ type: 'data', data: 'd'.repeat(60_000) }]),
  })
}

/** Creates up to 30 subscriptions until one is rejected. The lease of the agent removes them. */
export async function manyWebhooks(t: CheckContext): Promise<Rejected[]> {
  for (let turn = 0; turn < 30; turn += 1) {
    const reply = await t.agent.createWebhook({ url: t.receiver.endpoint().url })
    if (!reply.ok) return rejections({ [`subscription number ${turn + 1}`]: reply })
  }
  return []
}

export async function largeDiscovery(t: CheckContext): Promise<Rejected[]> {
  const entries = Array.from({ length: 251 }, (_, index) => `+49152${10_000_000 + index}`)
  return rejectionOf(
    'a discovery of 251 contacts',
    await attemptHook(t, 'discoverContacts', { entries }, await newPerson(t)),
  )
}

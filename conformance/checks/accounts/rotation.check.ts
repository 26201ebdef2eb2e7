/** A token rotation changes only the token, and ends the old token on every route. */
import { Agent, textParts } from '../../client/agent.ts'
import { registerSecret } from '../../client/redaction.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { messageCore } from '../../model/message-core.ts'
import { whereSeen } from '../../fixtures/arrival.ts'
import { acceptTasks, answersWithTask } from '../../fixtures/a2a-tasks.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { idsOf } from '../../fixtures/event-log.ts'
import { deleteAccount, newPerson } from '../../fixtures/persons.ts'
import { addOf, awaitReaction, emojis } from '../../fixtures/reactions.ts'
import { deliveryTimeoutMs } from '../../fixtures/timeouts.ts'

/** Rotates the token of an agent, and returns the agent with its new token. */
async function rotated(t: CheckContext, agent: Agent): Promise<Agent> {
  const { token } = await t.hooks.run('rotateToken', { agent_id: agent.id, handle: agent.handle }, t.person)
  if (typeof token !== 'string')
    return t.notTestable('the hook rotateToken returned no token', 'result.token of provision.rotateToken')
  registerSecret(token, 'Agent Token after a rotation')
  return new Agent(t.http, { handle: agent.handle, id: agent.id, credential: token })
}

/** Waits until the old token ends. @throws NotTestable during a grace period that the target file does not state */
async function ended(t: CheckContext, agent: Agent): Promise<void> {
  const graceMs = t.target.timing.token_grace_ms ?? t.timing.settle_ms
  if ((await until(async () => !(await agent.me()).ok, graceMs)) === undefined)
    t.notTestable('the old token is still valid (see AUTH-015)', 'timing.token_grace_ms in the target file')
}

check(
  'accounts.rotation.keeps-the-agent',
  ['EVT-026', 'MSG-039', 'MSG-041', 'BLK-003', 'SET-012', 'RCT-025'],
  { needs: { agents: 3, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['rotateToken'], usesUp: true } },
  async (t) => {
    const [old, other, blocked] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const [base, said] = [await old.cursor(), await old.sendText(t.chat.id)]
    const heard = await other.sendText(t.chat.id)
    await old.awaitMessage(base, heard.messageId)
    const reacted = { chatId: t.chat.id, messageId: heard.messageId }
    await t.given(old.react(heard.messageId, addOf(emojis[0])), 'a reaction')
    await awaitReaction(t, other, reacted, emojis[0], true, { requirement: 'RCT-025' })
    const before = idsOf(await old.eventsSince(base))
    const stored = messageCore((await old.inHistory(t.chat.id, said.messageId))[0])
    const accepts = t.offered('settings') && t.offered('a2a')
    if (accepts) await acceptTasks(t, old)
    const work = async (hidden?: { chatId: string; after: number }): Promise<void> => {
      const agent = await rotated(t, old)
      t.expect.equal(idsOf(await agent.eventsSince(base)).slice(0, before.length), before, {
        failureClass: 'lost',
        what: 'the ids of the events from before a token rotation',
      })
      const again = await agent.send({ message_id: said.messageId, chat_id: t.chat.id, parts: textParts('again') })
      t.expect.equal(messageCore(again.body.message), stored, {
        requirement: 'MSG-039',
        failureClass: 'duplicated',
        what: 'the answer to a send that is repeated after a token rotation',
      })
      t.expect.equal((await other.inHistory(t.chat.id, said.messageId)).length, 1, {
        requirement: 'MSG-041',
        failureClass: 'duplicated',
        what: 'history entries of a message whose send was repeated after a token rotation',
      })
      await awaitReaction(t, other, reacted, emojis[0], true, {
        requirement: 'RCT-025',
        failureClass: 'lost',
      })
      if (accepts)
        t.expect.that(await answersWithTask(t, other, agent), {
          requirement: 'SET-012',
          failureClass: 'changed',
          what: 'an agent that accepted tasks before a token rotation answers with a task after it',
          expected: 'a task',
          actual: 'none',
        })
      if (hidden === undefined) return
      const { messageId } = await blocked.sendText(hidden.chatId)
      await agent.awaitMessage(base, (await other.sendText(t.chat.id)).messageId)
      t.expect.equal(await whereSeen(agent, hidden.after, hidden.chatId, [messageId]), undefined, {
        requirement: 'BLK-003',
        failureClass: 'leaked',
        what: 'places where an agent sees a message of a handle that it blocked before a token rotation',
      })
    }
    if (!t.hooks.has('block') || !t.hooks.has('unblock')) return work()
    const chatId = await t.openChat(blocked, old)
    const after = await old.cursor()
    // The block set with the old token is removed together with the agent: `usesUp`.
    await setBlock(t, old, blocked)
    await work({ chatId, after })
  },
)

check(
  'accounts.rotation.keeps-subscriptions',
  ['WHK-008'],
  {
    optionalArea: 'webhooks',
    needs: {
      agents: 2,
      persons: 1,
      ownedBy: 'person',
      chat: 'agents',
      webhook: 'subscribed',
      hooks: ['rotateToken'],
      usesUp: true,
    },
  },
  async (t) => {
    await rotated(t, t.agent)
    const { messageId } = await t.agents[1]!.sendText(t.chat.id)
    const delivery = await t.webhook.endpoint.message(messageId, deliveryTimeoutMs(t))
    t.expect.that(delivery !== undefined, {
      failureClass: 'lost',
      what: 'delivery of a message after a token rotation to a subscription from before it',
      expected: 'a delivery',
      actual: 'none',
    })
  },
)

check(
  'accounts.rotation.ends-the-token-on-every-route',
  ['AUTH-015'],
  { needs: { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['rotateToken'], usesUp: true } },
  async (t) => {
    const [old, other] = [t.agents[0]!, t.agents[1]!]
    const { messageId } = await other.sendText(t.chat.id)
    await rotated(t, old)
    await ended(t, old)
    await judgeEnded(t, old, messageId, 'a rotated token')
  },
)

/** Asserts that no stated route accepts an ended token. */
async function judgeEnded(t: CheckContext, agent: Agent, messageId: string, what: string): Promise<void> {
  const body = () => ({ message_id: t.unique.messageId(), parts: textParts('too late') })
  const calls = {
    'GET /v1/agents/me': agent.me(),
    'GET /v1/events': agent.events({ after: 0, timeout: 0 }),
    'GET /v1/chats/{id}/messages': agent.history(t.chat.id),
    'POST /v1/messages': agent.send({ ...body(), chat_id: t.chat.id }),
    'POST /v1/chats/{id}/messages': agent.sendChat(t.chat.id, body()),
    'POST /v2/chats/{id}/messages': agent.sendStrict(t.chat.id, body()),
    'POST /v1/messages/{id}/reactions': agent.react(messageId, { operation: 'add', type: 'emoji', emoji: '👀' }),
  }
  for (const [route, call] of Object.entries(calls)) t.expect.status(await call, 401, { what: `${route} with ${what}` })
}

check(
  'accounts.delete.ends-the-session-on-every-route',
  ['AUTH-003'],
  { needs: { agents: 2, chat: 'agents', hooks: ['createPerson', 'deleteAccount'] } },
  async (t) => {
    const person = await newPerson(t)
    const { messageId } = await t.agent.sendText(t.chat.id)
    await deleteAccount(t, person)
    const calls = {
      'POST /v1/me/agents': person.createAgent({ handle: t.unique.handle(), display_name: 'Too late' }),
      'POST /v1/messages/{id}/reactions': person.react(messageId, { operation: 'add', type: 'emoji', emoji: '👀' }),
      'GET /api/auth/device': person.device('AAAA-BBBB'),
    }
    for (const [route, call] of Object.entries(calls))
      t.expect.status(await call, 401, { what: `${route} with the session of a deleted person` })
  },
)

import { textParts, messagesOf } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import { makeAgent } from '../../target/make-agent.ts'
import { startPairing } from '../../fixtures/device-pairing.ts'

check('accounts.token.is-of-one-agent', ['AUTH-007'], { needs: { agents: 3, chat: 'agents' } }, async (t) => {
  const [owner, , stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const [own, other] = [
    await t.given(owner.me(), 'GET /v1/agents/me'),
    await t.given(stranger.me(), 'GET /v1/agents/me'),
  ]
  t.expect.that(JSON.stringify(own).includes(owner.handle), {
    what: 'GET /v1/agents/me contains the handle of the token’s agent',
    expected: owner.handle,
    actual: own,
  })
  t.expect.that(JSON.stringify(other).includes(stranger.handle), {
    what: 'GET /v1/agents/me contains the id of the token’s agent',
    expected: stranger.handle,
    actual: other,
  })
  const base = await stranger.cursor()
  const { messageId, text } = await owner.sendText(t.chat.id)
  await t.eventually('the message in the history of its sender', () => owner.awaitInHistory(t.chat.id, messageId, 0))
  const foreign = await stranger.history(t.chat.id)
  t.expect.that(messagesOf(foreign.body).length === 0, {
    what: 'the token of another agent reads no message of the chat',
    expected: [],
    actual: foreign.body,
  })
  t.expect.notLeaked(text, [foreign], { what: 'the answer to another agent' })
  const shared = await t.openChat(owner, stranger)
  await t.absent({
    what: 'an event about a chat of which the agent is not a member',
    failureClass: 'leaked',
    fence: async () => stranger.awaitMessage(base, (await owner.sendText(shared)).messageId),
    observe: async () => (await stranger.eventsSince(base)).find((event) => event.chat_id === t.chat.id),
  })
})

check(
  'accounts.token.opens-nothing-of-another-agent',
  ['AUTH-010'],
  { needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const [owner, peer, stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const { messageId, text } = await peer.sendText(t.chat.id)
    const ids = { send: t.unique.messageId(), chat: t.unique.messageId(), strict: t.unique.messageId() }
    const reaction = { operation: 'add', type: 'emoji', emoji: '🎯' } as const
    await t.given(
      owner.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: textParts('control') }),
      'a send by a member',
    )
    const before = [
      await t.eventually('the message in the history', () => owner.awaitInHistory(t.chat.id, messageId, 0)),
    ]
    const attempts: Record<string, Reply> = {
      'POST /v1/messages': await stranger.send({ message_id: ids.send, chat_id: t.chat.id, parts: textParts('x') }),
      'POST /v1/chats/{id}/messages': await stranger.sendChat(t.chat.id, {
        message_id: ids.chat,
        parts: textParts('x'),
      }),
      'POST /v2/chats/{id}/messages': await stranger.sendStrict(t.chat.id, {
        message_id: ids.strict,
        parts: textParts('x'),
      }),
      'GET /v1/chats/{id}/messages': await stranger.history(t.chat.id),
      'POST /v1/messages/{id}/reactions': await stranger.react(messageId, reaction),
      'POST /v1/chats/{id}/read': await stranger.read(t.chat.id, messageId),
      'POST /v1/chats/{id}/delivered': await stranger.delivered(t.chat.id, messageId),
      'POST /v1/chats/{id}/typing': await stranger.typing(t.chat.id, true),
    }
    for (const [route, reply] of Object.entries(attempts)) {
      const what = `${route} on a chat of other agents`
      t.expect.notLeaked(text, [reply], { what })
      // A 2xx without data and without an effect violates no requirement. Data and effects are judged below.
      t.expect.that(!reply.ok, {
        what: `${what} is rejected`,
        warnOnly: true,
        expected: '403 or 404',
        actual: reply.status,
      })
    }
    const fence = await owner.sendText(t.chat.id)
    await t.eventually('a later message in the history', () => owner.awaitInHistory(t.chat.id, fence.messageId, 0))
    const after = await owner.historyAll(t.chat.id, { backTo: messageId })
    const planted = after.filter((message) => Object.values(ids).includes(message.message_id))
    t.expect.equal(planted, [], { what: 'messages of a non-member in the chat' })
    const reactions = (list: typeof after) => list.find((message) => message.message_id === messageId)?.reactions
    t.expect.equal(reactions(after), reactions(before), { what: 'reactions of the message after a non-member reacted' })
    await t.given(owner.react(messageId, reaction), 'a reaction by a member')
  },
)

check(
  'accounts.token.opens-no-account',
  ['AUTH-008'],
  { needs: { agents: 1, persons: 1, ownedBy: 'person' }, optionalArea: 'devices' },
  async (t) => {
    const pairing = await startPairing(t)
    const status = await t.agent.call({
      method: 'GET',
      path: '/api/auth/device',
      query: { user_code: pairing.userCode },
    })
    t.expect.status(status, '4xx', { what: 'GET /api/auth/device with an Agent Token' })
    const created = await t.agent.call({
      method: 'POST',
      path: '/v1/me/agents',
      json: { handle: t.unique.handle(), display_name: 'Nobody' },
    })
    t.expect.status(created, '4xx', { what: 'POST /v1/me/agents with an Agent Token' })
    t.expect.notLeaked('svc_live_', [created], { what: 'the rejection of POST /v1/me/agents' })
    await t.given(t.person.device(pairing.userCode), 'GET /api/auth/device with a session')
    await makeAgent(t.http, t.hooks, t.target, t.person).catch((error: Error) =>
      t.notTestable(error.message, 'provision.createAgent in the target file'),
    )
  },
)

import { textParts, type Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { removeFrom } from '../../fixtures/groups.ts'
import { attemptHook, usedCredentialOf } from '../../fixtures/hook-answer.ts'

const reaction = { operation: 'add', type: 'emoji', emoji: '🔑' } as const

/** Returns all stated writes to a chat, with new ids. */
const writes = (
  t: CheckContext,
  agent: Agent,
  chatId: string,
  messageId: string,
  text = 'x',
): Record<string, () => Promise<Reply>> => ({
  'POST /v1/messages': () => agent.send({ message_id: t.unique.messageId(), chat_id: chatId, parts: textParts(text) }),
  'POST /v1/chats/{id}/messages': () =>
    agent.sendChat(chatId, { message_id: t.unique.messageId(), parts: textParts(text) }),
  'POST /v2/chats/{id}/messages': () =>
    agent.sendStrict(chatId, { message_id: t.unique.messageId(), parts: textParts(text) }),
  'POST /v1/messages/{id}/reactions': () => agent.react(messageId, reaction),
  ...(t.offered('typing') ? { 'POST /v1/chats/{id}/typing': () => agent.typing(chatId, true) } : {}),
})

check(
  'accounts.write.of-a-removed-member-is-refused',
  ['AUTH-020', 'AUTH-021'],
  { needs: { agents: 2, persons: 1, group: true, hooks: ['removeMember'] } },
  async (t) => {
    const [member, removed] = [t.agents[0]!, t.agents[1]!]
    const chatId = t.group.id
    const [first, second] = [await member.sendText(chatId), await member.sendText(chatId)]
    for (const [route, write] of Object.entries(writes(t, removed, chatId, first.messageId))) {
      const reply = await write()
      if (!reply.ok)
        t.notTestable(`${route} by a member answered ${reply.status}`, 'a target that accepts writes of members')
    }
    await removeFrom(t, chatId, removed)
    await t.eventually(
      'the rejection of a send by a removed member',
      async () => !(await writes(t, removed, chatId, first.messageId)['POST /v1/messages']!()).ok,
    )
    const base = await member.cursor()
    const late = t.unique.marker()
    for (const [route, write] of Object.entries(writes(t, removed, chatId, second.messageId, late))) {
      t.expect.status(await write(), '4xx', { what: `${route} by a removed member who knows the chat id` })
    }
    await t.absent({
      what: 'an event of a write by a removed member',
      requirement: 'AUTH-021',
      failureClass: 'changed',
      fence: async () => {
        const { messageId } = await member.sendText(chatId)
        return (
          await t.eventually('the later message in the history', () => member.awaitInHistory(chatId, messageId, 0))
        ).message_id
      },
      observe: async () =>
        (await member.eventsSince(base)).find(
          (event) =>
            JSON.stringify(event.data).includes(late) ||
            (event.event_type.startsWith('reaction.') && JSON.stringify(event.data).includes(second.messageId)),
        ),
    })
  },
)

check(
  'accounts.write.of-another-owner',
  ['AUTH-020'],
  { needs: { agents: 1, persons: 2, ownedBy: 'person' } },
  async (t) => {
    const [{ id, handle }, stranger] = [t.agent, t.persons[1]!]
    const before = await t.given(t.agent.me(), 'GET /v1/agents/me')
    const about = {
      agent_id: id,
      handle,
      visibility: 'public',
      category: 'productivity',
      task: t.unique.marker('task'),
    }
    for (const hook of ['setVisibility', 'submitListing', 'rotateToken', 'deleteAgent'] as const) {
      if (!t.hooks.has(hook)) continue
      const answer = await attemptHook(t, hook, about, stranger)
      // A hook that sends another credential, such as the operator's, does not test the credential of the stranger.
      if (!usedCredentialOf(answer, stranger)) continue
      const { status, body } = await t.agent.me()
      t.expect.equal(
        { status, body },
        { status: 200, body: before },
        {
          what: `GET /v1/agents/me after ${hook} by a person who does not own the agent`,
          failureClass: 'changed',
        },
      )
      t.expect.that(!answer.accepted, {
        what: `${hook} by a person who does not own the agent is rejected`,
        warnOnly: true,
        actual: answer.accepted ? answer.result : answer.status,
      })
    }
  },
)

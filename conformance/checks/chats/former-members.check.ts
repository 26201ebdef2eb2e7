import { textParts, type Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { removeFrom } from '../../fixtures/groups.ts'
import { announced, fenceIn, oneLeaves } from './group-traffic.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { readable, whereSeen } from '../../fixtures/arrival.ts'

type Write = (messageId: string, known: string) => Promise<Reply>

const writes = (agent: Agent, chatId: string): Record<string, Write> => ({
  'POST /v1/messages': (id) => agent.send({ message_id: id, chat_id: chatId, parts: textParts('x') }),
  'POST /v1/chats/{id}/messages': (id) => agent.sendChat(chatId, { message_id: id, parts: textParts('x') }),
  'POST /v2/chats/{id}/messages': (id) => agent.sendStrict(chatId, { message_id: id, parts: textParts('x') }),
  'POST /v1/chats/{id}/typing': () => agent.typing(chatId, true),
  'POST /v1/chats/{id}/read': (_, known) => agent.read(chatId, known),
  'POST /v1/chats/{id}/delivered': (_, known) => agent.delivered(chatId, known),
})

/** Asserts that an agent has no access to the group after the end of its membership. */
async function noAccessAfter(t: CheckContext, end: (member: Agent) => Promise<unknown>): Promise<void> {
  const [stays, reads, former] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const { messageId: known } = await stays.sendText(t.group.id)
  await former.awaitInHistory(t.group.id, known, effectTimeoutMs(t))
  const taken = new Set<string>()
  for (const [route, write] of Object.entries(writes(former, t.group.id))) {
    if ((await write(t.unique.messageId(), known)).ok) taken.add(route)
  }
  if (!taken.has('POST /v1/messages')) t.notTestable('a member of the group cannot send', 'sends of agents in groups')
  await end(former)
  const direct = await t.openChat(stays, former)
  const bases = { reads: await reads.cursor(), former: await former.cursor() }
  const rejected: string[] = []
  for (const [route, write] of Object.entries(writes(former, t.group.id))) {
    if (!taken.has(route)) continue
    const messageId = t.unique.messageId()
    rejected.push(messageId)
    const reply = await write(messageId, known)
    t.expect.status(reply, '4xx', {
      what: `${route} with the id of a chat that the caller left or was removed from`,
      requirement: 'CHAT-005',
    })
    if (route === 'POST /v1/messages')
      t.expect.status(reply, [403, 404], { what: `${route} of a former member`, warnOnly: true })
  }
  const later = (await stays.sendText(t.group.id)).messageId
  await t.absent({
    what: 'a group message at a former member, or a message of that member in the group',
    failureClass: 'leaked',
    fence: async () =>
      (await fenceIn(t, t.group.id, stays, [[reads, bases.reads]])) &&
      fenceIn(t, direct, stays, [[former, bases.former]]),
    observe: async () =>
      (await whereSeen(former, bases.former, t.group.id, [later])) ??
      whereSeen(reads, bases.reads, t.group.id, rejected),
  })
}

const inGroup = { seconds: 4, timeoutSeconds: 60 } as const
const members = { agents: 3, persons: 1, group: true } as const

check(
  'groups.members.removed-has-no-access',
  ['GRP-008', 'CHAT-005'],
  { ...inGroup, needs: { ...members, hooks: ['removeMember'] } },
  (t) => noAccessAfter(t, (member) => removeFrom(t, t.group.id, member)),
)

check(
  'groups.members.left-has-no-access',
  ['GRP-008', 'CHAT-005'],
  { ...inGroup, needs: { ...members, hooks: ['leaveGroup'] } },
  (t) => noAccessAfter(t, (member) => oneLeaves(t, t.group.id, [member])),
)

check(
  'groups.history.former-member',
  ['HIST-014', 'HIST-007'],
  { needs: { agents: 3, persons: 1, group: true, hooks: ['removeMember'] } },
  async (t) => {
    const [stays, reads, former] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const base = await reads.cursor()
    const old = await stays.sendText(t.group.id)
    await former.awaitInHistory(t.group.id, old.messageId, effectTimeoutMs(t))
    await removeFrom(t, t.group.id, former)
    const later = (await stays.sendText(t.group.id)).messageId
    await t.eventually('a later message at a remaining member', async () =>
      (await announced(reads, base)).includes(later),
    )
    const reply = await former.history(t.group.id)
    t.observeDecision('AMB-056', `history answers ${reply.status} to a removed member`)
    t.expect.that(reply.status < 500, {
      what: 'the history for a removed member',
      expected: 'no 5xx',
      actual: reply.status,
    })
    const shown = await readable(former, t.group.id)
    t.expect.that(!shown.includes(later), {
      what: 'history of a removed member: messages sent after the removal',
      requirement: 'HIST-007',
      expected: 'none',
      actual: { status: reply.status, shown },
    })
  },
)

/** Sections about chats: messages, reactions, receipts, blocks and memberships. */
import { textParts, type Agent } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireMessage, WireObject } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { whereSeen, readable } from '../../fixtures/arrival.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { addTo, newGroup, removeFrom } from '../../fixtures/groups.ts'
import { addOf, emojis, multiplicity, reactionsOf } from '../../fixtures/reactions.ts'
import { stampsOf } from '../../fixtures/receipts.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { messageCore } from '../../model/message-core.ts'
import type { Kept, Section } from './kept.ts'

interface Shown {
  message: WireObject
  reactions: Record<string, number>
  stamps: { delivered: boolean; read: boolean }
}

const view = (t: CheckContext, entry: WireMessage | undefined): Shown => ({
  message: messageCore(entry),
  reactions: Object.fromEntries(
    emojis.map((emoji) => [emoji, multiplicity(reactionsOf(entry), emoji)] as const).filter(([, count]) => count > 0),
  ),
  stamps: stampsOf(t, entry),
})

const viewsOf = (t: CheckContext, reader: Agent, ids: readonly string[]): Promise<Shown[]> =>
  Promise.all(ids.map(async (id) => view(t, (await reader.inHistory(t.chat.id, id))[0])))

/** Section: messages with a reply, reactions to a message and to a part, and watermarks. */
export const conversation: Section = async (t) => {
  const [writer, reader] = [t.agents[0]!, t.agents[1]!]
  const first = await writer.sendText(t.chat.id, undefined, { text: t.unique.marker() })
  const reply = await reader.sendText(t.chat.id, undefined, { reply_to: { message_id: first.messageId } })
  const last = await writer.sendText(t.chat.id)
  const ids = [first.messageId, reply.messageId, last.messageId]
  await t.given(reader.react(first.messageId, addOf(emojis[0])), 'a reaction')
  const part = t.named<string>(reply.message.parts[0], 'part_id')
  if (part !== undefined) await t.given(writer.react(reply.messageId, addOf(emojis[1], part)), 'a reaction to a part')
  const marks = t.offered('read_state') && (await reader.read(t.chat.id, last.messageId)).ok
  const isSettled = async (): Promise<Shown[] | undefined> => {
    const views = await viewsOf(t, writer, ids)
    const reacted = views[0]!.reactions[emojis[0]] === 1 && (part === undefined || views[1]!.reactions[emojis[1]] === 1)
    return reacted ? views : undefined
  }
  const before =
    (await until(isSettled, effectTimeoutMs(t))) ??
    t.notTestable('the history contains no reactions', 'a target whose history contains reactions')
  return {
    verify: async () => {
      const after = await viewsOf(t, writer, ids)
      for (const [index, shown] of before.entries())
        judgeView(t, after[index]!, shown, `message ${index + 1} of 3 in history after a restart`)
      const again = await reader.react(first.messageId, addOf(emojis[0]))
      t.expect.contains(
        again.body,
        { changed: false },
        {
          requirement: 'RCT-011',
          failureClass: 'lost',
          what: 'the answer to a reaction from before the restart that is repeated after it',
        },
      )
      if (marks) await judgeWatermarks(t, reader, first.messageId, last.messageId)
    },
  }
}

function judgeView(t: CheckContext, after: Shown, before: Shown, what: string): void {
  t.expect.equal(after.message, before.message, { requirement: 'MSG-004', failureClass: 'changed', what })
  t.expect.equal(after.reactions, before.reactions, {
    requirement: 'RCT-025',
    failureClass: 'lost',
    what: `the reactions of ${what}`,
  })
  for (const stamp of ['delivered', 'read'] as const)
    if (before.stamps[stamp])
      t.expect.that(after.stamps[stamp], {
        requirement: 'RCP-026',
        failureClass: 'lost',
        what: `the ${stamp} stamp of ${what}`,
        expected: 'the same receipt timestamp as before the restart',
        actual: 'none',
      })
}

/** Asserts that neither the message of the watermark nor an older message advances it. */
async function judgeWatermarks(t: CheckContext, reader: Agent, older: string, current: string): Promise<void> {
  for (const [messageId, requirement, which] of [
    [older, 'RCP-020', 'a message before the watermark'],
    [current, 'RCP-021', 'the message of the watermark'],
  ] as const)
    t.expect.contains(
      (await reader.read(t.chat.id, messageId)).body,
      { advanced: false },
      {
        requirement,
        failureClass: 'lost',
        what: `the answer to POST read of ${which}, after a restart`,
      },
    )
}

/** Section: a block, and a message that it suppressed. */
export const block: Section = async (t) => {
  const [blocker, blocked] = [t.agents[2]!, t.agents[3]!]
  const chatId = await t.openChat(blocker, blocked)
  const after = await blocker.cursor()
  const { lift } = await setBlock(t, blocker, blocked)
  const hidden = [(await blocked.sendText(chatId)).messageId]
  return {
    undo: lift,
    verify: async () => {
      hidden.push((await blocked.sendText(chatId)).messageId)
      const early = await whereSeen(blocker, after, chatId, hidden)
      await lift()
      await t.absent({
        requirement: 'BLK-003',
        failureClass: 'leaked',
        what: 'a message during a block that was set before a restart',
        fence: async () => blocker.awaitMessage(after, (await blocked.sendText(chatId)).messageId),
        observe: async () => early ?? (await whereSeen(blocker, after, chatId, hidden)),
      })
    },
  }
}

/** Section: a group with a member that joined later and a removed member. */
export const membership: Section = async (t) => {
  const [writer, removed, late] = [t.agents[1]!, t.agents[2]!, t.agents[3]!]
  const members = [t.agents[0]!, writer, removed]
  const groupId = await newGroup(t, members)
  const before = await writer.sendText(groupId)
  await addTo(t, groupId, late)
  const shown = await writer.sendText(groupId)
  await removeFrom(t, groupId, removed)
  const write = () => removed.send({ message_id: t.unique.messageId(), chat_id: groupId, parts: textParts('x') })
  if ((await write()).ok || !(await readable(late, groupId)).includes(shown.messageId))
    t.notTestable('membership has no effect before the restart', 'a target that fulfills GRP-008')
  return {
    verify: async () => {
      t.expect.status(await write(), '4xx', {
        requirement: 'CHAT-005',
        what: 'a send of a member that was removed before a restart',
      })
      const seen = await readable(late, groupId)
      t.expect.that(!seen.includes(before.messageId), {
        requirement: 'HIST-007',
        failureClass: 'leaked',
        what: 'a message from before the join in the history of a member after a restart',
        expected: 'absent',
        actual: before.messageId,
      })
      t.expect.that(seen.includes(shown.messageId), {
        requirement: 'HIST-007',
        failureClass: 'lost',
        what: 'a message since the join in the history of a member after a restart',
        expected: shown.messageId,
        actual: seen,
      })
    },
  }
}

/** Section: an agent that a person removed. */
export const removal: Section = async (t) => {
  const agent = t.agents[0]!
  const chatId = await t.openChat(t.person, agent)
  const about = { handle: agent.handle, agent_id: agent.id }
  if (t.hooks.has('install')) await t.hooks.run('install', about, t.person)
  await agent.sendText(chatId)
  await t.hooks.run('uninstall', about, t.person)
  const write = () => agent.send({ message_id: t.unique.messageId(), chat_id: chatId, parts: textParts('x') })
  const ended = await until(async () => !(await write()).ok, effectTimeoutMs(t))
  if (ended === undefined)
    t.notTestable('a removed agent can still write (see INST-001)', 'a target that rejects writes of a removed agent')
  return {
    verify: async () => {
      t.expect.status(await write(), 403, {
        requirement: 'INST-001',
        what: 'a send of an agent that a person removed before a restart',
      })
    },
  }
}

export type { Kept }

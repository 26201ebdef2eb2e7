/** The log is durable: it keeps its events after a restart or a crash. */
import { isReceived, textParts } from '../../client/agent.ts'
import { NoReplyError } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import { fixedEvent } from '../../fixtures/event-envelope.ts'
import { arrived, filledLog, idsOf, sequencesOf } from '../../fixtures/event-log.ts'

check(
  'events.restart.log-and-cursors-survive',
  ['EVT-047', 'EVT-005', 'EVT-006', 'EVT-052'],
  { ...restarting, needs: { agents: 2, chat: 'agents', hooks: ['restartServer'] } },
  async (t) => {
    const [writer] = t.agents
    const { agent, messageIds } = await filledLog(t, 10)
    await writer!.react(messageIds[0]!, { operation: 'add', type: 'emoji', emoji: '👍' })
    const before = await agent.eventsSince(0)
    const cursor = Math.max(...sequencesOf(before))
    await restart(t, 'SIGTERM')
    const after = await agent.eventsSince(0)
    const missing = before.filter(({ event_id: id }) => !idsOf(after).includes(id))
    t.expect.equal(missing.map(fixedEvent), [], {
      failureClass: 'lost',
      what: `events of a log of ${before.length} that are missing after a restart`,
    })
    t.expect.equal(after.slice(0, before.length).map(fixedEvent), before.map(fixedEvent), {
      requirement: 'EVT-052',
      failureClass: 'changed',
      what: 'the log after a restart, compared with the log before it',
    })
    const later = await writer!.sendText(t.chat.id)
    const fresh = await arrived(t, agent, cursor, [later.messageId], 'EVT-047')
    t.expect.every(sequencesOf(fresh), (sequence) => sequence > cursor, {
      requirement: 'EVT-006',
      what: 'sequences after a restart continue',
      expected: `above ${cursor}`,
      actual: sequencesOf(fresh),
    })
    t.expect.equal(
      idsOf(fresh).filter((id) => idsOf(before).includes(id)),
      [],
      {
        requirement: 'EVT-005',
        failureClass: 'duplicated',
        what: 'events after a cursor from before the restart whose event ids the log had before it',
      },
    )
  },
)

interface Sent {
  acknowledged: Set<string>
  unanswered: Set<string>
}

/** Number of senders: enough that requests are open at the crash, and few enough to look up every message. */
const senders = 5
const pauseMs = 20
const pauseWhileDownMs = 100

/** Sends from several senders at once until stopped. A send without an answer may or may not be stored. */
async function sendUntil(t: CheckContext, sent: Sent, stopped: () => boolean): Promise<void> {
  const sendRepeatedly = async (): Promise<void> => {
    while (!stopped()) {
      const messageId = t.unique.messageId()
      try {
        const reply = await t.agents[0]!.send(
          { message_id: messageId, chat_id: t.chat.id, parts: textParts(t.unique.marker()) },
          { answers: [429, 503] },
        )
        if (reply.ok) sent.acknowledged.add(messageId)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      } catch (error) {
        if (!(error instanceof NoReplyError)) throw error
        sent.unanswered.add(messageId)
        await new Promise((resolve) => setTimeout(resolve, pauseWhileDownMs))
      }
    }
  }
  await Promise.all(Array.from({ length: senders }, sendRepeatedly))
}

/** Counts each id in a list. */
const tally = (ids: readonly string[]): Map<string, number> =>
  ids.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>())

/** Start of a round: the cursor of its reader, and an earlier message. */
interface Start {
  after: number
  backTo: string
}

/** Counts each message in the history of its sender, and its event ids in the log of its reader. */
async function countSightings(
  t: CheckContext,
  { after, backTo }: Start,
): Promise<{ stored: Map<string, number>; announced: Map<string, number> }> {
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  const entries = await sender.historyAll(t.chat.id, { backTo })
  const events = new Map((await reader.eventsSince(after)).map((event) => [event.event_id, event]))
  const received = [...events.values()].flatMap((event) =>
    event.event_type === 'message.received' ? [event.data?.message?.message_id ?? ''] : [],
  )
  return { stored: tally(entries.map(({ message_id: id }) => id)), announced: tally(received) }
}

/** Sends messages until the target has crashed and answers again. */
async function sendAcrossCrash(t: CheckContext, beforeCrashMs: number): Promise<Sent> {
  const sent: Sent = { acknowledged: new Set(), unanswered: new Set() }
  let stopped = false
  const sending = sendUntil(t, sent, () => stopped)
  await new Promise((resolve) => setTimeout(resolve, beforeCrashMs))
  await restart(t, 'SIGKILL').finally(() => {
    stopped = true
  })
  await sending
  if (sent.acknowledged.size === 0)
    t.notTestable('no send was acknowledged around the crash', 'a target that accepts messages')
  return sent
}

/** Waits until the log contains a message sent after the crash and all messages acknowledged before it. */
async function awaitLogAfterCrash(t: CheckContext, sent: Sent, start: Start): Promise<void> {
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  const fence = await sender.sendText(t.chat.id)
  await t.eventually(
    'a message sent after the crash, in the log of its reader',
    async () => (await reader.eventsSince(start.after)).some((event) => isReceived(event, fence.messageId)),
    { requirement: 'EVT-047' },
  )
  const sequences = sequencesOf(await reader.eventsSince(start.after))
  t.expect.that(
    sequences.every((sequence, index) => index === 0 || sequence > sequences[index - 1]!),
    {
      requirement: 'EVT-047',
      failureClass: 'changed',
      what: 'sequences of a log continue after a crash',
      expected: 'increasing',
      actual: sequences,
    },
  )
  await t.eventually(
    `a log with each of ${sent.acknowledged.size} messages acknowledged before a crash`,
    async () => {
      const { announced } = await countSightings(t, start)
      return [...sent.acknowledged].every((id) => announced.has(id))
    },
    { failureClass: 'lost' },
  )
}

/** Asserts that acknowledged messages are stored, and other messages either with their event or not at all. */
async function expectWholeWrites(t: CheckContext, sent: Sent, start: Start): Promise<void> {
  const { stored, announced } = await countSightings(t, start)
  const missing = [...sent.acknowledged].filter((id) => !stored.has(id))
  t.expect.equal(missing, [], {
    requirement: 'MSG-056',
    failureClass: 'lost',
    what: 'messages acknowledged before a crash that are missing in the history after it',
  })
  const torn = [...sent.unanswered].filter((id) => stored.has(id) !== announced.has(id))
  t.expect.equal(torn, [], {
    failureClass: 'lost',
    what: 'messages without an answer that are only in the history or only in the log',
  })
}

/** Retries the unanswered sends, and asserts that every message is stored and announced once. */
async function expectRepeatsStoredOnce(t: CheckContext, sent: Sent, start: Start): Promise<void> {
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  for (const id of sent.unanswered)
    await t.given(sender.send({ message_id: id, chat_id: t.chat.id, parts: textParts('again') }), 'a repeated send')
  await arrived(t, reader, start.after, [...sent.unanswered], 'EVT-048')
  const { stored, announced } = await countSightings(t, start)
  const ids = [...sent.acknowledged, ...sent.unanswered]
  const notOnce = ids.filter((id) => stored.get(id) !== 1 || announced.get(id) !== 1)
  t.expect.equal(notOnce, [], {
    requirement: 'MSG-041',
    failureClass: 'duplicated',
    what: 'messages that are not exactly once in the history and the log after unanswered sends were repeated',
  })
}

check(
  'events.restart.crash-keeps-message-and-event-together',
  ['EVT-048', 'EVT-047', 'MSG-056', 'MSG-041'],
  { ...restarting, seconds: 8, needs: { agents: 2, chat: 'agents', hooks: ['restartServer'] } },
  async (t) => {
    for (let round = 0; round < (t.mode === 'deep' ? 6 : 2); round += 1) {
      const { messageId: backTo } = await t.agents[0]!.sendText(t.chat.id)
      const start = { after: await t.agents[1]!.cursor(), backTo }
      const sent = await sendAcrossCrash(t, 400 + 150 * round)
      await awaitLogAfterCrash(t, sent, start)
      await expectWholeWrites(t, sent, start)
      await expectRepeatsStoredOnce(t, sent, start)
    }
  },
)

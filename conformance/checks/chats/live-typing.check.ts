import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { findMember } from '../../client/json-pointer.ts'
import { withChannel } from '../../fixtures/live-channel.ts'
import { names } from '../../fixtures/receipts.ts'

const live = { optionalArea: 'typing' } as const
const needs = { agents: 2, chat: 'agents', hooks: ['liveChannel'] } as const
const nameOf = (started: boolean): string => `chat.typing_indicator.${started ? 'started' : 'stopped'}`

/** Asserts that the participant is not the reader. The document does not state the format of a participant. */
function judgeParticipant(
  t: CheckContext,
  event: string,
  participant: unknown,
  { typist, reader }: { typist: Agent; reader: Agent },
): void {
  const about = { requirement: 'TYP-004', what: `participant of ${event}`, actual: participant } as const
  const expected = { type: 'agent', id: typist.id, handle: typist.handle }
  if (names(participant, typist)) return
  t.expect.that(!names(participant, reader), { ...about, expected })
  t.warn(`participant of ${event} contains neither id nor handle of the typist`, { requirement: 'TYP-004' })
}

const watched = (t: CheckContext, typist: Agent, reader: Agent) => ({
  agent: reader,
  chatId: t.chat.id,
  clear: () => typist.typing(t.chat.id, false),
})

check('chats.typing.seen-live', ['TYP-003', 'TYP-004', 'LIM-013'], { ...live, needs }, async (t) => {
  const [typist, reader] = [t.agents[0]!, t.agents[1]!]
  await withChannel(t, watched(t, typist, reader), async (channel) => {
    for (const started of [true, false]) {
      const from = channel.frames.length
      await t.given(typist.typing(t.chat.id, started), 'POST typing')
      // The reader may also receive typing events of other chats.
      const withinMs = t.timing.settle_ms + 2000
      const frame =
        (await channel.next(from, [JSON.stringify(nameOf(started)), t.chat.id], withinMs)) ??
        channel.find(from, [JSON.stringify(nameOf(started))])
      t.expect.that(frame !== undefined, {
        what: `${nameOf(started)} on the live channel of the other member after started ${started}`,
        expected: nameOf(started),
        actual: channel.frames.slice(from),
      })
      const other = channel.find(from, [t.chat.id, JSON.stringify(nameOf(!started))])
      t.expect.that(other === undefined, {
        what: `the other event name after started ${started}`,
        expected: 'none',
        actual: other,
      })
      const about = { requirement: 'TYP-004' } as const
      t.expect.equal(findMember(frame, 'chat_id'), t.chat.id, { ...about, what: `chat_id of ${nameOf(started)}` })
      t.expect.that(![undefined, null].includes(findMember(frame, 'participant') as undefined), {
        ...about,
        what: `participant of ${nameOf(started)}`,
        expected: 'present',
        actual: frame,
      })
      judgeParticipant(t, nameOf(started), findMember(frame, 'participant'), { typist, reader })
      const timeout = findMember(frame, 'timeout_ms')
      t.expect.equal(timeout, 90_000, {
        requirement: started ? 'TYP-004' : 'LIM-013',
        what: `timeout_ms of ${nameOf(started)}`,
      })
    }
  })
})

check('chats.typing.strangers-are-not-seen', ['TYP-008'], { ...live, needs: { ...needs, agents: 3 } }, async (t) => {
  const [typist, reader, stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  await withChannel(t, watched(t, typist, reader), async (channel) => {
    await stranger.typing(t.chat.id, true)
    await t.absent({
      what: 'typing of a non-member on the live channel of a member',
      failureClass: 'leaked',
      fence: async () => {
        const from = channel.frames.length
        await t.given(typist.typing(t.chat.id, true), 'POST typing')
        return channel.next(from, [nameOf(true), typist.id], t.timing.settle_ms + 2000)
      },
      // The channel also carries the log, which may contain the non-member for another chat.
      observe: async () => channel.find(0, [t.chat.id, 'typing', stranger.id]),
    })
  })
})

import { check } from '../../check-api/check.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { sendDuringBlock } from './fixtures.ts'
import { announcements, awaitArrival, whereSeen } from '../../fixtures/arrival.ts'

check(
  'blocks.send.group-one-way',
  ['BLK-006', 'BLK-007', 'BLK-008'],
  { needs: { agents: 3, persons: 1, group: true, hooks: ['block', 'unblock'] }, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const [blocker, blocked, other] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const bases = new Map<string, number>()
    for (const agent of t.agents) bases.set(agent.id, await agent.cursor())
    await withBlocks(t, async (block) => {
      const activeBlock = await block(blocker, blocked)
      const chatId = t.group.id
      const ofBlocked = await sendDuringBlock(t, blocked, { chatId, requirement: 'BLK-008' })
      const ofBlocker = await sendDuringBlock(t, blocker, { chatId, requirement: 'BLK-007' })
      const { messageId: ofOther } = await other.sendText(chatId)
      const expected = [
        [blocked, ofBlocker, 'BLK-007', 'a group message of the blocker at the agent that it blocked'],
        [other, ofBlocker, 'BLK-008', 'a group message of the blocker at another member'],
        [other, ofBlocked, 'BLK-008', 'a group message of the blocked agent at another member'],
        [blocked, ofOther, 'BLK-008', 'a group message of another member at the blocked agent'],
      ] as const
      for (const [reader, messageId, requirement, what] of expected) {
        const base = bases.get(reader.id)!
        await t.eventually(
          `${what}, in log and history`,
          async () =>
            (await announcements(reader, base, messageId)).length > 0 &&
            (await reader.inHistory(t.group.id, messageId)).length > 0,
          { requirement },
        )
        t.expect.equal((await announcements(reader, base, messageId)).length, 1, {
          what: `number of message.received events for ${what}`,
          requirement,
        })
      }
      const seen = (): Promise<string | undefined> =>
        whereSeen(blocker, bases.get(blocker.id)!, t.group.id, [ofBlocked])
      const fence = await awaitArrival(t, blocker, bases.get(blocker.id)!, t.group.id, ofOther)
      t.expect.that(fence === true, {
        what: 'a group message of another member at the blocker',
        expected: 'in the history and the log of the blocker',
        requirement: 'BLK-008',
      })
      const early = await seen()
      await activeBlock.lift()
      await t.absent({
        what: 'a group message of a blocked handle at its blocker',
        fence: async () =>
          awaitArrival(t, blocker, bases.get(blocker.id)!, t.group.id, (await blocked.sendText(t.group.id)).messageId),
        observe: async () => early ?? seen(),
      })
    })
  },
)

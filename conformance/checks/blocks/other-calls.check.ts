import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { blockableChat } from './fixtures.ts'

check('blocks.calls.answer-as-without-a-block', ['BLK-010'], { ...blockableChat, timeoutSeconds: 60 }, async (t) => {
  const [blocked, blocker] = [t.agents[0]!, t.agents[1]!]
  const said = [await blocker.sendText(t.chat.id), await blocker.sendText(t.chat.id)].map(
    ({ messageId }) => messageId,
  ) as [string, string]
  await t.eventually('the messages of the other agent', () => blocked.awaitInHistory(t.chat.id, said[1]))
  const calls = (messageId: string): Record<string, () => Promise<Reply>> => ({
    'a reaction': () => blocked.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
    ...(t.offered('read_state')
      ? {
          'POST delivered': () => blocked.delivered(t.chat.id, messageId),
          'POST read': () => blocked.read(t.chat.id, messageId),
        }
      : {}),
  })
  const statuses = async (messageId: string): Promise<Record<string, number>> => {
    const answers: Record<string, number> = {}
    for (const [what, call] of Object.entries(calls(messageId))) answers[what] = (await call()).status
    return answers
  }
  const before = await statuses(said[0])
  await withBlocks(t, async (block) => {
    await block(blocker, blocked)
    const during = await statuses(said[1])
    t.observeDecision('AMB-054', `during a block: ${JSON.stringify(during)}`)
    t.expect.equal(during, before, {
      what: 'statuses of requests of the blocked agent about messages from before the block, compared with those without a block',
    })
  })
})

/** Small pages of a chat in which both participants write, and in which a block suppresses some messages. */
import fc from 'fast-check'
import type { Agent } from '../../client/agent.ts'
import { messagesOf } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { pagesBack } from './history-pages.ts'

interface Written {
  id: string
  /** Index of the author. */
  by: number
  suppressed: boolean
}

/** Authors of the messages in order. The messages of the second list are sent during a block. */
const scripts = fc.record({
  before: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 3 }),
  across: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 3 }),
  after: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 3 }),
  limits: fc.constantFrom([1], [2], [1, 2]),
})

async function write(t: CheckContext, authors: readonly number[], suppressed: boolean): Promise<Written[]> {
  const written: Written[] = []
  for (const by of authors) written.push({ id: (await t.agents[by]!.sendText(t.chat.id)).messageId, by, suppressed })
  return written
}

/** Asserts that small pages contain all messages that a reader may see, newest first. */
async function judgePages(
  t: CheckContext,
  reader: { agent: Agent; index: number },
  written: readonly Written[],
  limits: readonly number[],
): Promise<void> {
  const visible = written.filter(({ by, suppressed }) => !suppressed || by === reader.index).map(({ id }) => id)
  const newest = visible.at(-1)!
  await t.eventually('the newest message in the history', () => reader.agent.awaitInHistory(t.chat.id, newest, 0))
  const pages = await pagesBack(t, reader.agent, limits, visible[0]!)
  const known = new Set(written.map(({ id }) => id))
  const shown = pages.flat().map(({ message_id: id }) => id)
  t.expect.equal(
    shown.filter((id) => known.has(id)),
    visible.toReversed(),
    { what: `the messages of a chat of two authors, in pages of ${limits.join(' and ')}` },
  )
}

check(
  'messages.history.small-pages-of-two-authors',
  ['HIST-005', 'HIST-002'],
  {
    needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'], names: ['message_sequence'] },
    seconds: 4,
    timeoutSeconds: 60,
  },
  async (t) => {
    await t.property(
      scripts,
      async ({ before, across, after, limits }) => {
        const written = await write(t, before, false)
        await withBlocks(t, async (block) => {
          const activeBlock = await block(t.agents[0]!, t.agents[1]!)
          written.push(...(await write(t, across, true)))
          await activeBlock.lift()
        })
        // The last message of each author is visible, so that both readers know when all messages are stored.
        written.push(...(await write(t, [...after, 0, 1], false)))
        for (const [index, agent] of t.agents.entries()) await judgePages(t, { agent, index }, written, limits)
      },
      { runs: { quick: 3, full: 10, deep: 60 } },
    )
  },
)

check(
  'messages.history.nothing-before-the-first',
  ['HIST-005', 'HIST-002'],
  { needs: { agents: 2, chat: 'agents', names: ['message_sequence'] } },
  async (t) => {
    const last = await t.agent.sendText(t.chat.id)
    await t.eventually('the newest message in the history', () => t.agent.awaitInHistory(t.chat.id, last.messageId, 0))
    const newest = messagesOf(await t.given(t.agent.history(t.chat.id, { limit: 1 }), 'a page of one message'))
    t.expect.equal(newest[0]?.message_id, last.messageId, {
      requirement: 'HIST-002',
      what: 'the only message of a page with limit 1',
    })
    const shown = messagesOf(
      await t.given(t.agent.history(t.chat.id, { before_sequence: 1 }), 'a page with before_sequence 1'),
    )
    const sequences = shown.map((message) => Number(t.named(message, 'message_sequence')))
    t.expect.every(sequences, (sequence) => !(sequence >= 1), {
      what: 'sequences of the page with before_sequence=1',
      expected: 'all below 1',
      actual: sequences,
    })
  },
)

import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { awaitArrival, readable, whereSeen } from '../../fixtures/arrival.ts'
import { withBlocks, type Block } from '../../fixtures/blocks.ts'
import { Conversation } from '../../model/conversation.ts'
import { blockableChat, sendDuringBlock } from './fixtures.ts'

type Name = 'a0' | 'a1'
const names = ['a0', 'a1'] as const
const otherThan = (name: Name): Name => (name === 'a0' ? 'a1' : 'a0')
const anyStep = fc.record({ by: fc.constantFrom(...names), act: fc.constantFrom('block', 'unblock', 'send', 'send') })

check(
  'blocks.send.any-order',
  ['BLK-005', 'BLK-001', 'BLK-002', 'BLK-009', 'BLK-016'],
  { ...blockableChat, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const agents = { a0: t.agents[0]!, a1: t.agents[1]! }
    await t.property(
      fc.array(anyStep, { minLength: 3, maxLength: 8 }),
      async (steps) => {
        const bases = { a0: await agents.a0.cursor(), a1: await agents.a1.cursor() }
        const model = new Conversation()
        model.open('agents')
        const send = async (sender: Name): Promise<string> => {
          const id = await sendDuringBlock(t, agents[sender])
          model.store({ name: id, chat: 'agents', sender, parts: [], route: 0 })
          return id
        }
        await withBlocks(t, async (block) => {
          const active = new Map<Name, Block>()
          const unblock = async (by: Name): Promise<void> => {
            await active.get(by)?.lift()
            active.delete(by)
            model.setBlock(by, otherThan(by), false)
          }
          for (const { by, act } of steps) {
            if (act === 'send') await send(by)
            else if (act === 'unblock') await unblock(by)
            else if (!active.has(by)) {
              active.set(by, await block(agents[by], agents[otherThan(by)]))
              model.setBlock(by, otherThan(by), true)
            }
          }
          for (const by of names) await unblock(by)
        })
        for (const reader of names) {
          const last = await send(otherThan(reader))
          await compare(t, model, { reader, base: bases[reader], last })
        }
      },
      { runs: { quick: 3, full: 12, deep: 60 } },
    )
  },
)

/** Compares the log and the history of a reader with the messages that the model shows it. */
async function compare(
  t: CheckContext,
  model: Conversation,
  { reader, base, last }: { reader: Name; base: number; last: string },
): Promise<void> {
  const agent = t.agents[reader === 'a0' ? 0 : 1]!
  const hidden = model.messages.filter((message) => !model.isShown(message, reader)).map(({ name }) => name)
  await t.absent({
    what: `a message across a block, at ${reader}`,
    requirement: 'BLK-005',
    fence: async () => awaitArrival(t, agent, base, t.chat.id, last),
    observe: async () => whereSeen(agent, base, t.chat.id, hidden),
  })
  const shown = model.seenBy(reader, 'agents')
  await t.eventually(
    `own messages and all messages that no block stopped, in the history of ${reader}`,
    async () => {
      const ids = await readable(agent, t.chat.id)
      return shown.every(({ name }) => ids.includes(name))
    },
    { requirement: 'BLK-002', failureClass: 'lost' },
  )
}

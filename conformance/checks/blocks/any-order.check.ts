import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import { awaitArrival, readable, whereSeen } from '../../fixtures/arrival.ts'
import { withBlocks, type Block } from '../../fixtures/blocks.ts'
import { Conversation } from '../../model/conversation.ts'
import { blockableChat, sendDuringBlock } from './fixtures.ts'

type Name = 'a0' | 'a1'
const names = ['a0', 'a1'] as const
const otherThan = (name: Name): Name => (name === 'a0' ? 'a1' : 'a0')
/** The blocks of both agents, and then a send. */
const anyStep = fc.record({ a0: fc.boolean(), a1: fc.boolean(), sender: fc.constantFrom(...names) })

check(
  'blocks.send.any-order',
  ['BLK-003', 'BLK-001', 'BLK-002', 'BLK-005', 'BLK-016'],
  { ...blockableChat, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const agents = { a0: t.agents[0]!, a1: t.agents[1]! }
    await t.property(
      fc.array(anyStep, { minLength: 4, maxLength: 8 }),
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
          const setBlock = async (by: Name, isOn: boolean): Promise<void> => {
            if (isOn === active.has(by)) return
            if (isOn) active.set(by, await block(agents[by], agents[otherThan(by)]))
            else await active.get(by)?.lift()
            if (!isOn) active.delete(by)
            model.setBlock(by, otherThan(by), isOn)
          }
          for (const { sender, ...blocks } of steps) {
            for (const by of names) await setBlock(by, blocks[by])
            await send(sender)
          }
          for (const by of names) await setBlock(by, false)
        })
        const last = { a1: await send('a0'), a0: await send('a1') }
        const hiddenFrom = (reader: Name): string[] =>
          model.messages.filter((message) => !model.isShown(message, reader)).map(({ name }) => name)
        await t.absent({
          what: 'a message across a block, at an agent that did not send it',
          requirement: 'BLK-003',
          fence: () =>
            atBoth(async (reader) => awaitArrival(t, agents[reader], bases[reader], t.chat.id, last[reader])),
          observe: async () => {
            const [first, second] = await Promise.all(
              names.map((reader) => whereSeen(agents[reader], bases[reader], t.chat.id, hiddenFrom(reader))),
            )
            return first ?? second
          },
        })
        await t.eventually(
          'own messages and all messages that no block stopped, in the histories of both agents',
          () =>
            atBoth(async (reader) => {
              const ids = await readable(agents[reader], t.chat.id)
              return model.seenBy(reader, 'agents').every(({ name }) => ids.includes(name))
            }),
          { requirement: 'BLK-002', failureClass: 'lost' },
        )
      },
      { runs: { quick: 3, full: 12, deep: 60 }, withinMs: { quick: 3000 } },
    )
  },
)

/** Returns whether a condition holds for both agents. */
async function atBoth(test: (reader: Name) => Promise<boolean | undefined>): Promise<boolean> {
  return (await Promise.all(names.map(test))).every((holds) => holds === true)
}

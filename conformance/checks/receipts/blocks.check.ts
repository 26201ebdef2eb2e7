import { check } from '../../check-api/check.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { receiptChecks, fromAgent, acknowledge, stampsOf } from '../../fixtures/receipts.ts'

check(
  'receipts.blocks.watermark-passes-over',
  ['RCP-018'],
  {
    ...receiptChecks,
    needs: { agents: 2, chat: 'receipts', hooks: ['block', 'unblock'], names: ['delivered_stamp', 'read_stamp'] },
    seconds: 3,
  },
  async (t) => {
    const { sender, receiver, send, entry } = fromAgent(t)
    const [before] = await send()
    const block = await setBlock(t, receiver, sender)
    const sendWhileBlocked = async () => {
      try {
        return await sender.sendText(t.chat.id)
      } finally {
        await block.lift()
      }
    }
    const suppressed = await sendWhileBlocked()
    const [after] = await send()
    await acknowledge(t, receiver, 'read', after!)
    for (const [id, place] of [
      [before, 'before'],
      [after, 'after'],
    ] as const) {
      await t.eventually(
        `a read timestamp on the message ${place} a suppressed one, after POST read with the last message`,
        async () => stampsOf(t, await entry(id!)).read,
      )
    }
    const stamps = stampsOf(t, await entry(suppressed.messageId))
    if (stamps.delivered || stamps.read) t.warn('a suppressed message has a receipt timestamp (AMB-040)')
  },
)

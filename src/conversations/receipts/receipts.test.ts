import { deliveredWrite } from './delivered.write.ts'
import { reactionWrite } from '../reactions/reaction.write.ts'
import { receiptWrite } from './receipt.write.ts'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Message } from '../messages/message.ts'
import type { ReceiptStatus } from './receipt.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { addActor, addChat, block, directChat, logOf, send, typesOf, unblock } from '../../testing/chats.ts'

const rejection = (kind: string) => expect.objectContaining({ kind })

eachDatabase((_name, open) => {
  let database: Database
  let commits: Commits
  let ann: string
  let bot: string
  let chat: string

  beforeAll(async () => {
    database = await open()
  })

  beforeEach(async () => {
    ;({ commits, ann, bot, chat } = await directChat(database))
  })

  const report = (actorId: string, status: ReceiptStatus, message: Message) =>
    commits.submit(receiptWrite, { status, actorId, chatId: chat, messageId: message.id })
  const handOver = (actorId: string, message: Message) =>
    commits.submit(deliveredWrite, { actorId, positions: [{ chatId: chat, throughSequence: message.sequence }] })
  const sendMany = async (count: number) => {
    const messages = []
    for (let index = 0; index < count; index++) messages.push(await send(commits, chat, ann))
    return messages
  }

  test('a read that moves the watermark sends each event once, delivered before read (RCP-012 to RCP-023)', async () => {
    const [first, second] = await sendMany(2)
    const read = await report(bot, 'read', second!)
    expect(read).toMatchObject({
      advanced: true,
      receipt: { chatId: chat, recipient: { id: bot }, status: 'read', messageId: second!.id, throughSequence: 2 },
    })
    for (const [status, message] of [
      ['read', second],
      ['read', first],
      ['delivered', second],
    ] as const) {
      const repeat = await report(bot, status, message!)
      expect(repeat).toEqual({ advanced: false, receipt: { ...read.receipt, status } })
    }
    const log = await logOf(database, ann)
    expect(log.map((event) => event.event_type)).toEqual(['message.delivered', 'message.read'])
    expect(log[1]!.data).toMatchObject({
      through_sequence: 2,
      message_id: second!.id,
      recipient: { type: 'agent', id: bot },
    })
    expect(await typesOf(database, bot)).toEqual(['message.received', 'message.received'])
  })

  test('delivery moves the delivered watermark forward only and notifies the sender once (RCP-010, RCP-033, AMB-034)', async () => {
    const [first, second] = await sendMany(2)
    expect(await handOver(bot, second!)).toEqual({ advanced: 1 })
    expect(await handOver(bot, second!)).toEqual({ advanced: 0 })
    expect(await handOver(bot, first!)).toEqual({ advanced: 0 })
    expect(await typesOf(database, ann)).toEqual(['message.delivered'])
    const unknown = [
      { chatId: chat, throughSequence: 9 },
      { chatId: 'cnv_none', throughSequence: 1 },
    ]
    expect(await commits.submit(deliveredWrite, { actorId: bot, positions: unknown })).toEqual({ advanced: 0 })
  })

  test('own messages can be read; unknown, foreign and suppressed ones are not found (AMB-038)', async () => {
    const own = await send(commits, chat, bot)
    expect(await report(bot, 'read', own)).toMatchObject({ advanced: true })
    await expect(report(bot, 'read', { ...own, id: 'msg_none' })).rejects.toEqual(rejection('not_found'))
    const elsewhere = await addChat(database, 'direct', [bot, await addActor(database)])
    await expect(report(bot, 'read', await send(commits, elsewhere, bot))).rejects.toEqual(rejection('not_found'))
    await expect(report(await addActor(database), 'read', own)).rejects.toEqual(rejection('not_found'))
  })

  test('groups have no receipts (RCP-006, AMB-039)', async () => {
    chat = await addChat(database, 'group', [ann, bot])
    const message = await send(commits, chat, ann)
    await expect(report(bot, 'read', message)).rejects.toEqual(rejection('invalid_request'))
    expect(await handOver(bot, message)).toEqual({ advanced: 0 })
    expect(await typesOf(database, ann)).toEqual([])
  })

  test('across a block messages are suppressed permanently, and receipts are not sent (BLK-001 to BLK-005)', async () => {
    const before = await send(commits, chat, ann)
    await block(database, bot, ann)
    const between = [await send(commits, chat, ann), await send(commits, chat, bot)]
    expect(between.map(({ sequence }) => sequence)).toEqual([2, 3])
    expect(await report(bot, 'read', before)).toMatchObject({ advanced: true })
    await expect(report(bot, 'read', between[0]!)).rejects.toEqual(rejection('not_found'))
    expect(await handOver(bot, between[0]!)).toEqual({ advanced: 0 })
    await unblock(database, bot, ann)
    await expect(report(bot, 'read', between[0]!)).rejects.toEqual(rejection('not_found'))
    const after = await send(commits, chat, ann)
    expect(await report(bot, 'read', after)).toMatchObject({ advanced: true })

    expect(await typesOf(database, ann)).toEqual(['message.delivered', 'message.read'])
    expect((await logOf(database, bot)).map((event) => event.message_id)).toEqual([before.id, after.id])
    const suppressed = await database.read((tx) =>
      tx.rows('SELECT message_id, actor_id FROM suppressions WHERE actor_id IN (?, ?) ORDER BY message_id', [ann, bot]),
    )
    expect(suppressed).toEqual(
      [
        { message_id: between[0]!.id, actor_id: bot },
        { message_id: between[1]!.id, actor_id: ann },
      ].sort((a, b) => (a.message_id < b.message_id ? -1 : 1)),
    )
  })

  test('in a group a block suppresses messages to the blocker only (BLK-006 to BLK-008)', async () => {
    const third = await addActor(database)
    const group = await addChat(database, 'group', [ann, bot, third])
    await block(database, bot, third)
    const fromBlocked = await send(commits, group, third)
    const fromBlocker = await send(commits, group, bot)
    const react = (actorId: string, message: Message) =>
      commits.submit(reactionWrite, {
        actorId,
        messageId: message.id,
        operation: 'add',
        type: 'emoji',
        emoji: '👍',
        targetPartId: null,
      })
    await react(third, fromBlocker)
    await react(bot, fromBlocker)
    await expect(react(bot, fromBlocked)).rejects.toEqual(rejection('not_found'))
    expect(await typesOf(database, bot)).toEqual([])
    expect(await typesOf(database, third)).toEqual(['message.received', 'reaction.added'])
    expect(await typesOf(database, ann)).toEqual([
      'message.received',
      'message.received',
      'reaction.changed',
      'reaction.changed',
    ])
  })

  test('parallel calls in any order end at the maximum, with updates without gaps (RCP-019, RCP-022)', async () => {
    const messages = await sendMany(6)
    const call = fc.record({
      status: fc.constantFrom('delivered' as const, 'read' as const),
      index: fc.nat(5),
      pulled: fc.boolean(),
    })
    const calls = fc.sample(fc.array(call, { minLength: 40, maxLength: 40 }), 1)[0]!
    await Promise.all(
      calls.map(({ status, index, pulled }) =>
        pulled ? handOver(bot, messages[index]!) : report(bot, status, messages[index]!),
      ),
    )
    const rows = await database.read((tx) =>
      tx.rows<{ status: string; from_sequence: number; through_sequence: number }>(
        'SELECT status, from_sequence, through_sequence FROM watermark_updates WHERE chat_id = ? ORDER BY through_sequence',
        [chat],
      ),
    )
    for (const status of ['delivered', 'read'] as const) {
      const own = rows.filter((row) => row.status === status)
      const ends = own.map((row) => row.through_sequence)
      expect(own.map((row) => row.from_sequence)).toEqual([0, ...ends.slice(0, -1)].slice(0, own.length))
      const asked = calls.filter((each) => (status === 'read' ? each.status === 'read' && !each.pulled : true))
      expect(ends.at(-1) ?? 0).toBe(Math.max(0, ...asked.map(({ index }) => messages[index]!.sequence)))
      const updates = (await logOf(database, ann)).filter((event) => event.event_type === `message.${status}`)
      expect(updates.map((event) => event.data!.through_sequence)).toEqual(ends)
    }
  })
})

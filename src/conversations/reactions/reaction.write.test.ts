import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { addActor, addChat, directChat, join, leave, logOf, send, typesOf } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Message } from '../messages/message.ts'
import { reactionWrite } from './reaction.write.ts'

const rejection = (kind: string, field?: string) => expect.objectContaining(field ? { kind, field } : { kind })

eachDatabase((_dialect, open) => {
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

  const reaction = (actorId: string, message: Message, operation: 'add' | 'remove' = 'add', emoji = '👍') =>
    ({ actorId, messageId: message.id, operation, type: 'emoji', emoji, targetPartId: null }) as const

  test('agents are notified of added and removed, persons of changed, the actor of neither (RCT-016 to RCT-018)', async () => {
    const other = await addActor(database)
    const group = await addChat(database, 'group', [ann, bot, other])
    const message = await send(commits, group, other)
    expect(await commits.submit(reactionWrite, reaction(bot, message))).toMatchObject({ changed: true })
    expect(await commits.submit(reactionWrite, reaction(bot, message))).toMatchObject({ changed: false })
    await commits.submit(reactionWrite, reaction(bot, message, 'add', '🎉'))
    await commits.submit(reactionWrite, reaction(bot, message, 'remove', '👍'))
    await commits.submit(reactionWrite, reaction(bot, message, 'remove', '🎉'))
    expect(await typesOf(database, other)).toEqual([
      'reaction.added',
      'reaction.removed',
      'reaction.added',
      'reaction.removed',
    ])
    expect((await typesOf(database, ann)).slice(1)).toEqual(Array(4).fill('reaction.changed'))
    expect(await typesOf(database, bot)).toEqual(['message.received'])
    expect((await logOf(database, other))[0]!.data).toMatchObject({
      reaction: { message_id: message.id, actor: { id: bot }, type: 'emoji', emoji: '👍' },
    })
  })

  test('an emoji is equal with and without U+FE0F, and returned as first sent (AMB-222)', async () => {
    const message = await send(commits, chat, ann)
    const [plain, full] = ['\u2764', '\u2764\uFE0F']
    const emojiOf = async (actorId: string, operation: 'add' | 'remove', emoji: string) => {
      const result = await commits.submit(reactionWrite, reaction(actorId, message, operation, emoji))
      return [result.changed, result.reaction.emoji]
    }
    expect(await emojiOf(ann, 'add', full)).toEqual([true, full])
    expect(await emojiOf(ann, 'add', plain)).toEqual([false, full])
    expect(await emojiOf(bot, 'add', plain)).toEqual([true, full])
    expect(await emojiOf(ann, 'remove', plain)).toEqual([true, full])
    expect(await emojiOf(bot, 'remove', plain)).toEqual([true, full])
    const together = await Promise.all([
      commits.submit(reactionWrite, reaction(bot, message, 'add', plain)),
      commits.submit(reactionWrite, reaction(ann, message, 'add', full)),
    ])
    expect(together.map((result) => result.reaction.emoji)).toEqual([plain, plain])
  })

  test('reactions are independent for each target and actor (RCT-009, RCT-010)', async () => {
    const message = await send(commits, chat, ann)
    const writes = [
      reaction(ann, message),
      reaction(bot, message),
      { ...reaction(bot, message), targetPartId: 'prt_0' },
    ]
    for (const write of writes) expect(await commits.submit(reactionWrite, write)).toMatchObject({ changed: true })
    const unknown = { ...reaction(bot, message), targetPartId: 'prt_1' }
    await expect(commits.submit(reactionWrite, unknown)).rejects.toEqual(rejection('invalid_request', 'targetPartId'))
    const rows = await database.read((tx) =>
      tx.rows('SELECT target_part_id FROM reactions WHERE message_id = ?', [message.id]),
    )
    expect(rows).toHaveLength(3)
  })

  test('one of several parallel equal adds changes the reaction (RCT-014)', async () => {
    const message = await send(commits, chat, ann)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => commits.submit(reactionWrite, reaction(bot, message))),
    )
    expect(results.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await typesOf(database, ann)).toEqual(['reaction.changed'])
  })

  test('unknown and foreign messages are not found, former participants are rejected (RCT-022, RCT-023)', async () => {
    const message = await send(commits, chat, ann)
    const stranger = await addActor(database)
    await expect(commits.submit(reactionWrite, reaction(stranger, message))).rejects.toEqual(rejection('not_found'))
    await expect(commits.submit(reactionWrite, reaction(ann, { ...message, id: 'msg_none' }))).rejects.toEqual(
      rejection('not_found'),
    )
    await leave(database, chat, bot)
    await expect(commits.submit(reactionWrite, reaction(bot, message))).rejects.toEqual(rejection('forbidden'))
  })

  test('a participant who joined later cannot react to earlier messages and is not notified of them (HIST-018)', async () => {
    const group = await addChat(database, 'group', [ann, bot])
    const before = await send(commits, group, ann)
    const late = await addActor(database)
    await join(database, group, late)
    await expect(commits.submit(reactionWrite, reaction(late, before))).rejects.toEqual(rejection('not_found'))
    await commits.submit(reactionWrite, reaction(ann, before))
    expect(await typesOf(database, late)).toEqual([])
  })
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import {
  addActor,
  addChat,
  directChat,
  ids,
  join,
  leave,
  logOf,
  newSend,
  send,
  storedIn,
  typesOf,
} from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { sendWrite } from './send.write.ts'

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

  test('a message is stored once and delivered to the others, not to its sender (MSG-030, MSG-052)', async () => {
    const { message, replayed } = await commits.submit(sendWrite, newSend(chat, ann, { text: 'short' }))
    expect(replayed).toBe(false)
    expect(message).toMatchObject({ chatId: chat, sequence: 1, text: 'short', sender: { type: 'user', id: ann } })
    expect(await logOf(database, bot)).toEqual([
      expect.objectContaining({
        sequence: 1,
        event_type: 'message.received',
        chat_id: chat,
        message_id: message.id,
        data: null,
      }),
    ])
    expect(await logOf(database, ann)).toEqual([])
  })

  test('any JSON is returned unchanged (AMB-024)', async () => {
    const data = { 'a\u0000': ['\ud800', 1e21, null, { z: 1, a: '"\\' }], ['__proto__']: { deep: [] } }
    const write = newSend(chat, ann, {
      parts: [
        { type: 'data', data },
        { type: 'text', text: '\u0000 ☃ 𝄞' },
      ],
    })
    await commits.submit(sendWrite, write)
    const { message, replayed } = await commits.submit(sendWrite, write)
    expect(replayed).toBe(true)
    expect(JSON.stringify(message.parts)).toBe(JSON.stringify(write.parts))
  })

  test('a repeat returns the stored message for any body or chat (MSG-039, MSG-040)', async () => {
    const first = await commits.submit(sendWrite, newSend(chat, ann))
    const other = await addChat(database, 'direct', [ann, await addActor(database)])
    for (const chatId of [chat, other]) {
      const repeat = newSend(chatId, ann, { messageId: first.message.id, text: 'changed' })
      expect(await commits.submit(sendWrite, repeat)).toEqual({
        message: first.message,
        replayed: true,
        createdChat: false,
      })
    }
    expect(await typesOf(database, bot)).toEqual(['message.received'])
  })

  test('the id of another sender is a conflict, also within a batch (MSG-044 to MSG-046)', async () => {
    const write = newSend(chat, ann)
    const outcomes = await Promise.allSettled(
      [write, { ...write, actorId: bot }, { ...write, text: 'again' }].map((each) => commits.submit(sendWrite, each)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await expect(commits.submit(sendWrite, { ...write, actorId: bot })).rejects.toEqual(
      rejection('idempotency_conflict'),
    )
    expect(await storedIn(database, chat)).toEqual([{ id: write.messageId, sequence: 1 }])
  })

  test('non-participants get not_found, former participants are rejected, before the id is checked (AMB-009, AMB-055)', async () => {
    const group = await addChat(database, 'group', [ann, bot])
    const message = await send(commits, group, bot)
    await leave(database, group, bot)
    const stranger = await addActor(database)
    await expect(commits.submit(sendWrite, newSend(group, stranger))).rejects.toEqual(rejection('not_found'))
    await expect(commits.submit(sendWrite, newSend('cnv_none', ann))).rejects.toEqual(rejection('not_found'))
    for (const messageId of [message.id, ids.next('msg')]) {
      await expect(commits.submit(sendWrite, newSend(group, bot, { messageId }))).rejects.toEqual(
        rejection('forbidden'),
      )
    }
    await send(commits, group, ann)
    expect(await logOf(database, bot)).toEqual([])
  })

  test('a rejected send does not use its id or a sequence (MSG-058)', async () => {
    const write = newSend(chat, ann, { replyTo: { messageId: 'msg_none', partId: null } })
    await expect(commits.submit(sendWrite, write)).rejects.toEqual(rejection('invalid_request', 'replyTo.messageId'))
    expect((await commits.submit(sendWrite, { ...write, replyTo: null })).message.sequence).toBe(1)
  })

  test('a reply may name a message visible to its sender, also earlier in the batch (AMB-016)', async () => {
    const first = newSend(chat, ann)
    const replies = (partId: string | null) => newSend(chat, bot, { replyTo: { messageId: first.messageId, partId } })
    const outcomes = await Promise.allSettled(
      [first, replies(null), replies('prt_0'), replies('prt_1')].map((each) => commits.submit(sendWrite, each)),
    )
    expect(commits.statistics()).toMatchObject({ batches: 1, writes: 4 })
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])

    const elsewhere = await addChat(database, 'direct', [ann, await addActor(database)])
    const foreign = newSend(elsewhere, ann, { replyTo: { messageId: first.messageId, partId: null } })
    await expect(commits.submit(sendWrite, foreign)).rejects.toEqual(rejection('invalid_request'))
  })

  test('a participant who joined later cannot reply to earlier messages (HIST-018)', async () => {
    const group = await addChat(database, 'group', [ann, bot])
    const before = await send(commits, group, ann)
    const late = await addActor(database)
    await join(database, group, late)
    const reply = newSend(group, late, { replyTo: { messageId: before.id, partId: null } })
    await expect(commits.submit(sendWrite, reply)).rejects.toEqual(rejection('invalid_request'))
    expect(await typesOf(database, late)).toEqual([])
    await send(commits, group, ann)
    expect(await typesOf(database, late)).toEqual(['message.received'])
  })
})

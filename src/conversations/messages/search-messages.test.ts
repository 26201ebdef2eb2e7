import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Database } from '../../platform/database/database.ts'
import { block, join, leave, unblock } from '../../testing/chats.ts'
import { eachDatabase, eachDistributed, type Open } from '../../testing/databases.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { createChat } from '../chats/create-chat.ts'
import { removeParticipant } from '../chats/change-group.ts'
import { deleteMessages } from '../chats/transcript.sql.ts'
import { listMessages } from './list-messages.ts'
import { searchMessages } from './search-messages.ts'

eachDatabase((_name, open) => searches(open))
eachDistributed((_name, open) => searches(open))

function searches(open: Open): void {
  let database: Database
  let world: World
  let ann: Caller
  let bob: Caller
  let bot: Caller
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
    bob = await world.user()
    bot = await world.agent({ owner: ann })
  })
  afterEach(async () => {
    await world.context.searchIndex.stop()
    world.stop()
  })

  const newGroup = async (...others: Caller[]) => {
    const handles = others.map(({ handle }) => handle)
    const input = { kind: 'group' as const, handles, groupName: 'team', requestId: null }
    return (await createChat(world.context, ann, input)).chat.id
  }
  const find = (caller: Caller, words: string, page: { cursor?: string; limit?: number } = {}) =>
    searchMessages(world.context, caller, { words, limit: 20, ...page })
  const texts = async (caller: Caller, words: string) =>
    (await find(caller, words)).items.map(({ excerpt }) => excerpt.text)

  test('messages with all words are found newest first, by everyone who can see them', async () => {
    const chatId = await newGroup(bot)
    await world.send(ann, chatId, 'The budget of March')
    await world.send(bot, chatId, 'A budget for Márch is here')
    await world.send(bot, chatId, 'budget only')
    expect(await texts(ann, 'march BUDGET')).toEqual(['A budget for Márch is here', 'The budget of March'])
    expect(await texts(ann, 'budg')).toHaveLength(3)
    expect(await texts(ann, 'march nothing')).toEqual([])
    expect(await texts(ann, '…')).toEqual([])
    expect(await texts(bob, 'budget')).toEqual([])
  })

  test('a page ends at its limit, and the next one repeats and skips nothing', async () => {
    const chatId = await newGroup(bot)
    for (let number = 1; number <= 7; number++) await world.send(bot, chatId, `word ${number}`)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await find(ann, 'word', { limit: 3, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.items.map(({ message }) => message.sequence))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
    await expect(find(ann, 'word', { cursor: 'x' })).rejects.toMatchObject({ kind: 'invalid_request' })
  })

  test('a former member, and a message suppressed by a block, are treated as in the history', async () => {
    const chatId = await newGroup(bot)
    await world.send(ann, chatId, 'secret before')
    await join(database, chatId, bob.id)
    await world.send(ann, chatId, 'secret within')
    await block(database, bob.id, ann.id)
    await world.send(ann, chatId, 'secret blocked')
    await unblock(database, bob.id, ann.id)
    const visible = (await history(bob, chatId)).map(({ text }) => text)
    expect(await texts(bob, 'secret')).toEqual(visible)
    await removeParticipant(world.context, ann, chatId, bob.handle)
    expect(await texts(bob, 'secret')).toEqual([])
  })

  test('if there are more messages than one step indexes, the search reports incomplete results, and indexing continues after it', async () => {
    const chatId = await newGroup(bot)
    for (let number = 0; number < 205; number++) await world.send(bot, chatId, 'many')
    const before = await find(ann, 'many', { limit: 1 })
    expect(before.isComplete).toBe(false)
    await expect.poll(async () => (await find(ann, 'many', { limit: 1 })).isComplete).toBe(true)
    const rows = await database.read((tx) => tx.rows('SELECT id FROM search_entries WHERE chat_id = ?', [chatId]))
    expect(rows).toHaveLength(205)
  })

  test('a deleted message is removed from the index', async () => {
    const chatId = await newGroup(bot)
    const { id } = await world.send(bot, chatId, 'forgotten')
    expect(await texts(ann, 'forgotten')).toHaveLength(1)
    await database.write((tx) => deleteMessages(tx, chatId, [id]))
    expect(await texts(ann, 'forgotten')).toEqual([])
    const left = await database.read((tx) =>
      tx.rows(
        tx.dialect === 'sqlite'
          ? "SELECT rowid FROM search_words WHERE search_words MATCH 'forgotten'"
          : "SELECT id FROM search_words WHERE words @@ 'forgotten'::tsquery",
      ),
    )
    expect(left).toEqual([])
  })

  async function history(caller: Caller, chatId: string): Promise<{ id: string; text: string }[]> {
    const page = await listMessages(world.context, caller, { chatId, limit: 100, beforeSequence: null }).catch(
      () => null,
    )
    return (page?.messages ?? []).map(({ message }) => ({
      id: message.id,
      text: message.parts.map((part) => (part.type === 'text' ? part.text : '')).join(' '),
    }))
  }

  describe('for any order of sends, joins, removals, blocks and searches', () => {
    const steps = fc.array(fc.constantFrom('send', 'answer', 'join', 'leave', 'block', 'unblock', 'search'), {
      maxLength: 14,
    })
    test('the results of a person are exactly the messages that the history shows', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (order) => {
          const reader = await world.user()
          const chatId = await newGroup(bot)
          let [isMember, isBlocked] = [false, false]
          for (const step of order) {
            if (step === 'send') await world.send(ann, chatId, 'pebble one')
            if (step === 'answer') await world.send(bot, chatId, 'pebble two')
            if (step === 'join' && !isMember) await join(database, chatId, reader.id)
            if (step === 'leave' && isMember) await leave(database, chatId, reader.id)
            if (step === 'join' || step === 'leave') isMember = step === 'join'
            if (step === 'block' || step === 'unblock') isBlocked = step === 'block'
            if (step === 'block' && !isBlocked) await block(database, reader.id, bot.id)
            if (step === 'unblock' && isBlocked) await unblock(database, reader.id, bot.id)
            if (step === 'search') await find(reader, 'pebble')
          }
          const found = (await find(reader, 'peb', { limit: 50 })).items.map(({ message }) => message.id)
          expect(found).toEqual((await history(reader, chatId)).map(({ id }) => id))
        }),
        { numRuns: 20 },
      )
    })
  })
}

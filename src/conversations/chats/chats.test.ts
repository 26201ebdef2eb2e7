import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { addParticipant } from './add-participant.ts'
import { createChat } from './create-chat.ts'
import { getChat, listChats } from './find-chats.ts'
import { removeParticipant, renameChat, updateParticipant } from './change-group.ts'
import { closeChatsOf } from './close-chats.sql.ts'
import { joinAsInvited } from '../../testing/invitations.ts'
import { createWorld } from '../../testing/world.ts'
import type { World } from '../../testing/world.ts'

const rejected = (kind: string, field?: string) => expect.objectContaining({ kind, ...(field && { field }) })

eachDatabase((_name, open) => {
  let world: World
  let ann: Caller
  let bot: Caller
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
    bot = await world.agent({ owner: ann })
  })
  afterEach(() => world.stop())

  const direct = (one: Caller, other: Caller, requestId: string | null = null) =>
    createChat(world.context, one, { kind: 'direct', handles: [other.handle], groupName: null, requestId })
  const group = (owner: Caller, members: Caller[], requestId: string | null = null) =>
    createChat(world.context, owner, {
      kind: 'group',
      handles: members.map(({ handle }) => handle),
      groupName: 'Crew',
      requestId,
    })
  const typesOf = async (actor: Caller) => (await world.pull(actor)).events.map((event) => event.eventType)

  it('creates one direct chat per pair, for parallel requests of either participant', async () => {
    const answers = await Promise.all([direct(ann, bot), direct(bot, ann), direct(ann, bot), direct(bot, ann)])
    expect(new Set(answers.map(({ chat }) => chat.id)).size).toBe(1)
    expect(answers.filter(({ created }) => created)).toHaveLength(1)
    const { chat } = answers[0]!
    expect(chat).toMatchObject({ kind: 'direct', groupName: null, lastSequence: 0 })
    expect(chat.participants.map(({ id, joinedSequence }) => [id, joinedSequence]).sort()).toEqual(
      [
        [ann.id, 1],
        [bot.id, 1],
      ].sort(),
    )
    expect(await typesOf(bot)).toEqual([])
  })

  it('returns the stored chat for a repeated request id', async () => {
    const answers = await Promise.all([group(ann, [bot], 'r1'), group(ann, [bot], 'r1')])
    expect(answers.map(({ created }) => created).sort()).toEqual([false, true])
    expect(answers[0]!.chat.id).toBe(answers[1]!.chat.id)
    expect((await group(ann, [bot], 'r2')).created).toBe(true)
    const other = await world.user()
    expect((await group(other, [ann], 'r1')).created).toBe(true)
  })

  it('accepts one of two parallel requests with the same request id and different contents', async () => {
    for (const open of [direct, (one: Caller, member: Caller, id: string) => group(one, [member], id)])
      for (let round = 0; round < 10; round++) {
        const requestId = `${open.name}${round}`
        const sides = [await world.agent({ owner: ann }), await world.agent({ owner: ann })]
        const answers = await Promise.allSettled(sides.map((side) => open(ann, side, requestId)))
        expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const { reason } = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
        expect(reason).toMatchObject({ kind: 'idempotency_conflict' })
      }
  })

  it('rejects the own handle, a group name and two handles for a direct chat', async () => {
    await expect(direct(ann, ann)).rejects.toEqual(rejected('invalid_request', 'handles'))
    await expect(
      createChat(world.context, ann, { kind: 'direct', handles: [bot.handle], groupName: 'No', requestId: null }),
    ).rejects.toEqual(rejected('invalid_request', 'groupName'))
    const two = [bot.handle, (await world.user()).handle]
    await expect(
      createChat(world.context, ann, { kind: 'direct', handles: two, groupName: null, requestId: null }),
    ).rejects.toEqual(rejected('invalid_request', 'handles'))
  })

  it('lets agents open direct chats only', async () => {
    const sibling = await world.agent({ owner: ann })
    expect((await direct(bot, sibling)).created).toBe(true)
    await expect(group(bot, [sibling])).rejects.toEqual(rejected('forbidden'))
  })

  it('shows a private agent only to accounts of its owner and to participants of a shared chat', async () => {
    const stranger = await world.user()
    await expect(direct(stranger, bot)).rejects.toEqual(rejected('not_found', 'handles'))
    await expect(direct(await world.agent({ owner: stranger }), bot)).rejects.toEqual(rejected('not_found'))
    const { chat } = await group(ann, [bot, stranger])
    await expect(direct(stranger, bot)).rejects.toEqual(rejected('not_found', 'handles'))
    await joinAsInvited(world, stranger, chat.id)
    expect((await direct(stranger, bot)).created).toBe(true)
    const listed = await world.agent({ owner: ann, visibility: 'unlisted' })
    expect((await direct(stranger, listed)).created).toBe(true)
  })

  it.each(['suspended', 'retired', 'deleted'])('rejects a %s handle with not_found', async (status) => {
    await world.context.database.write((tx) => tx.run('UPDATE actors SET status = ? WHERE id = ?', [status, bot.id]))
    await expect(direct(ann, bot)).rejects.toEqual(rejected('not_found', 'handles'))
  })

  it('notifies each invited participant of its own membership period when a group is created', async () => {
    const sibling = await world.agent({ owner: ann })
    const { chat } = await group(ann, [bot, sibling, bot, ann])
    expect(chat.participants.find(({ id }) => id === ann.id)?.role).toBe('owner')
    expect(chat.participants).toHaveLength(3)
    const { events } = await world.pull(sibling)
    expect(events).toMatchObject([
      {
        eventType: 'participant.added',
        chatId: chat.id,
        data: { participant: { id: sibling.id, type: 'agent' }, actor: { id: ann.id }, effective_sequence: 1 },
      },
    ])
    expect(await typesOf(bot)).toEqual(['participant.added'])
  })

  it('opens a membership period at the next message and closes it at the last one', async () => {
    const { chat } = await group(ann, [bot])
    for (let i = 0; i < 3; i++) await world.send(ann, chat.id)
    const late = await world.agent({ owner: ann })
    const joined = await addParticipant(world.context, ann, chat.id, late.handle)
    expect(joined).toMatchObject({ outcome: 'added', participant: { id: late.id, joinedSequence: 4 } })
    expect((await addParticipant(world.context, ann, chat.id, late.handle)).outcome).toBe('present')
    await world.send(ann, chat.id)
    await removeParticipant(world.context, ann, chat.id, late.handle)
    await world.send(ann, chat.id)
    const again = await addParticipant(world.context, ann, chat.id, late.handle)
    expect(again).toMatchObject({ outcome: 'added', participant: { joinedSequence: 6 } })

    const { events } = await world.pull(late)
    expect(
      events.map(({ eventType, message, data }) => [eventType, message?.sequence ?? data?.effective_sequence]),
    ).toEqual([
      ['participant.added', 4],
      ['message.received', 4],
      ['participant.removed', 4],
      ['participant.added', 6],
    ])
    const seen = (await world.pull(bot)).events.map(({ eventType }) => eventType)
    expect(seen.filter((type) => type.startsWith('participant'))).toEqual([
      'participant.added',
      'participant.added',
      'participant.removed',
      'participant.added',
    ])
  })

  it('lets participants leave, and lets agents remove no other participant', async () => {
    const { chat } = await group(ann, [bot, await world.agent({ owner: ann })])
    await expect(removeParticipant(world.context, bot, chat.id, ann.handle)).rejects.toEqual(rejected('forbidden'))
    await removeParticipant(world.context, bot, chat.id, bot.handle)
    expect(await typesOf(bot)).toEqual(['participant.added', 'participant.removed'])
    await expect(getChat(world.context, bot, chat.id)).rejects.toEqual(rejected('forbidden'))
    await expect(world.send(bot, chat.id)).rejects.toEqual(rejected('forbidden'))
    await expect(removeParticipant(world.context, ann, chat.id, bot.handle)).rejects.toEqual(rejected('not_found'))
  })

  it('allows only the owner to rename the group, remove participants and transfer ownership', async () => {
    const [ben, cleo] = [await world.user(), await world.user()]
    const { chat } = await group(ann, [bot])
    for (const one of [ben, cleo]) {
      await addParticipant(world.context, ann, chat.id, one.handle)
      await joinAsInvited(world, one, chat.id)
    }
    const manage = [
      () => renameChat(world.context, ben, chat.id, 'Mine'),
      () => removeParticipant(world.context, ben, chat.id, ann.handle),
      () => removeParticipant(world.context, ben, chat.id, bot.handle),
      () => updateParticipant(world.context, ben, chat.id, ben.handle),
    ]
    for (const action of manage) await expect(action()).rejects.toEqual(rejected('forbidden'))
    await expect(updateParticipant(world.context, ann, chat.id, bot.handle)).rejects.toEqual(rejected('conflict'))
    expect(await updateParticipant(world.context, ann, chat.id, ben.handle)).toMatchObject({
      id: ben.id,
      role: 'owner',
    })
    const last = (await world.pull(bot)).events.at(-1)
    expect(last).toMatchObject({ eventType: 'chat.owner_changed', data: { owner: { id: ben.id } } })
    await expect(renameChat(world.context, ann, chat.id, 'Mine')).rejects.toEqual(rejected('forbidden'))
    await renameChat(world.context, ben, chat.id, 'Band')
    await removeParticipant(world.context, ben, chat.id, ann.handle)
    await removeParticipant(world.context, ben, chat.id, ben.handle)
    expect((await getChat(world.context, cleo, chat.id)).participants).toMatchObject([
      { id: bot.id, role: 'member' },
      { id: cleo.id, role: 'owner' },
    ])
  })

  it('gets the person who joined first as owner when its owner is deleted, and only that person is notified', async () => {
    const ben = await world.user()
    const { chat } = await group(ann, [bot])
    await addParticipant(world.context, ann, chat.id, ben.handle)
    await joinAsInvited(world, ben, chat.id)
    const { context } = world
    const deleted = { userIds: [ann.id], agentIds: [] }
    await context.database.write((tx) => closeChatsOf(tx, deleted, context.clock.now(), context.eventLog))
    const { participants } = await getChat(context, ben, chat.id)
    expect(participants.find(({ id }) => id === ben.id)?.role).toBe('owner')
    expect((await typesOf(ben)).at(-1)).toBe('chat.owner_changed')
    expect(await typesOf(bot)).not.toContain('chat.owner_changed')
  })

  it('emits one event for a new name', async () => {
    const { chat } = await group(ann, [bot])
    await expect(renameChat(world.context, bot, chat.id, 'Band')).rejects.toEqual(rejected('forbidden'))
    await renameChat(world.context, ann, chat.id, 'Band')
    expect((await renameChat(world.context, ann, chat.id, 'Band')).groupName).toBe('Band')
    const { events } = await world.pull(bot, { after: 1 })
    expect(events).toMatchObject([
      { eventType: 'chat.group_name_updated', data: { group_name: 'Band', previous_group_name: 'Crew' } },
    ])
  })

  it('rejects group changes in direct chats, and any access by non-participants', async () => {
    const { chat } = await direct(ann, bot)
    const { context } = world
    await expect(renameChat(context, ann, chat.id, 'X')).rejects.toEqual(rejected('conflict'))
    await expect(addParticipant(context, ann, chat.id, bot.handle)).rejects.toEqual(rejected('conflict'))
    await expect(removeParticipant(context, ann, chat.id, ann.handle)).rejects.toEqual(rejected('conflict'))
    const stranger = await world.user()
    for (const attempt of [
      () => getChat(context, stranger, chat.id),
      () => renameChat(context, stranger, chat.id, 'X'),
      () => addParticipant(context, stranger, chat.id, stranger.handle),
      () => removeParticipant(context, stranger, chat.id, stranger.handle),
      () => getChat(context, ann, 'cnv_none'),
    ])
      await expect(attempt()).rejects.toEqual(rejected('not_found'))
  })

  it('limits the number of participants of a group', async () => {
    const handles = Array.from({ length: 1_024 }, (_, i) => `nobody_${i}`)
    await expect(
      createChat(world.context, ann, { kind: 'group', handles, groupName: null, requestId: null }),
    ).rejects.toEqual(rejected('limit_exceeded'))
  })

  it('lists the current chats in pages', async () => {
    const { chat: left } = await group(ann, [bot])
    await removeParticipant(world.context, ann, left.id, ann.handle)
    const made = [await direct(ann, bot), await group(ann, [bot]), await group(ann, [])]
    // Ids of one millisecond have no defined order.
    const newestFirst = made
      .map(({ chat }) => chat.id)
      .toSorted()
      .toReversed()
    const first = await listChats(world.context, ann, { cursor: undefined, kind: null, limit: 2 })
    expect(first).toMatchObject({ hasMore: true, nextCursor: newestFirst[1] })
    const second = await listChats(world.context, ann, { cursor: first.nextCursor!, kind: null, limit: 1 })
    expect(second).toMatchObject({ hasMore: false, nextCursor: null })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(newestFirst)
    const groups = await listChats(world.context, ann, { cursor: undefined, kind: 'group', limit: 50 })
    expect(groups.items.map(({ kind }) => kind)).toEqual(['group', 'group'])
  })

  it('lists 20 participants of a large group with the caller, and returns all in the chat itself', async () => {
    const members: Caller[] = []
    for (let at = 0; at < 24; at++) members.push(await world.agent({ owner: ann }))
    const { chat } = await group(ann, members)
    const last = members.at(-1)!
    for (const caller of [ann, members[0]!, last]) {
      const { items } = await listChats(world.context, caller, { cursor: undefined, kind: null, limit: 10 })
      const listed = items.find(({ id }) => id === chat.id)!
      expect([listed.participants.length, listed.participantsTotal]).toEqual([20, 25])
      expect(listed.participants.map(({ id }) => id)).toContain(caller.id)
      const whole = await getChat(world.context, caller, chat.id)
      expect([whole.participants.length, whole.participantsTotal]).toEqual([25, 25])
    }
    await removeParticipant(world.context, ann, chat.id, last.handle)
    const { items } = await listChats(world.context, ann, { cursor: undefined, kind: null, limit: 10 })
    expect(items[0]!.participantsTotal).toBe(24)
  })
})

import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { addParticipant } from '../../conversations/chats/add-participant.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { anonymizeActors } from '../accounts/actor.store.ts'
import type { Caller } from '../accounts/caller.ts'
import { standardAccountLimits } from '../../platform/limits/limits-setting.ts'
import type { AccessReplacement } from './access.rules.ts'
import { deleteAccessOf } from './access.store.ts'
import { getAgentAccess, setAgentAccess } from './agent-access.ts'

const entriesMax = standardAccountLimits.access_entries_per_list

eachDatabase((_name, open) => {
  let world: World
  let owner: Caller
  let ben: Caller
  let bot: Caller
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    owner = await world.user()
    ben = await world.user()
    bot = await world.agent({ owner, visibility: 'public' })
  })
  afterEach(() => world.stop())

  const say = (lists: Partial<AccessReplacement>) =>
    setAgentAccess(world.context, bot.id, { allow: [], deny: [], ...lists })
  const direct = (from: Caller, to: Caller = bot) =>
    createChat(world.context, from, { kind: 'direct', handles: [to.handle], groupName: null, requestId: null })
  const group = (from: Caller, ...others: Caller[]) =>
    createChat(world.context, from, {
      kind: 'group',
      handles: others.map(({ handle }) => handle),
      groupName: null,
      requestId: null,
    })
  const forbidden = expect.objectContaining({ kind: 'forbidden' })

  it('stores each handle once and normalized, known or unknown', async () => {
    expect(await getAgentAccess(world.context, bot.id)).toEqual({ mode: 'everyone', allow: [], deny: [] })
    const stored = await say({ allow: ['Zoe', 'anna', 'zoe'], deny: [ben.handle.toUpperCase()] })
    expect(stored).toEqual({ mode: 'listed', allow: ['anna', 'zoe'], deny: [ben.handle] })
    expect(await getAgentAccess(world.context, bot.id)).toEqual(stored)
    expect(await say({})).toEqual({ mode: 'everyone', allow: [], deny: [] })
    const many = Array.from({ length: entriesMax + 1 }, (_, i) => `h${i}`)
    await say({ deny: many.slice(1) })
    await expect(say({ allow: many })).rejects.toMatchObject({ kind: 'limit_exceeded', field: 'allow' })
    expect((await getAgentAccess(world.context, bot.id)).deny).toHaveLength(entriesMax)
  })

  it('rejects denied accounts, also listed ones, and keeps existing chats', async () => {
    const { chat } = await direct(ben)
    await say({ allow: [ben.handle], deny: [ben.handle] })
    expect((await direct(ben)).chat.id).toBe(chat.id)
    await world.send(ben, chat.id)
    await expect(group(ben, bot)).rejects.toEqual(forbidden)
    const crew = await group(ben)
    await expect(addParticipant(world.context, ben, crew.chat.id, bot.handle)).rejects.toEqual(forbidden)
    expect((await direct(bot, await world.user())).created).toBe(true)
  })

  it('accepts only listed accounts and the owner while there is an allow list', async () => {
    const [listed, stranger] = [await world.user(), await world.user()]
    await say({ allow: [listed.handle] })
    expect((await direct(listed)).created).toBe(true)
    await expect(direct(stranger)).rejects.toEqual(forbidden)
    await expect(direct(await world.agent({ owner }))).rejects.toEqual(forbidden)
    expect((await direct(owner)).created).toBe(true)
    expect((await group(owner, bot)).created).toBe(true)
    await say({ allow: [listed.handle], deny: [owner.handle] })
    await expect(group(owner, bot)).rejects.toEqual(forbidden)
  })

  it('stays closed when the last account of the allow list is deleted, also for a new owner of the handle', async () => {
    const [listed, stranger] = [await world.user(), await world.user()]
    await say({ allow: [listed.handle] })
    const deleted = { userIds: [listed.id], agentIds: [] }
    await world.context.database.write(async (tx) => {
      await deleteAccessOf(tx, deleted)
      await anonymizeActors(tx, deleted)
    })
    expect(await getAgentAccess(world.context, bot.id)).toEqual({ mode: 'listed', allow: [], deny: [] })
    await world.context.database.write((tx) =>
      tx.run('UPDATE actors SET handle = ? WHERE id = ?', [listed.handle, stranger.id]),
    )
    await expect(direct(stranger)).rejects.toEqual(forbidden)
    await expect(direct(await world.agent())).rejects.toEqual(forbidden)
    expect((await direct(owner)).created).toBe(true)
  })

  it('uses the requested mode for any allow list', async () => {
    const [listed, stranger] = [await world.user(), await world.user()]
    await say({ mode: 'listed' })
    await expect(direct(stranger)).rejects.toEqual(forbidden)
    await say({ mode: 'everyone', allow: [listed.handle] })
    expect((await direct(stranger)).created).toBe(true)
  })

  it('denies an account whose handle was unknown when the lists were stored, in either list', async () => {
    const [allowed, denied] = ['a', 'd'].map((letter) => `${letter}${bot.handle.slice(1)}`) as [string, string]
    await say({ allow: [allowed], deny: [] })
    const [first, second] = [await world.user(), await world.user()]
    const rename = (actor: Caller, handle: string) =>
      world.context.database.write((tx) => tx.run('UPDATE actors SET handle = ? WHERE id = ?', [handle, actor.id]))
    await rename(first, allowed)
    await expect(direct(first)).rejects.toEqual(forbidden)
    await say({ deny: [denied] })
    await rename(second, denied)
    await expect(direct(second)).rejects.toEqual(forbidden)
    expect((await direct(first)).created).toBe(true)
  })
})

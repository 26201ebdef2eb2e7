import { afterEach, beforeEach, expect, it } from 'vitest'
import { addParticipant } from '../../conversations/chats/add-participant.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../accounts/caller.ts'
import { standardAccountLimits } from '../../platform/limits/limits-setting.ts'
import type { AccessLists } from './access.rules.ts'
import { getAgentAccess } from './get-agent-access.ts'
import { setAgentAccess } from './set-agent-access.ts'

const entriesMax = standardAccountLimits.access_entries_per_list

eachDatabase((_name, open) => {
  let world: World
  let owner: Caller
  let ben: Caller
  let bot: Caller
  beforeEach(async () => {
    world = createWorld(await open())
    owner = await world.user()
    ben = await world.user()
    bot = await world.agent({ owner, visibility: 'public' })
  })
  afterEach(() => world.stop())

  const say = (lists: Partial<AccessLists>) => setAgentAccess(world.context, bot.id, { allow: [], deny: [], ...lists })
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

  it('keeps each handle once, in its stored spelling, known or not', async () => {
    expect(await getAgentAccess(world.context, bot.id)).toEqual({ allow: [], deny: [] })
    const stored = await say({ allow: ['Zoe', 'anna', 'zoe'], deny: [ben.handle.toUpperCase()] })
    expect(stored).toEqual({ allow: ['anna', 'zoe'], deny: [ben.handle] })
    expect(await getAgentAccess(world.context, bot.id)).toEqual(stored)
    expect(await say({})).toEqual({ allow: [], deny: [] })
    const many = Array.from({ length: entriesMax + 1 }, (_, i) => `h${i}`)
    await say({ deny: many.slice(1) })
    await expect(say({ allow: many })).rejects.toMatchObject({ kind: 'limit_exceeded', field: 'allow' })
    expect((await getAgentAccess(world.context, bot.id)).deny).toHaveLength(entriesMax)
  })

  it('rejects the denied, whoever they are, and leaves chats that exist alone', async () => {
    const { chat } = await direct(ben)
    await say({ allow: [ben.handle], deny: [ben.handle] })
    expect((await direct(ben)).chat.id).toBe(chat.id)
    await world.send(ben, chat.id)
    await expect(group(ben, bot)).rejects.toEqual(forbidden)
    const crew = await group(ben)
    await expect(addParticipant(world.context, ben, crew.chat.id, bot.handle)).rejects.toEqual(forbidden)
    expect((await direct(bot, await world.user())).created).toBe(true)
  })

  it('takes only the listed and the owner while there is an allow list', async () => {
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
})

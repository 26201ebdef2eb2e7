import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { deleteAccount } from '../../identity/accounts/delete-account.ts'
import { deleteOwnedAgent, updateOwnedAgent } from '../../identity/agents/owned-agents.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { dumpTables } from '../../testing/api-fuzz/dump.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { setPhoneNumber } from '../../http/admin/change-handle.ts'
import { adminDecideListing } from '../../http/admin/admin-listings.ts'
import { listDirectoryCategories } from './search-directory.ts'
import { submitListing } from './own-listing.ts'

eachDatabase((_name, open) => {
  let world: World
  let ann: Caller
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
  })
  afterEach(() => world.stop())

  const published = async () => {
    const agent = await world.agent({ owner: ann, visibility: 'public' })
    await updateOwnedAgent(world.context, ann.id, agent.id, { displayName: 'Guide' })
    await submitListing(world.context, ann.id, agent.id, { categories: ['travel'], tasks: ['Book a flight'] })
    for (const status of ['approved', 'published'] as const) {
      await adminDecideListing(world.context, agent.handle, { status, reason: null })
    }
    return agent
  }
  const inTravel = async () =>
    (await listDirectoryCategories(world.context)).find(({ id }) => id === 'travel')?.agentCount ?? 0
  const traces = async () =>
    (await dumpTables(world.context.database)).filter((row) =>
      /^(listings|directory_terms|directory_entries) /.test(row),
    )

  it('are removed from the directory with their listings, one by one and with their owner', async () => {
    const [first] = [await published(), await published()]
    expect(await inTravel()).toBe(2)
    await deleteOwnedAgent(world.context, ann.id, first.id)
    expect(await inTravel()).toBe(1)
    await deleteAccount(world.context, ann.id, ann.handle)
    expect(await inTravel()).toBe(0)
    expect(await traces()).toEqual([])
  })

  it('are deleted with the phone number of their owner, verified or not', async () => {
    await setPhoneNumber(world.context, ann.handle, { phoneNumber: '+4917000000001', verified: false })
    await deleteAccount(world.context, ann.id, ann.handle)
    expect((await dumpTables(world.context.database)).join('\n')).not.toContain('17000000001')
  })
})

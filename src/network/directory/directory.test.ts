import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createWorld, type World } from '../../testing/world.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { statementPlans } from '../../testing/statement-plans.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { setHandleStatus } from '../../http/admin/change-handle.ts'
import { updateOwnedAgent } from '../../identity/agents/owned-agents.ts'
import { adminDecideListing, adminListListings } from '../../http/admin/admin-listings.ts'
import { listDirectoryCategories, searchDirectory } from './search-directory.ts'
import type { Offer } from './listing.ts'
import { searchEntries } from './directory.sql.ts'
import { submitListing, withdrawListing } from './own-listing.ts'

const offer: Offer = { categories: ['travel'], tasks: ['Book a flight'] }

eachDatabase((_name, open) => {
  let database: Database
  let world: World
  let ann: Caller
  beforeEach(async () => {
    database = await open()
    world = createWorld(database)
    ann = await world.user()
  })
  afterEach(() => world.stop())

  const named = async (displayName: string, visibility: 'public' | 'unlisted' = 'public') => {
    const agent = await world.agent({ owner: ann, visibility })
    await updateOwnedAgent(world.context, ann.id, agent.id, { displayName })
    return agent
  }
  const decided = (agent: Caller, ...statuses: ('approved' | 'published' | 'rejected')[]) =>
    statuses.reduce(async (before, status) => {
      await before
      await adminDecideListing(world.context, agent.handle, { status, reason: null })
    }, Promise.resolve())
  const publish = async (agent: Caller, its: Offer = offer) => {
    await submitListing(world.context, ann.id, agent.id, its)
    await decided(agent, 'approved', 'published')
    return agent
  }
  const search = (
    question: { q?: string; task?: string; category?: 'travel' | 'legal' } = {},
    limit = 100,
    cursor?: string,
  ) =>
    searchDirectory(
      world.context,
      { category: undefined, task: undefined, q: undefined, ...question },
      { cursor, limit },
    )
  const names = async (question?: Parameters<typeof search>[0]) =>
    (await search(question)).items.map(({ name }) => name)

  it('shows an agent only while it is public, active and published', async () => {
    const agent = await named('Alpha')
    const shown = () => names()
    expect(await shown()).toEqual([])
    await submitListing(world.context, ann.id, agent.id, offer)
    expect(await shown()).toEqual([])
    await decided(agent, 'approved')
    expect(await shown()).toEqual([])
    await decided(agent, 'published')
    expect(await shown()).toEqual(['Alpha'])
    for (const visibility of ['unlisted', 'private'] as const) {
      await updateOwnedAgent(world.context, ann.id, agent.id, { visibility })
      expect(await shown()).toEqual([])
      await updateOwnedAgent(world.context, ann.id, agent.id, { visibility: 'public' })
      expect(await shown()).toEqual(['Alpha'])
    }
    for (const status of ['suspended', 'retired'] as const) {
      await setHandleStatus(world.context, agent.handle, status)
      expect(await shown()).toEqual([])
      await setHandleStatus(world.context, agent.handle, 'active')
      expect(await shown()).toEqual(['Alpha'])
    }
    await decided(agent, 'rejected')
    expect(await shown()).toEqual([])
  })

  it('hides an agent also when its entry was not reindexed', async () => {
    const agent = await publish(await named('Alpha'))
    await database.write((tx) => tx.run("UPDATE actors SET status = 'deleted' WHERE id = ?", [agent.id]))
    expect(await names()).toEqual([])
  })

  it('reviews a changed offer again, keeps an equal offer, and withdraws a listing', async () => {
    const agent = await publish(await named('Alpha'))
    const same = await submitListing(world.context, ann.id, agent.id, {
      categories: ['travel'],
      tasks: [' Book  a flight'],
    })
    expect([same.status, await names()]).toEqual(['published', ['Alpha']])
    const other = await submitListing(world.context, ann.id, agent.id, { categories: ['legal'], tasks: [] })
    expect([other.status, await names()]).toEqual(['in_review', []])
    const waiting = await adminListListings(world.context, 'in_review', { limit: 10 })
    expect(waiting.items).toMatchObject([{ handle: agent.handle, name: 'Alpha', listing: { categories: ['legal'] } }])
    await decided(agent, 'approved', 'published')
    expect([await names({ category: 'travel' }), await names({ category: 'legal' })]).toEqual([[], ['Alpha']])
    await withdrawListing(world.context, ann.id, agent.id)
    expect(await names()).toEqual([])
    for (const table of ['directory_terms', 'directory_entries']) {
      expect(await database.read((tx) => tx.rows(`SELECT * FROM ${table}`))).toEqual([])
    }
    expect((await listDirectoryCategories(world.context)).every(({ agentCount }) => agentCount === 0)).toBe(true)
  })

  it('rejects private, foreign and unknown agents', async () => {
    const hidden = await named('Hidden', 'unlisted')
    await expect(submitListing(world.context, ann.id, hidden.id, offer)).rejects.toMatchObject({ kind: 'conflict' })
    const foreign = await named('Foreign')
    const ben = await world.user()
    await expect(submitListing(world.context, ben.id, foreign.id, offer)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(withdrawListing(world.context, ben.id, foreign.id)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(decided(foreign, 'approved')).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('finds agents by category, by task, by words and by their combination', async () => {
    await publish(await named('Alpha Trips'), { categories: ['travel'], tasks: ['Book a flight'] })
    await publish(await named('Beta Trips'), { categories: ['travel', 'legal'], tasks: ['Plan a journey'] })
    await publish(await named('Gamma Law'), { categories: ['legal'], tasks: ['Book a flight'] })
    expect(await names({ category: 'legal' })).toEqual(['Beta Trips', 'Gamma Law'])
    expect(await names({ task: 'BOOK a  flight' })).toEqual(['Alpha Trips', 'Gamma Law'])
    expect(await names({ q: 'trip' })).toEqual(['Alpha Trips', 'Beta Trips'])
    expect(await names({ q: 'trip', category: 'legal', task: 'plan a journey' })).toEqual(['Beta Trips'])
    expect(await names({ q: 'trip', category: 'legal', task: 'book a flight' })).toEqual([])
    const counts = await listDirectoryCategories(world.context)
    expect(counts.filter(({ agentCount }) => agentCount > 0).map(({ id, agentCount }) => [id, agentCount])).toEqual([
      ['legal', 2],
      ['travel', 2],
    ])
  })

  it('updates the entry after a change of the name', async () => {
    const agent = await publish(await named('Alpha'))
    await publish(await named('Beta'))
    await updateOwnedAgent(world.context, ann.id, agent.id, { displayName: 'Zeta' })
    expect([await names(), await names({ q: 'alpha' }), await names({ q: 'zet' })]).toEqual([
      ['Beta', 'Zeta'],
      [],
      ['Zeta'],
    ])
  })

  it('returns each unchanged entry once while other entries are added and removed', async () => {
    const staying = new Map<string, Caller>()
    // Equal names are ordered by handle.
    for (const name of ['b', 'd', 'd', 'd', 'f', 'h', 'j']) {
      const agent = await publish(await named(name))
      staying.set(agent.handle, agent)
    }
    const leaving = [await publish(await named('a')), await publish(await named('c')), await publish(await named('e'))]
    const seen: string[] = []
    let cursor: string | undefined
    for (let turn = 0; ; turn += 1) {
      const page = await search({}, 2, cursor)
      seen.push(...page.items.map(({ handle }) => handle))
      if (!page.hasMore) break
      cursor = page.nextCursor!
      await publish(await named(['a0', 'c0', 'i0', 'k0'][turn % 4]!))
      const gone = leaving.pop()
      if (gone) await withdrawListing(world.context, ann.id, gone.id)
    }
    expect(seen.filter((handle) => staying.has(handle))).toEqual(
      (await search()).items.map(({ handle }) => handle).filter((handle) => staying.has(handle)),
    )
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('is consistent after parallel changes', async () => {
    const agent = await named('Alpha')
    await submitListing(world.context, ann.id, agent.id, offer)
    await decided(agent, 'approved')
    for (let round = 0; round < 5; round += 1) {
      await updateOwnedAgent(world.context, ann.id, agent.id, { visibility: 'unlisted' })
      await Promise.all([
        updateOwnedAgent(world.context, ann.id, agent.id, { visibility: 'public' }),
        setHandleStatus(world.context, agent.handle, 'active'),
        updateOwnedAgent(world.context, ann.id, agent.id, { displayName: `Alpha ${round}` }),
        adminDecideListing(world.context, agent.handle, { status: 'published', reason: null }),
      ])
      expect(await names({ q: `alpha ${round}` })).toEqual([`Alpha ${round}`])
    }
  })

  it('rejects foreign cursors', async () => {
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const cursor of ['x', '!!', made(['a']), made({}), made([1, 2]), made(['a\0', 'b']), made(['\ud800', 'b'])]) {
      await expect(search({}, 10, cursor)).rejects.toMatchObject({ kind: 'invalid_request', field: 'cursor' })
    }
  })

  describe('with many agents', () => {
    it('reads a page from the start of an index range, without sorting', async () => {
      await database.write((tx) => fill(tx, 5_000))
      await database.write((tx) => tx.run('ANALYZE'))
      const plan = await database.read((tx) => planOf(tx))
      expect(plan).toMatch(/directory_terms_pkey|USING PRIMARY KEY/)
      expect(plan).not.toMatch(/Seq Scan on directory_terms|SCAN d|SCAN o|USE TEMP B-TREE|\bSort\b/)
    })
  })
})

/** Inserts published agents with the terms * and w:name, every second one with c:legal. */
async function fill(tx: Tx, amount: number): Promise<void> {
  const rows = Array.from({ length: amount }, (_, i) => ({
    id: `agt_${i}`,
    handle: `bot_${i}`,
    place: `name ${i % 100}`,
  }))
  const table = (kept: typeof rows) => tx.table({ id: 'text', handle: 'text', place: 'text' }, kept)
  const all = table(rows)
  await tx.run(
    `INSERT INTO actors (id, kind, handle, display_name, visibility, status, created_at)
    SELECT t.id, 'agent', t.handle, t.place, 'public', 'active', 0 FROM ${all.sql} AS t`,
    all.bindings,
  )
  await tx.run(
    `INSERT INTO listings (agent_id, status, categories, tasks, submitted_at)
    SELECT t.id, 'published', '[]', '[]', 0 FROM ${all.sql} AS t`,
    all.bindings,
  )
  for (const [term, every] of [
    ['*', 1],
    ['c:legal', 2],
    ['w:name', 1],
  ] as const) {
    const { sql, bindings } = table(rows.filter((_, i) => i % every === 0))
    await tx.run(`INSERT INTO directory_terms (term, sort_name, handle) SELECT ?, t.place, t.handle FROM ${sql} AS t`, [
      term,
      ...bindings,
    ])
  }
}

/** Returns the query plan of the store's search with two terms. */
const planOf = (tx: Tx): Promise<string> =>
  statementPlans(tx, (explaining) =>
    searchEntries(explaining, ['w:name', 'c:legal'], { sortName: 'name 5', handle: '' }, 51),
  )

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAmong } from '../../platform/database/queries.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from './caller.ts'
import type { ErasureTarget } from './deletion.ts'
import { createErasure, type Erasure, type ErasureOptions, erasureBackoff } from './erasure.ts'
import { deleteAccount } from './delete-account.ts'
import { findDeletion } from './deletion.store.ts'
import { getAccountDeletion } from './delete-accounts.ts'
import { anonymizeUser } from './anonymize.rules.ts'

describe('the rules of erasure', () => {
  it('retry with exponential backoff, up to a maximum', () => {
    expect([1, 2, 5].map((attempt) => erasureBackoff(attempt, 100, 0.5))).toEqual([100, 200, 1_600])
    expect([erasureBackoff(1, 100, 0), erasureBackoff(1, 100, 0.999)]).toEqual([80, 120])
    expect(erasureBackoff(500, 100, 0.5)).toBe(600_000)
  })

  it('anonymize each object that describes the user, and nothing else', () => {
    const actor = { type: 'user', id: 'usr_1', handle: 'ann', user_id: 'usr_1' }
    const other = { type: 'user', id: 'usr_2', handle: 'ann' }
    const data = {
      reaction: { actor, emoji: '👍' },
      list: [other, { user_id: 'usr_1', name: 'Ann', note: 'usr_1' }],
    }
    expect(JSON.stringify(anonymizeUser(data, 'usr_1'))).toBe(
      JSON.stringify({
        reaction: { actor: { ...actor, handle: null }, emoji: '👍' },
        list: [other, { user_id: 'usr_1', name: null, note: 'usr_1' }],
      }),
    )
  })
})

/** Simulates storage outside of the database that can be unavailable. */
function storage(name: string) {
  const seen = { attempts: 0, erased: [] as string[], atOnce: 0, mostAtOnce: 0, away: false, takesMs: 0 }
  const target: ErasureTarget = {
    name,
    async erase(_database, { agentIds }, pace) {
      seen.attempts++
      seen.atOnce++
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
      try {
        const end = Date.now() + seen.takesMs
        while (Date.now() < end) {
          await pace.next()
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        if (seen.away) throw new Error('the storage is away')
        seen.erased.push(...agentIds)
      } finally {
        seen.atOnce--
      }
    },
  }
  return { seen, target }
}

eachDatabase((dialect, open) => {
  let world: World
  let ann: Caller
  let bot: Caller
  let others: Erasure[]
  let options: Partial<ErasureOptions>
  beforeEach(async () => {
    options = quick
    world = createWorld(await open())
    ann = await world.user()
    bot = await world.agent({ owner: ann })
    others = []
  })
  afterEach(async () => {
    await Promise.all([world.context.erasure.stop(), ...others.map((erasure) => erasure.stop())])
    world.stop()
  })

  const quick: Partial<ErasureOptions> = { pollMs: 10, leaseMs: 200, backoffMs: 20 }
  /** Replaces the erasure of the process with these targets. */
  const withTargets = (...targets: ErasureTarget[]) => {
    world.context.erasure = createErasure(world.context, { ...world.context.erasure, targets }, options)
  }
  /** Starts another process that polls for work, with its own connections on PostgreSQL. */
  const process = async (...targets: ErasureTarget[]) => {
    const database = dialect === 'postgres' ? await open.another() : world.context.database
    const erasure = createErasure({ ...world.context, database }, { ...world.context.erasure, targets }, options)
    others.push(erasure)
    erasure.start()
    return erasure
  }
  const statusOf = async (receiptId: string) => (await getAccountDeletion(world.context, receiptId)).status
  const completed = (receiptId: string) => expect.poll(() => statusOf(receiptId), { timeout: 10_000 }).toBe('completed')

  it('is completed only when every target is erased, and retries until then', async () => {
    const [near, far] = [storage('near'), storage('far')]
    far.seen.away = true
    withTargets(near.target, far.target)
    const { receiptId, status } = await deleteAccount(world.context, ann.id, ann.handle)
    expect(status).toBe('pending')
    expect(near.seen.erased).toEqual([bot.id])
    await process(near.target, far.target)
    await expect.poll(() => far.seen.attempts, { timeout: 10_000 }).toBeGreaterThan(3)
    expect(await statusOf(receiptId)).toBe('pending')
    far.seen.away = false
    await completed(receiptId)
    expect([near.seen.erased, far.seen.erased]).toEqual([[bot.id], [bot.id]])
    expect(near.seen.attempts).toBe(1)
  })

  it('counts each erased object once for its report, across failures and processes', async () => {
    let attempts = 0
    const contacts: ErasureTarget = {
      name: 'contacts',
      async erase(database, _deleted, pace) {
        attempts++
        for (const at of [0, 1, 2, 3]) {
          await pace.next()
          await database.write(async (tx) => {
            const erased = await deleteAmong(tx, 'contacts', ['agent_id'], [`agt_${at}`, `agt_other_${at}`])
            // The transaction that fails is rolled back with its counts.
            if (attempts <= 2 && at === attempts) throw new Error('the process crashes')
            return { erased: { contacts: erased } }
          })
        }
      },
    }
    withTargets(contacts)
    await world.context.database.write(async (tx) => {
      for (const at of [0, 1, 2, 3])
        for (const id of [`agt_${at}`, `agt_other_${at}`])
          await tx.knex('contacts').insert({ agent_id: id, user_id: 'usr_1', created_at: 0 })
    })
    const report = async (id: string) => world.context.database.read((tx) => findDeletion(tx, id))
    const { receiptId } = await deleteAccount(world.context, ann.id, ann.handle)
    expect(await report(receiptId)).toMatchObject({
      completedAt: null,
      pending: [{ target: 'contacts', attempts: 1 }],
      counts: expect.arrayContaining([{ kind: 'contacts', outcome: 'erased', count: 2 }]),
    })
    await process(contacts)
    await completed(receiptId)
    expect(await report(receiptId)).toMatchObject({
      completedAt: expect.any(Number),
      pending: [],
      counts: expect.arrayContaining([{ kind: 'contacts', outcome: 'erased', count: 8 }]),
    })
    expect(attempts).toBe(3)
  })

  it('responds before slow work ends, and the work continues', async () => {
    const slow = storage('slow')
    slow.seen.takesMs = 1_500
    withTargets(slow.target)
    const patient = world.context.erasure
    world.context.erasure = { ...patient, eraseNow: (deletionId) => patient.eraseNow(deletionId, 50) }
    const { receiptId, status } = await deleteAccount(world.context, ann.id, ann.handle)
    expect([status, slow.seen.erased]).toEqual(['pending', []])
    await completed(receiptId)
    expect([slow.seen.attempts, slow.seen.erased]).toEqual([1, [bot.id]])
  })

  it('is distributed between processes, with one process at a time per target', async () => {
    // A renewal may be a second late on a busy machine.
    options = { ...quick, leaseMs: 1_500 }
    const [one, away] = [storage('one'), storage('away')]
    away.seen.away = true
    one.seen.takesMs = 30
    withTargets(away.target, one.target)
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const user = await world.user()
        return { user, agent: await world.agent({ owner: user }) }
      }),
    )
    const receipts: string[] = []
    for (const { user } of people) receipts.push((await deleteAccount(world.context, user.id, user.handle)).receiptId)
    const agentIds = people.map(({ agent }) => agent.id).sort()
    expect(one.seen.erased.toSorted()).toEqual(agentIds)
    away.seen.away = false
    away.seen.takesMs = 1_600
    await Promise.all([process(away.target), process(away.target)])
    for (const receiptId of receipts) await completed(receiptId)
    // The work took longer than the lease, which was renewed: no other process claimed it.
    expect(away.seen.erased.toSorted()).toEqual(agentIds)
    expect(away.seen.mostAtOnce).toBeGreaterThan(1)
  })

  it('is continued by another process after a crash or a stop', async () => {
    const lost = storage('lost')
    withTargets(lost.target)
    lost.seen.takesMs = 60_000
    const stuck = deleteAccount(world.context, ann.id, ann.handle)
    await expect.poll(() => lost.seen.attempts).toBe(1)
    const [row] = await world.context.database.read((tx) =>
      tx.rows<{ deletion_id: string }>('SELECT deletion_id FROM cleanup_targets'),
    )
    const receiptId = row!.deletion_id
    // A process that stops releases its work at once.
    await world.context.erasure.stop()
    expect(await stuck).toMatchObject({ receiptId, status: 'pending' })
    lost.seen.takesMs = 0
    // The lease of a crashed process expires.
    const leaseUntil = Date.now() + 600
    await world.context.database.write((tx) =>
      tx.run("UPDATE cleanup_targets SET lease_id = 'lse_dead', next_at = ?", [leaseUntil]),
    )
    await process(lost.target)
    await completed(receiptId)
    expect(Date.now()).toBeGreaterThanOrEqual(leaseUntil)
    expect(lost.seen.erased).toEqual([bot.id])
  })

  it('keeps the row of a target that this version does not know', async () => {
    withTargets(storage('of another build').target)
    const { receiptId } = await deleteAccount(world.context, ann.id, ann.handle)
    expect(await statusOf(receiptId)).toBe('completed')
    const ben = await world.user()
    world.context.erasure = { ...world.context.erasure, targetNames: ['future'] }
    const second = await deleteAccount(world.context, ben.id, ben.handle)
    expect(second.status).toBe('pending')
    const future = storage('future')
    await process(future.target)
    await completed(second.receiptId)
  })
})

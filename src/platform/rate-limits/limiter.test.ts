import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { eachDatabase, silentLog } from '../../testing/databases.ts'
import { addToWindows, deleteEndedWindows } from './limit.sql.ts'
import { createLimiter, overLimit, rateLimitHeaders, type Limiter, type LimiterDependencies } from './limiter.ts'

const token = { requests: 40, seconds: 30 }

eachDatabase((dialect, open) => {
  let database: Database
  const limiters: Limiter[] = []
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => {
    for (const limiter of limiters.splice(0)) await limiter.stop()
  })

  function start(parts: Partial<LimiterDependencies> = {}): Limiter {
    const limiter = createLimiter({ limits: { token }, database, clock: systemClock, log: silentLog, ...parts })
    limiters.push(limiter)
    return limiter
  }
  async function use(limiter: Limiter, times: number, name = 'one') {
    for (let turn = 1; turn < times; turn += 1) await limiter.count('token', name)
    return (await limiter.count('token', name))!
  }

  describe('a limiter', () => {
    it('allows as many requests per name as the limit', async () => {
      const limiter = start()
      expect(await use(limiter, 40)).toMatchObject({ rule: 'token', remaining: 0, exceeded: false })
      const rejected = await use(limiter, 1)
      expect(rejected).toMatchObject({ remaining: 0, exceeded: true, resetSeconds: 30 })
      expect(await use(limiter, 1, 'another')).toMatchObject({ remaining: 39, exceeded: false })
      expect(overLimit(rejected)).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: 30 })
      expect(rateLimitHeaders(rejected)).toEqual([
        'RateLimit-Policy',
        '"token";q=40;w=30',
        'RateLimit',
        '"token";r=0;t=30',
      ])
    })

    it('is read without counting', async () => {
      const limiter = start()
      expect(await limiter.read('token', 'one')).toBeUndefined()
      await use(limiter, 39)
      expect(await limiter.read('token', 'one')).toMatchObject({ remaining: 1, exceeded: false })
      await use(limiter, 1)
      expect(await limiter.read('token', 'one')).toMatchObject({ remaining: 0, exceeded: true })
      expect(start({ limits: {} }).read('token', 'one')).toBeUndefined()
    })

    it('restarts with each window', async () => {
      const limiter = start({ limits: { token: { requests: 2, seconds: 1 } } })
      expect((await use(limiter, 3)).exceeded).toBe(true)
      await expect.poll(async () => (await use(limiter, 1)).exceeded, { timeout: 3000, interval: 50 }).toBe(false)
    })

    it('counts nothing without a limit, and uses the limit of an account where there is one', async () => {
      const limiter = start({ limits: {} })
      expect(limiter.count('token', 'one')).toBeUndefined()
      const own = { requests: 1, seconds: 60 }
      expect(await limiter.count('token', 'one', own)).toMatchObject({ exceeded: false })
      expect(await limiter.count('token', 'one', own)).toMatchObject({ exceeded: true })
    })

    it.runIf(dialect === 'postgres')('counts together with the limiters of other processes', async () => {
      const [first, second] = [start(), start()]
      await use(first, 40)
      await expect.poll(async () => (await use(second, 1)).exceeded, { timeout: 5000, interval: 100 }).toBe(true)
    })

    it.runIf(dialect === 'postgres')('executes no statement at a low request rate', async () => {
      let writes = 0
      const counting: Database = {
        ...database,
        write: (work) => {
          writes += 1
          return database.write(work)
        },
      }
      const limiter = start({ database: counting, limits: { token: { requests: 10_000, seconds: 60 } } })
      for (let name = 0; name < 50; name += 1) await use(limiter, 10, `name ${name}`)
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(writes).toBe(0)
    })

    it.runIf(dialect === 'postgres')(
      'continues alone while the database is unavailable, and logs this once',
      async () => {
        const logged: string[] = []
        const log: DatabaseLog = {
          ...silentLog,
          warn: (_details, text) => logged.push(text),
          info: (_details, text) => logged.push(text),
        }
        let away = true
        const failing: Database = {
          ...database,
          write: (work) =>
            away
              ? Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }))
              : database.write(work),
        }
        const [limiter, other] = [start({ database: failing, log }), start()]
        expect((await use(limiter, 41)).exceeded).toBe(true)
        await new Promise((resolve) => setTimeout(resolve, 700))
        expect(logged).toEqual(['rate limits are counted in this process alone until the database answers'])
        away = false
        await expect.poll(async () => (await use(other, 1)).exceeded, { timeout: 5000, interval: 100 }).toBe(true)
        expect(logged).toEqual([expect.any(String), 'rate limits are shared again'])
      },
    )
  })

  describe('shared windows', () => {
    it('add up, expire, and are deleted', async () => {
      const add = (now: number, ...names: string[]) =>
        database.write((tx) =>
          addToWindows(
            tx,
            names.map((name) => ({ name, used: 3, endsAt: now + 100 })),
            now,
          ),
        )
      await add(1000, 'b', 'a')
      expect(await add(1050, 'a')).toEqual([{ name: 'a', used: 6, endsAt: 1100 }])
      expect(await add(1100, 'a')).toEqual([{ name: 'a', used: 3, endsAt: 1200 }])
      await database.write((tx) => deleteEndedWindows(tx, 1100))
      expect(await database.read((tx) => tx.rows('SELECT name FROM rate_windows'))).toEqual([{ name: 'a' }])
    })

    it('accept parallel callers', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `name ${index}`)
      const add = () =>
        database.write((tx) =>
          addToWindows(
            tx,
            names.map((name) => ({ name, used: 1, endsAt: 9_000 })),
            1,
          ),
        )
      await Promise.all(Array.from({ length: 10 }, add))
      const rows = await database.read((tx) => tx.rows<{ used: number }>('SELECT used FROM rate_windows'))
      expect(rows.map(({ used }) => used)).toEqual(names.map(() => 10))
    })
  })
})

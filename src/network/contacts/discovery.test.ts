import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock, type Clock } from '../../platform/clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { searchDump } from '../../http/admin/search-dump.sql.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

let lastNumber = 0
/** Returns a German mobile number in its international form. */
const newNumber = () => `+4915${String(Date.now() % 1e5).padStart(5, '0')}${String((lastNumber += 1)).padStart(4, '0')}`

eachDatabase((_name, open) => {
  describe('contact discovery', () => {
    let server: TestServer
    let ahead = 0
    const clock: Clock = { ...systemClock, now: () => Date.now() + ahead }
    beforeAll(async () => {
      server = await startTestServer(open.place(), clock)
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const userWith = async (phone_number: string) => {
      const { body } = await server.call('POST', '/_ops/persons', testOperatorKey, {
        handle: newHandle(),
        name: 'Somebody',
        phone_number,
      })
      return {
        id: body.person.user_id as string,
        handle: body.person.handle as string,
        session: body.session as string,
      }
    }
    const discover = (session: string, entries: string[]) =>
      server.call('POST', '/v1/me/contact-discovery', session, { entries })
    const numbers = (count: number) => Array.from({ length: count }, newNumber)
    const joined = async (session: string): Promise<unknown[]> =>
      (await server.call('GET', '/v1/me/events?limit=100', session)).body.events
        .filter((event: { event_type: string }) => event.event_type === 'contact.joined')
        .map(({ data }: { data: object }) => data)

    it('finds persons by their verified numbers, in any spelling', async () => {
      const [own, known, unverified] = [newNumber(), newNumber(), newNumber()]
      const [me, friend, other] = [await userWith(own), await userWith(known), await server.user()]
      await server.call('PUT', `/_ops/persons/${other.handle}/phone-number`, testOperatorKey, {
        phone_number: unverified,
        verified: false,
      })
      const national = `0${known.slice(3)}`
      const found = await discover(me.session, [
        newNumber(),
        known,
        `${national.slice(0, 4)} / ${national.slice(4)}`,
        own,
        unverified,
        'no number',
        '00',
      ])
      expect(found.body).toEqual({
        matches: [1, 2].map((entry_index) => ({ entry_index, handle: friend.handle, name: 'Somebody' })),
      })
      await server.call('PUT', `/v1/blocked-handles/${me.handle}`, friend.session)
      expect((await discover(me.session, [known])).body).toEqual({ matches: [] })
    })

    it('accepts 250 numbers per request and 1,000 per hour, and counts a repeated number once', async () => {
      const me = await userWith(newNumber())
      expect((await discover(me.session, [])).status).toBe(422)
      const over = await discover(me.session, numbers(251))
      expect([over.status, over.body.error.code]).toEqual([409, 'limit_exceeded'])
      const [one] = numbers(1)
      expect(
        (
          await discover(
            me.session,
            Array.from({ length: 250 }, () => one!),
          )
        ).status,
      ).toBe(200)
      for (const count of [250, 250, 250]) expect((await discover(me.session, numbers(count))).status).toBe(200)
      const tooMany = await discover(me.session, numbers(250))
      expect([tooMany.status, Number(tooMany.headers.get('retry-after'))]).toEqual([
        429,
        expect.toSatisfy((seconds) => seconds > 3_500 && seconds <= 3_600),
      ])
      expect((await discover(me.session, numbers(249))).status).toBe(200)
      expect((await discover(me.session, ['no number'])).status).toBe(200)
      expect((await discover(me.session, numbers(1))).status).toBe(429)
      expect((await discover((await userWith(newNumber())).session, numbers(1))).status).toBe(200)
      ahead = 3_600_001
      expect((await discover(me.session, numbers(1))).status).toBe(200)
      ahead = 0
    })

    it('counts parallel requests correctly', async () => {
      const me = await userWith(newNumber())
      const answers = await Promise.all(Array.from({ length: 6 }, () => discover(me.session, numbers(250))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
    })

    it('stores digests only, finds persons who join later by them, and deletes them with the account', async () => {
      const [me, other] = [await userWith(newNumber()), await userWith(newNumber())]
      const sought = newNumber()
      await discover(me.session, [sought])
      await discover(other.session, [`0${sought.slice(3)}`])
      for (const text of [sought, sought.slice(1), sought.slice(3)])
        expect(await searchDump(server.context, text)).toEqual([])
      expect(await joined(me.session)).toEqual([])
      const friend = await userWith(sought)
      expect([await joined(me.session), await joined(other.session)]).toEqual([
        [{ user_id: friend.id }],
        [{ user_id: friend.id }],
      ])
      await server.call('DELETE', '/v1/me', me.session, { confirm: me.handle })
      const left = await server.context.database.read((tx) =>
        tx.rows('SELECT user_id FROM sought_numbers WHERE user_id IN (?, ?)', [me.id, other.id]),
      )
      expect(left).toEqual([{ user_id: other.id }])
    })

    it('sends one event for a number that a user verifies later', async () => {
      const [me, friend, sought] = [await userWith(newNumber()), await server.user(), newNumber()]
      await discover(me.session, [sought])
      const set = (verified: boolean) =>
        server.call('PUT', `/_ops/persons/${friend.handle}/phone-number`, testOperatorKey, {
          phone_number: sought,
          verified,
        })
      await set(false)
      expect(await joined(me.session)).toEqual([])
      for (let turn = 0; turn < 2; turn += 1) await set(true)
      expect(await joined(me.session)).toEqual([{ user_id: friend.id }])
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runCommand } from '../../testing/commands.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { createVisitor } from '../../testing/visitor.ts'

eachDatabase((_name, open) => {
  describe('an invitation for many people', () => {
    let now = Date.now()
    let server: TestServer

    beforeAll(async () => {
      const settings = { PARLEY_RATE_LIMITS: 'sign_in=off,sign_in_failed=off' }
      server = await startTestServer(open.place(), { now: () => now }, settings)
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const create = async (body: object) => (await server.call('POST', '/_ops/invitations', testOperatorKey, body)).body
    const tokenOf = (url: string) => new URL(url).searchParams.get('token')!
    async function join(url: string, fields: { handle?: string; name?: string } = {}) {
      const visitor = createVisitor()
      const form = { token: tokenOf(url), handle: newHandle(), name: 'Ann', ...fields }
      const page = await visitor.submit(`${server.url}/join`, form)
      return { ...page, session: visitor.cookies(server.url).get('parley_session') }
    }
    const statusOf = async (url: string) => (await createVisitor().open(url)).status

    it('creates at most one account for each use', async () => {
      const { invitation, url } = await create({ uses: 2, expires_in: 3600, note: 'The team' })
      expect(invitation).toMatchObject({ note: 'The team', uses: 2, used: 0 })
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/join\?token=aci_[\w-]{43}$/)
      // Opening the page does not count as a use.
      expect([await statusOf(url), await statusOf(url)]).toEqual([200, 200])
      const handle = newHandle()
      const joined = await join(url, { handle: handle.toUpperCase(), name: 'Ann Example' })
      expect(new URL(joined.url).pathname).toBe('/app')
      expect((await server.call('GET', '/v1/me', joined.session)).body.user).toMatchObject({
        handle,
        name: 'Ann Example',
      })
      // A rejected account does not count as a use.
      for (const [fields, status, text] of [
        [{ handle }, 409, `The handle ${handle} is taken.`],
        [{ handle: 'admin' }, 409, 'reserved'],
        [{ handle: 'x' }, 422, 'handle must be'],
        [{ name: '' }, 422, 'name'],
      ] as const) {
        const again = await join(url, fields)
        expect([fields, again.status]).toEqual([fields, status])
        expect(again.text).toContain(text)
      }
      expect((await join(url)).session).toMatch(/^ses_/)
      expect([(await join(url)).status, await statusOf(url)]).toEqual([404, 404])
    })

    it('creates no more accounts than uses when people join concurrently', async () => {
      const { invitation, url } = await create({ uses: 3, expires_in: 3600 })
      const joined = await Promise.all(Array.from({ length: 8 }, () => join(url)))
      expect(joined.filter(({ session }) => session !== undefined)).toHaveLength(3)
      const { body } = await server.call('GET', '/_ops/invitations?limit=100', testOperatorKey)
      expect(body.invitations.find(({ id }: { id: string }) => id === invitation.id).used).toBe(3)
    })

    it('has the same answer when it is unknown, expired or deleted, and its secret is not in the database', async () => {
      const [removed, expired] = [
        await create({ uses: 1, expires_in: 3600 }),
        await create({ uses: 1, expires_in: 60 }),
      ]
      const path = `/_ops/invitations/${removed.invitation.id}`
      expect((await server.call('DELETE', path, testOperatorKey)).status).toBe(204)
      expect((await server.call('DELETE', path, testOperatorKey)).status).toBe(404)
      now += 61_000
      const unknown = `${server.url}/join?token=aci_unknown`
      const pages = [removed.url, expired.url, unknown].map((url) => createVisitor().open(url))
      const answers = (await Promise.all(pages)).map(({ status, text }) => `${status} ${text}`)
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toMatch(/^404 /)
      const search = { text: tokenOf(expired.url) }
      const { body } = await server.call('POST', '/_ops/dump-search', testOperatorKey, search)
      expect(body.found).toBe(false)
    })

    it('is rejected with invalid numbers, and without the operator key', async () => {
      for (const body of [
        { uses: 0, expires_in: 60 },
        { uses: 1, expires_in: 59 },
        { uses: 10_001, expires_in: 60 },
      ])
        expect((await server.call('POST', '/_ops/invitations', testOperatorKey, body)).status).toBe(422)
      const { session } = await server.user()
      const answer = await server.call('POST', '/_ops/invitations', session, { uses: 1, expires_in: 60 })
      expect(answer.status).toBe(401)
    })

    it('is created, listed and deleted on the command line', async () => {
      const environment = { PARLEY_URL: server.url, PARLEY_OPERATOR_KEY: testOperatorKey }
      const run = (...argv: string[]) => runCommand(['invitations', ...argv], environment)
      const { out: url } = await run('create', '--uses', '5', '--days', '2', '--note', 'By command')
      expect((await join(url.trim())).session).toMatch(/^ses_/)
      const { out } = await run('list')
      const [, id] = /(inv_\w+) +1 of 5 .*By command/.exec(out)!
      expect((await run('delete', id!)).out).toContain(id)
      expect(await statusOf(url.trim())).toBe(404)
      expect((await run('create', '--uses', '0')).code).toBe(2)
    })
  })
})

describe('the lock of invitations', () => {
  it('applies to valid invitations of the address, too', async () => {
    const settings = { PARLEY_RATE_LIMITS: 'sign_in_failed=3/900s' }
    const server = await startTestServer({ url: ':memory:' }, undefined, settings)
    try {
      const { body } = await server.call('POST', '/_ops/invitations', testOperatorKey, { uses: 1, expires_in: 60 })
      const statuses: number[] = []
      for (let attempt = 0; attempt < 3; attempt++)
        statuses.push((await createVisitor().open(`${server.url}/join?token=aci_wrong`)).status)
      expect([...statuses, (await createVisitor().open(body.url)).status]).toEqual([404, 404, 404, 429])
    } finally {
      await server.close()
    }
  })
})

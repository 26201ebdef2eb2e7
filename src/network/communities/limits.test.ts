import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { LimitName } from '../../platform/limits/account-limits.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { closeTestPair, newHandle, startTestPair, testOperatorKey, type Answer } from '../../testing/server.ts'
import type { TestServer } from '../../testing/server.ts'

/** Value of every limit, and number of requests that try to exceed it. */
const [most, tries] = [3, 8]

type Account = { id: string; handle: string }
/** A request that adds one object, sent to either server. */
type Act = (server: TestServer, number: number) => Promise<Answer>

eachDatabase((dialect, open) => {
  describe('the limits of communities', () => {
    let here: TestServer
    let there: TestServer
    beforeAll(async () => {
      ;({ here, there } = await startTestPair(dialect, open.place()))
    })
    afterAll(async () => expect(await closeTestPair(here, there)).toEqual([]))

    const create = (server: TestServer, session: string) =>
      server.call('POST', '/v1/me/communities', session, { slug: newHandle(), name: 'x' })
    const join = (server: TestServer, id: string, token: string) =>
      server.call('POST', `/v1/communities/${id}/join`, token, { rules_version: 1 })
    const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: tries }, make))

    async function publicAgent(session: string) {
      const agent = await here.agent(session)
      await here.call('PATCH', `/v1/me/agents/${agent.id}`, session, { visibility: 'public' })
      return agent
    }

    const cases: { name: LimitName; prepare(): Promise<[Account, Act]> }[] = [
      {
        name: 'communities_per_person',
        async prepare() {
          const ann = await here.user()
          return [ann, (server) => create(server, ann.session)]
        },
      },
      {
        name: 'communities_per_agent',
        async prepare() {
          const ann = await here.user()
          const agent = await here.agent(ann.session)
          const made = await many(() => create(here, ann.session))
          return [agent, (server, n) => join(server, made[n]!.body.community.id, agent.token)]
        },
      },
      {
        name: 'agents_per_community',
        async prepare() {
          const ann = await here.user()
          const { id } = (await create(here, ann.session)).body.community
          const agents = await many(() => here.agent(ann.session))
          return [ann, (server, n) => join(server, id, agents[n]!.token)]
        },
      },
      {
        name: 'bans_per_community',
        async prepare() {
          const ann = await here.user()
          const { id } = (await create(here, ann.session)).body.community
          const agents = await many(() => publicAgent(ann.session))
          const path = `/v1/communities/${id}/bans`
          return [ann, (server, n) => server.call('POST', path, ann.session, { handle: agents[n]!.handle })]
        },
      },
    ]

    it.each(cases)('$name is enforced for parallel requests to two processes', async ({ name, prepare }) => {
      const [account, act] = await prepare()
      const path = `/_ops/handles/${account.handle}/limits`
      expect((await here.call('PUT', `${path}/${name}`, testOperatorKey, { value: most })).status).toBe(200)
      await expect.poll(() => there.context.limits.of(name, account.id)).toBe(most)
      const answers = await Promise.all(
        Array.from({ length: tries }, (_, number) => act(number % 2 === 0 ? here : there, number)),
      )
      const rejected = answers.filter(({ status }) => status >= 400)
      expect(answers.length - rejected.length).toBe(most)
      for (const { status, body } of rejected) {
        expect([status, body.error.code]).toEqual([409, 'limit_exceeded'])
        expect(body.error.message).toContain(`The limit ${name} is reached: at most ${most} `)
      }
      const { limits } = (await here.call('GET', path, testOperatorKey)).body
      const { used } = limits.find((entry: { limit: string }) => entry.limit === name)
      expect(used).toBe(name.endsWith('_per_community') ? null : most)
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { lockDeviceCodes } from '../identity/devices/device-authorization.store.ts'
import { accountLimits, type LimitName } from '../platform/limits/account-limits.ts'
import { call, question, type TestAgent } from '../testing/calls.ts'
import { eachDatabase } from '../testing/databases.ts'
import { startTestServer, testOperatorKey, type Answer, type TestServer } from '../testing/server.ts'
import { systemClock } from '../platform/clock.ts'
import { openUpload, upload } from '../testing/uploads.ts'

/** Value of every limit. */
const most = 3

type Account = { id: string; handle: string }
/** Sends one request that adds one item, to either server. */
type Act = (server: TestServer, number: number) => Promise<Answer>

eachDatabase((dialect, open) => {
  describe('the limits of accounts', () => {
    let here: TestServer
    let there: TestServer
    let owner: Awaited<ReturnType<TestServer['user']>>

    beforeAll(async () => {
      const place = open.place()
      const settings = { PARLEY_LIMITS: `device_codes_per_address=${most}`, PARLEY_TRUST_PROXY: '1' }
      here = await startTestServer(place, systemClock, settings)
      there = dialect === 'postgres' ? await startTestServer(place, systemClock, settings) : here
      owner = await here.user()
    })
    afterAll(async () => {
      await here.close()
      if (there !== here) await there.close()
      expect([...here.errors, ...there.errors]).toEqual([])
    })

    async function limit(account: Account, name: LimitName, value = most): Promise<void> {
      const path = `/_ops/handles/${account.handle}/limits/${name}`
      expect((await here.call('PUT', path, testOperatorKey, { value })).status).toBe(200)
      await expect.poll(() => there.context.limits.of(name, account.id)).toBe(value)
    }

    async function usedBy(account: Account, name: LimitName): Promise<number | null> {
      const { body } = await here.call('GET', `/_ops/handles/${account.handle}/limits`, testOperatorKey)
      return body.limits.find((entry: { limit: string }) => entry.limit === name).used
    }

    async function publicAgent(): Promise<TestAgent> {
      const agent = await here.agent(owner.session)
      await here.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }

    const text = [{ type: 'text', value: 'x' }]
    const sendTo = (server: TestServer, agent: TestAgent, ...to: string[]) =>
      server.call('POST', '/v1/messages', agent.token, { to, message: { parts: text } })
    const begin = (server: TestServer, worker: TestAgent, requester: TestAgent) =>
      asAnswer(
        call(server, worker, requester.token, 'SendMessage', {
          ...question('Work'),
          configuration: { returnImmediately: true },
        }),
      )

    /** An A2A error has the status 200. */
    async function asAnswer(calling: Promise<any>): Promise<Answer> {
      const body = await calling
      return { status: body.error ? 409 : 200, headers: new Headers(), body }
    }

    async function worker(): Promise<TestAgent> {
      const agent = await publicAgent()
      await here.call('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return agent
    }

    const cases: { name: LimitName; each?: number; used?: number; prepare(): Promise<[Account, Act]> }[] = [
      {
        name: 'agents_per_person',
        async prepare() {
          const ann = await here.user()
          return [
            ann,
            (server, n) =>
              server.call('POST', '/v1/me/agents', ann.session, {
                handle: `${ann.handle.slice(0, 20)}_${n}`,
                display_name: 'x',
              }),
          ]
        },
      },
      {
        name: 'groups_per_account',
        async prepare() {
          const [ann, ben] = [await here.user(), await here.user()]
          return [
            ann,
            (server) =>
              server.call('POST', '/v1/chats', ann.session, { kind: 'group', handles: [ben.handle], group_name: 'x' }),
          ]
        },
      },
      {
        name: 'groups_per_account',
        async prepare() {
          const sender = await here.agent(owner.session)
          const others = await Promise.all(Array.from({ length: 8 }, publicAgent))
          return [sender, (server, n) => sendTo(server, sender, others[n]!.handle, others[(n + 1) % 8]!.handle)]
        },
      },
      {
        name: 'participants_per_group',
        each: 1,
        used: 0,
        async prepare() {
          const ann = await here.user()
          const others = await Promise.all(Array.from({ length: 8 }, publicAgent))
          const { body } = await here.call('POST', '/v1/chats', ann.session, {
            kind: 'group',
            handles: [(await publicAgent()).handle],
            group_name: 'x',
          })
          await limit(ann, 'participants_per_group', most + 2)
          return [
            ann,
            (server, n) =>
              server.call('POST', `/v1/chats/${body.chat.id}/participants`, ann.session, { handle: others[n]!.handle }),
          ]
        },
      },
      {
        name: 'attachments_per_agent',
        async prepare() {
          const agent = await here.agent(owner.session)
          return [agent, (server) => upload(server, agent.token, 'bytes')]
        },
      },
      {
        name: 'attachment_bytes_per_agent',
        each: 1000,
        async prepare() {
          const agent = await here.agent(owner.session)
          return [agent, (server) => upload(server, agent.token, 'x'.repeat(1000))]
        },
      },
      {
        name: 'drafts_per_agent',
        async prepare() {
          const [agent, other] = [await here.agent(owner.session), await here.agent(owner.session)]
          const { body } = await here.call('POST', '/v1/chats', agent.token, {
            kind: 'direct',
            handles: [other.handle],
          })
          return [
            agent,
            (server) =>
              server.call('POST', '/v1/messages', agent.token, { conversation_id: body.chat.id, draft: true }),
          ]
        },
      },
      {
        name: 'webhooks_per_agent',
        async prepare() {
          const agent = await here.agent(owner.session)
          return [
            agent,
            (server) => server.call('POST', '/v1/webhooks', agent.token, { url: 'https://receiver.example/' }),
          ]
        },
      },
      {
        name: 'contact_requests_per_agent',
        async prepare() {
          const agent = await here.agent(owner.session)
          const persons = await Promise.all(Array.from({ length: 8 }, () => here.user()))
          return [
            agent,
            (server, n) => server.call('POST', '/v1/contact-requests', agent.token, { handle: persons[n]!.handle }),
          ]
        },
      },
      {
        name: 'open_payment_requests_per_chat',
        async prepare() {
          const agent = await here.agent(owner.session)
          const account = { provider: 'stripe', api_key: 'sk_test_limits', callback_secret: 'whsec_of_the_limits' }
          await here.call('PUT', '/v1/me/payment-provider', owner.session, account)
          const { body } = await here.call('POST', '/v1/chats', owner.session, {
            kind: 'direct',
            handles: [agent.handle],
          })
          const fields = { chat_id: body.chat.id, amount: { value: 1, currency: 'EUR' }, description: 'x' }
          return [
            agent,
            (server, n) =>
              server.call('POST', '/v1/payment-requests', agent.token, { ...fields, request_id: `request-${n}` }),
          ]
        },
      },
      {
        name: 'message_requests_per_person',
        async prepare() {
          const ann = await here.user()
          const agents = await Promise.all(Array.from({ length: 8 }, publicAgent))
          return [ann, (server, n) => sendTo(server, agents[n]!, ann.handle)]
        },
      },
      {
        name: 'message_requests_per_agent_and_day',
        async prepare() {
          const agent = await publicAgent()
          const persons = await Promise.all(Array.from({ length: 8 }, () => here.user()))
          return [agent, (server, n) => sendTo(server, agent, persons[n]!.handle)]
        },
      },
      {
        name: 'pending_messages_per_request',
        async prepare() {
          const [agent, ann] = [await publicAgent(), await here.user()]
          return [agent, (server) => sendTo(server, agent, ann.handle)]
        },
      },
      {
        name: 'open_tasks_per_requester',
        async prepare() {
          const [requester, ...workers] = [await publicAgent(), await worker(), await worker()]
          return [requester, (server, n) => begin(server, workers[n % 2]!, requester)]
        },
      },
      {
        name: 'open_tasks_per_worker',
        async prepare() {
          const [one, ...requesters] = [await worker(), await publicAgent(), await publicAgent()]
          return [one, (server, n) => begin(server, one, requesters[n % 2]!)]
        },
      },
      {
        name: 'push_configs_per_task',
        async prepare() {
          const [requester, one] = [await publicAgent(), await worker()]
          const taskId = (await begin(here, one, requester)).body.result.task.id
          const act: Act = (server, n) =>
            asAnswer(
              call(server, one, requester.token, 'CreateTaskPushNotificationConfig', {
                taskId,
                id: `config-${n}`,
                url: 'https://receiver.example/',
              }),
            )
          return [requester, act]
        },
      },
      {
        name: 'socket_tickets_per_agent',
        async prepare() {
          const agent = await here.agent(owner.session)
          return [agent, (server) => server.call('POST', '/v1/socket-tickets', agent.token)]
        },
      },
    ]

    it.each(cases)(
      '$name is enforced for parallel requests to two processes',
      async ({ name, each = 1, prepare }) => {
        const [account, act] = await prepare()
        if (name !== 'participants_per_group') await limit(account, name, most * each)
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, number) => act(number % 2 === 0 ? here : there, number)),
        )
        const rejected = answers.filter(({ status }) => status >= 400)
        for (const { status, headers, body } of rejected) {
          expect(JSON.stringify(body)).toContain(`The limit ${name} is reached: at most `)
          if (body.jsonrpc) continue
          expect(status).toBe(accountLimits[name].code === 'limit_exceeded' ? 409 : 429)
          if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
        expect(answers.length - rejected.length).toBe(most)
        const used = await usedBy(account, name)
        if (used !== null) expect(used).toBe(most * each)
      },
      30_000,
    )

    it('an additional session ends the oldest', async () => {
      const ann = await here.user()
      await limit(ann, 'sessions_per_person', 2)
      const signIn = async (server: TestServer) => {
        const { body } = await here.call('POST', '/api/auth/device/code', undefined, {})
        await here.call('GET', `/api/auth/device?user_code=${body.user_code}`, ann.session)
        await here.call('POST', '/api/auth/device/approve', ann.session, { user_code: body.user_code })
        return server.call('POST', '/api/auth/device/token', undefined, { device_code: body.device_code })
      }
      const second = (await signIn(here)).body.access_token
      expect((await here.call('GET', '/v1/me', ann.session)).status).toBe(200)
      const third = (await signIn(there)).body.access_token
      const states = await Promise.all(
        [ann.session, second, third].map(async (session) => (await there.call('GET', '/v1/me', session)).status),
      )
      expect(states).toEqual([401, 200, 200])
      expect(await usedBy(ann, 'sessions_per_person')).toBe(2)
    })

    it('device codes are limited per address and in total, also for parallel requests', async () => {
      const start = (server: TestServer, address: string) =>
        fetch(`${server.url}/api/auth/device/code`, { method: 'POST', headers: { 'x-forwarded-for': address } })
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => start(n % 2 === 0 ? here : there, `2001:db8:1:1::${n}`)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
      const rejected = answers.find(({ status }) => status !== 200)!
      expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect(await rejected.text()).toContain('The limit device_codes_per_address is reached: at most 3 codes')
      expect((await start(here, '2001:db8:2:2::1')).status).toBe(200)
    })

    it('rejected pairing requests do not wait for a write transaction', async () => {
      const start = () =>
        fetch(`${here.url}/api/auth/device/code`, { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.9' } })
      for (let n = 0; n < most; n++) expect((await start()).status).toBe(200)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
      const writing = here.context.database.write(async (tx) => {
        await lockDeviceCodes(tx, systemClock.now())
        lock()
        await released
      })
      await locked
      const poll = here.call('POST', '/api/auth/device/token', undefined, { device_code: 'nobody_has_this_code' })
      const answers = await Promise.all([start(), poll])
      release()
      await writing
      expect(answers.map(({ status }) => status)).toEqual([429, 400])
    })

    it('bytes of attachments are counted until they are deleted, and the error names the limit', async () => {
      const agent = await here.agent(owner.session)
      await limit(agent, 'attachment_bytes_per_agent', 10)
      expect((await upload(here, agent.token, '12345678')).status).toBe(201)
      const rejected = await upload(there, agent.token, '123')
      expect(rejected.body.error.message).toBe(
        'The limit attachment_bytes_per_agent is reached: at most 10 bytes, 8 are in use, the request adds 3.',
      )
      expect((await upload(there, agent.token, '12')).status).toBe(201)
      expect(await usedBy(agent, 'attachment_bytes_per_agent')).toBe(10)
      const totals = async () => (await here.call('GET', '/_ops/status', testOperatorKey)).body.stored.attachment_bytes
      const before = await totals()
      await here.call('DELETE', `/v1/me/agents/${agent.id}`, owner.session)
      await expect.poll(totals).toBe(before - 10)
    })

    it('an interrupted upload releases its bytes', async () => {
      const agent = await here.agent(owner.session)
      await limit(agent, 'attachment_bytes_per_agent', 10)
      const { request, answer } = openUpload(here, agent.token, 10)
      request.write('12345')
      await expect.poll(() => usedBy(agent, 'attachment_bytes_per_agent')).toBe(10)
      expect((await upload(there, agent.token, 'x')).status).toBe(409)
      request.destroy()
      await answer.catch(() => undefined)
      await expect.poll(() => usedBy(agent, 'attachment_bytes_per_agent')).toBe(0)
      expect((await upload(there, agent.token, '1234567890')).status).toBe(201)
    })

    it('an ended task does not count as open', async () => {
      const [requester, one] = [await publicAgent(), await worker()]
      await limit(requester, 'open_tasks_per_requester', 1)
      const { id } = (await begin(here, one, requester)).body.result.task
      expect((await begin(there, one, requester)).status).toBe(409)
      await here.call('POST', `/v1/tasks/${id}/status`, one.token, { state: 'TASK_STATE_COMPLETED' })
      expect((await begin(there, one, requester)).status).toBe(200)
    })

    it('an access list has a maximum length', async () => {
      const agent = await here.agent(owner.session)
      await limit(agent, 'access_entries_per_list', 2)
      const put = (allow: string[]) => here.call('PUT', '/v1/agents/me/access', agent.token, { allow, deny: [] })
      expect((await put(['aaa', 'bbb'])).status).toBe(200)
      expect(await put(['aaa', 'bbb', 'ccc'])).toMatchObject({
        status: 409,
        body: { error: { code: 'limit_exceeded' } },
      })
    })
  })
})

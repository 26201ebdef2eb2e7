import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { eachSignals, silentLog } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { limitReached, unlimited } from './account-limits.ts'
import { storeOverride } from './limit-override.store.ts'
import { limitsSetting, readAmount, showAmount, standardAccountLimits } from './limits-setting.ts'
import { createLimits, type Limits } from './limits.ts'

describe('PARLEY_LIMITS', () => {
  it('changes the named limits and keeps the others', () => {
    expect(limitsSetting.parse('agents_per_person=5')).toEqual({ ...standardAccountLimits, agents_per_person: 5 })
    expect(limitsSetting.parse('agents_per_person=off')).toMatchObject({ agents_per_person: unlimited })
  })

  it('switches all limits off', () =>
    expect(new Set(Object.values(limitsSetting.parse('off')))).toEqual(new Set([unlimited])))

  it.each([
    'on',
    'agents_per_person',
    'agents_per_person=',
    'agents_per_person=-1',
    'agents_per_person=1x',
    'x=1',
    'agents_per_person=1=2',
    'constructor=1',
    'agents_per_person=1,',
  ])('%s is rejected', (text) => expect(() => limitsSetting.parse(text)).toThrow(/^must /))

  it('parses and formats bytes', () => {
    expect(readAmount('10GiB')).toBe(10 * 1024 ** 3)
    expect(readAmount('1000TiB')).toBeUndefined()
    for (const bytes of [0, 1, 1024, 1536, 5 * 1024 ** 2, unlimited]) {
      expect(readAmount(showAmount(bytes, 'bytes'))).toBe(bytes)
    }
    expect(showAmount(2048, 'agents')).toBe('2048')
  })
})

it('a rejection names the limit and its number', () => {
  expect(limitReached('agents_per_person', 3)).toMatchObject({
    kind: 'limit_exceeded',
    limit: 'agents_per_person',
    message: 'The limit agents_per_person is reached: at most 3 agents.',
  })
})

eachSignals((dialect, open) => {
  describe('limits', () => {
    let database: Database
    const started: Limits[] = []
    beforeEach(async () => {
      database = await open()
    })
    afterEach(async () => {
      for (const limits of started.splice(0)) await limits.stop()
    })

    async function start(on: Database): Promise<Limits> {
      const limits = await createLimits({
        defaults: standardAccountLimits,
        database: on,
        clock: systemClock,
        log: silentLog,
      })
      started.push(limits)
      return limits
    }
    const override = (value: number | null) =>
      database.write((tx) => storeOverride(tx, 'usr_1', 'agents_per_person', value))
    const numberOf = (limits: Limits) => limits.of('agents_per_person', 'usr_1')

    it('are the general limits until an operator overrides them for an account, also after a restart', async () => {
      const limits = await start(database)
      const general = standardAccountLimits.agents_per_person
      expect(numberOf(limits)).toBe(general)
      await override(0)
      expect(numberOf(limits)).toBe(general)
      await limits.changed()
      expect([numberOf(limits), limits.of('agents_per_person', 'usr_2'), limits.of('agents_per_person')]).toEqual([
        0,
        general,
        general,
      ])
      expect(numberOf(await start(database))).toBe(0)
      await override(null)
      await limits.changed()
      expect(numberOf(limits)).toBe(general)
      expect(limits.overridesOf('usr_1').size).toBe(0)
    })

    it.runIf(dialect === 'postgres')(
      'reach the other processes, also when a notification is lost',
      async () => {
        const [here, there] = [await start(database), await start(await open.another())]
        await override(7)
        await here.changed()
        await expect.poll(() => numberOf(there), { timeout: 2_000, interval: 20 }).toBe(7)
        await override(8)
        await expect.poll(() => numberOf(there), { timeout: 7_000, interval: 100 }).toBe(8)
      },
      15_000,
    )
  })

  describe('the limits of an account', () => {
    let server: TestServer
    beforeEach(async () => {
      server = await startTestServer(open.place(), systemClock, {
        PARLEY_LIMITS: 'agents_per_person=1',
        PARLEY_METRICS_LISTEN: '127.0.0.1:0',
      })
    })
    afterEach(() => server.close())

    it('are shown, overridden and cleared by the operator', async () => {
      const ann = await server.user()
      const path = `/_ops/handles/${ann.handle}/limits`
      const asOperator = (method: string, to: string, body?: unknown) => server.call(method, to, testOperatorKey, body)
      const create = (handle: string) =>
        server.call('POST', '/v1/me/agents', ann.session, { handle, display_name: 'Some Agent' })
      expect((await create('limited_one')).status).toBe(201)
      expect(await create('limited_two')).toMatchObject({
        status: 409,
        body: {
          error: { code: 'limit_exceeded', message: 'The limit agents_per_person is reached: at most 1 agents.' },
        },
      })
      expect(await (await fetch(server.metricsUrl!)).text()).toContain(
        'parley_limit_refusals_total{limit="agents_per_person"} 1\n',
      )
      expect(await asOperator('PUT', `${path}/agents_per_person`, { value: 2 })).toMatchObject({
        status: 200,
        body: { handle: ann.handle, limit: 'agents_per_person', value: 2 },
      })
      expect((await create('limited_two')).status).toBe(201)
      expect((await asOperator('GET', path)).body.limits).toContainEqual(
        expect.objectContaining({ limit: 'agents_per_person', value: 2, default: 1, override: true }),
      )
      expect((await asOperator('DELETE', `${path}/agents_per_person`)).status).toBe(204)
      expect((await create('limited_three')).status).toBe(409)
      expect((await asOperator('PUT', `${path}/agents_per_person`, { value: null })).body.value).toBeNull()
      expect((await create('limited_three')).status).toBe(201)
      expect((await asOperator('GET', '/_ops/limits')).body.limits).toContainEqual(
        expect.objectContaining({ limit: 'agents_per_person', value: 1, account: 'person', overrides: 1 }),
      )
    })

    it('are rejected when they are invalid', async () => {
      const ann = await server.user()
      const agent = await server.agent(ann.session)
      const put = (handle: string, limit: string, body: unknown) =>
        server.call('PUT', `/_ops/handles/${handle}/limits/${limit}`, testOperatorKey, body)
      expect((await put(ann.handle, 'agents_per_person', { value: -1 })).status).toBe(422)
      expect((await put(ann.handle, 'agents_per_person', {})).status).toBe(422)
      expect((await put(ann.handle, 'no_such_limit', { value: 1 })).status).toBe(404)
      expect((await put(ann.handle, 'constructor', { value: 1 })).status).toBe(404)
      expect((await put(agent.handle, 'agents_per_person', { value: 1 })).status).toBe(404)
      expect((await put('nobody_at_all', 'agents_per_person', { value: 1 })).status).toBe(404)
      expect((await server.call('GET', `/_ops/handles/${ann.handle}/limits`, ann.session)).status).toBe(401)
    })
  })
})

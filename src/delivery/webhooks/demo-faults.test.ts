import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { testDemo } from '../../testing/demo.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

interface Attempt {
  attempt: number
  status: number | null
  error: string | null
}

eachDatabase((_name, open) => {
  describe('deliveries of a demo', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-delivery-faults-'))
    let server: TestServer
    let receiver: TestReceiver
    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      const environment = {
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_WEBHOOK_BACKOFF_MS: '20',
      }
      server = await startTestServer(open.place(), {}, environment, { demo: testDemo })
    })
    afterEach(async () => {
      for (const { id } of (await askAdmin('GET', '')).faults) await askAdmin('DELETE', `/${id}`)
    })
    afterAll(async () => {
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
      expect(server.errors).toEqual([])
    })

    const askAdmin = async (method: string, rest: string, body?: object) =>
      (await server.call(method, `/_ops/faults${rest}`, testOperatorKey, body)).body
    const make = async (body: object) => (await askAdmin('POST', '', { target: 'deliveries', ...body })).fault

    /** Creates an agent with a webhook at its own path. */
    async function prepare(path: string) {
      const { session } = await server.user()
      const agent = await server.agent(session)
      const { body: hook } = await server.call('POST', '/v1/webhooks', agent.token, { url: receiver.url + path })
      const owned = `/v1/me/agents/${agent.id}/webhooks/${hook.id}`
      return {
        agent,
        hookId: hook.id as string,
        /** Appends an event. @returns its sequence */
        cause: async () => (await server.call('POST', `${owned}/test`, session)).body.sequence as number,
        attempts: async (sequence: number): Promise<Attempt[]> =>
          (await server.call('GET', `${owned}/deliveries/${sequence}`, session)).body.attempts ?? [],
        received: () => receiver.received.filter((one) => one.path === path),
      }
    }

    const outcomes = (attempts: Attempt[]) => attempts.map(({ attempt, status, error }) => [attempt, status, error])

    test('drop fails the next attempts without sending them, and the following attempt arrives', async () => {
      const { hookId, cause, attempts, received } = await prepare('/drop')
      const other = await prepare('/not-dropped')
      const { id } = await make({ kind: 'drop', webhook_id: hookId, times: 2 })
      const sequence = await cause()
      await other.cause()
      const note = `demo fault ${id}: not sent`
      await expect
        .poll(async () => outcomes(await attempts(sequence)), { timeout: 5_000 })
        .toEqual([
          [3, 200, null],
          [2, null, note],
          [1, null, note],
        ])
      expect(received()).toHaveLength(1)
      expect(received()[0]!.headers).not.toHaveProperty('x-parley-fault')
      await expect.poll(() => other.received().length).toBe(1)
      expect(await askAdmin('GET', '')).toEqual({ faults: [] })
    })

    test('duplicate sends an event twice, with a note in both requests and in the attempt log', async () => {
      const { agent, cause, attempts, received } = await prepare('/duplicate')
      const { id } = await make({ kind: 'duplicate', agent: agent.handle, times: 1 })
      const sequence = await cause()
      await expect
        .poll(async () => outcomes(await attempts(sequence)), { timeout: 5_000 })
        .toEqual([[1, 200, `demo fault ${id}: sent twice`]])
      const [first, second] = received()
      expect(second!.body.equals(first!.body)).toBe(true)
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
      expect(received().map(({ headers }) => headers['x-parley-fault'])).toEqual([
        `duplicate; id=${id}`,
        `duplicate; id=${id}`,
      ])
      const next = await cause()
      await expect.poll(async () => outcomes(await attempts(next))).toEqual([[1, 200, null]])
      expect(received()).toHaveLength(3)
    })

    test('delay sends late, in the order of the log', async () => {
      const { agent, cause, attempts, received } = await prepare('/delay')
      const { id } = await make({ kind: 'delay', delay_ms: 400, agent: agent.handle, times: 1 })
      const began = Date.now()
      const sequences = [await cause(), await cause()]
      await expect.poll(() => received().length, { timeout: 5_000 }).toBe(2)
      expect(received()[0]!.at - began).toBeGreaterThanOrEqual(390)
      expect(received().map(({ body }) => JSON.parse(body.toString()).sequence)).toEqual(sequences)
      await expect
        .poll(async () => outcomes(await attempts(sequences[0]!)))
        .toEqual([[1, 200, expect.stringMatching(new RegExp(`^demo fault ${id}: sent \\d{3} ms late$`))]])
    })
  })

  test('a demo that stops does not wait for delayed deliveries', async () => {
    const receiver = await startReceiver()
    const folder = mkdtempSync(join(tmpdir(), 'parley-delivery-faults-'))
    writeFileSync(join(folder, 'ca.pem'), receiver.ca)
    const environment = {
      PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    }
    const server = await startTestServer(open.place(), {}, environment, { demo: testDemo })
    const { session } = await server.user()
    const agent = await server.agent(session)
    const { body: hook } = await server.call('POST', '/v1/webhooks', agent.token, { url: receiver.url })
    const fault = { target: 'deliveries', kind: 'delay', delay_ms: 60_000 }
    await server.call('POST', '/_ops/faults', testOperatorKey, fault)
    await server.call('POST', `/v1/me/agents/${agent.id}/webhooks/${hook.id}/test`, session)
    const applied = async () => (await server.call('GET', '/_ops/faults', testOperatorKey)).body.faults[0].applied
    await expect.poll(applied).toBe(1)
    const began = performance.now()
    await server.close()
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(receiver.received).toHaveLength(1)
    await receiver.close()
    rmSync(folder, { recursive: true })
  })
})

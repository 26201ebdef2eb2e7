import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { canStartBrokers, startBroker, type TestBroker } from '../../../testing/broker.ts'
import { eachDatabase, type Open } from '../../../testing/databases.ts'
import { asAdministrator } from '../../../testing/postgres.ts'
import { selfSigned } from '../../../testing/receiver.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { createIds } from '../../ids.ts'
import { systemClock } from '../../clock.ts'

const ids = createIds(systemClock)
const absent = !canStartBrokers && process.env.REQUIRE_POSTGRES !== '1'
/** A second between two database polls, and tolerance for a slow machine. */
const polledMs = 3_000
const password = 'a-password-of-the-tests'

/** Creates a chat of a person at one server process with an agent that pulls at the other. */
async function converse(here: TestServer, there: TestServer) {
  const ann = await here.user()
  const agent = await here.agent(ann.session)
  const { body } = await here.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [agent.handle] })
  let after = 0
  const sent: string[] = []
  const seen: string[] = []
  return {
    ann,
    agent,
    sent,
    seen,
    async send() {
      const id = ids.next('msg')
      const parts = [{ type: 'text', text: 'x' }]
      const answer = await here.call('POST', `/v1/me/chats/${body.chat.id}/messages`, ann.session, {
        message_id: id,
        parts,
      })
      expect(answer.status).toBe(201)
      sent.push(id)
    },
    /** Sends one long poll. @returns its status and duration */
    async pull() {
      const began = performance.now()
      const { status, body } = await there.call('GET', `/v1/events?after=${after}&timeout=30&limit=100`, agent.token)
      if (status === 200) {
        after = body.next_cursor
        for (const { data } of body.events) if (data.message) seen.push(data.message.message_id)
      }
      return { status, ms: performance.now() - began }
    },
  }
}

const held = (server: TestServer) => expect.poll(() => server.context.waiters.size).toBe(1)
const connected = (server: TestServer) => server.context.database.signals.state().connected
const ready = async (server: TestServer) => (await server.call('GET', '/readyz')).body

/** Tests of every arrangement; each has its own way to lose signals. */
function losesNothing(servers: () => TestServer[], lose: () => Promise<void>, bringBack: () => Promise<void>): void {
  test('loses no event and responds within the polling interval during and after a loss of signals', async () => {
    const [here, there] = servers() as [TestServer, TestServer]
    const chat = await converse(here, there)
    const deliver = async () => {
      const pull = chat.pull()
      await held(there)
      const began = performance.now()
      await chat.send()
      expect((await pull).status).toBe(200)
      return performance.now() - began
    }
    await deliver()
    await lose()
    for (let count = 0; count < 3; count++) expect(await deliver()).toBeLessThan(polledMs)
    const pull = chat.pull()
    await held(there)
    await bringBack()
    await expect.poll(() => [connected(here), connected(there)], { timeout: 10_000 }).toEqual([true, true])
    await chat.send()
    expect((await pull).status).toBe(200)
    for (let count = 0; count < 10; count++) await deliver()
    expect(chat.seen).toEqual(chat.sent)
  })

  test('ends the pull of a credential that ended during a loss of signals, after signals return', async () => {
    const [here, there] = servers() as [TestServer, TestServer]
    const chat = await converse(here, there)
    const pull = chat.pull()
    await held(there)
    await lose()
    expect((await here.call('POST', `/v1/me/agents/${chat.agent.id}/rotate-token`, chat.ann.session, {})).status).toBe(
      200,
    )
    await bringBack()
    const { status, ms } = await pull
    expect([status, ms < 15_000]).toEqual([401, true])
  })
}

async function startPair(open: Open, signalsUrl?: string): Promise<TestServer[]> {
  // The connections of this test are found by the name of the schema.
  const place = { ...open.emptyPlace(), signalsUrl }
  return Promise.all([1, 2].map(() => startTestServer(place, systemClock, { PARLEY_LOG_LEVEL: 'info' })))
}

eachDatabase((dialect, open) => {
  describe.runIf(dialect === 'postgres')('signals by LISTEN and NOTIFY', { timeout: 60_000 }, () => {
    let servers: TestServer[]
    let connections: number[]
    beforeEach(async () => {
      servers = await startPair(open)
      const [place] = await servers[0]!.context.database.read((tx) =>
        tx.rows<{ schema: string }>('SELECT current_schema() AS schema'),
      )
      const { rows } = await asAdministrator((client) =>
        client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [
          `parley_${place!.schema} signals`,
        ]),
      )
      connections = rows.map(({ pid }) => pid)
      expect(connections).toHaveLength(2)
    })
    afterEach(() => Promise.all(servers.map((server) => server.close())))

    const end = async () => {
      await asAdministrator((client) =>
        client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS listening (pid)', [connections]),
      )
      await expect.poll(() => servers.every((server) => server.lines.join().includes('are unavailable'))).toBe(true)
    }
    losesNothing(
      () => servers,
      end,
      async () => undefined,
    )
  })

  describe.skipIf(absent || dialect !== 'postgres')('signals through a broker', { timeout: 60_000 }, () => {
    let broker: TestBroker
    let servers: TestServer[] = []
    const urlOf = () => `nats://parley:${password}@127.0.0.1:${broker.port}`
    beforeAll(async () => {
      broker = await startBroker(['--user', 'parley', '--pass', password])
    })
    afterAll(() => broker.kill())
    afterEach(async () => {
      const lines = servers.flatMap((server) => server.lines)
      await Promise.all(servers.map((server) => server.close()))
      servers = []
      expect(lines.join('\n')).not.toContain(password)
      await broker.start()
    })

    describe('that stops and restarts', () => {
      beforeEach(async () => {
        servers = await startPair(open, urlOf())
        expect(servers.map(connected)).toEqual([true, true])
      })
      const kill = async () => {
        await broker.kill()
        await expect.poll(() => servers.map(connected)).toEqual([false, false])
      }
      losesNothing(
        () => servers,
        kill,
        () => broker.start(),
      )

      test('is reported by /readyz and the log, once per change', async () => {
        const [here] = servers as [TestServer]
        const said = () => here.lines.filter((line) => line.includes('signals between processes')).length
        expect(await ready(here)).toEqual({ status: 'ok' })
        for (const changes of [2, 4]) {
          await kill()
          expect(await ready(here)).toEqual({ status: 'ok', degraded: ['signals'] })
          await new Promise((resolve) => setTimeout(resolve, 1_500))
          await broker.start()
          await expect.poll(() => ready(here), { timeout: 10_000 }).toEqual({ status: 'ok' })
          expect(said()).toBe(changes)
        }
      })

      test('is disconnected when it does not respond', async () => {
        const [here, there] = servers as [TestServer, TestServer]
        const chat = await converse(here, there)
        broker.signal('SIGSTOP')
        try {
          for (let count = 0; count < 3; count++) {
            const pull = chat.pull()
            await held(there)
            await chat.send()
            expect((await pull).ms).toBeLessThan(polledMs)
          }
          await expect.poll(() => ready(here), { timeout: 10_000 }).toEqual({ status: 'ok', degraded: ['signals'] })
        } finally {
          broker.signal('SIGCONT')
        }
        await expect.poll(() => ready(here), { timeout: 15_000 }).toEqual({ status: 'ok' })
        expect(chat.seen).toEqual(chat.sent)
      })
    })

    test('that is unavailable at the start is used once it starts', async () => {
      await broker.kill()
      servers = await startPair(open, urlOf())
      expect(await ready(servers[0]!)).toEqual({ status: 'ok', degraded: ['signals'] })
      await broker.start()
      await expect.poll(() => servers.map(connected), { timeout: 10_000 }).toEqual([true, true])
    })

    test('that rejects the credentials is unavailable, and the log explains it without them', async () => {
      servers = await startPair(open, `nats://parley:${password}-wrong@127.0.0.1:${broker.port}`)
      expect(await ready(servers[0]!)).toEqual({ status: 'ok', degraded: ['signals'] })
      expect(servers[0]!.lines.join('\n')).toMatch(/signals between processes are unavailable/)
      expect(servers[0]!.lines.join('\n')).toMatch(/authorization/i)
    })
  })

  describe.skipIf(absent || dialect !== 'postgres')('signals through a broker with TLS', { timeout: 60_000 }, () => {
    let broker: TestBroker
    let folder: string
    const fileOf = (name: string) => join(folder, name)
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'parley-broker-'))
      const [own, other] = [await selfSigned('localhost'), await selfSigned('localhost')]
      writeFileSync(fileOf('key.pem'), own.key)
      writeFileSync(fileOf('own.pem'), own.certificate)
      writeFileSync(fileOf('other.pem'), other.certificate)
      broker = await startBroker(['--tls', '--tlscert', fileOf('own.pem'), '--tlskey', fileOf('key.pem')])
    })
    afterAll(async () => {
      await broker.kill()
      rmSync(folder, { recursive: true })
    })

    test.each([
      ['own.pem', true],
      ['other.pem', false],
    ])('with the CA %s: connected is %s', async (ca, isConnected) => {
      const place = { ...open.place(), signalsUrl: `tls://localhost:${broker.port}?ca=${fileOf(ca)}` }
      const server = await startTestServer(place)
      expect(connected(server)).toBe(isConnected)
      await server.close()
    })
  })
})

test('a broker is rejected with the embedded database, and the start error explains it', async () => {
  const start = startTestServer({ url: ':memory:', signalsUrl: `nats://parley:${password}@127.0.0.1` })
  await expect(start).rejects.toThrow(/PARLEY_SIGNALS_URL requires PostgreSQL/)
})

import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { systemClock } from '../../platform/clock.ts'
import { Calling, candidate, types } from '../../testing/calling.ts'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, type TestServer } from '../../testing/server.ts'
import { CallWorker } from './call-worker.ts'

/** The agent is connected to one process, the person to another. */
eachSignals((dialect, open) => {
  describe('a call between two processes', () => {
    let here: TestServer
    let there: TestServer
    let they: Calling
    let shift = 0

    beforeAll(async () => {
      const pair = await startTestPair(dialect, open.place(), { now: () => systemClock.now() + shift })
      here = pair.here
      there = pair.there
    })
    afterAll(async () => {
      expect(await closeTestPair(here, there)).toEqual([])
    })
    beforeEach(async () => {
      they = await Calling.begin(here)
    })

    test('transfers candidates to a waiting client of the other process', async () => {
      const id = await they.connected()
      const path = `/v1/calls/${id}/ice-candidates`
      const waiting = there.call('GET', `${path}?timeout=30`, they.ann.session)
      await they.send(they.agent.token, id, 1)
      expect((await waiting).body.ice_candidates).toEqual([{ number: 1, candidate: candidate(1) }])
      const { body: ticket } = await here.call('POST', '/v1/socket-tickets', they.agent.token, {})
      const frames: any[] = []
      const socket = new WebSocket(ticket.url)
      socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())))
      await once(socket, 'message')
      // The subscription to the other process starts shortly after the greeting, so several candidates are sent and the
      // last one is expected.
      let number = 1
      await expect
        .poll(
          async () => {
            await there.call('POST', path, they.ann.session, { candidate: candidate(++number) })
            return frames.some(({ name }) => name === 'call.ice_candidate')
          },
          { timeout: 20_000 },
        )
        .toBe(true)
      socket.close()
      await they.post(they.ann.session, id, 'hangup', {})
    })

    test('ends once, when both sides hang up at the same time', async () => {
      const id = await they.connected()
      const hangUp = (server: TestServer, credential: string) =>
        server.call('POST', `/v1/calls/${id}/hangup`, credential, {})
      const both = await Promise.all([hangUp(here, they.agent.token), hangUp(there, they.ann.session)])
      expect(both.map(({ body }) => body.changed).toSorted()).toEqual([false, true])
      expect(types(await they.ofAgent()).filter((type) => type === 'call.ended')).toHaveLength(1)
    })

    test('that is not answered ends once, when both processes check it', async () => {
      const id = await they.ringing()
      shift += 45_001
      await Promise.all([here, there].map(({ context }) => new CallWorker(context).poll()))
      expect((await they.over(id)).end_reason).toBe('unanswered')
      shift = 0
      expect(types(await they.ofAgent())).toEqual(['call.ringing', 'call.ended'])
    })
  })
})

import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { Calling } from '../../testing/calling.ts'
import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { Telephone } from '../../testing/telephone.ts'

const pollOptions = { timeout: 30_000 }

/** Two endpoints that communicate only through the server: the person pulls, the agent has a WebSocket. */
onEmbeddedDatabase((open) => {
  describe('the sound of a call', () => {
    let server: TestServer
    let they: Calling
    let socket: WebSocket
    const errors: unknown[] = []

    beforeAll(async () => {
      server = await startTestServer(open.place())
      they = await Calling.begin(server)
      const { body } = await server.call('POST', '/v1/socket-tickets', they.agent.token, {})
      socket = new WebSocket(body.url)
      // A frame sent before the greeting would be lost.
      await once(socket, 'message')
    })
    afterAll(async () => {
      socket.close()
      await server.close()
      expect([...server.errors, ...errors]).toEqual([])
    })

    /** Sends candidates of one endpoint as they are found, after the call has an id. */
    function carrier(credential: string) {
      const call = Promise.withResolvers<string>()
      const telephone = new Telephone((candidate) => {
        call.promise
          .then((id) => they.post(credential, id, 'ice-candidates', { candidate }))
          .then(({ status }) => expect(status).toBe(204))
          .catch((error: unknown) => errors.push(error))
      })
      return { telephone, begin: call.resolve }
    }

    /** Runs the agent: answers every call, and adds the candidates that its socket receives. */
    function answerCalls() {
      const { telephone, begin } = carrier(they.agent.token)
      // Frames are processed in order: an offer before the candidates after it.
      let dealing = Promise.resolve()
      socket.on('message', (text: Buffer) => {
        dealing = dealing
          .then(() => take(JSON.parse(text.toString())))
          .catch((error: unknown) => void errors.push(error))
      })
      const take = async (frame: any) => {
        if (frame.name === 'call.ice_candidate') return telephone.reach(frame.data.candidate)
        if (frame.event?.event_type !== 'call.ringing') return
        const { id, offer } = frame.event.data.call
        const answer = await telephone.answer(offer)
        expect((await they.post(they.agent.token, id, 'answer', { answer })).status).toBe(200)
        telephone.listen(answer)
        begin(id)
      }
      return telephone
    }

    /** Runs the person: waits for the answer in the log, then pulls candidates until the call ends. */
    async function takeCandidates(telephone: Telephone, id: string): Promise<void> {
      let after = 0
      for (;;) {
        const { body } = await they.pull(they.ann.session, id, `?after=${after}&timeout=30`)
        if (body.state === 'ended') return
        for (const { number, candidate } of body.ice_candidates) {
          await telephone.reach(candidate)
          after = number
        }
      }
    }

    async function answerOf(id: string) {
      for (let after = 0; ;) {
        const { body } = await server.call('GET', `/v1/me/events?after=${after}&timeout=20`, they.ann.session)
        const found = body.events.find((event: any) => event.data.call?.id === id && event.data.call.answer)
        if (found) return found.data.call.answer
        after = body.next_cursor
      }
    }

    test('is transferred in both directions between two clients that know only the server', async () => {
      const agent = answerCalls()
      const { telephone: person, begin } = carrier(they.ann.session)
      try {
        const offer = await person.offer()
        expect(offer.sdp).not.toContain('a=candidate')
        const id = await they.ringing({ offer })
        person.listen(offer)
        begin(id)
        await person.accept(await answerOf(id))
        const taking = takeCandidates(person, id)
        await expect.poll(() => [person.state, agent.state], pollOptions).toEqual(['connected', 'connected'])
        person.talk('How much are the trousers?')
        agent.talk('Twelve euros.')
        await expect.poll(() => agent.heard.length, pollOptions).toBeGreaterThan(10)
        await expect.poll(() => person.heard.length, pollOptions).toBeGreaterThan(10)
        expect(new Set(agent.heard)).toEqual(new Set(['How much are the trousers?']))
        expect(new Set(person.heard)).toEqual(new Set(['Twelve euros.']))
        expect((await they.post(they.ann.session, id, 'hangup', {})).body.call.end_reason).toBe('hangup')
        await taking
      } finally {
        await Promise.all([person.hangUp(), agent.hangUp()])
      }
    }, 90_000)
  })
})

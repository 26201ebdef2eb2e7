import { expect } from 'vitest'

import { CallWorker } from '../realtime/calls/call-worker.ts'
import type { Answer, TestServer } from './server.ts'

const sdp = 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'

/** Test support: an offer of a person. */
export const offer = { type: 'offer', sdp } as const

/** Test support: the answer of an agent. */
export const answer = { type: 'answer', sdp: sdp.replace('- 1 1', '- 2 1') } as const

/** Test support: a candidate, identified by its number. */
export const candidate = (number: number) => ({
  candidate: `candidate:${number} 1 udp 2113937151 192.0.2.1 ${54_400 + number} typ host`,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
})

interface Person {
  id: string
  handle: string
  session: string
}

interface CalledAgent {
  id: string
  handle: string
  token: string
}

// Tests read responses of every shape.
// oxlint-disable-next-line no-explicit-any
type Body = any

/** Test support: a person, a callable agent, their direct chat, and their requests to a server. */
export class Calling {
  readonly server: TestServer
  readonly owner: Person
  readonly ann: Person
  readonly agent: CalledAgent
  readonly chatId: string

  private constructor(server: TestServer, owner: Person, ann: Person, agent: CalledAgent, chatId: string) {
    this.server = server
    this.owner = owner
    this.ann = ann
    this.agent = agent
    this.chatId = chatId
  }

  static async begin(server: TestServer): Promise<Calling> {
    const [owner, ann] = [await server.user(), await server.user()]
    const agent = await publicAgent(server, owner)
    return new Calling(server, owner, ann, agent, await chatOf(server, ann, agent))
  }

  anotherAgent = (): Promise<CalledAgent> => publicAgent(this.server, this.owner)
  chatOf = (person: { session: string }, { handle }: { handle: string }) => chatOf(this.server, person, { handle })

  dial = (more: object = {}, session = this.ann.session): Promise<Answer> =>
    this.server.call('POST', '/v1/calls', session, { chat_id: this.chatId, offer, ...more })

  /** @returns the id of a ringing call */
  async ringing(more: object = {}, session = this.ann.session): Promise<string> {
    const { status, body } = await this.dial(more, session)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.call.id
  }

  /** @returns the id of a call that the agent has answered */
  async connected(): Promise<string> {
    const id = await this.ringing()
    expect((await this.post(this.agent.token, id, 'answer', { answer })).status).toBe(200)
    return id
  }

  post = (credential: string, id: string, action: string, body?: object): Promise<Answer> =>
    this.server.call('POST', `/v1/calls/${id}/${action}`, credential, body)

  send = (credential: string, id: string, number = 1): Promise<Answer> =>
    this.post(credential, id, 'ice-candidates', { candidate: candidate(number) })

  pull = (credential: string, id: string, query = ''): Promise<Answer> =>
    this.server.call('GET', `/v1/calls/${id}/ice-candidates${query}`, credential)

  /** Returns the call as shown to one party; default: the person. */
  async shown(id: string, credential = this.ann.session): Promise<Body> {
    return (await this.server.call('GET', `/v1/calls/${id}`, credential)).body.call
  }

  /** Returns the call after its end: another worker may be processing it. */
  async over(id: string): Promise<Body> {
    await this.poll()
    await expect.poll(async () => (await this.shown(id)).state, { timeout: 20_000 }).toBe('ended')
    return this.shown(id)
  }

  /** Returns the events of calls in the log of the person. */
  ofPerson = (): Promise<Body[]> => this.#events('/v1/me/events', this.ann.session)

  /** Returns the events of calls in the log of the agent. */
  ofAgent = (): Promise<Body[]> => this.#events('/v1/events', this.agent.token)

  both = async (): Promise<Body[][]> => [await this.ofPerson(), await this.ofAgent()]

  /** Runs a worker once to end due calls; other workers of the server may be faster. */
  poll = (): Promise<void> => new CallWorker(this.server.context).poll()

  async #events(path: string, credential: string): Promise<Body[]> {
    const { body } = await this.server.call('GET', `${path}?after=0&limit=100`, credential)
    return body.events.filter(({ event_type: type }: { event_type: string }) => type.startsWith('call.'))
  }
}

/** Test support: returns the types of events. */
export const types = (events: readonly Body[]): string[] => events.map(({ event_type: type }) => type)

async function publicAgent(server: TestServer, owner: { session: string }): Promise<CalledAgent> {
  const made = await server.agent(owner.session)
  await server.call('PATCH', `/v1/me/agents/${made.id}`, owner.session, { visibility: 'public' })
  return made
}

async function chatOf(
  server: TestServer,
  { session }: { session: string },
  { handle }: { handle: string },
): Promise<string> {
  return (await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })).body.chat.id
}

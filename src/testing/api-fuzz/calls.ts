import type { Clock } from '../../platform/clock.ts'
import type { Fixture } from './fixture.ts'

/** Creates a slow clock, on which 45 seconds last 15 minutes: hundreds of requests run between a call and its answer. */
export function slowClock(): Pick<Clock, 'now'> {
  const begun = Date.now()
  return { now: () => begun + Math.floor((Date.now() - begun) / 20) }
}

const sdp = 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'

/** Test support: requests of the operations on calls, which exist in direct chats only. */
export const callRows = {
  createCall: {
    chat: 'direct',
    request: async (fixture: Fixture) => ({ body: await callBody(fixture) }),
  },
  listCalls: { chat: 'direct' },
  getCall: { chat: 'direct' },
  answerCall: { chat: 'direct', request: () => ({ body: { answer: { type: 'answer', sdp } } }) },
  declineCall: { chat: 'direct' },
  hangUpCall: { chat: 'direct' },
  addIceCandidate: {
    chat: 'direct',
    request: () => ({ body: { candidate: { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host' } } }),
  },
  listIceCandidates: { chat: 'direct' },
} as const

async function callBody(fixture: Fixture): Promise<object> {
  return { chat_id: (await directChat(fixture)).id, offer: { type: 'offer', sdp } }
}

/** Returns the owner's direct chat with the agent, whatever the chat of the fixture. */
export function directChat(fixture: Fixture): Promise<{ id: string }> {
  return fixture.once('called_chat', async () => {
    const [owner, agent] = [await fixture.owner(), await fixture.agent()]
    const body = { kind: 'direct', handles: [agent.handle] }
    return (await fixture.ask('POST', '/v1/chats', owner.session, body)).chat
  })
}

/** @returns the id of a ringing call of the fixture's owner to its agent */
export function call(fixture: Fixture): Promise<string> {
  return fixture.once('call', async () => {
    const { session } = await fixture.owner()
    return (await fixture.ask('POST', '/v1/calls', session, await callBody(fixture))).call.id
  })
}

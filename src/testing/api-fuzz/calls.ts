import type { Fixture } from './fixture.ts'

const sdp = 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'

/** Test support: requests of the operations on calls, which are made in direct chats alone. */
export const callRows = {
  createCall: {
    chat: 'direct',
    request: async (fixture: Fixture) => ({ body: await callWish(fixture) }),
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

async function callWish(fixture: Fixture): Promise<object> {
  return { chat_id: (await directChat(fixture)).id, offer: { type: 'offer', sdp } }
}

/** The owner's direct chat with the agent, whatever chat the fixture is about. */
function directChat(fixture: Fixture): Promise<{ id: string }> {
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
    return (await fixture.ask('POST', '/v1/calls', session, await callWish(fixture))).call.id
  })
}

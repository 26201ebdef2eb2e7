/** Calls of a person to an agent, through the hooks of the target file. */
import type { WireEvent } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import { attemptHook, type HookAnswer } from '../../fixtures/hook-answer.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import type { ProvisionName } from '../../target/target.ts'

/** Needs of a call check: an agent in a chat with a person, the hooks to call and hang up, and further hooks. */
export const callNeeds = (...more: ProvisionName[]): Needs => ({
  agents: 1,
  persons: 1,
  chat: 'person',
  hooks: ['startCall', 'hangUpAsPerson', ...more],
})

export interface StartedCall {
  id: unknown
  /** Offer of the person, in SDP. */
  sdp: string
}

/** Returns an audio-only session description that is unique to the check. */
export const description = (t: CheckContext): string =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    `s=${t.unique.marker('call')}`,
    't=0 0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    'a=ice-ufrag:Rf9a',
    'a=ice-pwd:8hdZ0wUq3kQm2Yp6sV1tLr',
    'a=fingerprint:sha-256 BA:7B:98:44:01:88:2E:54:E2:CE:CD:E0:D3:7C:7B:D3:28:45:29:55:25:FC:42:9F:8D:FF:12:8D:66:39:4C:7D',
    'a=setup:actpass',
    'a=mid:0',
    'a=sendrecv',
    'a=rtcp-mux',
    'a=rtpmap:111 opus/48000/2',
    '',
  ].join('\r\n')

/** Starts a call from the person to the agent, and hangs up after `work`, so that both can take further calls. */
export async function withCall<T>(
  t: CheckContext,
  work: (call: StartedCall) => Promise<T>,
  more: { request_id?: string } = {},
): Promise<T> {
  const sdp = description(t)
  const { id } = await t.hooks.run('startCall', { chat_id: t.chat.id, sdp, ...more }, t.person)
  if (id === undefined || id === null)
    return t.notTestable('the hook startCall returned no id', 'result.id of provision.startCall')
  try {
    return await work({ id, sdp })
  } finally {
    await attemptHook(t, 'hangUpAsPerson', { id }, t.person)
  }
}

/** Returns whether the data of an event contains the id of a call. */
export const isAbout =
  (id: unknown) =>
  (event: WireEvent): boolean =>
    JSON.stringify(event.data ?? null).includes(JSON.stringify(id))

/** Waits for the first event about a call in the agent's log. Undefined if none arrives in time. */
export const awaitCall = (t: CheckContext, base: number, { id }: StartedCall): Promise<WireEvent | undefined> =>
  t.agent.awaitEvent(base, isAbout(id), effectTimeoutMs(t))

/** Returns the state of a call as its agent reads it. */
export const stateOf = async (t: CheckContext, { id }: StartedCall): Promise<unknown> =>
  (await t.hooks.run('readCall', { id }, t.agent)).state

/** Asserts that a forbidden action was rejected without a server error. */
export function judgeRejected(t: CheckContext, answer: HookAnswer, what: string): void {
  t.expect.that(!answer.accepted && answer.status < 500, { what, expected: 'a rejection', actual: answer })
}

import type {
  Call,
  CallReply,
  CallPage,
  ChangedCall,
  IceCandidate,
  IceCandidatePage,
  IceServersReply,
} from '../../../generated/extensions/types.gen.ts'
import type { Wire } from '../wire.ts'

/** The routes of calls. */
export class CallApi {
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
  }

  iceServers = async (): Promise<IceServersReply['ice_servers']> =>
    (await this.#wire.call<IceServersReply>('GET', '/v1/calls/ice-servers')).ice_servers

  create = async (chatId: string, sdp: string, requestId: string): Promise<Call> => {
    const body = { chat_id: chatId, offer: { type: 'offer', sdp }, request_id: requestId }
    return (await this.#wire.call<CallReply>('POST', '/v1/calls', body)).call
  }

  get = async (id: string): Promise<Call> => (await this.#wire.call<CallReply>('GET', `/v1/calls/${id}`)).call

  /** Returns the newest hundred calls of all chats. */
  list = async (): Promise<Call[]> => (await this.#wire.call<CallPage>('GET', '/v1/calls?limit=100')).calls

  /** Returns the person's current call; there is at most one. */
  current = async (): Promise<Call | undefined> => {
    const ofState = async (state: string) =>
      (await this.#wire.call<CallPage>('GET', `/v1/calls?state=${state}&limit=1`)).calls
    return (await Promise.all([ofState('ringing'), ofState('connected')])).flat()[0]
  }

  hangUp = async (id: string, reason: 'hangup' | 'failed'): Promise<Call> =>
    (await this.#wire.call<ChangedCall>('POST', `/v1/calls/${id}/hangup`, { reason })).call

  /** Hangs up with a request that outlives the page. */
  hangUpAtEnd = (id: string): void => {
    const request = this.#wire.call('POST', `/v1/calls/${id}/hangup`, { reason: 'hangup' }, { keepalive: true })
    void request.catch(() => undefined)
  }

  addCandidate = (id: string, candidate: IceCandidate): Promise<unknown> =>
    this.#wire.call('POST', `/v1/calls/${id}/ice-candidates`, { candidate })

  candidates = (id: string, after: number, timeout: number, signal: AbortSignal): Promise<IceCandidatePage> =>
    this.#wire.call('GET', `/v1/calls/${id}/ice-candidates?after=${after}&timeout=${timeout}`, undefined, { signal })
}

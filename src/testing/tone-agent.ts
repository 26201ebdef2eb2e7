import type { TestClient } from './server.ts'
import { Telephone } from './telephone.ts'

/** Reaction of the agent to a call. */
type CallBehaviour = 'answer' | 'answer out of reach' | 'decline' | 'busy' | 'let it ring'

/** Samples in a packet of 20 ms, at 8,000 samples per second. */
const samples = 160

/** A tone of 400 Hz; a packet contains eight whole waves. */
const tone = Buffer.from(
  Array.from({ length: samples }, (_one, at) =>
    encode(Math.round(12_000 * Math.sin((2 * Math.PI * 400 * at) / 8_000))),
  ),
)

/**
 * Test support: an agent with the documented routes and an independent WebRTC implementation. It answers with a tone,
 * and measures received sound.
 */
export class ToneAgent {
  manner: CallBehaviour = 'answer'
  /** Mean amplitude of each received packet, from 0 to 1. */
  levels: number[] = []
  /** Ids of calls that rang, in order. */
  readonly calls: string[] = []
  readonly #server: TestClient
  readonly #token: string
  readonly #ended = new AbortController()
  #telephone: Telephone | undefined
  #running: Promise<void> | undefined
  #reaching: Promise<void> | undefined
  readonly errors: unknown[] = []

  constructor(server: TestClient, token: string) {
    this.#server = server
    this.#token = token
  }

  start(): void {
    this.#running = this.#follow()
  }

  async stop(): Promise<void> {
    this.#ended.abort()
    await this.#running
    await this.#reaching
    await this.#telephone?.hangUp()
  }

  hangUp = (): Promise<unknown> => this.#post(`${this.calls.at(-1)}/hangup`, {})

  /** Closes the connection without a request to the server. */
  vanish = async (): Promise<void> => this.#telephone?.hangUp()

  /** Returns and clears the levels. */
  takeLevels(): number[] {
    return this.levels.splice(0)
  }

  async #follow(): Promise<void> {
    for (let after = 0; !this.#ended.signal.aborted;) {
      const path = `/v1/events?after=${after}&timeout=1&limit=100`
      const { body } = await this.#server.call('GET', path, this.#token)
      after = body.next_cursor
      for (const event of body.events) {
        await this.#take(event.event_type, event.data.call).catch((error: unknown) => this.errors.push(error))
      }
    }
  }

  async #take(type: string, call: { id: string; offer: { type: 'offer'; sdp: string } }): Promise<void> {
    if (type === 'call.ended') await this.#telephone?.hangUp()
    if (type !== 'call.ringing') return
    this.calls.push(call.id)
    if (this.manner === 'decline') await this.#post(`${call.id}/decline`, {})
    if (this.manner === 'busy') await this.#post(`${call.id}/decline`, { reason: 'busy' })
    if (this.manner === 'answer') await this.#answer(call, true)
    if (this.manner === 'answer out of reach') await this.#answer(call, false)
  }

  async #answer(
    { id, offer }: { id: string; offer: { type: 'offer'; sdp: string } },
    isInReach: boolean,
  ): Promise<void> {
    const telephone = new Telephone(
      (candidate) => void this.#post(`${id}/ice-candidates`, { candidate }),
      'g711',
      (payload) => void this.levels.push(levelOf(payload)),
    )
    this.#telephone = telephone
    const answer = await telephone.answer(offer)
    await this.#post(`${id}/answer`, { answer })
    if (!isInReach) return
    telephone.listen(answer)
    telephone.talk(tone)
    this.#reaching = this.#reach(telephone, id).catch((error: unknown) => void this.errors.push(error))
  }

  async #reach(telephone: Telephone, id: string): Promise<void> {
    for (let after = 0; !this.#ended.signal.aborted;) {
      const path = `/v1/calls/${id}/ice-candidates?after=${after}&timeout=1`
      const { body } = await this.#server.call('GET', path, this.#token)
      if (body.state === 'ended') return
      for (const { number, candidate } of body.ice_candidates) {
        after = number
        await telephone.reach(candidate)
      }
    }
  }

  #post = (path: string, body: object) => this.#server.call('POST', `/v1/calls/${path}`, this.#token, body)
}

/** Returns the mean amplitude of a packet of G.711, from 0 to 1. */
function levelOf(payload: Buffer): number {
  const sum = [...payload].reduce((total, byte) => total + Math.abs(decode(byte)), 0)
  return payload.length === 0 ? 0 : sum / payload.length / 32_768
}

/** Encodes a 16-bit sample as G.711 (µ-law). */
function encode(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), 32_635) + 132
  const exponent = Math.floor(Math.log2(magnitude)) - 7
  const mantissa = (magnitude >> (exponent + 3)) & 15
  return ~((sample < 0 ? 128 : 0) | (exponent << 4) | mantissa) & 255
}

function decode(byte: number): number {
  const code = ~byte & 255
  const magnitude = ((((code & 15) << 3) + 132) << ((code >> 4) & 7)) - 132
  return code & 128 ? -magnitude : magnitude
}

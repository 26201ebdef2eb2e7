import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } from 'werift'

import type { candidate } from './calling.ts'

type Candidate = ReturnType<typeof candidate> | { candidate: string }

/** Interval between two audio packets, in milliseconds. */
const packetMs = 20

/** Audio codecs: arbitrary payloads, or G.711, which browsers play and send. */
const voices = {
  any: { more: {}, payloadType: 96, ticks: 960 },
  g711: { more: { codecs: { audio: [usePCMU()] } }, payloadType: 0, ticks: 160 },
}

/**
 * Test support: one end of a call, with an independent implementation of WebRTC. It sends packets with its own text,
 * and knows only the signalling of the other end. Only candidates with the address 127.0.0.1 are used.
 */
export class Telephone {
  /** Payloads of received packets. */
  readonly heard: string[] = []
  readonly #peer: RTCPeerConnection
  readonly #voice: (typeof voices)[keyof typeof voices]
  readonly #microphone = new MediaStreamTrack({ kind: 'audio' })
  #talking: NodeJS.Timeout | undefined
  #isOver = false

  /**
   * @param onCandidate receives each candidate of this end
   * @param onSound receives payloads; default: they are added to `heard`
   */
  constructor(
    onCandidate: (candidate: Candidate) => void,
    voice: keyof typeof voices = 'any',
    onSound: (payload: Buffer) => void = (payload) => this.heard.push(payload.toString()),
  ) {
    this.#voice = voices[voice]
    this.#peer = new RTCPeerConnection({
      iceServers: [],
      iceUseIpv6: false,
      iceAdditionalHostAddresses: ['127.0.0.1'],
      ...this.#voice.more,
    })
    this.#peer.addTransceiver(this.#microphone, { direction: 'sendrecv' })
    this.#peer.onIceCandidate.subscribe((found) => {
      if (found?.candidate.includes(' 127.0.0.1 ')) onCandidate({ ...found.toJSON(), candidate: found.candidate })
    })
    this.#peer.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ payload }) => onSound(payload))
    })
  }

  get state(): string {
    return this.#peer.connectionState
  }

  /** Creates an offer without candidates, which are sent one by one. */
  async offer(): Promise<{ type: 'offer'; sdp: string }> {
    const { sdp } = await this.#peer.createOffer()
    return { type: 'offer', sdp }
  }

  async answer(offer: { type: 'offer'; sdp: string }): Promise<{ type: 'answer'; sdp: string }> {
    await this.#peer.setRemoteDescription(offer)
    const { sdp } = await this.#peer.createAnswer()
    return { type: 'answer', sdp }
  }

  /** Starts the discovery of ICE candidates. */
  listen(own: { type: 'offer' | 'answer'; sdp: string }): void {
    void this.#peer.setLocalDescription(own)
  }

  accept = (answer: { type: 'answer'; sdp: string }): Promise<void> => this.#peer.setRemoteDescription(answer)

  /** Adds a candidate of the other end. Ignores one that arrives after the end of the call. */
  async reach(other: Candidate): Promise<void> {
    if (!this.#isOver) await this.#peer.addIceCandidate(other)
  }

  /** Sends the same text or sound in every packet until the call is hung up. */
  talk(words: string | Buffer): void {
    const { payloadType, ticks } = this.#voice
    let number = 0
    this.#talking = setInterval(() => {
      const header = new RtpHeader({ sequenceNumber: ++number, timestamp: number * ticks, payloadType, ssrc: 1 })
      this.#microphone.writeRtp(new RtpPacket(header, Buffer.from(words)))
    }, packetMs)
  }

  async hangUp(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#talking)
    await this.#peer.close()
  }
}

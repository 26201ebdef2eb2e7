import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } from 'werift'

import type { candidate } from './calling.ts'

type Candidate = ReturnType<typeof candidate> | { candidate: string }

/** Milliseconds between two packets of sound. */
const packetMs = 20

/** How a voice is coded: as whatever a packet carries, or as G.711, which browsers play and send. */
const voices = {
  any: { more: {}, payloadType: 96, ticks: 960 },
  g711: { more: { codecs: { audio: [usePCMU()] } }, payloadType: 0, ticks: 160 },
}

/**
 * Test support: one end of a call, an independent implementation of WebRTC. It speaks packets with a text of its own, and
 * knows of the other end only what it is given. Addresses other than 127.0.0.1 are kept back.
 */
export class Telephone {
  /** What came out of it, packet by packet. */
  readonly heard: string[] = []
  readonly #peer: RTCPeerConnection
  readonly #voice: (typeof voices)[keyof typeof voices]
  readonly #microphone = new MediaStreamTrack({ kind: 'audio' })
  #talking: NodeJS.Timeout | undefined

  /**
   * @param onCandidate gets each address at which this end may be reached
   * @param onSound gets what comes out of it; it is kept in `heard` where nobody takes it
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

  /** An offer without a candidate: the other end learns of these one by one. */
  async offer(): Promise<{ type: 'offer'; sdp: string }> {
    const { sdp } = await this.#peer.createOffer()
    return { type: 'offer', sdp }
  }

  async answer(offer: { type: 'offer'; sdp: string }): Promise<{ type: 'answer'; sdp: string }> {
    await this.#peer.setRemoteDescription(offer)
    const { sdp } = await this.#peer.createAnswer()
    return { type: 'answer', sdp }
  }

  /** Begins to look for its addresses. */
  listen(own: { type: 'offer' | 'answer'; sdp: string }): void {
    void this.#peer.setLocalDescription(own)
  }

  accept = (answer: { type: 'answer'; sdp: string }): Promise<void> => this.#peer.setRemoteDescription(answer)

  reach = (other: Candidate): Promise<void> => this.#peer.addIceCandidate(other)

  /** Says the same words, or sounds, in every packet until it is hung up. */
  talk(words: string | Buffer): void {
    const { payloadType, ticks } = this.#voice
    let number = 0
    this.#talking = setInterval(() => {
      const header = new RtpHeader({ sequenceNumber: ++number, timestamp: number * ticks, payloadType, ssrc: 1 })
      this.#microphone.writeRtp(new RtpPacket(header, Buffer.from(words)))
    }, packetMs)
  }

  async hangUp(): Promise<void> {
    clearInterval(this.#talking)
    await this.#peer.close()
  }
}

import type { IceCandidate } from '../../../generated/extensions/types.gen.ts'

export interface LineReport {
  /** An address at which this side may be reached; the empty one says that there are no more. */
  candidate(candidate: IceCandidate): void
  state(state: RTCPeerConnectionState): void
  /** The sound of the other side. */
  sound(stream: MediaStream): void
}

/** The connection to the other side: it sends the microphone, and plays nothing by itself. */
export class Line {
  readonly #peer: RTCPeerConnection
  readonly #microphone: MediaStream
  /** Candidates that came before the answer, which cannot be taken yet. */
  readonly #early: IceCandidate[] = []
  #isAccepted = false

  constructor(iceServers: RTCIceServer[], microphone: MediaStream, report: LineReport) {
    this.#microphone = microphone
    this.#peer = new RTCPeerConnection({ iceServers })
    for (const track of microphone.getAudioTracks()) this.#peer.addTrack(track, microphone)
    this.#peer.addEventListener('icecandidate', ({ candidate }) => {
      // Null is the end of all; the empty one before it is the end of one generation.
      if (candidate?.candidate !== '') report.candidate(candidate ? wireOf(candidate) : { candidate: '' })
    })
    this.#peer.addEventListener('connectionstatechange', () => report.state(this.#peer.connectionState))
    this.#peer.addEventListener('track', ({ track, streams }) => report.sound(streams[0] ?? new MediaStream([track])))
  }

  /** Begins to look for addresses. @returns the session description for the other side */
  async offer(): Promise<string> {
    const offer = await this.#peer.createOffer()
    await this.#peer.setLocalDescription(offer)
    return offer.sdp ?? ''
  }

  /** Takes the answer of the other side, once. */
  async accept(sdp: string): Promise<void> {
    if (this.#isAccepted) return
    this.#isAccepted = true
    await this.#peer.setRemoteDescription({ type: 'answer', sdp })
    for (const candidate of this.#early.splice(0)) await this.reach(candidate)
  }

  /** Tries an address of the other side. One that this browser cannot read is passed over. */
  async reach(candidate: IceCandidate): Promise<void> {
    if (!this.#peer.remoteDescription) this.#early.push(candidate)
    else await this.#peer.addIceCandidate(candidate).catch(() => undefined)
  }

  setMuted(isMuted: boolean): void {
    for (const track of this.#microphone.getAudioTracks()) track.enabled = !isMuted
  }

  /** Ends it, and gives the microphone back. */
  close(): void {
    for (const track of this.#microphone.getTracks()) track.stop()
    this.#peer.close()
  }
}

/** The members that the document names; browsers may have more. */
function wireOf(candidate: RTCIceCandidate): IceCandidate {
  const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
  return { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment }
}

import type { IceCandidate } from '../../../generated/extensions/types.gen.ts'

export interface LineReport {
  /** Reports an ICE candidate of this side; an empty one ends the candidates. */
  candidate(candidate: IceCandidate): void
  state(state: RTCPeerConnectionState): void
  /** Reports the remote audio. */
  sound(stream: MediaStream): void
}

/** The WebRTC connection: it sends the microphone, and plays nothing itself. */
export class Line {
  readonly #peer: RTCPeerConnection
  readonly #microphone: MediaStream
  /** Candidates that arrived before the answer and cannot be added yet. */
  readonly #early: IceCandidate[] = []
  #isAccepted = false

  constructor(iceServers: RTCIceServer[], microphone: MediaStream, report: LineReport) {
    this.#microphone = microphone
    this.#peer = new RTCPeerConnection({ iceServers })
    for (const track of microphone.getAudioTracks()) this.#peer.addTrack(track, microphone)
    this.#peer.addEventListener('icecandidate', ({ candidate }) => {
      // Null ends all candidates; the empty candidate before it ends one generation.
      if (candidate?.candidate !== '') report.candidate(candidate ? wireOf(candidate) : { candidate: '' })
    })
    this.#peer.addEventListener('connectionstatechange', () => report.state(this.#peer.connectionState))
    this.#peer.addEventListener('track', ({ track, streams }) => report.sound(streams[0] ?? new MediaStream([track])))
  }

  /** Starts to gather candidates. @returns the session description for the other side */
  async offer(): Promise<string> {
    const offer = await this.#peer.createOffer()
    await this.#peer.setLocalDescription(offer)
    return offer.sdp ?? ''
  }

  /** Applies the other side's answer, once. */
  async accept(sdp: string): Promise<void> {
    if (this.#isAccepted) return
    this.#isAccepted = true
    await this.#peer.setRemoteDescription({ type: 'answer', sdp })
    for (const candidate of this.#early.splice(0)) await this.reach(candidate)
  }

  /** Adds a candidate of the other side. Ignores a candidate that this browser cannot parse. */
  async reach(candidate: IceCandidate): Promise<void> {
    if (!this.#peer.remoteDescription) this.#early.push(candidate)
    else await this.#peer.addIceCandidate(candidate).catch(() => undefined)
  }

  setMuted(isMuted: boolean): void {
    for (const track of this.#microphone.getAudioTracks()) track.enabled = !isMuted
  }

  /** Closes the connection and releases the microphone. */
  close(): void {
    for (const track of this.#microphone.getTracks()) track.stop()
    this.#peer.close()
  }
}

/** Returns the documented members of a candidate; browsers may have more. */
function wireOf(candidate: RTCIceCandidate): IceCandidate {
  const { sdpMid, sdpMLineIndex, usernameFragment } = candidate
  return { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment }
}

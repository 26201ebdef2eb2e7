import { microphoneProblem } from '../model/call.rules.ts'

/** Why this page cannot make calls; null when it can. Browsers give microphones to safe pages alone. */
export function callObstacle(): string | null {
  if (!isSecureContext || navigator.mediaDevices === undefined)
    return 'Browsers give the microphone only to pages that are opened over HTTPS, or from this machine by localhost.'
  return 'RTCPeerConnection' in globalThis ? null : 'This browser cannot make calls: it has no WebRTC.'
}

/**
 * Asks for the microphone.
 * @throws Error with what the person can do, when there is none
 */
export async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  } catch (error) {
    throw new Error(microphoneProblem((error as DOMException).name), { cause: error })
  }
}

import { microphoneProblem } from '../model/call.rules.ts'

/**
 * Returns the reason why this page cannot make calls, or null. Browsers offer the microphone only to secure contexts.
 */
export function callObstacle(): string | null {
  if (!isSecureContext || navigator.mediaDevices === undefined)
    return 'Browsers give the microphone only to pages that are opened over HTTPS, or from this machine by localhost.'
  return 'RTCPeerConnection' in globalThis ? null : 'This browser cannot make calls: it has no WebRTC.'
}

/** Requests the microphone. @throws Error with advice for the person, when there is no microphone */
export async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  } catch (error) {
    throw new Error(microphoneProblem((error as DOMException).name), { cause: error })
  }
}

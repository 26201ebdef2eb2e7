import { invalidRequest } from '../../platform/errors.ts'

/**
 * Checks a session description. It is relayed unchanged, so only two facts are checked: it is a description, and its
 * media are audio.
 * @param field its field in the request
 * @throws invalid_request
 */
export function assertAudioDescription(sdp: string, field: string): void {
  const lines = sdp.split(/\r?\n/)
  if (lines[0] !== 'v=0')
    throw invalidRequest((name) => `${name(field)} must be a session description: its first line is v=0.`, field)
  const media = lines.filter((line) => line.startsWith('m='))
  if (media.length === 0 || media.some((line) => !line.startsWith('m=audio ')))
    throw invalidRequest((name) => `${name(field)} must have audio, and no other media.`, field)
}

/**
 * Checks a candidate: one line of printable ASCII, so that readers can insert it into a description.
 * @throws invalid_request
 */
export function assertCandidate(candidate: string): void {
  const field = 'candidate.candidate'
  if (candidate !== '' && !/^candidate:[\x20-\x7e]+$/.test(candidate))
    throw invalidRequest(
      (name) => `${name(field)} must be empty, or begin with candidate: and be printable ASCII.`,
      field,
    )
}

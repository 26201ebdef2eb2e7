import { systemClock } from '../../platform/clock.ts'

/** Timeout for the complete answer of a provider, in milliseconds. */
export const providerTimeoutMs = 10_000
/** Maximum bytes of an answer; typical answers have a few thousand. */
const answerBytesMax = 256 * 1024

/**
 * Fetches a complete answer, limited in time and bytes, without redirects. It connects only to hosts of providers in
 * the settings.
 * @throws Error when a limit is exceeded, or the connection fails
 */
export async function boundedFetch(address: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  const signals = [systemClock.timeoutSignal(providerTimeoutMs), ...(options.signal ? [options.signal] : [])]
  const response = await fetch(address, { ...options, redirect: 'error', signal: AbortSignal.any(signals) })
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > answerBytesMax) throw new Error('the answer of the provider is too long')
    pieces.push(piece)
  }
  const body = [204, 205, 304].includes(response.status) ? null : Buffer.concat(pieces)
  return new Response(body, { status: response.status, headers: response.headers })
}

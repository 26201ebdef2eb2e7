import { systemClock } from '../../platform/clock.ts'

/** Milliseconds that a provider may take for a whole answer. */
export const providerTimeoutMs = 10_000
/** Bytes of an answer; those of providers have a few thousand. */
const answerBytesMax = 256 * 1024

/**
 * As `fetch`, with an answer that is whole when it resolves: bounded in time and bytes, and without redirects. It asks the
 * hosts of providers alone, which the settings name.
 * @throws Error when the bounds are exceeded, or nobody answers
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

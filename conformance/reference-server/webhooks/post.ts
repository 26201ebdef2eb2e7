/** Sends one POST to a receiver: TLS with the trusted authority, a time limit, no redirects except with the fault. */
import { readFileSync } from 'node:fs'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls'
import type { ReferenceServer } from '../state/server.ts'

export interface Reached {
  status: number | null
  error: string | null
}

/** TLS contexts by file of the authority, because parsing the root certificates takes longer than a delivery. */
const contexts = new Map<string, SecureContext>()

function trusting(file: string | null): { secureContext?: SecureContext } {
  if (file === null) return {}
  const secureContext =
    contexts.get(file) ?? createSecureContext({ ca: [...rootCertificates, readFileSync(file, 'utf8')] })
  contexts.set(file, secureContext)
  return { secureContext }
}

export async function post(
  server: ReferenceServer,
  url: string,
  headers: Record<string, string>,
  body: string,
  hops = 0,
): Promise<Reached> {
  const bytes = Buffer.from(body)
  const send = url.startsWith('http:') ? plain : secure
  if (hops === 0 && server.hasChoice('receivers-probed')) {
    const probe = send(url, { method: 'OPTIONS', ...trusting(server.options.webhookCaFile), agent: false })
    probe.on('response', (answer) => answer.resume()).on('error', () => undefined)
    probe.end()
  }
  return new Promise((resolve) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': bytes.length },
        ...trusting(server.options.webhookCaFile),
        agent: false,
        signal: AbortSignal.any([server.closing.signal, AbortSignal.timeout(server.options.webhookTimeoutMs)]),
      },
      (answer) => {
        answer.resume()
        const status = answer.statusCode ?? 0
        const target = answer.headers.location
        if (
          status >= 300 &&
          status < 400 &&
          target !== undefined &&
          hops < 3 &&
          server.hasFault('webhook-follows-redirects')
        ) {
          resolve(post(server, new URL(target, url).href, headers, body, hops + 1))
          return
        }
        answer.on('end', () => resolve({ status, error: null }))
        answer.on('error', () => resolve({ status, error: null }))
      },
    )
    call.on('error', (error) => resolve({ status: null, error: isTimeout(error) ? 'timeout' : 'connection' }))
    call.end(bytes)
  })
}

const isTimeout = (error: Error): boolean =>
  error.name === 'TimeoutError' || (error.cause instanceof Error && error.cause.name === 'TimeoutError')

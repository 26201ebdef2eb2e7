/** One POST to a receiver: TLS against the trusted authority, a time limit, no redirects unless the fault asks. */
import { readFileSync } from 'node:fs'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { rootCertificates } from 'node:tls'
import type { ReferenceServer } from '../state/server.ts'

export interface Reached {
  status: number | null
  error: string | null
}

const authorities = new Map<string, string[]>()

function trusted(file: string | null): string[] | undefined {
  if (file === null) return undefined
  const known = authorities.get(file) ?? [...rootCertificates, readFileSync(file, 'utf8')]
  authorities.set(file, known)
  return known
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
  return new Promise((resolve) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': bytes.length },
        ca: trusted(server.options.webhookCaFile),
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

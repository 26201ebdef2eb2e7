import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'

import type { Answer, TestServer } from './server.ts'

/** Test support: uploads bytes unchanged. */
export async function upload(
  server: Pick<TestServer, 'url'>,
  token: string,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${server.url}/v1/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** An upload whose body the test sends. */
export interface OpenUpload {
  request: ClientRequest
  answer: Promise<IncomingMessage & { text: string }>
}

/** Starts an upload without sending its body. */
export function openUpload(
  server: Pick<TestServer, 'url'>,
  token: string,
  length: number,
  headers: Record<string, string> = {},
): OpenUpload {
  const outgoing = request(`${server.url}/v1/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': length, 'x-svc-filename': 'open.bin', ...headers },
  })
  const answer = (async () => {
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of response) text += chunk
    return Object.assign(response, { text })
  })()
  answer.catch(() => undefined)
  outgoing.on('error', () => undefined)
  outgoing.flushHeaders()
  return { request: outgoing, answer }
}

/** Returns the files of a folder of attachments. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

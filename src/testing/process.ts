import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import type { Answer } from './server.ts'

export const processOperatorKey = 'operator-key-of-the-crash-test'

/** Key of every process, so that several can share a database. */
const processEncryptionKey = Buffer.alloc(32, 7).toString('base64')

/** Test support: a server in a separate process, which a test can kill. */
export interface ServerProcess {
  url: string
  child: ChildProcess
}

const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** Environment of child processes: no settings of the machine, and the compile cache of earlier processes. */
export const childEnvironment = { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }

/** Starts a Node program and waits until it reports its address; its later output is discarded. */
export async function startListening(args: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...childEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /listening on (\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    child.stdout!.resume()
    return { url, child }
  }
  throw new Error('the program ended before it listened')
}

/** Starts a server and waits until it listens. @param program main program of another version */
export function startProcess(env: Record<string, string>, program = 'src/main.ts'): Promise<ServerProcess> {
  return startListening([program, 'serve'], {
    PORT: '0',
    PARLEY_OPERATOR_KEY: processOperatorKey,
    PARLEY_LOG_LEVEL: 'warn',
    PARLEY_ENCRYPTION_KEY: processEncryptionKey,
    PARLEY_TEST_HOOKS: 'true',
    ...env,
  })
}

/** Kills the process. */
export async function killProcess({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Sends a request and returns its response, also with an error status. A text is sent unchanged, other bodies as JSON. */
export async function askProcess(
  server: Pick<ServerProcess, 'url'>,
  credential: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const reply = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) }
}

/** Sends a request that must succeed. @returns the body of the response */
export async function callProcess(
  server: Pick<ServerProcess, 'url'>,
  credential: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const { status, body: answered } = await askProcess(server, credential, method, path, body)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answered)}`)
  return answered
}

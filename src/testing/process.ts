import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export const processOperatorKey = 'operator-key-of-the-crash-test'

/** Of every process, so that several can share a database. */
const processEncryptionKey = Buffer.alloc(32, 7).toString('base64')

/** Test support: a server in a process of its own, which a test may kill. */
export interface ServerProcess {
  url: string
  child: ChildProcess
}

/** Starts a Node program and waits until it says that it listens; what it writes afterwards is dropped. */
export async function startListening(args: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
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

/** Starts a server and waits until it listens. */
export function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  return startListening(['src/main.ts', 'serve'], {
    PORT: '0',
    PARLEY_OPERATOR_KEY: processOperatorKey,
    PARLEY_LOG_LEVEL: 'warn',
    PARLEY_ENCRYPTION_KEY: processEncryptionKey,
    PARLEY_TEST_HOOKS: 'true',
    ...env,
  })
}

/** Ends it without a word. */
export async function killProcess({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A request that has to succeed. @returns the body of the answer */
export async function callProcess(
  server: ServerProcess,
  credential: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json() as Promise<any> // oxlint-disable-line no-explicit-any
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { passkeySettings } from '../../src/testing/api-fuzz/passkeys.ts'
import { testEncryptionKey, testOperatorKey } from '../../src/testing/server.ts'
import { root } from '../gates/run.ts'

/** Minimum level of a log line that counts as an error. */
const errorLevel = 50

/** A server in a separate process whose log and memory are monitored. */
export interface WatchedServer {
  url: string
  port: number
  /** Log lines at level error or above. */
  errors: readonly string[]
  /** Peak resident memory in megabytes. Linux only; 0 elsewhere. */
  peakMegabytes(): number
  stop(): Promise<void>
}

export async function startWatched(env: Record<string, string>): Promise<WatchedServer> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [path.join(root, 'src/main.ts'), 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      PARLEY_OPERATOR_KEY: testOperatorKey,
      PARLEY_ENCRYPTION_KEY: testEncryptionKey,
      PARLEY_LOG_LEVEL: 'error',
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_TEST_HOOKS: 'true',
      ...passkeySettings,
      ...env,
    },
  })
  const errors: string[] = []
  const listening = Promise.withResolvers<string>()
  child.once('exit', (code) => listening.reject(new Error(`the server ended with ${code}`)))
  const read = (line: string): void => {
    const url = /parley listening on (\S+)/.exec(line)?.[1]
    if (url !== undefined) listening.resolve(url)
    if (isError(line)) errors.push(line)
  }
  createInterface({ input: child.stdout }).on('line', read)
  createInterface({ input: child.stderr }).on('line', read)
  const url = await listening.promise
  return {
    url,
    port: Number(new URL(url).port),
    errors,
    peakMegabytes: () => peakOf(child.pid!),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= errorLevel
  } catch {
    return /^\s*(?:\w*Error|FATAL)\b/.test(line)
  }
}

function peakOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

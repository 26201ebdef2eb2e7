/** Starts this project's server for the proxy to stand before: in memory, with operator routes and fast retries. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const startLimitMs = 20_000

/** Something that listens, until it is closed. */
export interface Running {
  url: string
  close(): Promise<void>
}

export interface OwnServerOptions {
  operatorKey: string
  caFile: string
  webhookBackoffMs: number
  webhookTimeoutMs: number
}

export async function startOwnServer(options: OwnServerOptions): Promise<Running> {
  const child = spawn(process.execPath, ['src/main.ts', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATABASE_URL: ':memory:',
      PARLEY_OPERATOR_KEY: options.operatorKey,
      PARLEY_LOG_LEVEL: 'error',
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_WEBHOOK_CA_FILE: options.caFile,
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: String(options.webhookBackoffMs),
      PARLEY_WEBHOOK_TIMEOUT_MS: String(options.webhookTimeoutMs),
      PARLEY_STORAGE_URL: join(dirname(options.caFile), 'attachments'),
    },
  })
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
      const found = /parley listening on (http:\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.slice(-1000)}`)))
    setTimeout(() => reject(new Error(`the server is not ready: ${output.slice(-1000)}`)), startLimitMs).unref()
  })
  return {
    url,
    close: async () => {
      child.kill('SIGTERM')
      await stopped
    },
  }
}

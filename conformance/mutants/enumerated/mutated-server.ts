/** Starts the reference server in a process of its own, with one mutation or without. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ReferenceServerOptions } from '../../reference-server/state/server.ts'
import type { Mutation } from './replaced-source.ts'

const program = fileURLToPath(new URL('../../reference-server/main.ts', import.meta.url))
const preload = new URL('replaced-source.ts', import.meta.url).href
const startLimitMs = 30_000
const stopLimitMs = 5000

export interface MutatedServer {
  url: string
  /** False after the process has ended by itself. */
  runs(): boolean
  close(): Promise<void>
}

export type ServerOptions = Required<
  Pick<ReferenceServerOptions, 'operatorKey' | 'webhookCaFile' | 'webhookBackoffMs' | 'webhookTimeoutMs'>
>

/**
 * Starts the server.
 *
 * @param coverageFolder folder where the process writes the coverage of V8 when it ends
 * @returns undefined when the process ends before it listens
 */
export async function startMutatedServer(
  options: ServerOptions,
  { mutation, coverageFolder }: { mutation?: Mutation; coverageFolder?: string },
): Promise<MutatedServer | undefined> {
  const child = spawn(
    process.execPath,
    [...(mutation === undefined ? [] : ['--import', preload]), program, ...argumentsOf(options)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env['PATH'],
        ...(mutation && { MUTATION: JSON.stringify(mutation) }),
        ...(coverageFolder && { NODE_V8_COVERAGE: coverageFolder }),
      },
    },
  )
  const url = await addressOf(child)
  if (url === undefined) {
    child.kill('SIGKILL')
    return undefined
  }
  return { url, runs: () => !hasEnded(child), close: () => stop(child) }
}

const argumentsOf = (options: ServerOptions): string[] => [
  '--operator-key',
  options.operatorKey,
  '--webhook-ca',
  options.webhookCaFile,
  '--webhook-backoff-ms',
  String(options.webhookBackoffMs),
  '--webhook-timeout-ms',
  String(options.webhookTimeoutMs),
]

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Returns the address that the process prints, or undefined when it ends first or stays silent. */
async function addressOf(child: ChildProcess): Promise<string | undefined> {
  let output = ''
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), startLimitMs)
    const end = (url?: string): void => {
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /listening on (\S+)/.exec(output)?.[1]
      if (url !== undefined) end(url)
    })
    child.once('exit', () => end())
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended
  clearTimeout(timer)
}

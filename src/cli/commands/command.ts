import { once } from 'node:events'

import type { Config } from '../../platform/configuration/configuration.ts'

export interface CommandContext {
  config: Config
  /** Writes to standard output, with a newline at the end. */
  print(text: string): void
  /** Writes progress messages to standard error. */
  warn(text: string): void
}

/** Reads the settings when a command runs: help does not need them. @throws ConfigError */
export type OpenContext = () => CommandContext

/** Invalid command line or setting; the message names it. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was rejected, or no server answered. Exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** Waits for SIGINT (Ctrl-C) or SIGTERM. */
export async function stopped(): Promise<void> {
  const signal = interrupted()
  if (!signal.aborted) await once(signal, 'abort')
}

let interruption: AbortSignal | undefined

/** Returns a signal for long-running commands, which aborts on SIGINT (Ctrl-C) and SIGTERM. */
export function interrupted(): AbortSignal {
  if (interruption) return interruption
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ended.abort())
  interruption = ended.signal
  return interruption
}

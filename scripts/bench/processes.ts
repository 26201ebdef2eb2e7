import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startListening } from '../../src/testing/process.ts'
import { atEnd } from './cleanups.ts'
import { profileArguments } from './profile.ts'

/** Time after which a server that still drains is killed, in milliseconds. */
const stopMs = 12_000

/** Options of Node.js that load `preload.ts` before a program. */
export const preloads: readonly string[] = ['--import', new URL('preload.ts', import.meta.url).href]

/** A measured program in a separate process, so that it has a processor core of its own. */
export interface Program {
  /** The URL that it printed after `listening on`. */
  url: string
  pid: number
  stop(): Promise<void>
}

/**
 * Starts a Node program and waits until it reports that it listens.
 * @param nodeOptions options of Node itself
 */
export async function startProgram(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<Program> {
  const { url, child } = await startListening([...profileArguments(), ...nodeOptions, script, ...args], env)
  return { url, pid: child.pid!, stop: atEnd(() => stopChild(child)) }
}

/** Stops a process, and kills it after a timeout. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  await exited
  clearTimeout(timer)
}

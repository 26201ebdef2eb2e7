import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startListening } from '../../src/testing/process.ts'
import { atEnd } from './cleanups.ts'
import { profileArguments } from './profile.ts'

/** A server that drains longer than this is killed. */
const stopMs = 12_000

/** A program under measurement, in a process of its own so that it has a core of its own. */
export interface Program {
  /** What it printed behind the words `listening on`. */
  url: string
  pid: number
  stop(): Promise<void>
}

/**
 * Starts a Node program and waits until it says that it listens.
 * @param nodeOptions of Node itself
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

/** Ends a process, and kills it when it takes too long. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  await exited
  clearTimeout(timer)
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
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

/** Starts a Node program and waits until it says that it listens. */
export async function startProgram(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Program> {
  const child = spawn(process.execPath, [...profileArguments(), script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = atEnd(() => stopChild(child))
  const url = await addressOf(child)
  return { url, pid: child.pid!, stop }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const match = /listening on (\S+)/.exec(line)
    if (!match) continue
    child.stdout!.resume()
    return match[1]!
  }
  throw new Error('the program ended before it listened')
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  await exited
  clearTimeout(timer)
}

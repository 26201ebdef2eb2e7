import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program under measurement, in a process of its own so that it has a core of its own. */
export interface Program {
  /** What it printed behind the words `listening on`. */
  url: string
  /** Resident memory of the process, in bytes; undefined where the system does not tell. */
  pid: number
  stop(): Promise<void>
}

/** Starts a Node program and waits until it says that it listens. */
export async function startProgram(script: string, args: readonly string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return { url, pid: child.pid!, stop: () => stop(child) }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const match = /listening on (\S+)/.exec(line)
    if (!match) continue
    child.stdout!.resume()
    return match[1]!
  }
  throw new Error(`the program ended with code ${child.exitCode} before it listened`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

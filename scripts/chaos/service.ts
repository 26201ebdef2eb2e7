import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../gates/run.ts'

const startLimitMs = 180_000
const startAttempts = 20
const startPauseMs = 250
const drainLimitMs = 20_000

/** A process that can be stopped, paused and restarted; a server restarts at the same address. */
export interface TrialProcess {
  /** Port of a server; 0 for other programs. */
  readonly port: number
  start(): Promise<void>
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void
  /** Waits until the process has exited, and kills it after a timeout. */
  ended(): Promise<void>
  running(): boolean
}

export interface ProgramOptions {
  env: Record<string, string>
  /** Modules that are loaded before the program. */
  preload: readonly string[]
}

export interface ServerOptions extends ProgramOptions {
  folder: string
  name: string
}

interface Program {
  args: string[]
  env: Record<string, string>
}

/** Returns the arguments and the environment of a program, with modules that are loaded before it. */
export function programOf(file: string, argv: readonly string[], { env, preload }: ProgramOptions): Program {
  const imports = preload.flatMap((module) => ['--import', pathToFileURL(path.join(import.meta.dirname, module)).href])
  const { PATH = '', HOME = '' } = process.env
  return {
    args: [...imports, path.join(root, file), ...argv],
    env: { PATH, HOME, NODE_NO_WARNINGS: '1', ...env },
  }
}

/** Creates a server process. The first start chooses a port, which later starts reuse. */
export const createServerProcess = ({ folder, name, env, preload }: ServerOptions): TrialProcess =>
  createProcess({
    folder,
    name,
    program: (port) => programOf('src/main.ts', ['serve'], { env: { ...env, PORT: String(port) }, preload }),
    ready: /parley listening on (\S+)/,
  })

interface ProcessOptions {
  folder: string
  name: string
  /** Returns the program that is started at a port; 0 at the first start. */
  program: (port: number) => Program
  /** Output that shows that the program has started, with the address of a server. */
  ready: RegExp
}

/** Creates a process that is started by `start`. */
export function createProcess({ folder, name, program, ready }: ProcessOptions): TrialProcess {
  let child: ChildProcess | undefined
  let port = 0
  const launch = async (): Promise<void> => {
    const { args, env } = program(port)
    const started = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env })
    child = started
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
    started.stderr.pipe(log)
    port = await startedPort(started, ready)
  }
  const ended = async (): Promise<void> => {
    if (child === undefined || !isRunning(child)) return
    const leaving = child
    const limit = setTimeout(() => leaving.kill('SIGKILL'), drainLimitMs)
    await new Promise((resolve) => leaving.once('exit', resolve))
    clearTimeout(limit)
  }
  return {
    get port() {
      return port
    },
    // Retries, because the database may be unavailable or the port in use.
    start: async () => {
      if (child !== undefined && isRunning(child)) return
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await launch()
        } catch (error) {
          if (attempt === startAttempts) throw error
          await new Promise((resolve) => setTimeout(resolve, startPauseMs))
        }
      }
    },
    signal: (signal) => void child?.kill(signal),
    ended,
    running: () => child !== undefined && isRunning(child),
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

function startedPort(child: ChildProcess, ready: RegExp): Promise<number> {
  let output = ''
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const found = ready.exec(output)
      if (!found) return
      clearTimeout(limit)
      child.stdout?.removeAllListeners('data').resume()
      resolve(found[1] === undefined ? 0 : Number(new URL(found[1]).port))
    })
    child.stderr?.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-2000)))
    child.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`the program ended with ${code} before it started: ${output.slice(-500)}`))
    })
  })
}

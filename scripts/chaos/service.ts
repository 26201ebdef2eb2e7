import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../gates/run.ts'

const startLimitMs = 180_000
const startAttempts = 20
const startPauseMs = 250
const drainLimitMs = 20_000

/** A server process that can be stopped, paused and restarted at the same address. */
export interface ServerProcess {
  readonly port: number
  start(): Promise<void>
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void
  /** Waits until the process has exited, and kills it after a timeout. */
  ended(): Promise<void>
  running(): boolean
}

export interface ServerOptions {
  folder: string
  name: string
  env: Record<string, string>
  /** Modules that are loaded before the program. */
  preload: readonly string[]
}

/** Returns the arguments and the environment of a Parley command, with modules that are loaded before the program. */
export function parleyProgram(
  argv: readonly string[],
  { env, preload }: Pick<ServerOptions, 'env' | 'preload'>,
): { args: string[]; env: Record<string, string> } {
  const imports = preload.flatMap((file) => ['--import', pathToFileURL(path.join(import.meta.dirname, file)).href])
  const { PATH = '', HOME = '' } = process.env
  return {
    args: [...imports, path.join(root, 'src/main.ts'), ...argv],
    env: { PATH, HOME, NODE_NO_WARNINGS: '1', ...env },
  }
}

/** Creates a server process. The first start chooses a port, which later starts reuse. */
export function createServerProcess({ folder, name, env, preload }: ServerOptions): ServerProcess {
  let child: ChildProcess | undefined
  let port = 0
  const launch = async (): Promise<void> => {
    const program = parleyProgram(['serve'], { env: { ...env, PORT: String(port) }, preload })
    const started = spawn(process.execPath, program.args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: program.env,
    })
    child = started
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
    started.stderr.pipe(log)
    port = await listeningPort(started)
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

function listeningPort(child: ChildProcess): Promise<number> {
  let output = ''
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const found = /parley listening on (\S+)/.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(limit)
      child.stdout?.removeAllListeners('data').resume()
      resolve(Number(new URL(found).port))
    })
    child.stderr?.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-2000)))
    child.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`the server ended with ${code} before it listened: ${output.slice(-500)}`))
    })
  })
}

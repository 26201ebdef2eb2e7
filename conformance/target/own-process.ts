/** This project's server as a process that can be stopped or killed, and restarted on the same port and database. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The server could not be started. The message gives the reason, or the end of its output. */
export class StartError extends Error {
  override name = 'StartError'
}

export type StopSignal = 'SIGTERM' | 'SIGKILL'

export interface OwnProcess {
  readonly url: string
  /** Ends the process with the signal and starts a new one. Resolves when the new one listens. @throws StartError */
  restart(signal: StopSignal): Promise<void>
  stop(): Promise<void>
}

const startLimitMs = 30_000
const stopLimitMs = 12_000
/** Maximum attempts to start, because another process may use the port for a moment. */
const startAttempts = 5
const startPauseMs = 300

/** @param settings environment of the server in addition to PATH, HOME and PORT @throws StartError */
export async function startOwnProcess(
  root: string,
  folder: string,
  settings: Record<string, string>,
): Promise<OwnProcess> {
  let child = launch(root, folder, { ...settings, PORT: '0' })
  const url = await address(child).catch(async (error: unknown) => {
    await end(child, 'SIGKILL')
    throw error
  })
  const again = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      child = launch(root, folder, { ...settings, PORT: new URL(url).port })
      try {
        await address(child)
        return
      } catch (error) {
        if (attempt === startAttempts) throw error
        await end(child, 'SIGKILL')
        await new Promise((resolve) => setTimeout(resolve, startPauseMs))
      }
    }
  }
  // Restarts run one by one: a second restart waits for the first.
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  return {
    url,
    restart: (signal) =>
      inTurn(async () => {
        await end(child, signal)
        await again()
      }),
    stop: () => inTurn(() => end(child, 'SIGTERM')),
  }
}

function launch(root: string, folder: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [findServer(root), 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...settings },
  })
}

/** @throws StartError when the harness is installed without the server */
export function findServer(root: string): string {
  const programs = [join(root, 'src', 'main.ts'), join(root, 'dist', 'src', 'main.js')]
  const found = programs.find((program) => existsSync(program))
  if (found === undefined)
    throw new StartError('--target FILE is required, because this harness is installed without a server')
  return found
}

function address(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new StartError(`${why}\n${output.slice(-2000)}`))
    const limit = setTimeout(
      () => fail(`the server of this project was not ready within ${startLimitMs / 1000} s`),
      startLimitMs,
    )
    const read = (chunk: Buffer): void => {
      output = `${output}${chunk.toString('utf8')}`.slice(-8000)
      const found = /parley listening on (https?:\/\/\S+)/.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(limit)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(limit)
      fail(`the server of this project ended with ${code}`)
    })
  })
}

async function end(child: ChildProcess, signal: StopSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await exited
  clearTimeout(limit)
}

import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.dirname(path.dirname(import.meta.dirname))

/** Compiled modules, which all programs of the repository share: without them, the harness takes 3 times as long to load. */
const compileCache = path.join(root, 'node_modules/.cache/parley')

/** Exit code of a program, and its output on both streams. */
export interface Ended {
  code: number
  output: string
  /** Whether the program was killed at its timeout. */
  timedOut: boolean
}

/** Runs a program of the repository and returns its exit code. */
export type Run = (command: string, args: readonly string[], env?: Record<string, string>) => Promise<number>

/** Shows the output of the program while it runs. */
export const run: Run = async (command, args, env = {}) => (await start(command, args, { env })).code

/** Runs a program of the repository and captures its output. Kills it after `timeoutMs`. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Ended> {
  const chunks: Buffer[] = []
  const { code, timedOut } = await start(command, args, { ...options, onOutput: (chunk) => chunks.push(chunk) })
  return { code, timedOut, output: Buffer.concat(chunks).toString() }
}

interface StartOptions {
  env?: Record<string, string>
  timeoutMs?: number
  /** Receives the output of the program, which is shown otherwise. */
  onOutput?: (chunk: Buffer) => void
}

/** On the PATH of the child, the Node that runs this script and the repository's programs come first. */
function start(
  command: string,
  args: readonly string[],
  { env = {}, timeoutMs, onOutput }: StartOptions,
): Promise<{ code: number; timedOut: boolean }> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(command === 'node' ? process.execPath : path.join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', ...(onOutput ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      ...env,
      PATH: [bin, process.env.PATH].join(path.delimiter),
    },
  })
  let timedOut = false
  const stop = () => {
    timedOut = true
    child.kill('SIGTERM')
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs)
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code: code ?? (signal ? 128 : 1), timedOut })
    })
  })
}

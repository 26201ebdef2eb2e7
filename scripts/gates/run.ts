import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.dirname(path.dirname(import.meta.dirname))

/**
 * Runs a program of the repository with its output shown, and answers its exit code.
 * The Node that runs this script, and the repository's programs, come first on the PATH of the child.
 */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(command === 'node' ? process.execPath : path.join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
  })
}

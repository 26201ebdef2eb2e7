/** Hooks that are programs, for actions without an HTTP request, such as stopping and starting the target. */
import { spawn } from 'node:child_process'
import { parseJson } from '../client/documents.ts'

/** The program could not be started, exited with another code than 0, or took too long. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Maximum number of characters that are kept of a program's output. */
const keptCharacters = 100_000

/** Runs a program without a shell. @returns its output, parsed if it is JSON @throws CommandError */
export function runCommand([program = '', ...words]: readonly string[], limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [written, complaint] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      written = `${written}${chunk.toString('utf8')}`.slice(-keptCharacters)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString('utf8')}`.slice(-500)
    })
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new CommandError(`it did not end within ${limitMs} ms`))
    }, limitMs)
    child.on('error', (error) => {
      clearTimeout(limit)
      reject(new CommandError(error.message))
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      if (code === 0) resolve(parseJson(written))
      else reject(new CommandError(`exit code ${code} ${complaint}`.trim()))
    })
  })
}

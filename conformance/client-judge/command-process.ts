/** A process of the client under test. */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { ProtocolError, type ClientReply, type LineReader, type Notification, type OperationName } from './protocol.ts'
import { shorten, type Timeline } from './timeline.ts'

/** Receives the notifications and errors of a process while a case uses it. */
export interface Listener {
  timeline: Timeline
  onNotification: (notification: Notification) => void
}

/** Processes that are killed when the harness ends early. */
const running = new Set<CommandProcess>()
process.on('exit', () => {
  for (const one of running) one.kill()
})

/** Maximum characters of standard error that are kept of a process. */
const keptErrors = 200_000

export class CommandProcess {
  /** Standard error of the process. */
  stderr = ''
  isAlive = true
  /** Error in the lines of the process. */
  protocolError: ProtocolError | undefined
  listener: Listener | undefined
  readonly exited: Promise<void>
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>
  readonly #pending = new Map<number, (reply: ClientReply) => void>()
  #lastId = 0

  /** @param read parses a line of the process, and throws ProtocolError */
  constructor(command: readonly string[], read: LineReader) {
    const [program = '', ...words] = command
    // A group of its own, so that a kill also ends the processes that a wrapper has started.
    this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    running.add(this)
    this.exited = new Promise((resolve) => {
      const end = (reason: string): void => {
        if (!this.isAlive) return
        this.isAlive = false
        running.delete(this)
        this.listener?.timeline.add(`the process ended (${reason})`)
        for (const [id, answer] of this.#pending) answer({ id, error: { message: `the process ended (${reason})` } })
        resolve()
      }
      this.#child.once('error', (error) => {
        this.stderr += error.message
        end(error.message)
      })
      this.#child.once('close', (code, signal) => end(signal ?? `exit code ${code}`))
    })
    this.#child.stdin.on('error', () => undefined)
    this.#child.stderr.on('data', (chunk: Buffer) => {
      if (this.stderr.length < keptErrors) this.stderr += chunk
    })
    let rest = ''
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) this.#accept(line, read)
    })
  }

  /** Performs an operation. @returns undefined when the client does not reply in time */
  async request(
    name: OperationName,
    values: Readonly<Record<string, unknown>>,
    withinMs: number,
  ): Promise<ClientReply | undefined> {
    const id = ++this.#lastId
    if (!this.isAlive) return { id, error: { message: 'the process has ended' } }
    // Readers of some languages end lines at these characters.
    const line = JSON.stringify({ id, do: name, ...values })
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')
    this.listener?.timeline.add(`harness: ${shorten(line)}`)
    const reply = await new Promise<ClientReply | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), withinMs)
      this.#pending.set(id, (value) => {
        clearTimeout(timer)
        resolve(value)
      })
      this.#child.stdin.write(`${line}\n`)
    })
    this.#pending.delete(id)
    return reply
  }

  #accept(line: string, read: LineReader): void {
    if (line.trim() === '') return
    this.listener?.timeline.add(`client: ${shorten(line)}`)
    try {
      const value = read(line)
      if ('id' in value) this.#pending.get(value.id)?.(value)
      else this.listener?.onNotification(value as Notification)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.protocolError ??= error
    }
  }

  /** Ends the standard input. A client ends then. */
  endInput(): void {
    this.#child.stdin.end()
  }

  /** Kills the process and its children at once. */
  kill(): void {
    try {
      process.kill(-this.#child.pid!, 'SIGKILL')
    } catch {
      // The process has ended already.
    }
  }
}

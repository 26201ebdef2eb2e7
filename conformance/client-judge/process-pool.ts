/** Processes of the client under test, which wait for the next case. */
import { CommandProcess } from './command-process.ts'
import { lineReader, type LineReader } from './protocol.ts'

/** The command cannot be judged: it ends at once, or performs no operation. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Additional wait for the first reply of a process, in milliseconds. */
export const startMs = 10_000
/** Characters of standard error that are shown. */
const shownErrors = 1000

export class ProcessPool {
  readonly #command: readonly string[]
  readonly #read: LineReader
  readonly #idle: CommandProcess[] = []

  /** @param root folder that contains spec/ */
  constructor(command: readonly string[], root: string) {
    this.#command = command
    this.#read = lineReader(root)
  }

  /**
   * Starts a first process, and waits for a reply.
   * @throws CommandError
   */
  async probe(withinMs: number): Promise<void> {
    const process = this.start()
    const reply = await process.request('stop', {}, withinMs + startMs)
    if (reply && process.isAlive && !process.protocolError) return this.give(process)
    process.kill()
    const reason =
      process.protocolError?.message ??
      reply?.error?.message ??
      `no reply to the operation stop within ${withinMs + startMs} ms`
    // A process that ended is replaced for the first case.
    if (reply && !reply.error && !process.protocolError) return
    throw new CommandError(`${this.#command.join(' ')}: ${reason}\n${process.stderr.slice(-shownErrors)}`.trim())
  }

  /** Returns a process that stopped its earlier work, or a new one. */
  take(): CommandProcess {
    for (;;) {
      const idle = this.#idle.pop()
      if (!idle) return this.start()
      if (idle.isAlive) return idle
    }
  }

  start(): CommandProcess {
    return new CommandProcess(this.#command, this.#read)
  }

  /** Accepts a process that replied to `stop`. */
  give(process: CommandProcess): void {
    process.listener = undefined
    this.#idle.push(process)
  }

  /** Ends all waiting processes. */
  async close(): Promise<void> {
    await Promise.all(
      this.#idle.splice(0).map(async (process) => {
        process.endInput()
        const timer = setTimeout(() => process.kill(), 2000)
        await process.exited
        clearTimeout(timer)
      }),
    )
  }
}

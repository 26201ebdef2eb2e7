import { clearLine, createInterface, cursorTo } from 'node:readline'

import type { CommandContext } from './command.ts'

/** Where somebody reads and writes lines. */
export interface Conversation {
  readonly isTerminal: boolean
  /** Each line that is written, until the input ends. */
  readonly lines: AsyncIterable<string>
  /** Shows a line above the one that is being written. */
  show(line: string): void
  close(): void
}

/** The standard input and output: with a prompt where both are a terminal. */
export function openConversation({ print }: Pick<CommandContext, 'print'>): Conversation {
  const { stdin: input, stdout: output } = process
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const lines = createInterface({ input, ...(isTerminal && { output, prompt: '> ' }) })
  if (isTerminal) {
    // A terminal hands Ctrl-C to whoever reads its keys.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    lines.on('line', () => lines.prompt())
    lines.prompt()
  }
  // From now on: lines that come before somebody reads them would be lost otherwise.
  const written = lines[Symbol.asyncIterator]()
  return {
    isTerminal,
    lines: { [Symbol.asyncIterator]: () => written },
    show(line) {
      if (!isTerminal) return print(line)
      cursorTo(output, 0)
      clearLine(output, 0)
      print(line)
      lines.prompt(true)
    },
    close: () => lines.close(),
  }
}

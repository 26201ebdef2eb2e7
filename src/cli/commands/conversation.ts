import { clearLine, createInterface, cursorTo } from 'node:readline'

import type { CommandContext } from './command.ts'

/** A terminal or pipe for reading and writing lines. */
export interface Conversation {
  readonly isTerminal: boolean
  /** Lines of the input, until it ends. */
  readonly lines: AsyncIterable<string>
  /** Prints a line above the line that is being typed. */
  show(line: string): void
  close(): void
}

/** Opens standard input and output, with a prompt if both are terminals. */
export function openConversation({ print }: Pick<CommandContext, 'print'>): Conversation {
  const { stdin: input, stdout: output } = process
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const lines = createInterface({ input, ...(isTerminal && { output, prompt: '> ' }) })
  if (isTerminal) {
    // In a terminal, readline receives Ctrl-C instead of the process.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    lines.on('line', () => lines.prompt())
    lines.prompt()
  }
  // Creates the iterator before the first read, because lines that arrive earlier would be lost.
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

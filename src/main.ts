#!/usr/bin/env node
import { runCommandLine } from './cli/commands/run-command-line.ts'

const output = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
}

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env, output)
} catch (error) {
  process.stderr.write(`parley failed: ${(error as Error).message}\n`)
  // What a failed start left open would keep the process alive.
  process.exit(2)
}

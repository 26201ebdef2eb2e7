#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept beside the packages, where only the owner may write; the next start takes half the time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/parley'))

const output = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
}

try {
  const { runCommandLine } = await import('./cli/commands/run-command-line.ts')
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env, output)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const missing = code === 'ERR_MODULE_NOT_FOUND' ? /^Cannot find package '([^']+)'/.exec(message)?.[1] : undefined
  process.stderr.write(
    missing === undefined
      ? `parley failed: ${message}\n`
      : `The package ${missing} is not installed: run npm install ${missing}\n`,
  )
  // Resources that a failed start left open would keep the process alive.
  process.exit(2)
}

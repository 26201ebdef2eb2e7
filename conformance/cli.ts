#!/usr/bin/env node
/** `parley-conform`: tests an implementation of the Agent Messaging Service from outside. */
import { run } from './cli/run.ts'
import { readOptions, usage, UsageError, type Options } from './cli/options.ts'
import { doctor, dryRun, list } from './cli/survey.ts'
import { makeAuthority } from './client/authority.ts'
import { RunError } from './runner/run-error.ts'
import { TargetFileError } from './target/load-target.ts'
import { StartError } from './target/own-server.ts'

const commands: Record<Options['command'], (options: Options) => Promise<number>> = {
  run: run,
  list,
  'dry-run': dryRun,
  doctor,
  ca: async ({ folder, names }) => {
    await makeAuthority(folder as string, names.length === 0 ? undefined : names)
    process.stdout.write(
      `Let the target trust ${folder}/ca.pem, and set receiver.ca_dir in the target file to ${folder}.\n`,
    )
    return 0
  },
  help: async () => {
    process.stdout.write(usage)
    return 0
  },
}

try {
  const options = readOptions(process.argv.slice(2))
  process.exitCode = await commands[options.command](options)
} catch (error) {
  const expected = [UsageError, TargetFileError, StartError, RunError].some((kind) => error instanceof kind)
  process.stderr.write(`${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
  if (error instanceof UsageError) process.stderr.write('Run parley-conform --help for the options.\n')
  process.exitCode = 2
}

/** The command line of the harness, in the process of the caller. */
import { run } from './run.ts'
import { readOptions, usage, UsageError, type Options } from './options.ts'
import { diff } from './diff.ts'
import { judgeFile } from './history.ts'
import { matrix } from './matrix.ts'
import { testClient } from './judge-client.ts'
import { testReceiver } from './receiver.ts'
import { vectors } from './vectors.ts'
import { InterruptedError } from './with-target.ts'
import { doctor } from './doctor.ts'
import { initTarget } from './init.ts'
import { dryRun, list } from './survey.ts'
import { makeAuthority } from '../client/authority.ts'
import { CommandError } from '../client-judge/process-pool.ts'
import { redact } from '../client/redaction.ts'
import { HistoryFileError } from '../history/read-history.ts'
import { ReceiverUnreachable } from '../receivers/judge-receiver.ts'
import { ownVersion } from '../runner/own-version.ts'
import { RunError } from '../runner/run-error.ts'
import { TargetFileError } from '../target/load-target.ts'
import { StartError } from '../target/own-server.ts'

const commands: Record<Options['command'], (options: Options) => Promise<number>> = {
  run: run,
  list,
  'dry-run': dryRun,
  doctor,
  ca: async ({ path, names }) => {
    await makeAuthority(path as string, names.length === 0 ? undefined : names)
    process.stdout.write(`The target must trust ${path}/ca.pem. Set receiver.ca_dir in the target file to ${path}.\n`)
    return 0
  },
  version: async () => {
    process.stdout.write(`${ownVersion()}\n`)
    return 0
  },
  init: ({ init }) => initTarget(init!),
  history: ({ path }) => judgeFile(path as string),
  receiver: ({ receiver }) => testReceiver(receiver!),
  client: ({ client }) => testClient(client!),
  diff: ({ diff: asked }) => diff(asked!),
  matrix: ({ matrix: asked }) => matrix(asked!),
  vectors: ({ path }) => vectors(path as string),
  help: async () => {
    process.stdout.write(usage)
    return 0
  },
}

/** Runs a command of `parley-conform`. @returns the exit code */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  try {
    const options = readOptions(words)
    return await commands[options.command](options)
  } catch (error) {
    const expected = [
      UsageError,
      TargetFileError,
      StartError,
      RunError,
      HistoryFileError,
      InterruptedError,
      CommandError,
      ReceiverUnreachable,
    ].some((kind) => error instanceof kind)
    process.stderr.write(`${redact(expected ? (error as Error).message : ((error as Error).stack ?? String(error)))}\n`)
    if (error instanceof UsageError) process.stderr.write('Run parley-conform --help for the options.\n')
    // An interrupted command may have timers and connections that keep the process alive.
    if (error instanceof InterruptedError) process.exit(2)
    return 2
  }
}

import { existsSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'

import type { Command } from 'commander'

import { demoFile, demoFileNames } from '../demo/demo-file.ts'
import { CommandFailed, UsageError, type OpenContext } from './command.ts'

/** Adds `reset`, which deletes all data of the demo. */
export function addResetCommand(program: Command, openContext: OpenContext): void {
  program
    .command('reset')
    .description('Delete the data of the demo; the next start creates it again')
    .option('--yes', 'do not ask')
    .action(async (options: { yes?: true }) => {
      const { config, print } = openContext()
      const database = config.databaseUrl
      if (/^postgres|^:memory:$/.test(database))
        throw new UsageError('Only the embedded database of a demo is deleted, never another database.')
      const folder = dirname(database)
      if (!existsSync(demoFile(folder))) throw new UsageError(`There is no demo in ${folder}.`)
      const lock = await lockOf(database)
      try {
        if (!options.yes && !(await isConfirmed(folder))) throw new CommandFailed('Nothing was deleted.')
        for (const path of pathsOf(database)) rmSync(path, { recursive: true, force: true })
      } finally {
        lock.close()
      }
      rmSync(`${database}.lock`, { force: true })
      print(`The demo in ${folder} is deleted.`)
    })
}

/** Locks the database, so that no server starts meanwhile. @throws CommandFailed when one is running */
async function lockOf(database: string): Promise<{ close(): void }> {
  const { lockFile } = await import('../../platform/database/sqlite/lock-file.ts')
  try {
    return lockFile(database)
  } catch (error) {
    throw new CommandFailed((error as Error).message)
  }
}

/** Returns the paths that the demo has created. Other files in its folder are not deleted. */
function pathsOf(database: string): string[] {
  const folder = dirname(database)
  const ofDatabase = ['', '-wal', '-shm', '.key'].map((end) => join(folder, basename(database) + end))
  const ofDemo = Object.values(demoFileNames).map((name) => join(folder, name))
  return [...ofDatabase, join(folder, 'attachments'), ...ofDemo]
}

async function isConfirmed(folder: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Without a terminal, --yes is required.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test(
      (await terminal.question(`Delete everything that the demo keeps in ${folder}? [y/N] `)).trim(),
    )
  } finally {
    terminal.close()
  }
}

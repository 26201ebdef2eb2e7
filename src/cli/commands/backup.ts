import type { Command } from 'commander'

import { CommandFailed, type OpenContext } from './command.ts'
import { nonEmpty } from './options.ts'

const keysNote =
  'FILE holds the encryption keys, too: keep it as secret as the database. Settings, and files that they name, are not in it.'

const backupHelp = `
The server may run: the backup is of one moment, and has everything that was acknowledged before the command began.
Attachments in a bucket are not copied: keep versions of its objects, or a copy of the bucket.
PostgreSQL: the command runs pg_dump, of the version of the server or a newer one.
${keysNote}`

const restoreHelp = `
No server may run. Without --replace, the database and the folder of attachments must be empty. All of FILE is checked before
anything is replaced. Agents and messengers notice the restored history and go on from what they have not seen.
PostgreSQL: the command runs pg_restore.`

/** Adds `backup` and `restore`, which use the database of the settings without a server. */
export function addBackupCommands(program: Command, openContext: OpenContext): void {
  program
    .command('backup')
    .description('Write database, attachments and keys into one file, while the server runs')
    .argument('<file>', 'a new file', nonEmpty)
    .option('--json', 'print JSON, for scripts')
    .addHelpText('after', backupHelp)
    .action(async (file: string, { json }: { json?: true }) => {
      const { config, print, warn } = openContext()
      const { createBackup } = await import('../backup/create-backup.ts')
      const summary = await createBackup(config, file)
      const { attachments, attachment_bytes: bytes, damaged } = summary
      const stored =
        attachments === null
          ? 'attachments in a bucket, which is not copied'
          : `${attachments} attachments (${bytes} bytes)`
      print(json ? JSON.stringify(summary) : `${file}: ${summary.bytes} bytes, with ${stored}`)
      if (attachments === null && !json)
        warn('The bucket of attachments is not in the backup: keep versions or a copy of it.')
      if (damaged.length > 0)
        throw new CommandFailed(
          `The backup is complete, but ${damaged.length} attachments are missing or changed in storage: ${damaged.slice(0, 5).join(', ')}`,
        )
    })

  program
    .command('restore')
    .description('Restore database, attachments and keys from a backup; no server may run')
    .argument('<file>', 'a file that `parley backup` wrote', nonEmpty)
    .option('--replace', 'delete the database and the attachments that are there')
    .option('--json', 'print JSON, for scripts')
    .addHelpText('after', restoreHelp)
    .action(async (file: string, options: { replace?: true; json?: true }) => {
      const { config, print, warn } = openContext()
      const { restoreBackup } = await import('../backup/restore-backup.ts')
      const summary = await restoreBackup(config, file, { replace: options.replace ?? false })
      const { created_at: createdAt, attachments, without_bytes: withoutBytes } = summary
      print(
        options.json
          ? JSON.stringify(summary)
          : `Restored the backup of ${createdAt}, with ${attachments} attachments.`,
      )
      if (withoutBytes > 0) warn(`${withoutBytes} attachments are not in the backup: their addresses answer 404.`)
    })
}

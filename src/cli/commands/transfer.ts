import type { Command } from 'commander'

import { CommandFailed, type OpenContext } from './command.ts'
import { nonEmpty } from './options.ts'

const exportHelp = `
FILE contains all tables, the attachments (from the folder or the bucket) and the encryption keys: keep it as secret as the
database. No server may run. The database is unchanged. For copies while a server runs, use \`parley backup\`; for the data of
one person, \`parley persons export\`.`

const importHelp = `
DATABASE_URL names an empty database of either engine, and PARLEY_STORAGE_URL the folder or bucket for the attachments. The
settings need the encryption key of FILE (\`tar -xOf FILE encryption.keys\`); an embedded database gets a key file instead.
The command stores all of FILE, or nothing when FILE was changed. Program versions of export and import must have the same tables.`

/** Adds `export` and `import`, which move an installation to another database without a server. */
export function addTransferCommands(program: Command, openContext: OpenContext): void {
  program
    .command('export')
    .description('Write the whole installation into a file for import into another database; no server may run')
    .argument('<file>', 'a new file', nonEmpty)
    .option('--json', 'print JSON, for scripts')
    .addHelpText('after', exportHelp)
    .action(async (file: string, { json }: { json?: true }) => {
      const { config, print } = openContext()
      const { exportInstallation } = await import('../transfer/export-installation.ts')
      const summary = await exportInstallation(config, file)
      const { bytes, rows, attachments, damaged } = summary
      print(json ? JSON.stringify(summary) : `${file}: ${bytes} bytes, ${rows} rows and ${attachments} attachments`)
      if (damaged.length > 0)
        throw new CommandFailed(
          `The export is complete, but ${damaged.length} attachments are missing or changed in storage: ${damaged.slice(0, 5).join(', ')}`,
        )
    })

  program
    .command('import')
    .description('Read an exported installation into an empty database; no server may run')
    .argument('<file>', 'a file that `parley export` wrote', nonEmpty)
    .option('--json', 'print JSON, for scripts')
    .addHelpText('after', importHelp)
    .action(async (file: string, { json }: { json?: true }) => {
      const { config, print, warn } = openContext()
      const { importInstallation } = await import('../transfer/import-installation.ts')
      const summary = await importInstallation(config, file)
      const { created_at: createdAt, rows, attachments, without_bytes: withoutBytes } = summary
      print(
        json
          ? JSON.stringify(summary)
          : `Imported the export of ${createdAt}: ${rows} rows and ${attachments} attachments.`,
      )
      if (withoutBytes > 0) warn(`${withoutBytes} attachments are not in the file: their addresses answer 404.`)
    })
}

import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

import type { Command } from 'commander'

import type { Config } from '../../platform/configuration/configuration.ts'
import type { Finding } from '../../platform/database/finding.ts'
import { databaseFile } from '../../platform/database/database-url.ts'
import { explainListenError } from '../listen-error.ts'
import { CommandFailed, type OpenContext } from './command.ts'
import { demoBeside } from './operator-api.ts'

export function addDoctorCommand(program: Command, openContext: OpenContext): void {
  program
    .command('doctor')
    .description(
      'Check settings, database, broker, storage and port; reads the whole database file, and changes nothing',
    )
    .option('--json', 'print JSON, for scripts')
    .action(async ({ json }: { json?: true }) => {
      const { config, print } = openContext()
      const { examineDatabase } = await import('../../platform/database/examine-database.ts')
      const { examineBroker } = await import('../../platform/database/signals/examine-broker.ts')
      const findings = [
        { ok: true, text: 'settings' },
        await examineDatabase(config.databaseUrl),
        ...(config.signalsUrl ? [await examineBroker(config.databaseUrl, config.signalsUrl)] : []),
        examineStorage(config),
        await examinePort(config),
        ...(await findDemo(config)),
      ]
      const line = ({ ok, text }: Finding) => `${ok ? 'ok    ' : 'FAILED'} ${text}`
      print(json ? JSON.stringify({ findings }) : findings.map(line).join('\n'))
      const failed = findings.filter(({ ok }) => !ok).length
      if (failed > 0) throw new CommandFailed(`${failed} of ${findings.length} checks failed`)
    })
}

/** Checks the folder of attachments. A missing folder is created at the first upload, if its parent is writable. */
function examineStorage({ storageUrl, databaseUrl }: Config): Finding {
  if (storageUrl?.startsWith('s3:')) return { ok: true, text: 'attachments: in a bucket, which is not asked' }
  const file = databaseFile(databaseUrl)
  const folder = storageUrl ?? path.join(file === undefined ? 'data' : path.dirname(file), 'attachments')
  let existing = path.resolve(folder)
  while (!existsSync(existing)) existing = path.dirname(existing)
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK)
    return { ok: true, text: `attachments: folder ${folder}` }
  } catch (error) {
    const said = (error as Error).message
    return {
      ok: false,
      text: `attachments: the folder ${folder} cannot be written (${said}). Let the server's user write to it.`,
    }
  }
}

/** Checks the port. A port in use is fine if a server of this kind answers. */
async function examinePort({ host, port }: Config): Promise<Finding> {
  const place = `${host}:${port}`
  const taken = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
  if (!taken) return { ok: true, text: `port: ${place} is free` }
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host
  if (taken.code === 'EADDRINUSE' && (await answersAsParley(`http://${name}:${port}`))) {
    return { ok: true, text: `port: a server answers at ${place}` }
  }
  return { ok: false, text: `port: ${explainListenError(host, port, taken).message}` }
}

/** Reports the demo beside the database: the server that the other commands use. */
async function findDemo(config: Config): Promise<Finding[]> {
  const { URL: url } = demoBeside(config)
  if (url === undefined) return []
  return [{ ok: true, text: `demo: ${(await answersAsParley(url)) ? `answers at ${url}` : 'is stopped'}` }]
}

async function answersAsParley(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'ok'
  } catch {
    return false
  }
}

import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { ApiError } from '../../client/api-error.ts'
import type { Api } from '../../client/api.ts'
import { CommandFailed } from './command.ts'
import { failureOf } from './operator-api.ts'

/**
 * Writes the export of a person into a new file that only its owner can read.
 * @returns its bytes
 * @throws CommandFailed, without leaving an incomplete file
 */
export async function writeExport(api: Api, handle: string, file: string): Promise<number> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(`${file} cannot be created: ${error.code}`)
  })
  try {
    const { body } = await api.send(`/_ops/persons/${encodeURIComponent(handle)}/export`, { method: 'POST' })
    if (body === null) throw new Error('the response is empty')
    await pipeline(Readable.fromWeb(body), target.createWriteStream())
    return (await stat(file)).size
  } catch (error) {
    await target.close().catch(() => undefined)
    await rm(file, { force: true })
    if (error instanceof ApiError) throw failureOf(error, api)
    throw new CommandFailed(`The export of ${handle} did not arrive: ${(error as Error).message}`)
  }
}

import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { CommandFailed } from './command.ts'
import type { OperatorServer } from './operator-api.ts'

/**
 * Writes the export of a person into a new file that only its owner can read.
 * @returns its bytes
 * @throws CommandFailed, without leaving an incomplete file
 */
export async function writeExport({ url, key }: OperatorServer, handle: string, file: string): Promise<number> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(`${file} cannot be created: ${error.code}`)
  })
  try {
    const answer = await fetch(`${url}/_ops/persons/${encodeURIComponent(handle)}/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    })
    if (!answer.ok || answer.body === null) throw new CommandFailed(await reasonOf(answer))
    await pipeline(Readable.fromWeb(answer.body), target.createWriteStream())
    return (await stat(file)).size
  } catch (error) {
    await target.close().catch(() => undefined)
    await rm(file, { force: true })
    if (error instanceof CommandFailed) throw error
    throw new CommandFailed(`The export of ${handle} did not arrive: ${(error as Error).message}`)
  }
}

/** Returns the message of an error response. */
async function reasonOf(answer: Response): Promise<string> {
  if (answer.status === 401) return 'The server rejected this PARLEY_OPERATOR_KEY.'
  const body = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined
  return body?.error?.message ?? `The server answered ${answer.status}.`
}

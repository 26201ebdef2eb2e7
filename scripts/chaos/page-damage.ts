import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Random } from './random.ts'

/** One changed byte of a stored message. */
export interface PageDamage {
  damaged: Buffer
  original: Buffer
}

/** Text of each message of the load, before its marker. */
const said = ' says '
/** Number of newest messages from which the damaged one is chosen, so that readers of short histories read it. */
const newest = 20

/**
 * Changes one letter of the text of one message in the file of a stopped database. Pages and JSON stay well-formed.
 *
 * @throws Error when the file has no message that can be damaged
 */
export async function damageMessage(file: string, random: Random): Promise<PageDamage> {
  emptyLog(file)
  const row = random.pick(readMessages(file))
  const original = Buffer.from(row.parts)
  const damaged = Buffer.from(original)
  const at = original.indexOf(said) + said.length
  damaged[at]! ^= 1
  const bytes = await readFile(file)
  for (let offset = bytes.indexOf(original); offset >= 0; offset = bytes.indexOf(original, offset + 1)) {
    bytes.set(damaged, offset)
    await writeFile(file, bytes)
    // Events contain the same text. Their copies are unchanged.
    if (readMessages(file).some(({ id, parts }) => id === row.id && parts !== row.parts)) return { damaged, original }
    bytes.set(original, offset)
    await writeFile(file, bytes)
  }
  throw new Error(`the text of ${row.id} is not in ${file}`)
}

/** Puts the original bytes back, wherever the database has copied the damaged ones. */
export async function repairMessage(file: string, { damaged, original }: PageDamage): Promise<void> {
  emptyLog(file)
  const bytes = await readFile(file)
  for (let offset = bytes.indexOf(damaged); offset >= 0; offset = bytes.indexOf(damaged, offset + 1))
    bytes.set(original, offset)
  await writeFile(file, bytes)
}

/** Moves all pages of the write-ahead log to the file. */
function emptyLog(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

function readMessages(file: string): { id: string; parts: string }[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const query = `SELECT id, parts FROM messages WHERE parts LIKE '%${said}%' ORDER BY created_at DESC LIMIT ?`
    return database.prepare(query).all(newest) as { id: string; parts: string }[]
  } finally {
    database.close()
  }
}

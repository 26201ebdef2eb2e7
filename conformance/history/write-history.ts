import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { redact } from '../client/redaction.ts'
import type { HistoryRecord } from './record.ts'

/** Writes a history to a file while it is being recorded. */
export interface HistoryWriter {
  /** Adds a record. Redacts registered credentials, and texts that look like credentials. */
  add(record: HistoryRecord): void
  /** Resolves after all records are written. @throws the first write error */
  close(): Promise<void>
}

export function createHistoryWriter(file: string): HistoryWriter {
  const stream = createWriteStream(file, { mode: 0o600 })
  let failure: Error | undefined
  stream.on('error', (error) => (failure = error))
  return {
    add: (record) => void stream.write(`${redact(JSON.stringify(record))}\n`),
    close: async () => {
      stream.end()
      if (failure === undefined) await once(stream, 'close')
      if (failure !== undefined) throw failure
    },
  }
}

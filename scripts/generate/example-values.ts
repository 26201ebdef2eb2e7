import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Json } from './document.ts'

/** Values from which examples are composed: the same actors and chat in all documents. */
export interface ExampleValues {
  /** Complete values by schema name. */
  objects: Record<string, Json[]>
  /** Values by member name or `Schema.member`. The first value that the schema accepts is used. */
  members: Record<string, Json[]>
  /**
   * Values that differ in one operation, by operationId, then by `request` or status. Forms share operationIds, so the
   * first value that the schema accepts is used.
   */
  operations: Record<string, Record<string, Json[]>>
  /** Error codes and messages by status. */
  errors: Record<string, Record<string, Json>[]>
}

/** Reads spec/examples.yaml. Without the file no example is composed, and the gate of the documents fails. */
export async function readExampleValues(spec: string): Promise<ExampleValues> {
  const text = await readFile(path.join(spec, 'examples.yaml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return { objects: {}, members: {}, operations: {}, errors: {}, ...(parse(text) as Partial<ExampleValues> | null) }
}

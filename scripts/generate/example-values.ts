import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Json } from './document.ts'

/** What every example is composed of: one cast and one chat in all documents. */
export interface ExampleValues {
  /** Whole values by the name of their schema. */
  objects: Record<string, Json[]>
  /** Values by the name of their member, or by `Schema.member`; the first one that its schema accepts is taken. */
  members: Record<string, Json[]>
  /**
   * What the examples of one operation say otherwise, by operationId and then `request` or a status;
   * forms share operationIds, so the first one that the schema accepts is taken.
   */
  operations: Record<string, Record<string, Json[]>>
  /** Error codes and messages by status. */
  errors: Record<string, Record<string, Json>[]>
}

/** Reads spec/examples.yaml. Without the file nothing is composed, and the gate of the documents says so. */
export async function readExampleValues(spec: string): Promise<ExampleValues> {
  const text = await readFile(path.join(spec, 'examples.yaml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return { objects: {}, members: {}, operations: {}, errors: {}, ...(parse(text) as Partial<ExampleValues> | null) }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { a2aAnswers } from './a2a-answers.ts'
import { a2uiErrors } from './a2ui-errors.ts'
import { bodyForms, errorBodies } from './bodies.ts'
import { messageIds } from './message-ids.ts'
import { reactions, watermarks } from './sequences.ts'
import { signatures } from './signatures.ts'
import type { VectorFile } from './vector.ts'
import { blocks, membershipWindows } from './visibility.ts'

/** Returns all vectors. They are the same in each run. */
export const vectorFiles = (): VectorFile[] => [
  a2aAnswers(),
  a2uiErrors(),
  blocks(),
  bodyForms(),
  errorBodies(),
  membershipWindows(),
  messageIds(),
  reactions(),
  signatures(),
  watermarks(),
]

/** Writes one JSON file for each kind of vectors into a folder, which it creates. @returns the number of vectors */
export function writeVectors(folder: string): number {
  mkdirSync(folder, { recursive: true })
  const files = vectorFiles()
  for (const file of files) writeFileSync(join(folder, `${file.name}.json`), `${JSON.stringify(file, null, 2)}\n`)
  return files.reduce((sum, { cases }) => sum + cases.length, 0)
}

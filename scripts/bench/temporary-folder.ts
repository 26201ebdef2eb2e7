import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './cleanups.ts'

/** Creates a folder for one measurement. `remove` deletes it. */
export function openTemporaryFolder(): { path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  return { path, remove: atEnd(async () => rmSync(path, { recursive: true, force: true })) }
}

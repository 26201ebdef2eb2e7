import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from './manifest.ts'

/** Returns the sorted names of files that differ between two folders or exist in only one. */
export async function differingFiles(left: string, right: string): Promise<string[]> {
  const names = new Set<string>()
  for (const folder of [left, right]) for (const file of await listFiles(folder)) names.add(path.relative(folder, file))
  const differing: string[] = []
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all(
      [left, right].map((folder) => readFile(path.join(folder, name)).catch(() => undefined)),
    )
    if (!a || !b || !a.equals(b)) differing.push(name)
  }
  return differing
}

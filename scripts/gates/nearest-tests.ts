import path from 'node:path'

/** Maximum number of files; `npm test` runs the remaining ones. */
const maxFiles = 8

/** Test files near a change, nearest first, and the number of files left out. */
export interface NearestTests {
  files: string[]
  left: number
}

/** Chooses changed tests, then tests named after a changed file, then tests in the folder of a changed file. */
export function nearestTests(changed: readonly string[], tests: readonly string[]): NearestTests {
  const names = new Set(changed.map(stem))
  const folders = new Set(changed.filter((file) => file.endsWith('.ts')).map((file) => path.dirname(file)))
  const near = new Set([
    ...tests.filter((test) => changed.includes(test)),
    ...tests.filter((test) => names.has(stem(test))),
    ...tests.filter((test) => folders.has(path.dirname(test))),
  ])
  return { files: [...near].slice(0, maxFiles), left: Math.max(0, near.size - maxFiles) }
}

/**
 * Returns the path up to the first dot of the file name: one stem for `send.ts`, `send.store.ts` and `send.test.ts`.
 */
function stem(file: string): string {
  return path.join(path.dirname(file), path.basename(file).replace(/\..*$/, ''))
}

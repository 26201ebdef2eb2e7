import path from 'node:path'

/** More files than these are left to `npm test`. */
const maxFiles = 8

/** Test files near to a change, nearest first, and how many more there are. */
export interface NearestTests {
  files: string[]
  left: number
}

/** Chooses the tests that changed, then those named after a changed file, then those in the folder of one. */
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

/** The path of a file up to the first dot of its name: the same for `send.ts`, `send.store.ts` and `send.test.ts`. */
function stem(file: string): string {
  return path.join(path.dirname(file), path.basename(file).replace(/\..*$/, ''))
}

import { readFileSync } from 'node:fs'

/** Returns the version of this program's package. */
export function ownVersion(): string {
  // package.json is two folders up in the repository, three in the compiled package.
  for (const above of ['../../', '../../../'])
    try {
      const { version } = JSON.parse(readFileSync(new URL(`${above}package.json`, import.meta.url), 'utf8')) as {
        version: string
      }
      return version
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  throw new Error('the package.json of the server is missing')
}

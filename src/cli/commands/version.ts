import { readFileSync } from 'node:fs'

/** The version of the package that this program belongs to. */
export function ownVersion(): string {
  // Three folders above it in the repository, four where it is compiled.
  for (const above of ['../../../', '../../../../'])
    try {
      const { version } = JSON.parse(readFileSync(new URL(`${above}package.json`, import.meta.url), 'utf8')) as {
        version: string
      }
      return version
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  throw new Error('the manifest of the package is missing')
}

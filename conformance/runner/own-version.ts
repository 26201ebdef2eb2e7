import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './check-files.ts'

/** Returns the version of the package that contains the harness. */
export function ownVersion(root: string = packageRoot): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

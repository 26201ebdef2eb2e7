import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Narrowed imports: surfaces format dates with one function, so that not every function of the package is loaded. */
const narrowed: Readonly<Record<string, string>> = { 'date-fns': 'date-fns/format' }

/** A target in `exports`: a file, or targets by condition, of which the first match applies. */
type Target = string | null | { readonly [condition: string]: Target }

const conditions = new Set(['browser', 'import', 'default'])

/** Returns whether a package is installed for imports of this file. */
export function isInstalled(name: string, from: string): boolean {
  return manifestOf(name, from) !== undefined
}

/**
 * Returns the file of a package import in a browser; conditions for Node are ignored.
 * @throws Error when the package is not installed
 */
export function packageFile(asked: string, from: string): string {
  const name = narrowed[asked] ?? asked
  const manifest = manifestOf(name, from)
  if (manifest === undefined) throw new Error(`${from} imports ${name}, which is not installed`)
  const folder = path.dirname(manifest)
  const {
    name: own,
    main,
    module,
    exports,
  } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string
    main?: string
    module?: string
    exports?: Target
  }
  const entry = `.${name.slice(own.length)}`
  const file = fileOf(exports, entry) ?? (entry === '.' ? (module ?? main ?? 'index.js') : entry)
  return path.join(folder, file)
}

function manifestOf(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(from))
  } catch {
    return undefined
  }
}

function fileOf(exports: Target | undefined, entry: string): string | undefined {
  if (typeof exports !== 'object' || exports === null) return entry === '.' ? chosen(exports) : undefined
  const isMap = Object.keys(exports).some((key) => key.startsWith('.'))
  if (!isMap) return entry === '.' ? chosen(exports) : undefined
  if (entry in exports) return chosen(exports[entry])
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (after === undefined || !entry.startsWith(before!) || !entry.endsWith(after)) continue
    return chosen(target)?.replaceAll('*', entry.slice(before!.length, entry.length - after.length))
  }
  return undefined
}

function chosen(target: Target | undefined): string | undefined {
  if (typeof target === 'string') return target
  for (const [condition, inner] of Object.entries(target ?? {})) {
    const file = conditions.has(condition) ? chosen(inner) : undefined
    if (file !== undefined) return file
  }
  return undefined
}

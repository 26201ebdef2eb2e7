import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports that mean less than they name: the one function that a surface formats dates by, instead of every one of its package.
 */
const narrowed: Readonly<Record<string, string>> = { 'date-fns': 'date-fns/format' }

/** What an entry of `exports` says: a file, or others by condition, the first that holds. */
type Target = string | null | { readonly [condition: string]: Target }

const conditions = new Set(['browser', 'import', 'default'])

/** Whether a package is installed where a module of this folder finds it. */
export function isInstalled(name: string, from: string): boolean {
  return manifestOf(name, from) !== undefined
}

/**
 * The file that an import of a package means in a browser: the conditions for Node are left out.
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

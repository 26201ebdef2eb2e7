import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { storeText, type StoredText } from '../api-docs/stored-text.ts'

/** Where the modules are served; the rest of an address is a name and the digest of what is there. */
export const modulesPrefix = '/web/'

/** The modules of a program for browsers, ready to be sent. */
export interface Modules {
  /** The address of the first one. */
  entry: string
  /** The addresses of all, so that a page can ask for them at once. */
  addresses: readonly string[]
  /** What is at an address. */
  at: ReadonlyMap<string, StoredText>
}

/** The words with which a module names another: `from '…'` and `import '…'`, as sources and packages write them. */
const imports = /(?<=^|[;\n}])(\s*(?:import|export)\b(?:[^;'"()]*?\bfrom)?\s*)(["'])([^"'\n]+)\2/g

/**
 * Reads a module and everything that it imports, takes the types off, and gives each an address with a digest of its
 * content in it, so that browsers keep it for good. Nothing is bundled: a page asks for all of them beforehand.
 * @throws Error when a module cannot be read
 */
export async function readModules(entryFile: string): Promise<Modules> {
  const at = new Map<string, StoredText>()
  const known = new Map<string, Promise<string>>()
  const addressOf = (file: string): Promise<string> => {
    const address = known.get(file) ?? add(file)
    known.set(file, address)
    return address
  }
  async function add(file: string): Promise<string> {
    const source = codeOf(file)
    const names = new Set([...source.matchAll(imports)].map((match) => match[3]!))
    const found = await Promise.all(
      [...names].map(async (name) => [name, await addressOf(resolve(name, file))] as const),
    )
    const addresses = new Map(found)
    const code = source.replaceAll(imports, (_all, words: string, quote: string, name: string) => {
      return `${words}${quote}${addresses.get(name)}${quote}`
    })
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 16)
    const address = `${modulesPrefix}${path.basename(file).replace(/\.[tj]s$/, '')}-${digest}.js`
    at.set(address, await storeText('text/javascript; charset=utf-8', code))
    return address
  }
  const entry = await addressOf(entryFile)
  return { entry, addresses: [...at.keys()], at }
}

/** A source of the repository loses its types; what is compiled already is taken as it is, without its map. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.ts')) return text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
  return withoutTypes(text).replaceAll(/^[ \t]+$/gm, '')
}

/** Node warns once that its function may still change, which whoever runs the server can do nothing about. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

/** The file that a module means. Of packages, what is for browsers: their conditions for Node are left out. */
function resolve(name: string, from: string): string {
  if (name.startsWith('.')) return path.resolve(path.dirname(from), name)
  const manifest = findPackageJSON(name, pathToFileURL(from))
  if (manifest === undefined) throw new Error(`${from} imports ${name}, which is not installed`)
  const { name: own, main } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; main: string }
  return path.join(path.dirname(manifest), name === own ? main : name.slice(own.length + 1))
}

/** A module beside the server's own, as source or compiled. */
export function moduleFile(name: string): string {
  const file = fileURLToPath(new URL(`../../web/${name}`, import.meta.url))
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { storeText, type StoredText } from '../api-docs/stored-text.ts'
import { groupModules, type ReadModule } from './module-graph.ts'
import { packageFile } from './package-file.ts'

/** Path prefix of modules; the rest of a path is a name and the digest of the content. */
export const modulesPrefix = '/web/'

/** The modules of a program for browsers, ready to be sent. */
export interface Modules {
  /** Path of the entry module. */
  entry: string
  /** Paths of all modules, so that a page can preload them at once. */
  addresses: readonly string[]
  /** Content by path. */
  at: ReadonlyMap<string, StoredText>
}

/** Matches the import specifiers of a module: `from '…'` and `import '…'`, as sources and packages write them. */
const imports =
  /(?<=^|[;\n}])(\s*(?:import|export)\b(?:[^;'"()]*?\bfrom)?\s*)(["'])([^"'\n]+)\2(?:\s*with\s*\{[^}]*\})?/g

/**
 * Reads a module and all its transitive imports, removes the types, and gives each a path with a digest of its content,
 * so that browsers cache it permanently. Nothing is bundled: a page preloads all modules.
 * @throws Error when a module cannot be read
 */
export async function readModules(entryFile: string): Promise<Modules> {
  const addresses = new Map<string, string>()
  const at = new Map<string, StoredText>()
  for (const group of groupModules(entryFile, readModule)) {
    const digest = digestOf(group, addresses)
    for (const { file } of group) {
      // Files with the same name can be in one group.
      const index = group.length > 1 ? `-${group.findIndex((member) => member.file === file)}` : ''
      const name = path.basename(file).replace(/\.([cm]?[tj]s|json)$/, '')
      addresses.set(file, `${modulesPrefix}${name}${index}-${digest}.js`)
    }
    for (const module of group) {
      const code = withAddresses(module, (file) => addresses.get(file)!)
      at.set(addresses.get(module.file)!, await storeText('text/javascript; charset=utf-8', code))
    }
  }
  return { entry: addresses.get(entryFile)!, addresses: [...at.keys()], at }
}

function readModule(file: string): ReadModule {
  const code = codeOf(file)
  const names = new Set([...code.matchAll(imports)].map((match) => match[3]!))
  return { file, code, imports: new Map([...names].map((name) => [name, resolve(name, file)])) }
}

const withAddresses = ({ code, imports: files }: ReadModule, addressOf: (file: string) => string): string =>
  code.replaceAll(imports, (_all, words: string, quote: string, name: string) => {
    return `${words}${quote}${addressOf(files.get(name)!)}${quote}`
  })

/**
 * Modules of one group import each other, so that their paths contain the digest of the whole group. The digest itself
 * uses their positions instead of their paths.
 */
function digestOf(group: readonly ReadModule[], addresses: ReadonlyMap<string, string>): string {
  const placeOf = (file: string) => addresses.get(file) ?? String(group.findIndex((member) => member.file === file))
  const hash = createHash('sha256')
  for (const module of group) hash.update(withAddresses(module, placeOf)).update('\n')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Removes the types of the repository's sources. Compiled modules stay unchanged, without their source map. JSON
 * becomes a module.
 */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return `export default ${JSON.stringify(JSON.parse(text))}\n`
  if (!file.endsWith('.ts')) return text.replace(/(^|\n)\/\/# sourceMappingURL=.*\s*$/, '\n')
  return withoutTypes(text).replaceAll(/^[ \t]+$/gm, '')
}

/** Suppresses Node's warning that this API is experimental, on which an operator cannot act. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Returns the file of an import. */
function resolve(name: string, from: string): string {
  return name.startsWith('.') ? path.resolve(path.dirname(from), name) : packageFile(name, from)
}

/** Returns the file of a module of the web layer, as source or compiled. */
export function moduleFile(name: string): string {
  const file = fileURLToPath(new URL(`../../web/${name}`, import.meta.url))
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`
}

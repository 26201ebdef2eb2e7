import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { storeText, type StoredText } from '../api-docs/stored-text.ts'
import { groupModules, type ReadModule } from './module-graph.ts'
import { packageFile } from './package-file.ts'

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
const imports =
  /(?<=^|[;\n}])(\s*(?:import|export)\b(?:[^;'"()]*?\bfrom)?\s*)(["'])([^"'\n]+)\2(?:\s*with\s*\{[^}]*\})?/g

/**
 * Reads a module and everything that it imports, takes the types off, and gives each an address with a digest of its
 * content in it, so that browsers keep it for good. Nothing is bundled: a page asks for all of them beforehand.
 * @throws Error when a module cannot be read
 */
export async function readModules(entryFile: string): Promise<Modules> {
  const addresses = new Map<string, string>()
  const at = new Map<string, StoredText>()
  for (const group of groupModules(entryFile, readModule)) {
    const digest = digestOf(group, addresses)
    for (const { file } of group) {
      // Files of one name can be in one group.
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

/** Modules of one group import each other, so that their addresses hold the digest of all: there they go by their place. */
function digestOf(group: readonly ReadModule[], addresses: ReadonlyMap<string, string>): string {
  const placeOf = (file: string) => addresses.get(file) ?? String(group.findIndex((member) => member.file === file))
  const hash = createHash('sha256')
  for (const module of group) hash.update(withAddresses(module, placeOf)).update('\n')
  return hash.digest('hex').slice(0, 16)
}

/** A source of the repository loses its types; what is compiled already is taken as it is, without its map. Data is a module, too. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return `export default ${JSON.stringify(JSON.parse(text))}\n`
  if (!file.endsWith('.ts')) return text.replace(/(^|\n)\/\/# sourceMappingURL=.*\s*$/, '\n')
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

/** The file that a module means. */
function resolve(name: string, from: string): string {
  return name.startsWith('.') ? path.resolve(path.dirname(from), name) : packageFile(name, from)
}

/** A module beside the server's own, as source or compiled. */
export function moduleFile(name: string): string {
  const file = fileURLToPath(new URL(`../../web/${name}`, import.meta.url))
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`
}

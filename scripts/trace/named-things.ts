import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../generate/manifest.ts'
import type { Place } from './sources.ts'

/** A check, a requirement, a setting, a table or an error code. */
export interface NamedThing {
  kind: string
  name: string
  defined: Place
  /** Places that use it, the first of each file, by the part of the repository. */
  uses: readonly { title: string; places: readonly Place[] }[]
}

interface Kind {
  kind: string
  /** Files that define names of the kind. */
  files: RegExp
  /** Finds a definition; the group `name` is its name. */
  definition: RegExp
  /** Returns the pattern of a use. */
  use(name: string, groups: Readonly<Record<string, string>>): RegExp
}

const whole = (name: string): RegExp => new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`)

const kinds: readonly Kind[] = [
  {
    kind: 'check',
    files: /^conformance\/.*\.check\.ts$/,
    definition: /\bcheck\(\s*'(?<name>[\w.-]+)'/g,
    use: whole,
  },
  {
    kind: 'requirement',
    files: /^spec\/requirements\//,
    definition: /^\s*- id: (?<name>\S+)/gm,
    use: whole,
  },
  {
    kind: 'setting',
    files: /^src\/platform\/configuration\//,
    definition: /(?<member>\w+): setting\(\s*'(?<name>[A-Z_]+)'/g,
    use: (name, { member }) => new RegExp(`\\b${name}\\b|\\bconfig\\.${member}\\b`),
  },
  {
    kind: 'table',
    files: /^src\/platform\/database\/migrations\//,
    definition: /\b(?:table|createTable)\('(?<name>[a-z_]+)'/g,
    use: (name) => new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\\s+${name}\\b|\\('${name}\\b|^\\s+${name}: `, 'm'),
  },
  {
    kind: 'error code',
    files: /^src\/platform\/errors\.ts$/,
    definition: /^ {2}\| '(?<name>[a-z_]+)'/gm,
    use: whole,
  },
]

const parts: readonly { title: string; files: RegExp }[] = [
  { title: 'documents', files: /^spec\/(?!guides\/)/ },
  { title: 'server', files: /^src\/(?!.*\.test\.ts$)/ },
  { title: 'checks', files: /^conformance\/.*\.check\.ts$/ },
  { title: 'rest of the harness', files: /^conformance\// },
  { title: 'tests of the server and its tools', files: /^(src|scripts)\/.*\.test\.ts$/ },
  { title: 'tools', files: /^scripts\// },
  { title: 'guides', files: /^spec\/guides\// },
]

/** Finds checks, requirements, settings, tables and error codes by name, and their uses. */
export class NamedThings {
  readonly #texts: ReadonlyMap<string, string>

  private constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts
  }

  static async read(root: string): Promise<NamedThings> {
    const folders = ['spec', 'src', 'conformance', 'scripts']
    const files = (await Promise.all(folders.map((folder) => listFiles(path.join(root, folder))))).flat()
    const text = files.filter((file) => /\.(ts|yaml|md)$/.test(file))
    return new NamedThings(new Map(text.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')])))
  }

  /** Returns every name of every kind. */
  names(): string[] {
    return kinds.flatMap((kind) => this.#definitions(kind).map(({ groups }) => groups.name!))
  }

  /** Returns the things with this name; a name may have several kinds. */
  find(name: string): NamedThing[] {
    return kinds.flatMap((kind) =>
      this.#definitions(kind)
        .filter(({ groups }) => groups.name === name)
        .slice(0, 1)
        .map(({ place, groups }) => ({
          kind: kind.kind,
          name,
          defined: place,
          uses: this.#usesOf(kind.use(name, groups), place),
        })),
    )
  }

  #definitions({ files, definition }: Kind): { place: Place; groups: Record<string, string> }[] {
    return [...this.#texts]
      .filter(([file]) => files.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(definition)].map(({ index, groups = {} }) => ({
          place: { file, line: lineAt(text, index + text.slice(index).indexOf(groups.name!)), name: '' },
          groups,
        })),
      )
  }

  #usesOf(pattern: RegExp, defined: Place): NamedThing['uses'] {
    const used = new Map<string, Place[]>()
    for (const [file, text] of this.#texts) {
      const part = parts.find(({ files }) => files.test(file))
      const at = file === defined.file ? -1 : text.search(pattern)
      if (!part || at < 0) continue
      used.set(part.title, [...(used.get(part.title) ?? []), { file, line: lineAt(text, at), name: '' }])
    }
    return parts.flatMap(({ title }) => (used.has(title) ? [{ title, places: used.get(title)! }] : []))
  }
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

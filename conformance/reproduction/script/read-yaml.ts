/**
 * Reads a target file without a package: JSON, and of YAML mappings, lists, their forms in braces and brackets, quoted and
 * plain texts, block texts and comments. Anchors, tags and further documents are rejected.
 */
import { CouldNotTry } from './could-not-try.ts'

interface Line {
  indent: number
  text: string
  number: number
}

/** @throws CouldNotTry for what is not understood, with its line */
export function readYaml(source: string): unknown {
  return new YamlReader(source).document()
}

class YamlReader {
  readonly #lines: string[]
  /** The line that comes next. */
  #at = 0

  constructor(source: string) {
    this.#lines = source.replace(/^\ufeff/, '').split(/\r?\n/)
  }

  document(): unknown {
    if (this.#peek()?.text === '---') this.#at += 1
    const value = this.#node(0)
    const rest = this.#peek()
    if (rest !== undefined && rest.text !== '...') this.#fail(rest.text)
    return value
  }

  /** The next line that says something. */
  #peek(): Line | undefined {
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at]!
      const text = line.trim()
      if (text !== '' && !text.startsWith('#'))
        return { indent: line.length - line.trimStart().length, text, number: this.#at + 1 }
    }
    return undefined
  }

  #fail(text: string): never {
    throw new CouldNotTry(`line ${this.#at + 1} of the target file is not understood (${text}); write the file as JSON`)
  }

  /** The value that begins on the next line, when that is indented far enough. */
  #node(least: number): unknown {
    const line = this.#peek()
    if (line === undefined || line.indent < least) return null
    if (/^-(\s|$)/.test(line.text)) return this.#list(line.indent)
    if (keyOf(line.text) !== undefined) return this.#mapping(line.indent)
    this.#at += 1
    // It may go on below, as far in as it has to be.
    return this.#inline(line.text, least - 1)
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = []
    for (let line = this.#peek(); line?.indent === indent && /^-(\s|$)/.test(line.text); line = this.#peek()) {
      const rest = line.text.slice(1).trimStart()
      const inner = indent + line.text.length - rest.length
      if (rest === '' || rest.startsWith('#')) {
        this.#at += 1
        items.push(this.#node(indent + 1))
      } else {
        // What stands behind the dash is a node of its own, as far in as it stands.
        this.#lines[this.#at] = `${' '.repeat(inner)}${rest}`
        items.push(this.#node(indent + 1))
      }
    }
    return items
  }

  #mapping(indent: number): Record<string, unknown> {
    const members: [string, unknown][] = []
    for (let line = this.#peek(); line?.indent === indent; line = this.#peek()) {
      const key = keyOf(line.text)
      if (key === undefined) this.#fail(line.text)
      this.#at += 1
      members.push([key.name, this.#value(key.rest, indent)])
    }
    return Object.fromEntries(members)
  }

  /** What stands behind a colon, or below it. */
  #value(rest: string, indent: number): unknown {
    if (rest !== '' && !rest.startsWith('#')) return this.#inline(rest, indent)
    const next = this.#peek()
    // A list may stand as far in as the key that it belongs to.
    if (next?.indent === indent && /^-(\s|$)/.test(next.text)) return this.#list(indent)
    return this.#node(indent + 1)
  }

  #inline(text: string, indent: number): unknown {
    const block = /^([|>])([+-]?)\d?\s*(#.*)?$/.exec(text)
    if (block !== null) return this.#blockText(block[1] === '>', block[2] ?? '', indent)
    if (/^[&*!%@`]/.test(text)) this.#fail(text)
    let whole = text
    if (/^[[{"']/.test(text)) {
      for (;;) {
        const read = new FlowReader(whole).whole()
        if (read !== undefined) return read.value
        if (this.#at >= this.#lines.length) this.#fail(text)
        whole += ` ${this.#lines[this.#at]!.trim()}`
        this.#at += 1
      }
    }
    whole = whole.replace(/\s+#.*$/, '')
    for (let next = this.#peek(); next !== undefined && next.indent > indent; next = this.#peek()) {
      if (keyOf(next.text) !== undefined) this.#fail(next.text)
      whole += ` ${next.text.replace(/\s+#.*$/, '')}`
      this.#at += 1
    }
    return scalarOf(whole)
  }

  #blockText(folded: boolean, ending: string, indent: number): string {
    const lines: string[] = []
    let inner = -1
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at]!
      const depth = line.length - line.trimStart().length
      if (line.trim() !== '' && depth <= indent) break
      if (inner === -1 && line.trim() !== '') inner = depth
      lines.push(line.slice(Math.max(inner, 0)))
    }
    const text = lines.join('\n').replace(/\n+$/, '')
    const joined = folded ? text.replaceAll(/([^\n])\n(?=[^\n])/g, '$1 ') : text
    return ending === '-' ? joined : `${joined}\n`
  }
}

/** The key that a line begins with, and what follows its colon. */
function keyOf(text: string): { name: string; rest: string } | undefined {
  const found =
    /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s#{}[\],&*!|>'"%@`-][^#]*?|-[^\s#][^#]*?))\s*:(?:\s+|$)(.*)$/.exec(
      text,
    )
  if (found === null) return undefined
  const [, double, single, plain, rest = ''] = found
  const name =
    double === undefined ? (single?.replaceAll("''", "'") ?? plain ?? '') : (JSON.parse(`"${double}"`) as string)
  return { name, rest: rest.trim() }
}

/** Values in braces, brackets or quotes. */
class FlowReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The value, or undefined when it goes on behind the text. */
  whole(): { value: unknown } | undefined {
    try {
      const value = this.#value()
      this.#skip()
      if (this.#at < this.#text.length) this.#fail()
      return { value }
    } catch (error) {
      if (error instanceof Unfinished) return undefined
      throw error
    }
  }

  #fail(): never {
    throw new CouldNotTry(`this of the target file is not understood (${this.#text}); write the file as JSON`)
  }

  #skip(): void {
    const rest = this.#text.slice(this.#at)
    this.#at += /^(\s+|(?<=\s)#.*$)*/.exec(rest)?.[0].length ?? 0
  }

  #take(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.#text.slice(this.#at))?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #value(): unknown {
    this.#skip()
    const first = this.#text[this.#at]
    if (first === undefined) throw new Unfinished()
    if (first === '{') return this.#members()
    if (first === '[') return this.#items()
    if (first === '"') return JSON.parse(this.#quoted(/^"(?:[^"\\]|\\.)*"/)) as string
    if (first === "'")
      return this.#quoted(/^'(?:[^']|'')*'/)
        .slice(1, -1)
        .replaceAll("''", "'")
    const plain = this.#take(/^(?:[^,{}[\]:#]|:(?=[^\s,{}[\]])|(?<=\S)#)+/)
    if (plain === undefined) this.#fail()
    return scalarOf(plain.trim())
  }

  #quoted(pattern: RegExp): string {
    const found = this.#take(pattern)
    if (found === undefined) throw new Unfinished()
    return found
  }

  #items(): unknown[] {
    const items: unknown[] = []
    this.#at += 1
    for (;;) {
      if (this.#ends(']')) return items
      items.push(this.#value())
    }
  }

  #members(): Record<string, unknown> {
    const members: [string, unknown][] = []
    this.#at += 1
    for (;;) {
      if (this.#ends('}')) return Object.fromEntries(members)
      const name = String(this.#value())
      this.#skip()
      if (this.#take(/^:/) === undefined) {
        if (this.#at >= this.#text.length) throw new Unfinished()
        members.push([name, null])
        continue
      }
      this.#skip()
      members.push([name, /^[,}]/.test(this.#text.slice(this.#at)) ? null : this.#value()])
    }
  }

  /** Passes a comma; true when the end follows. */
  #ends(end: string): boolean {
    this.#skip()
    if (this.#take(/^,/) !== undefined) this.#skip()
    if (this.#at >= this.#text.length) throw new Unfinished()
    if (this.#text[this.#at] !== end) return false
    this.#at += 1
    return true
  }
}

class Unfinished extends Error {
  override name = 'Unfinished'
}

function scalarOf(text: string): unknown {
  if (/^(|~|null|Null|NULL)$/.test(text)) return null
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  if (/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)) return Number(text)
  return text
}

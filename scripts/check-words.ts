import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { allowedWords, retiredWords, type AllowedWord, type RetiredWord } from './words/retired-words.ts'
import { readWordSources, type Piece, type WordSource } from './words/word-sources.ts'

export interface Hit {
  file: string
  line: number
  word: string
  instead: string
  /** The name, or the surrounding words. */
  text: string
}

interface Lists {
  retired: readonly RetiredWord[]
  allowed: readonly AllowedWord[]
}

/**
 * Finds retired words in all names, comments, messages and documents.
 * @throws Error when there was nothing to check, or when an exception of the list allows no occurrence
 */
export function checkWords(sources: readonly WordSource[], lists?: Lists): Hit[] {
  const pieces = sources.flatMap((source) => source.pieces)
  for (const kind of ['name', 'prose'] as const)
    if (!pieces.some((piece) => piece.kind === kind)) throw new Error(`no ${kind} was looked at: did a folder move?`)
  const { hits, unused } = findWords(sources, lists)
  const [stale] = unused
  if (stale) throw new Error(`the exception for "${stale.word}" under ${stale.under} allows nothing any more`)
  return hits
}

/** Returns the retired words in sources, and the exceptions of the list that no source used. */
function findWords(
  sources: readonly WordSource[],
  { retired, allowed }: Lists = { retired: retiredWords, allowed: allowedWords },
): { hits: Hit[]; unused: ReadonlySet<AllowedWord> } {
  const unused = new Set(allowed)
  const hits: Hit[] = []
  for (const { file, pieces: own } of sources) {
    const applicable = retired.filter(
      ({ under }) => under === undefined || under.some((start) => file.startsWith(start)),
    )
    const starts = startsOf(applicable)
    for (const piece of own) {
      for (const found of retiredIn(piece, applicable, starts)) {
        const exception = allowed.find(({ word, under }) => word === found.word && file.startsWith(under))
        if (exception) unused.delete(exception)
        else hits.push({ file, line: piece.line, word: found.word, instead: found.instead, text: excerpt(piece.text) })
      }
    }
  }
  return { hits, unused }
}

/** Maximum number of comments that begin with a word in place of a noun. */
const mostOpenings = 30

const opening = /^\s*(?:\/\/|\/?\*\*?)\s*(?:What|Who|Nobody|Somebody|Whoever|Everything|Nothing)\b/

/** Finds the comments that begin with a word in place of a noun, such as "What" or "Whoever". */
export function findOpenings(sources: readonly WordSource[]): { file: string; line: number }[] {
  return sources.flatMap(({ file, pieces }) =>
    pieces.filter(({ kind, text }) => kind === 'prose' && opening.test(text)).map(({ line }) => ({ file, line })),
  )
}

/** Returns the parts with which a retired word can start, singular and plural. */
function startsOf(retired: readonly RetiredWord[]): ReadonlySet<string> {
  const firsts = retired.map(({ word }) => word.split(' ')[0]!)
  return new Set(firsts.flatMap((first) => [first, `${first}s`]))
}

function retiredIn(piece: Piece, retired: readonly RetiredWord[], starts: ReadonlySet<string>): RetiredWord[] {
  const parts = partsOf(piece)
  // Nearly all pieces contain no such part, and need no comparison with each word.
  if (!parts.some((part) => starts.has(part))) return []
  return retired.filter(({ word, where, alone }) => {
    if (where !== 'both' && where !== (piece.kind === 'name' ? 'names' : 'prose')) return false
    const sought = word.split(' ')
    if (alone && parts.length !== sought.length) return false
    return parts.some(
      (part, at) => isWord(part, sought[0]!) && sought.every((each, by) => isWord(parts[at + by], each)),
    )
  })
}

/** Returns whether a part is the word or its plural. */
function isWord(part: string | undefined, word: string): boolean {
  return part === word || part === `${word}s`
}

/** Returns the words of a text, or the parts of a name: `readHTTPBody` and `read-http-body` become read, http, body. */
function partsOf({ text, kind }: Piece): string[] {
  if (kind === 'prose') return text.toLowerCase().match(/[a-z][a-z0-9_]*/g) ?? []
  const spaced = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return spaced.toLowerCase().match(/[a-z]+/g) ?? []
}

function excerpt(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
}

/** Returns the number of hits by the first two folders of their file. */
function summary(hits: readonly Hit[]): string[] {
  const groups = Map.groupBy(hits, ({ file }) => file.split('/').slice(0, -1).slice(0, 2).join('/') || '.')
  return [...groups].toSorted().map(([folder, { length }]) => `${String(length).padStart(5)}  ${folder}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  // With names of files (the check before a commit), only these are read.
  const only = process.argv.slice(2)
  const root = path.dirname(import.meta.dirname)
  const sources = await readWordSources(root, only.length > 0 ? only : undefined)
  const hits = only.length > 0 ? findWords(sources).hits : checkWords(sources)
  for (const { file, line, word, instead, text } of hits)
    console.error(`${file}:${line} "${word}" is retired: ${instead} (${text})`)
  if (hits.length > 0) console.error(['hits by folder:', ...summary(hits)].join('\n'))
  else console.log('no retired word came back')
  const openings = findOpenings(sources)
  if (openings.length > mostOpenings) {
    for (const { file, line } of openings)
      console.error(`${file}:${line} a comment begins with a word in place of a noun`)
    console.error(`${openings.length} comments begin with What, Who, Nobody and the like; at most ${mostOpenings} may`)
  }
  if (hits.length > 0 || openings.length > mostOpenings) process.exitCode = 1
}

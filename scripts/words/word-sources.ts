import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { listFiles } from '../generate/manifest.ts'
import { parseSource } from '../source/parse.ts'

/** A name or a text for readers, with its first line. */
export interface Piece {
  line: number
  text: string
  kind: 'name' | 'prose'
}

export interface WordSource {
  /** Path from the root, with forward slashes. */
  file: string
  pieces: Piece[]
}

const folders = ['src', 'conformance', 'scripts', 'spec']
const documents = ['README.md', 'CHANGELOG.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md']
/** The list of retired words contains them, and its test adds them to files. */
const ownFiles = /^scripts\/(words\/|check-words)/

/**
 * Reads the names, comments, messages and documents below a root.
 * @param only paths from the root of the files to read; undefined for all files
 */
export async function readWordSources(root: string, only?: readonly string[]): Promise<WordSource[]> {
  const listed = (await Promise.all(folders.map((folder) => listFiles(path.join(root, folder))))).flat()
  const present = documents.filter((file) => existsSync(path.join(root, file)))
  const files = [...listed.map((file) => path.relative(root, file).replaceAll(path.sep, '/')), ...present].filter(
    (file) =>
      readers[path.extname(file)] &&
      !ownFiles.test(file) &&
      !file.includes('node_modules/') &&
      (only === undefined || only.includes(file)),
  )
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8')
      return { file, pieces: [nameOfFile(file), ...readers[path.extname(file)]!(text, file)] }
    }),
  )
}

const readers: Readonly<Record<string, (text: string, file: string) => Piece[]>> = {
  '.ts': codePieces,
  '.mts': codePieces,
  '.mjs': codePieces,
  '.js': codePieces,
  '.yaml': yamlPieces,
  '.md': markdownPieces,
}

function nameOfFile(file: string): Piece {
  return { line: 1, text: file.replace(/\.[a-z]+$/, ''), kind: 'name' }
}

/** Returns identifiers as names; comments, and literals that contain a space, as prose. */
function codePieces(text: string, file: string): Piece[] {
  const source = parseSource(file, text)
  const pieces: Piece[] = []
  const add = (position: number, piece: string, kind: Piece['kind']): void => {
    const { line } = source.getLineAndCharacterOfPosition(position)
    pieces.push({ line: line + 1, text: piece, kind })
  }
  // Between the children of a node are punctuation, keywords and comments only.
  const addComments = (from: number, to: number): void => {
    for (const { 0: comment, index } of text.slice(from, to).matchAll(/\/\/.*|\/\*[^]*?\*\//g))
      for (const piece of linesOf(comment)) add(from + index + piece.at, piece.text, 'prose')
  }
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) add(node.getStart(source), node.text, 'name')
    else if (isLiteral(node) && /\S\s+\S/.test(node.text)) add(node.getStart(source), node.text, 'prose')
    let end = node.pos
    ts.forEachChild(node, (child) => {
      addComments(end, child.pos)
      walk(child)
      end = child.end
    })
    addComments(end, ts.isToken(node) ? node.getStart(source) : node.end)
  }
  walk(source)
  return pieces
}

function isLiteral(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}

/** Returns comments, and strings that contain a space, such as descriptions. */
function yamlPieces(text: string): Piece[] {
  const lines = new LineCounter()
  const pieces: Piece[] = text
    .split('\n')
    .flatMap((line, index) => (/^\s*#/.test(line) ? [{ line: index + 1, text: line, kind: 'prose' as const }] : []))
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(_key, node, ancestors) {
      const pair = ancestors.at(-1)
      if (isPair(pair) && pair.key === node) return
      if (isScalar(node) && typeof node.value === 'string' && /\S\s\S/.test(node.value))
        pieces.push({ line: lines.linePos(node.range![0]).line, text: node.value, kind: 'prose' })
    },
  })
  return pieces
}

/** Returns the prose without code, front matter and link targets. */
function markdownPieces(text: string): Piece[] {
  const blank = (match: string): string => match.replaceAll(/[^\n]/g, ' ')
  const prose = text
    .replace(/^---\n[^]*?^---$/m, blank)
    .replaceAll(/^```[^]*?^```$/gm, blank)
    .replaceAll(/`[^`\n]+`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank)
  return prose.split('\n').map((line, index) => ({ line: index + 1, text: line, kind: 'prose' }))
}

function linesOf(text: string): { at: number; text: string }[] {
  let at = 0
  return text.split('\n').map((line) => {
    const piece = { at, text: line }
    at += line.length + 1
    return piece
  })
}

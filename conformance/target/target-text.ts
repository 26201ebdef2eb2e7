/** Text of a target file: its value, and the line of each member. Messages never contain a value. */
import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument, type Document, type ErrorCode } from 'yaml'
import { pointerSegments } from '../client/json-pointer.ts'
import { TargetFileError } from './target-file-error.ts'

export interface TargetText {
  value: unknown
  /** Adds line and column to each line of a message about a place in the file. */
  located(message: string): string
}

/** @throws TargetFileError with the line of each YAML error */
export function readTargetText(file: string): TargetText {
  const text = readText(file)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    // An error causes other errors in its line.
    const first = Map.groupBy(document.errors, ({ pos: [offset] }) => lines.linePos(offset).line)
    const mistakes = [...first.values()].map(([{ code, pos: [offset] } = document.errors[0]!]) => {
      const { line, col } = lines.linePos(offset)
      const written = text.split('\n')[line - 1] ?? ''
      return `target file ${file}:${line}:${col}: ${explainMistake(code, written)}\n    ${masked(written)}`
    })
    throw new TargetFileError(mistakes.join('\n'))
  }
  return {
    value: valueOf(document, file),
    located: (message) =>
      message.replaceAll(/^target file: (\/\S*)/gm, (whole, pointer: string) => {
        const offset = offsetOf(document, pointer)
        if (offset === undefined) return whole
        const { line, col } = lines.linePos(offset)
        return `target file ${file}:${line}:${col}: ${pointer}`
      }),
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new TargetFileError(
      `target file ${file}: ${code === 'ENOENT' ? 'the file does not exist (init URL writes one)' : (error as Error).message}`,
    )
  }
}

function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    throw new TargetFileError(`target file ${file}: an alias (*name) has no anchor (&name)`)
  }
}

/** Returns the offset of a member, or of its nearest existing parent. */
function offsetOf(document: Document, pointer: string): number | undefined {
  for (let names = pointerSegments(pointer); ; names = names.slice(0, -1)) {
    const node = names.length === 0 ? document.contents : document.getIn(names, true)
    if (isNode(node) && node.range !== null && node.range !== undefined) return node.range[0]
    if (names.length === 0) return undefined
  }
}

const mistakes: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'the member is repeated: keep one of them',
  BAD_INDENT: 'the indentation is wrong: members of one object start in the same column, with spaces',
  TAB_AS_INDENT: 'YAML must be indented with spaces, not with tabs',
  MISSING_CHAR: 'a quote, a bracket or a comma is missing, or the space after a colon',
  BAD_DQ_ESCAPE: 'a backslash in double quotes starts an escape sequence: write it twice, or use single quotes',
  BAD_SCALAR_START: 'a text that starts with a reserved character needs quotes',
  BAD_ALIAS: 'a text that starts with & or * needs quotes',
  TAG_RESOLVE_FAILED: 'a text that starts with ! needs quotes',
  MULTIPLE_DOCS: 'a target file is one document: remove the line ---',
  BLOCK_IN_FLOW: 'lists and objects inside brackets need brackets as well',
  UNEXPECTED_TOKEN: 'unexpected character: a text with any of : # { } [ ] , needs quotes',
}

function explainMistake(code: ErrorCode, line: string): string {
  if (/:\s+[^'"#]*\$\{/.test(line))
    return 'a text with ${NAME} inside { } or [ ] needs quotes, as in { ca_dir: "${DIR}/ca" }'
  return (
    mistakes[code] ?? 'this is not YAML: check the indentation, colons and quotes of this line and the one before it'
  )
}

/** Returns the member names in a line, without values, which may be secret. */
function masked(line: string): string {
  const [, before = '', name, rest = ''] = /^(\s*(?:- +)?)([a-z_][a-zA-Z_]*)(:.*)?$/.exec(line) ?? []
  if (name === undefined) return `${/^\s*(?:- *)?/.exec(line)![0]}…`
  return rest === '' ? `${before}…` : `${before}${name}: …`
}

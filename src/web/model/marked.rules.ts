import { withoutMarks } from './markdown.rules.ts'

export interface MarkedPiece {
  text: string
  isMarked: boolean
}

/** Splits a text at marked ranges, which are in order and do not overlap. */
export function markedPieces(text: string, ranges: readonly { start: number; length: number }[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const { start, length } of ranges) {
    pieces.push({ text: text.slice(end, start), isMarked: false })
    end = start + length
    pieces.push({ text: text.slice(start, end), isMarked: true })
  }
  pieces.push({ text: text.slice(end), isMarked: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** Characters of Unicode's private use area, which begin and end a marked piece in a text. */
const [begin, end] = ['\uE000', '\uE001']

/** Removes the marks of markdown from marked pieces. A piece in a removed part, such as the URL of a link, is removed. */
export function piecesWithoutMarks(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const whole = pieces.map(({ text, isMarked }) => (isMarked ? begin + text + end : text)).join('')
  return withoutMarks(whole)
    .split(begin)
    .flatMap((piece, at) => {
      const [marked, rest = ''] = at === 0 ? ['', piece] : piece.split(end)
      return [
        { text: marked!, isMarked: true },
        { text: rest, isMarked: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** A piece of a text, and whether it is marked. */
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

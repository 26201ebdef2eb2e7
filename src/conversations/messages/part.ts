/** A range of a part's text, in UTF-16 code units (AMB-020). */
export interface TextRange {
  start: number
  length: number
}

export type TextStyle = 'bold' | 'italic' | 'underline' | 'strikethrough'

export type StyleRun = TextStyle | (TextRange & { style: TextStyle })

export interface TextPart {
  type: 'text'
  text: string
  mention?: { handle: string } | { userId: string }
  mentionRange?: TextRange
  styles?: StyleRun[]
}

export interface LinkPart {
  type: 'link'
  url: string
  title?: string
  description?: string
}

export interface DataPart {
  type: 'data'
  data: unknown
  mediaType?: string
  metadata?: Record<string, unknown>
}

/** The sender provided `url` or `attachmentId` (PART-012). A stored part with an attachment has its URL too. */
export interface MediaPart {
  type: 'media'
  url?: string
  attachmentId?: string
  durationMs?: number
}

/** Parts have no id: it follows from the position, see part.rules.ts. */
export type Part = TextPart | LinkPart | DataPart | MediaPart

const PREFIX = 'prt_'

/** Returns the id of the part at a zero-based index. Positions are stable because messages never change (AMB-012). */
export function partIdAt(index: number): string {
  return `${PREFIX}${index}`
}

/** Returns the zero-based index of a part id, or null when a message of `partCount` parts has no such part. */
export function partIndexOf(partId: string, partCount: number): number | null {
  const match = /^prt_(0|[1-9]\d{0,3})$/.exec(partId)
  if (!match) return null
  const index = Number(match[1])
  return index < partCount ? index : null
}

/** Offsets count UTF-16 code units of the part's text (AMB-020). */
export interface TextRange {
  start: number
  length: number
}

export type TextStyle = 'bold' | 'italic' | 'underline' | 'strikethrough'

/** A bare word styles the whole part; a range styles a piece of it. */
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

/** The sender gave one of `url` and `attachmentId` (PART-012); a stored part with the latter has the address beside it. */
export interface MediaPart {
  type: 'media'
  url?: string
  attachmentId?: string
  durationMs?: number
}

/** Parts carry no id: it follows from the position, see part.rules.ts. */
export type Part = TextPart | LinkPart | DataPart | MediaPart

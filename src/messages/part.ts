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

/** Exactly one of `url` and `attachmentId` is what the sender gave (PART-012). */
export interface MediaPart {
  type: 'media'
  url?: string
  attachmentId?: string
  durationMs?: number
}

/** Parts carry no id: it follows from the position, see part.rules.ts. */
export type Part = TextPart | LinkPart | DataPart | MediaPart

import type {
  DataPart as DataPartBody,
  Mention,
  Part as PartBody,
  StoredPart,
  StyledRange,
  TextPart as TextPartBody,
  TextStyle,
} from '../../../generated/current/types.gen.ts'
import type { Limits } from '../../../generated/limits.ts'
import { partIdAt, type Part, type StyleRun, type TextPart } from './part.ts'
import { exactOf } from '../../platform/exact-numbers.ts'
import { invalidRequest } from '../../platform/errors.ts'

/** Bytes of the data, and of the metadata, of a data part. */
const dataBytesMax = 16_384 satisfies Limits['current DataPart/data x-max-json-bytes']

/** Decodes the documented properties of a part and drops all others (AMB-025). */
export function decodePart(part: PartBody): Part {
  switch (part.type) {
    case 'text':
      return decodeText(part)
    case 'link':
      return { type: 'link', url: part.url, title: part.title, description: part.description }
    case 'data':
      return decodeData(part)
    case 'media':
      return {
        type: 'media',
        url: part.url,
        attachmentId: part.attachment_id,
        durationMs: part.duration_ms,
      }
  }
}

/** Numbers stay as they were written (AMB-024), and then count against the limits as they were written. */
function decodeData(part: DataPartBody): Part {
  const { data, media_type: mediaType, metadata } = exactOf(part)
  const isExact = data !== part.data || metadata !== part.metadata
  for (const [name, value] of Object.entries(isExact ? { data, metadata } : {})) {
    if (value !== undefined && Buffer.byteLength(JSON.stringify(value)) > dataBytesMax)
      throw invalidRequest(`The ${name} of a data part must have at most ${dataBytesMax} bytes.`, 'parts')
  }
  return { type: 'data', data, mediaType, metadata }
}

function decodeText({ text, mention, mention_range: range, styles }: TextPartBody): TextPart {
  return {
    type: 'text',
    text,
    mention: mention && decodeMention(mention),
    mentionRange: range && { start: range.start, length: range.length },
    styles: styles?.map(decodeStyle),
  }
}

function decodeMention(mention: Mention): TextPart['mention'] {
  return 'handle' in mention ? { handle: mention.handle } : { userId: mention.user_id }
}

function decodeStyle(run: TextStyle | StyledRange): StyleRun {
  return typeof run === 'string' ? run : { style: run.style, start: run.start, length: run.length }
}

/** Encodes a stored part, with the id of its position (AMB-012). */
export function encodePart(part: Part, index: number): StoredPart {
  const part_id = partIdAt(index)
  switch (part.type) {
    case 'text':
      return encodeText(part, part_id)
    case 'link':
      return { part_id, ...part }
    case 'data':
      return {
        part_id,
        type: 'data',
        data: part.data as StoredDataValue,
        media_type: part.mediaType,
        metadata: part.metadata,
      }
    case 'media':
      return {
        part_id,
        type: 'media',
        url: part.url,
        attachment_id: part.attachmentId,
        duration_ms: part.durationMs,
      }
  }
}

type StoredDataValue = Extract<StoredPart, { type: 'data' }>['data']

function encodeText({ text, mention, mentionRange, styles }: TextPart, part_id: string): StoredPart {
  return {
    part_id,
    type: 'text',
    text,
    mention: mention && ('handle' in mention ? { handle: mention.handle } : { user_id: mention.userId }),
    mention_range: mentionRange,
    styles,
  }
}

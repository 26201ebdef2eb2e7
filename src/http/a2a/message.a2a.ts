import type { Message as A2aMessage, Part as A2aPart } from '../../../generated/a2a/types.gen.ts'
import { CallError } from './call-error.ts'
import type { Message } from '../../conversations/messages/message.ts'
import type { DataPart, LinkPart, MediaPart, Part, TextPart } from '../../conversations/messages/part.ts'

/*
 * Maps messages between A2A and chats (AMB-073). Not preserved:
 * - raw bytes, which chats do not support: rejected with the code for content types;
 * - filename of a part, mediaType and metadata of any part but a data part, and metadata of the message;
 * - mentions and styles of a text, title and description of a link, and the duration of media, in answers.
 */

/** Limits of a chat (LIM-001 to LIM-003), in UTF-8 bytes. */
const partsMax = 32
const textBytesMax = 8 * 1024
const dataBytesMax = 16 * 1024
/** Maximum characters of a URL (AMB-161). */
const urlMax = 2_048

/** @throws CallError with the part, for content that a chat does not support */
export function decodeParts(parts: readonly A2aPart[]): Part[] {
  if (parts.length > partsMax) throw invalidParam('message.parts', `has more than ${partsMax} items`)
  return parts.map((part, index) => decodePart(part, `message.parts[${index}]`))
}

function decodePart(part: A2aPart, field: string): Part {
  if (part.raw !== undefined)
    throw new CallError('contentType', `${field}.raw: this agent accepts text, data and urls.`, { field })
  if (part.text !== undefined) return textPart(part.text, `${field}.text`)
  if (part.url !== undefined) return urlPart(part.url, part.mediaType, `${field}.url`)
  if (Buffer.byteLength(JSON.stringify(part.data)) > dataBytesMax)
    throw invalidParam(`${field}.data`, 'is larger than 16 KB')
  const { data, mediaType, metadata } = part
  if (metadata && Buffer.byteLength(JSON.stringify(metadata)) > dataBytesMax)
    throw invalidParam(`${field}.metadata`, 'is larger than 16 KB')
  return { type: 'data', data, mediaType, metadata } satisfies DataPart
}

function textPart(text: string, field: string): TextPart {
  if (Buffer.byteLength(text) > textBytesMax) throw invalidParam(field, 'is larger than 8 KB')
  return { type: 'text', text }
}

function urlPart(url: string, mediaType: string | undefined, field: string): LinkPart | MediaPart {
  if (url.length > urlMax) throw invalidParam(field, `is longer than ${urlMax} characters`)
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw invalidParam(field, 'must be an https URL')
  return { type: /^(image|audio|video)\//.test(mediaType ?? '') ? 'media' : 'link', url }
}

const invalidParam = (field: string, problem: string) =>
  new CallError('invalidParams', `${field} ${problem}.`, { field })

/** Encodes a message of a chat as the answer to a call (A2A-008, A2A-009). */
export function encodeAnswer(message: Message): A2aMessage {
  return {
    messageId: message.id,
    contextId: message.chatId,
    role: 'ROLE_AGENT',
    parts: message.parts.map(encodePart),
  }
}

function encodePart(part: Part): A2aPart {
  if (part.type === 'text') return { text: part.text, mediaType: 'text/plain' }
  if (part.type === 'data')
    return { data: part.data, mediaType: part.mediaType ?? 'application/json', metadata: part.metadata }
  if (part.url !== undefined) return { url: part.url }
  return { data: { attachment_id: (part as MediaPart).attachmentId }, mediaType: 'application/json' }
}

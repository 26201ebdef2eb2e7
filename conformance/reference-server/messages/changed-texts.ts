/** Changes texts, for faults of single channels. */
import { isObject, type Json, type JsonObject } from '../state/json.ts'

/** Returns the UTF-8 bytes of a text, read as Latin-1. */
export const asLatin1 = (text: string): string => Buffer.from(text).toString('latin1')

/** Changes the parts of the message of an envelope. */
export function withParts(envelope: JsonObject, change: (parts: Json[]) => Json[]): void {
  const data = envelope['data']
  const message = isObject(data) ? data['message'] : undefined
  if (isObject(message) && Array.isArray(message['parts'])) message['parts'] = change(message['parts'])
}

export const latin1Parts = (parts: Json[]): Json[] =>
  parts.map((part) =>
    isObject(part) && typeof part['text'] === 'string' ? { ...part, text: asLatin1(part['text']) } : part,
  )

import { crc32 } from 'node:zlib'

/** Separator of the columns of a row. Stored text never contains it. */
const separator = '\u0000'

/** A row differs from its checksum. The database then rejects all writes, because other rows may be damaged too. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged'
}

/** Columns of a stored message that never change. Columns about the sender change when the account is erased. */
export interface ChecksummedMessage {
  id: string
  chat_id: string
  sequence: number
  parts: string
  text: string | null
  reply_to_message_id: string | null
  reply_to_part_id: string | null
}

/** Returns the CRC-32 of the columns, which detects every single flipped bit. Null counts as an empty text. */
export function messageChecksum(row: ChecksummedMessage): number {
  const { id, chat_id: chatId, sequence, parts, text, reply_to_message_id: replyTo, reply_to_part_id: partId } = row
  // join() writes null as an empty text.
  return crc32([id, chatId, sequence, parts, text, replyTo, partId].join(separator))
}

/** @throws DatabaseDamaged when a row differs from its checksum; older rows have none, and are not checked */
export function assertUndamaged(row: ChecksummedMessage & { checksum: number | null }): void {
  if (row.checksum !== null && messageChecksum(row) !== row.checksum)
    throw new DatabaseDamaged(`the message ${row.id} is not as it was stored`)
}

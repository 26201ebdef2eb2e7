import { endOfArchive, entryHeader, paddingOf } from './tar.ts'

/** One file of a streamed archive. The size must be known before its content. */
export interface StreamedEntry {
  name: string
  size: number
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/**
 * Yields the bytes of a tar archive while its entries are produced: memory holds one piece of one entry.
 * @throws Error when a content does not have its stated size; the archive is then incomplete
 */
export async function* tarStream(entries: AsyncIterable<StreamedEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield entryHeader(name, size)
    let bytes = 0
    for await (const piece of content) {
      bytes += piece.byteLength
      if (piece.byteLength > 0) yield piece
    }
    if (bytes !== size) throw new Error(`an entry of ${size} bytes had ${bytes}`)
    const padding = paddingOf(size)
    if (padding.length > 0) yield padding
  }
  yield endOfArchive()
}

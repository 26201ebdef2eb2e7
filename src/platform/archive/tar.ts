import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

/** Block size: headers and contents start at multiples of this many bytes. */
const blockBytes = 512

/** Offset and length of header fields (POSIX ustar). */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
} as const
const magicAt = 257
/** Smallest size that is written in binary, as in GNU tar. */
const octalSizeMax = 8 ** 11

/** Maximum number of bytes per read of a file. */
const pieceBytes = 256 * 1024

/** A file that is not a tar archive, or is truncated. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

/** An entry whose content does not have the stated size. */
export class EntrySizeError extends Error {
  override name = 'EntrySizeError'
}

/** One file of an archive. */
export interface ArchiveEntry {
  name: string
  size: number
  read(): AsyncIterable<Buffer>
}

export interface ArchiveWriter {
  /**
   * Adds a file. After an error, the archive is unchanged.
   * @returns SHA-256 of the content, in hex
   * @throws EntrySizeError, and the errors of the content
   */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string>
  /** Writes the end of the archive. Resolves when all data is flushed to the disk. */
  end(): Promise<void>
  close(): Promise<void>
}

/** Creates a tar archive with permissions for its owner only. @throws EEXIST */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600)
  let position = 0

  async function append(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position)
      done += bytesWritten
      position += bytesWritten
    }
  }

  return {
    async add(name, size, content) {
      const start = position
      const hash = createHash('sha256')
      try {
        await append(entryHeader(name, size))
        const contentStart = position
        for await (const piece of content) {
          hash.update(piece)
          await append(piece)
        }
        if (position - contentStart !== size)
          throw new EntrySizeError(`${name} has ${position - contentStart} bytes, not ${size}`)
        await append(paddingOf(position))
        return hash.digest('hex')
      } catch (error) {
        await file.truncate(start)
        position = start
        throw error
      }
    },
    async end() {
      await append(endOfArchive())
      await file.sync()
    },
    close: () => file.close(),
  }
}

/** Returns the header of a file in an archive. @throws Error for a name of more than 100 bytes */
export function entryHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes)
  if (Buffer.byteLength(name) > fields.name[1]) throw new Error(`the name of an entry is too long: ${name}`)
  header.write(name, 0)
  header.write('0000600', fields.mode[0])
  if (size < octalSizeMax) header.write(size.toString(8).padStart(11, '0'), fields.size[0])
  else {
    header[fields.size[0]] = 0x80
    header.writeBigUInt64BE(BigInt(size), fields.size[0] + 4)
  }
  header.write('0'.repeat(11), fields.time[0])
  header.write('0', fields.type[0])
  header.write('ustar\x0000', magicAt)
  header.write(sumOf(header).toString(8).padStart(6, '0'), fields.sum[0])
  return header
}

/** Returns the zeros after a content of `size` bytes. */
export const paddingOf = (size: number): Buffer => Buffer.alloc(-size & (blockBytes - 1))

/** Returns the two empty blocks at the end of an archive. */
export const endOfArchive = (): Buffer => Buffer.alloc(2 * blockBytes)

/** Returns the checksum of a header: the sum of its bytes, with spaces in the checksum field. */
function sumOf(header: Uint8Array): number {
  const [start, length] = fields.sum
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0)
}

/** Opens an archive and lists its entries in order. @throws ArchiveError, also during the iteration */
export async function openArchive(
  path: string,
): Promise<{ entries: AsyncIterable<ArchiveEntry>; close(): Promise<void> }> {
  const file = await open(path)
  return { entries: entriesOf(file), close: () => file.close() }
}

async function* entriesOf(file: FileHandle): AsyncGenerator<ArchiveEntry> {
  const { size: end } = await file.stat()
  const header = Buffer.alloc(blockBytes)
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(header, 0, blockBytes, position)
    if (bytesRead < blockBytes) throw new ArchiveError(position === 0 ? 'it is not a tar archive' : 'it ends early')
    if (header.every((byte) => byte === 0)) return
    if (readOctal(header, fields.sum) !== sumOf(header))
      throw new ArchiveError('it is not a tar archive, or is damaged')
    const size = readSize(header)
    const start = position + blockBytes
    if (start + size > end) throw new ArchiveError('it ends early')
    const name = textOf(header, fields.name)
    const read = () => readBytes(file, start, size)
    if (header[fields.type[0]] === 48) yield { name, size, read }
    position = start + Math.ceil(size / blockBytes) * blockBytes
  }
}

async function* readBytes(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - done))
    const { bytesRead } = await file.read(piece, 0, piece.length, start + done)
    if (bytesRead === 0) throw new ArchiveError('it ends early')
    done += bytesRead
    yield piece.subarray(0, bytesRead)
  }
}

type Field = readonly [offset: number, length: number]

function textOf(header: Buffer, [offset, length]: Field): string {
  const end = header.indexOf(0, offset)
  return header.toString('utf8', offset, Math.min(end, offset + length))
}

const readOctal = (header: Buffer, field: Field): number => Number.parseInt(textOf(header, field).trim(), 8)

function readSize(header: Buffer): number {
  const [offset] = fields.size
  return header[offset] === 0x80 ? Number(header.readBigUInt64BE(offset + 4)) : readOctal(header, fields.size)
}

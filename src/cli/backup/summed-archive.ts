import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createArchive, type ArchiveWriter } from '../../platform/archive/tar.ts'
import { flushFolder } from '../../platform/storage/disk-storage.ts'

/** Entries of an archive, with the list of their checksums in the format of `sha256sum`. */
export interface SummedArchive {
  /** Adds an entry. @returns its SHA-256, in hex @throws EntrySizeError */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string>
  addText(name: string, text: string): Promise<string>
  /** Adds an entry with the checksums of all earlier entries. */
  addSums(name: string): Promise<void>
}

/**
 * Writes a file under another name and renames it when it is complete. After a failure, nothing remains.
 * @returns the file and its size, with the result of `fill`
 */
export async function writeSummedArchive<Written>(
  file: string,
  fill: (archive: SummedArchive) => Promise<Written>,
): Promise<Written & { file: string; bytes: number }> {
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  try {
    const archive = await createArchive(partial)
    try {
      const written = await fill(createSummedArchive(archive))
      await archive.end()
      await rename(partial, file)
      await flushFolder(path.dirname(path.resolve(file)))
      return { ...written, file, bytes: (await stat(file)).size }
    } finally {
      await archive.close()
    }
  } finally {
    await rm(partial, { force: true })
  }
}

function createSummedArchive(archive: ArchiveWriter): SummedArchive {
  const sums: string[] = []
  const add: SummedArchive['add'] = async (name, size, content) => {
    const sum = await archive.add(name, size, content)
    sums.push(`${sum}  ${name}\n`)
    return sum
  }
  const addText: SummedArchive['addText'] = (name, text) => add(name, Buffer.byteLength(text), textOf(text))
  return {
    add,
    addText,
    async addSums(name) {
      await addText(name, sums.join(''))
    },
  }
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

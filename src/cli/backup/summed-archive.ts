import type { ArchiveWriter } from '../../platform/archive/tar.ts'

/** Entries of an archive, with the list of their checksums in the format of `sha256sum`. */
export interface SummedArchive {
  /** Adds an entry. @returns its SHA-256, in hex @throws EntrySizeError */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string>
  addText(name: string, text: string): Promise<string>
  /** Adds an entry with the checksums of all earlier entries. */
  addSums(name: string): Promise<void>
}

export function createSummedArchive(archive: ArchiveWriter): SummedArchive {
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

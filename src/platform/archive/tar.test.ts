import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { ArchiveError, createArchive, EntrySizeError, openArchive } from './tar.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-tar-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pieces = (...texts: string[]) => texts.map((text) => Buffer.from(text)) as unknown as AsyncIterable<Uint8Array>

async function readAll(path: string): Promise<Record<string, string>> {
  const { entries, close } = await openArchive(path)
  const found: Record<string, string> = {}
  try {
    for await (const { name, read } of entries) {
      const parts: Buffer[] = []
      for await (const part of read()) parts.push(part)
      found[name] = Buffer.concat(parts).toString()
    }
  } finally {
    await close()
  }
  return found
}

describe('an archive', () => {
  const path = join(folder, 'one.tar')
  const long = 'x'.repeat(1_300)

  test('contains its files in order, and no part of a failed file', async () => {
    const archive = await createArchive(path)
    const digest = await archive.add('first', 5, pieces('he', 'llo'))
    expect(digest).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
    await expect(archive.add('short', 4, pieces('one'))).rejects.toThrow(EntrySizeError)
    await archive.add('folder/long', long.length, pieces(long))
    await archive.add('empty', 0, pieces())
    await archive.end()
    await archive.close()
    expect(await readAll(path)).toEqual({ first: 'hello', 'folder/long': long, empty: '' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('is read by tar, and archives of tar can be read', async () => {
    const extracted = join(folder, 'extracted')
    mkdirSync(extracted)
    execFileSync('tar', ['-xf', path, '-C', extracted])
    expect(readFileSync(join(extracted, 'folder', 'long'), 'utf8')).toBe(long)
    execFileSync('tar', ['--format=ustar', '-cf', join(folder, 'two.tar'), '-C', extracted, 'first', 'folder'])
    expect(await readAll(join(folder, 'two.tar'))).toEqual({ first: 'hello', 'folder/long': long })
  })

  test('is not overwritten', async () => {
    await expect(createArchive(path)).rejects.toMatchObject({ code: 'EEXIST' })
  })

  test('that is truncated, or a file of another format, is rejected', async () => {
    const cut = join(folder, 'cut.tar')
    for (const size of [700, 2_048, 3_072]) {
      writeFileSync(cut, readFileSync(path))
      truncateSync(cut, size)
      await expect(readAll(cut)).rejects.toThrow(ArchiveError)
    }
    writeFileSync(cut, 'z'.repeat(2_000))
    await expect(readAll(cut)).rejects.toThrow(ArchiveError)
  })

  test('supports contents of more than 8 GiB', async () => {
    const large = join(folder, 'large.tar')
    const archive = await createArchive(large)
    const size = 8 ** 11 + 1
    await expect(archive.add('large', size, pieces('little'))).rejects.toThrow(`not ${size}`)
    await archive.close()
  })
})

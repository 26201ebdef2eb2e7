import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError, startOwnProcess } from './own-process.ts'

test('a missing --target without an installed server is a one-line error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alone-'))
  try {
    await expect(startOwnProcess(folder, folder, {})).rejects.toThrow(
      new StartError('--target FILE is required, because this harness is installed without a server'),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A folder on a file system of its own, which a trial can fill. */
export interface SmallDisk {
  readonly folder: string
  fill(): Promise<void>
  empty(): Promise<void>
  remove(): Promise<void>
}

/** Mounts a file system in memory, or answers undefined where that is not allowed. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  mkdirSync(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'parley-chaos', folder])
  } catch {
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: () => fillUp(folder, filler),
    empty: () => rm(filler, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fillUp(folder: string, filler: string): Promise<void> {
  const file = await open(filler, 'a')
  try {
    const { bavail, bsize } = await statfs(folder)
    const block = Buffer.alloc(1 << 20)
    for (let left = bavail * bsize; left > 0; left -= block.length) await file.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

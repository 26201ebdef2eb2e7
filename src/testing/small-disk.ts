import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Test support: a small in-memory file system, which a test can fill and make read-only. */
export interface SmallDisk {
  path: string
  /** Fills the disk completely. */
  fill(): void
  /** Frees the filled space. */
  free(): void
  /** Remounts the disk; the system refuses `ro` while files are open for writing. */
  remount(access: 'ro' | 'rw'): { refused: boolean }
  unmount(): void
}

/** Mounts a disk; other users, such as PostgreSQL, may traverse it. @returns undefined unless root on Linux */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const path = mkdtempSync(join(tmpdir(), 'parley-disk-'))
  const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'parley-test', path)) {
    rmSync(path, { recursive: true })
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a')
      const bytes = Buffer.alloc(1 << 20)
      try {
        for (;;) writeSync(file, bytes)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
      if (statfsSync(path).bavail > 0) throw new Error('the disk is not full')
    },
    free: () => rmSync(ballast, { force: true }),
    remount: (access) => ({ refused: !mount('-o', `remount,${access}`, path) }),
    unmount() {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'

const memory = '/dev/shm'
/** Free bytes that all tests together need. */
const neededBytes = 2 ** 32

/**
 * Keeps the temporary files of this process and its children in memory, where no commit waits for a disk, unless too
 * little memory is free. Disposal removes the files.
 */
export async function useMemoryFolder(): Promise<AsyncDisposable | undefined> {
  const found = await statfs(memory).catch(() => undefined)
  if (found === undefined || found.bavail * found.bsize < neededBytes) return undefined
  const folder = await mkdtemp(`${memory}/parley-test-`)
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  return { [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

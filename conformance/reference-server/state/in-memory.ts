import type { ReferenceServer } from './server.ts'

/** Runs work 40 ms later, as if it were queued only in memory: an earlier restart drops it. */
export function inMemory(server: ReferenceServer, work: () => void): void {
  const { epoch } = server
  setTimeout(() => {
    if (server.epoch === epoch) work()
  }, 40)
}

import { packageRoot } from '../runner/check-files.ts'
import { loadTarget } from '../target/load-target.ts'
import { startOwnServer } from '../target/own-server.ts'
import type { Target } from '../target/target.ts'

/** Loads the target file, or starts this project's server for the time of the work. */
export async function withTarget<T>(file: string | undefined, work: (target: Target) => Promise<T>): Promise<T> {
  if (file !== undefined) return work(loadTarget(file, packageRoot))
  const server = await startOwnServer(packageRoot)
  const interrupted = (): void => {
    void server.stop().finally(() => process.exit(2))
  }
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    return await work(server.target)
  } finally {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
    await server.stop()
  }
}

import { packageRoot } from '../runner/check-files.ts'
import { loadTarget } from '../target/load-target.ts'
import { startOwnServers } from '../target/own-server.ts'
import type { Target } from '../target/target.ts'

/**
 * Loads the target file, or starts this project's server for the duration of the work.
 * @param work its signal aborts when the process is interrupted; the work must end soon afterwards
 * @param options `apart`: starts this project's server a second time, for checks that run apart
 */
export async function withTarget<T>(
  file: string | undefined,
  work: (target: Target, interrupted: AbortSignal) => Promise<T>,
  { apart = false }: { apart?: boolean } = {},
): Promise<T> {
  const server = file === undefined ? await startOwnServers(packageRoot, apart) : undefined
  const interruption = new AbortController()
  const interrupt = (): void => {
    if (!interruption.signal.aborted) interruption.abort()
    else void (server?.stop() ?? Promise.resolve()).finally(() => process.exit(2))
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work(server?.target ?? loadTarget(file as string, packageRoot), interruption.signal)
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
    await server?.stop()
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs work that has no partial result. An interruption rejects the promise and closes all resources. */
export async function endedBy<T>(interrupted: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (interrupted.aborted) throw new InterruptedError('interrupted')
  return Promise.race([work(), whenInterrupted(interrupted)])
}

/** The process was interrupted. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
}

/** @throws InterruptedError after the process is interrupted */
function whenInterrupted(interrupted: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    interrupted.addEventListener('abort', () => reject(new InterruptedError('interrupted')), { once: true }),
  )
}

import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database.ts'

/** Checkpoint size in pages, 16 MB of the WAL for a new file: a page that is written repeatedly is copied once. */
export const checkpointPages = 16_000

/** WAL size from which the thread starts, in bytes; a smaller WAL needs none. */
const threadLogBytes = 16_000_000

/** Delay between a commit and the check of the WAL, in milliseconds. */
const pollMs = 100

/** Copies the WAL into the database in a thread: it would block the event loop for 0.1 s at a time. */
export interface Checkpoints {
  /** Called after every commit. */
  committed(): void
  close(): Promise<void>
}

/** Program of the thread, with the extension of this file: TypeScript in the repository, JavaScript in the package. */
const program = new URL(`./checkpoint-thread${extname(import.meta.url)}`, import.meta.url)

/**
 * Creates checkpoints. Without a running thread, the writing connection copies a WAL of four times the size itself.
 * @param path path of the database; not a symbolic link
 */
export function createCheckpoints(path: string, log: DatabaseLog): Checkpoints {
  let timer: NodeJS.Timeout | undefined
  let thread: Worker | undefined
  let ended = false

  function start(): Worker {
    const worker = new Worker(program, { workerData: { path, pages: checkpointPages } })
    worker.unref()
    worker.on('error', (error) => log.error({ err: error }, 'the thread that copies the log of the database failed'))
    worker.on('exit', () => {
      ended = true
    })
    return worker
  }

  function poll(): void {
    timer = undefined
    if (ended) return
    // A file system without shared memory has no WAL.
    const file = statSync(`${path}-wal`, { throwIfNoEntry: false })
    if (!thread && (file?.size ?? 0) < threadLogBytes) return
    thread ??= start()
    // The rule is for windows; a thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage('look')
  }

  return {
    committed() {
      timer ??= setTimeout(poll, pollMs).unref()
    },
    async close() {
      clearTimeout(timer)
      await thread?.terminate()
    },
  }
}

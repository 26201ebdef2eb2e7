import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database.ts'

/** 16 MB of the log in pages of a new file: pages that are written over and over reach the database once. */
export const checkpointPages = 16_000

/** A log that has never been so large needs no thread. */
const threadLogBytes = 16_000_000

/** How long after a commit the log is looked at. */
const lookMs = 100

/** Copies the log into the database beside the event loop, which it would hold up for a tenth of a second at a time. */
export interface Checkpoints {
  /** Called after every commit. */
  committed(): void
  close(): Promise<void>
}

/** The thread's program: TypeScript in the repository, JavaScript in the package, as this file. */
const program = new URL(`./checkpoint-thread${extname(import.meta.url)}`, import.meta.url)

/** Until the thread has started, and should it end, the writing connection copies a log of four times the size itself. */
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

  function look(): void {
    timer = undefined
    if (ended) return
    // A file system without shared memory has no log.
    const file = statSync(`${path}-wal`, { throwIfNoEntry: false })
    if (!thread && (file?.size ?? 0) < threadLogBytes) return
    thread ??= start()
    // The rule means windows; a thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage('look')
  }

  return {
    committed() {
      timer ??= setTimeout(look, lookMs).unref()
    },
    async close() {
      clearTimeout(timer)
      await thread?.terminate()
    },
  }
}

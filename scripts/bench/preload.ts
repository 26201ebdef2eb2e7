import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Preloaded into a measured program.
 * - BENCH_HEAP_FILE: at SIGUSR2, collects garbage and writes the used heap in bytes into this file.
 * - BENCH_FLUSH_MS: each flush of a file takes this much longer, as on a slow disk.
 */
const { BENCH_HEAP_FILE: heapFile, BENCH_FLUSH_MS: flushMs } = process.env
const collect = (globalThis as { gc?: () => void }).gc

if (heapFile !== undefined)
  process.on('SIGUSR2', () => {
    // Finalizers of the first collection release objects that the second one collects.
    collect!()
    setImmediate(() => {
      collect!()
      fs.writeFileSync(heapFile, String(process.memoryUsage().heapUsed))
    })
  })

if (flushMs !== undefined) {
  const flush = fs.fdatasync
  const slowly = (file: number, done: fs.NoParamCallback) => void setTimeout(() => flush(file, done), Number(flushMs))
  fs.fdatasync = slowly as typeof fs.fdatasync
  syncBuiltinESMExports()
}

import { readFileSync } from 'node:fs'

/** Bytes of memory that a process holds; undefined where the system has no /proc. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes![1]) * 1024
  } catch {
    return undefined
  }
}

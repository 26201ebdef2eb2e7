import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in bytes; undefined if the system has no /proc. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes![1]) * 1024
  } catch {
    return undefined
  }
}

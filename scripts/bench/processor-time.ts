import { readFileSync } from 'node:fs'

/** Clock ticks per second in /proc, on every Linux that Node supports. */
const ticksPerSecond = 100

/**
 * Returns the processor time that a process has used, in microseconds; undefined if the system has no /proc. It shows
 * the cost of a request regardless of other load on the machine.
 */
export function processorTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
  } catch {
    return undefined
  }
}

/**
 * Returns the time that the main thread of a process has had a processor, in microseconds: garbage collection, the
 * thread pool and other threads are left out.
 * @throws Error when the system has no /proc
 */
export function mainThreadTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000
}

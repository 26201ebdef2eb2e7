import { readFileSync } from 'node:fs'

/** Clock ticks per second in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * Processor time that a process has used so far, in microseconds; undefined where the system has no /proc.
 * Beside a rate it tells what a request costs, however many others use the machine.
 */
export function processorTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
  } catch {
    return undefined
  }
}

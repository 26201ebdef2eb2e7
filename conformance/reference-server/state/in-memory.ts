import type { Subject } from './server.ts'

/** Does something later, as a process does that holds it in memory: a restart before that loses it. */
export function inMemory(subject: Subject, work: () => void, afterMs: number): void {
  const { epoch } = subject
  setTimeout(() => {
    if (subject.epoch === epoch) work()
  }, afterMs)
}

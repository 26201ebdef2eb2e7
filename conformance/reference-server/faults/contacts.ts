/** Faults of contact requests. */
import type { Fault } from './fault.ts'

export const contactsFaults = [
  {
    name: 'contact-request-lost',
    violates: ['CONT-001'],
    description: 'contact requests reach nobody',
    warns: true,
  },
  {
    name: 'sought-numbers-forgotten',
    violates: ['CONT-005'],
    description: 'nothing is kept of the numbers that were looked for',
  },
] as const satisfies readonly Fault[]

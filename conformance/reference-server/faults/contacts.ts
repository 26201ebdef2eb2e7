/** Faults of contact requests. */
import type { Fault } from './fault.ts'

export const contactsFaults = [
  {
    name: 'contact-request-lost',
    violates: ['CONT-001'],
    description: 'contact requests do not arrive',
  },
  {
    name: 'sought-numbers-forgotten',
    violates: ['CONT-005'],
    description: 'searched numbers are not stored',
  },
] as const satisfies readonly Fault[]

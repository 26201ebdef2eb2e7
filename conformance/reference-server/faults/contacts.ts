/** Faults of contact requests. */
import type { Fault } from './fault.ts'

export const contactsFaults = [
  {
    name: 'contact-request-lost',
    violates: ['CONT-001'],
    description: 'contact requests reach nobody',
    warns: true,
  },
] as const satisfies readonly Fault[]

/** Faults of contact requests. */
import type { FaultTable } from './fault.ts'

export const contactsFaults = {
  'contact-request-lost': [['CONT-001'], 'contact requests do not arrive'],
  'sought-numbers-forgotten': [['CONT-005'], 'searched numbers are not stored'],
} as const satisfies FaultTable

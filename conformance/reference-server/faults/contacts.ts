/** Faults of contact discovery and of contact requests. */
import type { Fault } from './faults.ts'

export const contactFaults = [
  {
    name: 'discovery-takes-any-size',
    violates: ['LIM-015', 'CONT-004'],
    text: 'a request may have any number of entries',
  },
  { name: 'discovery-takes-200', violates: ['LIM-015', 'CONT-004'], text: 'a request may have 200 entries' },
  {
    name: 'discovery-without-hour',
    violates: ['LIM-016', 'CONT-004'],
    text: 'an account may look up any number of entries',
  },
  {
    name: 'discovery-of-800',
    violates: ['LIM-016', 'CONT-004'],
    text: 'an account may look up 800 entries in an hour',
  },
  { name: 'discovery-hour-409', violates: ['LIM-016'], text: 'entries beyond those of the hour answer 409' },
  { name: 'sought-numbers-as-given', violates: ['PRIV-008', 'CONT-005'], text: 'entries are stored as they are given' },
  { name: 'sought-numbers-normalized', violates: ['PRIV-008', 'CONT-005'], text: 'normalized entries are stored' },
  {
    name: 'sought-numbers-plain-hash',
    violates: ['PRIV-008', 'CONT-005'],
    text: 'entries are stored as SHA-256 without a key',
  },
  { name: 'contact-request-lost', violates: ['CONT-001'], warns: true, text: 'contact requests reach nobody' },
] as const satisfies readonly Fault[]

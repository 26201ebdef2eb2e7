/** Faults of small pages with several authors and suppressed messages. */
import type { Fault } from './fault.ts'

export const smallPagesFaults = [
  {
    name: 'history-page-cut-before-filter',
    violates: ['HIST-005', 'HIST-001', 'HIST-016', 'HIST-004'],
    description: 'suppressed messages count toward the limit of a page of history',
  },
  {
    name: 'history-stops-at-hidden',
    violates: ['HIST-001', 'HIST-016', 'HIST-005'],
    description: 'a page of history ends before the first suppressed message',
  },
  {
    name: 'small-older-page-of-others',
    violates: ['HIST-005', 'HIST-001', 'HIST-016'],
    description: 'older pages of one or two messages omit own messages',
  },
  {
    name: 'page-of-one-is-oldest',
    violates: ['HIST-002', 'HIST-001', 'HIST-005'],
    description: 'a page with limit 1 contains the oldest message',
  },
  {
    name: 'before-sequence-counts-visible',
    violates: ['HIST-005'],
    description: 'before_sequence counts the visible messages',
  },
  {
    name: 'own-message-repeated-on-older-page',
    violates: ['HIST-005'],
    description: 'an older page repeats the message at before_sequence if the caller wrote it',
  },
  {
    name: 'page-of-one-skips-receipts',
    violates: ['EVT-022'],
    description: 'pages with limit 1 skip receipts',
  },
  {
    name: 'page-of-two-skips-reactions',
    violates: ['EVT-022'],
    description: 'pages with limit 2 skip reactions',
  },
] as const satisfies readonly Fault[]

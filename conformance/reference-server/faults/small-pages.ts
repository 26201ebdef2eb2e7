/** Faults of small pages with several authors and suppressed messages. */
import type { FaultTable } from './fault.ts'

export const smallPagesFaults = {
  'history-page-cut-before-filter': [
    ['HIST-005', 'HIST-001', 'HIST-016', 'HIST-004'],
    'suppressed messages count toward the limit of a page of history',
  ],
  'history-stops-at-hidden': [
    ['HIST-001', 'HIST-016', 'HIST-005'],
    'a page of history ends before the first suppressed message',
  ],
  'small-older-page-of-others': [
    ['HIST-005', 'HIST-001', 'HIST-016'],
    'older pages of one or two messages omit own messages',
  ],
  'page-of-one-is-oldest': [['HIST-002', 'HIST-001', 'HIST-005'], 'a page with limit 1 contains the oldest message'],
  'before-sequence-counts-visible': [['HIST-005'], 'before_sequence counts the visible messages'],
  'own-message-repeated-on-older-page': [
    ['HIST-005'],
    'an older page repeats the message at before_sequence if the caller wrote it',
  ],
  'page-of-one-skips-receipts': [['EVT-022'], 'pages with limit 1 skip receipts'],
  'page-of-two-skips-reactions': [['EVT-022'], 'pages with limit 2 skip reactions'],
} as const satisfies FaultTable

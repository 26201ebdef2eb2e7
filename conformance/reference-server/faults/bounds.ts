/** Faults at limits and in numbers. */
import type { Fault } from './fault.ts'

export const boundsFaults = [
  {
    name: 'timeout-overrun-of-4-s',
    violates: ['EVT-018'],
    description: 'a pull waits 4 s beyond its timeout',
  },
  {
    name: 'receipt-event-through-newest',
    violates: ['RCP-023'],
    description: 'receipt events refer to the newest message of the chat',
    warns: true,
  },
  {
    name: 'receipt-event-through-one-less',
    violates: ['RCP-023'],
    description: 'through_sequence of receipt events is one too low',
    warns: true,
  },
  {
    name: 'has-more-false-at-the-largest-page',
    violates: ['EVT-025'],
    description: 'has_more of a page of 100 events is false',
  },
  {
    name: 'has-more-false-on-page-of-one',
    violates: ['EVT-025'],
    description: 'has_more of a page with limit 1 is false',
  },
  {
    name: 'has-more-always-true',
    violates: ['EVT-025'],
    description: 'has_more of a page with events is true',
  },
  {
    name: 'woken-cursor-stays',
    violates: ['EVT-023'],
    description: 'next_cursor of a waiting pull is its own after',
  },
  {
    name: 'woken-cursor-is-ahead',
    violates: ['EVT-023'],
    description: 'next_cursor of a waiting pull skips the next event',
  },
  {
    name: 'woken-latest-stale',
    violates: ['EVT-024'],
    description: 'latest of a waiting pull is from before its wait',
  },
  {
    name: 'page-empty-now-and-then',
    violates: ['EVT-022', 'EVT-025'],
    description: 'each fourth page is empty and has has_more false',
  },
  {
    name: 'latest-lags-by-one',
    violates: ['EVT-024'],
    description: 'latest is one too low',
  },
  {
    name: 'latest-of-the-page',
    violates: ['EVT-024'],
    description: 'latest is the last sequence of the page',
  },
  {
    name: 'before-sequence-1-ignored',
    violates: ['HIST-005'],
    description: 'before_sequence 1 returns the newest messages',
  },
  {
    name: 'text-limit-of-8191',
    violates: ['PART-003', 'LIM-003'],
    description: 'a text of 8,192 bytes is rejected',
  },
  {
    name: 'data-limit-of-16383',
    violates: ['PART-011', 'LIM-004'],
    description: 'data of 16,384 bytes are rejected',
  },
  {
    name: 'variant-parts-99',
    violates: ['VMSG-006', 'LIM-002'],
    description: 'variant messages can have at most 99 parts',
  },
  {
    name: 'limit-100-refused',
    violates: ['EVT-020', 'LIM-009'],
    description: 'limit 100 is rejected',
  },
] as const satisfies readonly Fault[]

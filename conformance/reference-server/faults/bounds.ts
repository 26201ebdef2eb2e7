/** Faults at limits and in numbers. */
import { type FaultTable, warns } from './fault.ts'

export const boundsFaults = {
  'timeout-overrun-of-4-s': [['EVT-018'], 'a pull waits 4 s beyond its timeout'],
  'receipt-event-through-newest': [['RCP-023'], 'receipt events refer to the newest message of the chat', warns],
  'receipt-event-through-one-less': [['RCP-023'], 'through_sequence of receipt events is one too low', warns],
  'has-more-false-at-the-largest-page': [['EVT-025'], 'has_more of a page of 100 events is false'],
  'has-more-false-on-page-of-one': [['EVT-025'], 'has_more of a page with limit 1 is false'],
  'has-more-always-true': [['EVT-025'], 'has_more of a page with events is true'],
  'woken-cursor-stays': [['EVT-023'], 'next_cursor of a waiting pull is its own after'],
  'woken-cursor-is-ahead': [['EVT-023'], 'next_cursor of a waiting pull skips the next event'],
  'woken-latest-stale': [['EVT-024'], 'latest of a waiting pull is from before its wait'],
  'page-empty-now-and-then': [['EVT-022', 'EVT-025'], 'each fourth page is empty and has has_more false'],
  'latest-lags-by-one': [['EVT-024'], 'latest is one too low'],
  'latest-of-the-page': [['EVT-024'], 'latest is the last sequence of the page'],
  'before-sequence-1-ignored': [['HIST-005'], 'before_sequence 1 returns the newest messages'],
  'text-limit-of-8191': [['PART-003', 'LIM-003'], 'a text of 8,192 bytes is rejected'],
  'data-limit-of-16383': [['PART-011', 'LIM-004'], 'data of 16,384 bytes are rejected'],
  'variant-parts-99': [['VMSG-006', 'LIM-002'], 'variant messages can have at most 99 parts'],
  'limit-100-refused': [['EVT-020', 'LIM-009'], 'limit 100 is rejected'],
} as const satisfies FaultTable

/** Faults of the HTTP+JSON binding of A2A, and of the signatures of cards. */
import { type FaultTable, warns } from './fault.ts'

export const a2aBindingFaults = {
  'http-task-without-artifacts': [['A2A-004'], 'tasks have no artifacts over HTTP+JSON'],
  'http-task-without-history': [['A2A-004'], 'tasks have no history over HTTP+JSON'],
  'http-pages-repeat': [['A2A-004'], 'over HTTP+JSON, each page of a task list is the first page'],
  'http-error-without-code': [['A2A-004'], 'over HTTP+JSON, errors have no code', warns],
  'http-errors-as-200': [['A2A-004'], 'over HTTP+JSON, errors have the status 200'],
  'http-unknown-task-400': [['A2A-004'], 'an unknown task answers 400 over HTTP+JSON'],
  'http-reason-of-another-error': [['A2A-004'], 'over HTTP+JSON, each error has the reason for an unknown task'],
  'http-version-ignored': [['A2A-004'], 'the HTTP+JSON binding accepts calls of any version'],
  'http-stream-misses-the-end': [['A2A-004'], 'streams of the HTTP+JSON binding end without the final status'],
  'http-stream-out-of-order': [
    ['A2A-004'],
    'in streams of the HTTP+JSON binding, an update comes before its predecessor',
  ],
  'http-push-deletion-forgotten': [['A2A-004'], 'deleting a push configuration over HTTP+JSON has no effect'],
  'http-card-of-another-name': [['A2A-004'], 'the extended card over HTTP+JSON differs from that over JSON-RPC'],
  'card-signature-of-other-content': [['A2A-003'], 'the signature of a card covers other content'],
  'card-signature-of-another-key': [['A2A-003'], 'a signature names another key'],
} as const satisfies FaultTable

/** Faults of the HTTP+JSON binding of A2A, and of the signatures of cards. */
import type { Fault } from './fault.ts'

export const a2aBindingFaults = [
  {
    name: 'http-task-without-artifacts',
    violates: ['A2A-004'],
    description: 'tasks have no artifacts over HTTP+JSON',
  },
  {
    name: 'http-task-without-history',
    violates: ['A2A-004'],
    description: 'tasks have no history over HTTP+JSON',
  },
  {
    name: 'http-pages-repeat',
    violates: ['A2A-004'],
    description: 'over HTTP+JSON, each page of a task list is the first page',
  },
  {
    name: 'http-errors-as-200',
    violates: ['A2A-004'],
    description: 'over HTTP+JSON, errors have the status 200',
  },
  {
    name: 'http-unknown-task-400',
    violates: ['A2A-004'],
    description: 'an unknown task answers 400 over HTTP+JSON',
  },
  {
    name: 'http-reason-of-another-error',
    violates: ['A2A-004'],
    description: 'over HTTP+JSON, each error has the reason for an unknown task',
  },
  {
    name: 'http-version-ignored',
    violates: ['A2A-004'],
    description: 'the HTTP+JSON binding accepts calls of any version',
  },
  {
    name: 'http-stream-misses-the-end',
    violates: ['A2A-004'],
    description: 'streams of the HTTP+JSON binding end without the final status',
  },
  {
    name: 'http-stream-out-of-order',
    violates: ['A2A-004'],
    description: 'in streams of the HTTP+JSON binding, an update comes before its predecessor',
  },
  {
    name: 'http-push-deletion-forgotten',
    violates: ['A2A-004'],
    description: 'deleting a push configuration over HTTP+JSON has no effect',
  },
  {
    name: 'http-card-of-another-name',
    violates: ['A2A-004'],
    description: 'the extended card over HTTP+JSON differs from that over JSON-RPC',
  },
  {
    name: 'card-signature-of-other-content',
    violates: ['A2A-003'],
    description: 'the signature of a card covers other content',
  },
  {
    name: 'card-signature-of-another-key',
    violates: ['A2A-003'],
    description: 'a signature names another key',
  },
] as const satisfies readonly Fault[]

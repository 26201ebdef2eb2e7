/** Faults of the second binding of A2A, and of the signatures of cards. */
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
    description: 'each page of a list of tasks is the first over HTTP+JSON',
  },
  {
    name: 'http-errors-as-200',
    violates: ['A2A-004'],
    description: 'errors come under the status 200 over HTTP+JSON',
  },
  {
    name: 'http-unknown-task-400',
    violates: ['A2A-004'],
    description: 'an unknown task answers 400 over HTTP+JSON',
  },
  {
    name: 'http-reason-of-another-error',
    violates: ['A2A-004'],
    description: 'each error of HTTP+JSON has the reason of an unknown task',
  },
  {
    name: 'http-version-ignored',
    violates: ['A2A-004'],
    description: 'the HTTP+JSON binding takes calls of any version',
  },
  {
    name: 'http-stream-misses-the-end',
    violates: ['A2A-004'],
    description: 'streams of the HTTP+JSON binding end without the final status',
  },
  {
    name: 'http-stream-out-of-order',
    violates: ['A2A-004'],
    description: 'in streams of the HTTP+JSON binding an update stands before the one it follows',
  },
  {
    name: 'http-push-deletion-forgotten',
    violates: ['A2A-004'],
    description: 'a push configuration that is deleted over HTTP+JSON stays',
  },
  {
    name: 'http-card-of-another-name',
    violates: ['A2A-004'],
    description: 'the extended card of the HTTP+JSON binding is another one',
  },
  {
    name: 'card-signature-of-other-content',
    violates: ['A2A-003'],
    description: 'cards are signed over other content',
  },
  {
    name: 'card-signature-of-another-key',
    violates: ['A2A-003'],
    description: 'the key that a signature names is another one',
  },
] as const satisfies readonly Fault[]

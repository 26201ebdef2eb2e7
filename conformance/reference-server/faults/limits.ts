/** Faults of rate limits, of outages, and of what is left open about bodies and the description. */
import type { Fault } from './faults.ts'

export const limitFaults = [
  { name: 'limited-503', violates: ['RATE-001'], text: 'a request over the limit answers 503' },
  {
    name: 'limited-409',
    violates: ['RATE-001', 'RATE-003'],
    text: 'a request over the limit answers 409 limit_exceeded',
  },
  {
    name: 'limited-code-limit-exceeded',
    violates: ['RATE-003', 'RATE-001'],
    text: '429 comes with code limit_exceeded',
  },
  { name: 'limited-code-with-409', violates: ['ERR-013', 'RATE-003'], text: 'code rate_limited comes with 409' },
  { name: 'limited-without-body', violates: ['RATE-001'], text: '429 has no body' },
  { name: 'limited-retry-after-words', violates: ['ERR-034'], text: 'error.retry_after is a word' },
  { name: 'limited-send-stored', violates: ['RATE-001'], text: 'a send that is answered 429 is stored' },
  {
    name: 'limited-send-burns-id',
    violates: ['ERR-019'],
    text: 'the id of a send that was answered 429 cannot be used again',
  },
  { name: 'outage-503-internal-error', violates: ['ERR-014'], text: 'an outage answers 503 with code internal_error' },
  {
    name: 'outage-500-unavailable',
    violates: ['ERR-015'],
    text: 'an outage answers 500 with code temporarily_unavailable',
  },
  {
    name: 'outage-accepts-and-loses',
    violates: ['ERR-015'],
    text: 'sends during an outage are accepted and forgotten',
  },
  { name: 'outage-burns-ids', violates: ['ERR-019'], text: 'the ids of sends during an outage cannot be used again' },
  { name: 'malformed-json-500', violates: ['ERR-037'], warns: true, text: 'a body that is no JSON answers 500' },
  {
    name: 'oversize-elsewhere-500',
    violates: ['LIM-006'],
    warns: true,
    text: 'a body over 512 KB answers 500 on routes that do not send',
  },
  { name: 'openapi-version-2', violates: ['VER-006'], warns: true, text: 'the description calls itself version 2.0.0' },
] as const satisfies readonly Fault[]

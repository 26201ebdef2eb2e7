/** Faults of error bodies, error codes, rate limits and outages. */
import type { Fault } from './fault.ts'

export const errorsFaults = [
  {
    name: 'errors-answer-400',
    violates: ['ERR-012'],
    description: 'invalid_request has status 400 on the send routes',
  },
  {
    name: 'unknown-route-in-text',
    violates: ['ERR-002'],
    description: 'an unknown route is answered in plain text',
    warns: true,
  },
  {
    name: 'json-after-byte-order-mark',
    violates: ['MSG-050'],
    description: 'JSON bodies start with a byte order mark',
  },
  {
    name: 'error-without-message',
    violates: ['ERR-001'],
    description: 'error bodies lack message',
  },
  {
    name: 'error-code-integer',
    violates: ['ERR-001'],
    description: 'error.code is an integer',
  },
  {
    name: 'error-flat',
    violates: ['ERR-001'],
    description: 'code and message are not wrapped in error',
  },
  {
    name: 'not-found-code-forbidden',
    violates: ['ERR-004', 'ERR-005'],
    description: '404 has the code forbidden',
  },
  {
    name: 'oversize-code-invalid',
    violates: ['ERR-011', 'ERR-012', 'MSG-032'],
    description: '413 has the code invalid_request',
  },
  {
    name: 'limited-503',
    violates: ['RATE-001'],
    description: 'a request over the limit answers 503',
  },
  {
    name: 'limited-409',
    violates: ['RATE-001', 'RATE-003'],
    description: 'a request over the limit answers 409 limit_exceeded',
  },
  {
    name: 'limited-code-limit-exceeded',
    violates: ['RATE-003', 'RATE-001'],
    description: '429 has the code limit_exceeded',
  },
  {
    name: 'limited-code-with-409',
    violates: ['ERR-013', 'RATE-003'],
    description: 'the code rate_limited has status 409',
  },
  {
    name: 'limit-rejects-the-first',
    violates: ['RATE-001'],
    description: 'a limit rejects the first requests of a window, not those above the limit',
    warns: true,
  },
  {
    name: 'limited-without-body',
    violates: ['RATE-001'],
    description: '429 has no body',
  },
  {
    name: 'limited-retry-after-words',
    violates: ['ERR-034'],
    description: 'error.retry_after is a word',
  },
  {
    name: 'limited-send-stored',
    violates: ['RATE-001'],
    description: 'a send that is answered with 429 is stored',
  },
  {
    name: 'limited-send-burns-id',
    violates: ['ERR-019'],
    description: 'the id of a send that was answered with 429 cannot be used again',
  },
  {
    name: 'outage-503-internal-error',
    violates: ['ERR-014'],
    description: 'an outage answers 503 with code internal_error',
  },
  {
    name: 'outage-500-unavailable',
    violates: ['ERR-015'],
    description: 'an outage answers 500 with code temporarily_unavailable',
  },
  {
    name: 'outage-accepts-and-loses',
    violates: ['ERR-015'],
    description: 'sends during an outage are accepted but not stored',
  },
  {
    name: 'outage-burns-ids',
    violates: ['ERR-019'],
    description: 'the ids of sends during an outage cannot be used again',
  },
  {
    name: 'malformed-json-500',
    violates: ['ERR-037'],
    description: 'a body that is not JSON answers 500',
  },
  {
    name: 'oversize-elsewhere-500',
    violates: ['LIM-006'],
    description: 'a body above 512 KB answers 500 on routes that do not send',
  },
  {
    name: 'variant-description-missing',
    violates: ['VER-006'],
    description: 'the OpenAPI document of the variant form answers 404',
  },
  {
    name: 'openapi-version-2',
    violates: ['VER-006'],
    description: 'the OpenAPI document has version 2.0.0',
  },
  {
    name: 'variant-parts-for-all',
    violates: ['LIM-002', 'VMSG-018', 'MSG-021'],
    description: 'the current form also accepts 100 parts',
  },
  {
    name: 'seventh-agent-added',
    violates: ['LIM-017'],
    description: 'a seventh agent can be added',
  },
  {
    name: 'variant-error-status-422',
    violates: ['ERR-020'],
    description: 'error.status is always 422',
  },
  {
    name: 'variant-error-code-fraction',
    violates: ['ERR-021'],
    description: 'error.code is a fractional number',
  },
  {
    name: 'variant-error-without-message',
    violates: ['ERR-022'],
    description: 'error.message is missing',
  },
  {
    name: 'variant-error-without-doc-url',
    violates: ['ERR-023'],
    description: 'error.doc_url is missing',
  },
  {
    name: 'variant-retry-after-always',
    violates: ['ERR-024'],
    description: 'every error response has error.retry_after',
  },
  {
    name: 'variant-retry-after-missing',
    violates: ['RATE-002'],
    description: 'a variant 429 has no retry_after',
  },
  {
    name: 'variant-retry-after-fraction',
    violates: ['RATE-002', 'ERR-024'],
    description: 'retry_after of a variant 429 is a fractional number',
  },
  {
    name: 'variant-error-success-true',
    violates: ['ERR-025'],
    description: 'success is true in an error response',
  },
  {
    name: 'variant-trace-id-number',
    violates: ['ERR-026'],
    description: 'trace_id is a number',
  },
  {
    name: 'a2ui-version-of-the-sender',
    violates: ['VER-008'],
    description: 'a2ui_message has version v0.9',
  },
  {
    name: 'discovery-takes-any-size',
    violates: ['LIM-015', 'CONT-004'],
    description: 'a contact discovery request can have any number of entries',
  },
  {
    name: 'discovery-takes-200',
    violates: ['LIM-015', 'CONT-004'],
    description: 'a contact discovery request can have 200 entries',
  },
  {
    name: 'discovery-without-hour',
    violates: ['LIM-016', 'CONT-004'],
    description: 'an account can search any number of entries',
  },
  {
    name: 'discovery-of-800',
    violates: ['LIM-016', 'CONT-004'],
    description: 'an account can search 800 entries in an hour',
  },
  {
    name: 'discovery-hour-409',
    violates: ['LIM-016'],
    description: 'entries above the hourly limit answer 409',
  },
  {
    name: 'doc-url-leads-nowhere',
    violates: ['ERR-023'],
    description: 'the URL in doc_url answers 404',
  },
] as const satisfies readonly Fault[]

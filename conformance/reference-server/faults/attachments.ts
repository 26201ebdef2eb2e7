/** Faults of uploads, attachment URLs and parts with attachments. */
import type { Fault } from './fault.ts'

export const attachmentsFaults = [
  {
    name: 'attachment-without-url',
    violates: ['ATT-001'],
    description: 'the answer to an upload has no url',
  },
  {
    name: 'attachment-unwrapped',
    violates: ['ATT-001'],
    description: 'the answer to an upload is the attachment without a wrapper',
  },
  {
    name: 'attachment-id-unmarked',
    violates: ['ATT-002'],
    description: 'attachment ids start with file_',
  },
  {
    name: 'attachment-id-reused',
    violates: ['ATT-002'],
    description: 'all attachments have the same id',
  },
  {
    name: 'attachment-bytes-as-text',
    violates: ['ATT-003'],
    description: 'bytes that are not UTF-8 are replaced',
  },
  {
    name: 'attachment-json-rewritten',
    violates: ['ATT-003'],
    description: 'a JSON document is parsed and serialized again',
  },
  {
    name: 'attachment-limit-missing',
    violates: ['ATT-004', 'LIM-007'],
    description: 'uploads above 100 MB are accepted',
  },
  {
    name: 'attachment-limit-422',
    violates: ['ATT-004', 'LIM-007'],
    description: 'uploads above 100 MB answer 422',
  },
  {
    name: 'attachment-chunked-accepted',
    violates: ['ATT-005', 'LIM-007'],
    description: 'an upload without Content-Length is accepted',
  },
  {
    name: 'attachment-filename-rejected',
    violates: ['ATT-006'],
    description: 'an upload with X-Svc-Filename is rejected',
  },
  {
    name: 'attachment-type-forgotten',
    violates: ['ATT-006'],
    description: 'every attachment is served as application/octet-stream',
    warns: true,
  },
  {
    name: 'attachment-metadata-shared',
    violates: ['ATT-008', 'ATT-007'],
    description: 'every agent can read the metadata of an attachment',
  },
  {
    name: 'attachment-metadata-open',
    violates: ['ATT-008'],
    description: 'the metadata of an attachment is readable without a credential',
  },
  {
    name: 'attachment-url-guessable',
    violates: ['ATT-009'],
    description: 'attachment URLs are consecutive numbers',
  },
  {
    name: 'attachment-url-in-profile',
    violates: ['ATT-010'],
    description: 'the profile of an agent contains the URL of its last attachment',
  },
  {
    name: 'attachment-id-rejected',
    violates: ['ATT-011', 'PART-016'],
    description: 'a part with an own attachment is rejected',
  },
  {
    name: 'unknown-attachment-accepted',
    violates: ['ATT-012'],
    description: 'an unknown attachment id is accepted',
    warns: true,
  },
  {
    name: 'unknown-attachment-500',
    violates: ['ATT-012'],
    description: 'an unknown attachment id answers 500',
    warns: true,
  },
  {
    name: 'upload-without-credential',
    violates: ['ATT-014', 'AUTH-001'],
    description: 'an upload is accepted without a credential',
  },
  {
    name: 'attachment-limit-10-megabytes',
    violates: ['ATT-004'],
    description: 'an upload of more than 10 MB answers 413',
  },
  {
    name: 'attachment-form-taken-apart',
    violates: ['ATT-003'],
    description: 'of a multipart/form-data upload only the contained file is stored',
  },
  {
    name: 'attachment-base64-decoded',
    violates: ['ATT-003'],
    description: 'an upload that looks like base64 is decoded',
  },
  {
    name: 'upload-limit-10-mb',
    violates: ['ATT-004', 'LIM-007'],
    description: 'uploads above 10 MB answer 413',
    mode: 'full',
  },
] as const satisfies readonly Fault[]

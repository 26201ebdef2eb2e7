/** Faults of uploads, of the addresses of their bytes, and of parts that name them. */
import type { Fault } from './faults.ts'

export const attachmentFaults = [
  { name: 'attachment-without-url', violates: ['ATT-001'], text: 'the answer to an upload shows no url' },
  { name: 'attachment-unwrapped', violates: ['ATT-001'], text: 'the answer to an upload is the attachment itself' },
  { name: 'attachment-id-unmarked', violates: ['ATT-002'], text: 'attachment ids begin with file_' },
  { name: 'attachment-id-reused', violates: ['ATT-002'], text: 'all attachments have one id' },
  { name: 'attachment-bytes-as-text', violates: ['ATT-003'], text: 'bytes that are no UTF-8 are replaced' },
  { name: 'attachment-json-rewritten', violates: ['ATT-003'], text: 'a JSON document is parsed and written anew' },
  { name: 'attachment-limit-missing', violates: ['ATT-004', 'LIM-007'], text: 'more than 100 MB are taken' },
  { name: 'attachment-limit-422', violates: ['ATT-004', 'LIM-007'], text: 'more than 100 MB answer 422' },
  {
    name: 'attachment-chunked-accepted',
    violates: ['ATT-005', 'LIM-007'],
    text: 'an upload without Content-Length is taken',
  },
  { name: 'attachment-filename-refused', violates: ['ATT-006'], text: 'an upload with X-Svc-Filename is refused' },
  {
    name: 'attachment-type-forgotten',
    violates: ['ATT-006'],
    warns: true,
    text: 'every attachment is served as octets',
  },
  {
    name: 'foreign-attachment-opened',
    violates: ['PART-015', 'ATT-007'],
    text: 'whoever names a foreign attachment gets its address',
  },
  {
    name: 'attachment-metadata-shared',
    violates: ['ATT-008', 'ATT-007'],
    text: 'every agent may read the metadata of an attachment',
  },
  {
    name: 'attachment-metadata-open',
    violates: ['ATT-008'],
    text: 'the metadata of an attachment needs no credential',
  },
  {
    name: 'attachment-url-guessable',
    violates: ['ATT-009'],
    warns: true,
    text: 'the addresses of attachments are numbered',
  },
  { name: 'media-found-by-beginning', violates: ['PRIV-004'], text: 'the beginning of an address serves the bytes' },
  {
    name: 'attachment-url-in-profile',
    violates: ['ATT-010'],
    text: 'the profile of an agent links its last attachment',
  },
  {
    name: 'attachment-id-refused',
    violates: ['ATT-011', 'PART-016'],
    text: 'a part that names an own attachment is refused',
  },
  { name: 'attachment-part-emptied', violates: ['PART-016'], text: 'a stored media part names neither id nor url' },
  {
    name: 'attachment-part-of-another',
    violates: ['PART-016'],
    text: 'a media part shows the address of another attachment',
  },
  {
    name: 'unknown-attachment-accepted',
    violates: ['ATT-012'],
    warns: true,
    text: 'an unknown attachment id is taken',
  },
  { name: 'unknown-attachment-500', violates: ['ATT-012'], warns: true, text: 'an unknown attachment id answers 500' },
  { name: 'upload-without-credential', violates: ['ATT-014', 'AUTH-001'], text: 'an upload needs no credential' },
  { name: 'media-both-accepted', violates: ['PART-012'], text: 'media with url and attachment_id is accepted' },
] as const satisfies readonly Fault[]

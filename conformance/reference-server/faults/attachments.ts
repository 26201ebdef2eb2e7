/** Faults of uploads, attachment URLs and parts with attachments. */
import { type FaultTable, full, warns } from './fault.ts'

export const attachmentsFaults = {
  'attachment-without-url': [['ATT-001'], 'the answer to an upload has no url'],
  'attachment-unwrapped': [['ATT-001'], 'the answer to an upload is the attachment without a wrapper'],
  'attachment-id-unmarked': [['ATT-002'], 'attachment ids start with file_'],
  'attachment-id-reused': [['ATT-002'], 'all attachments have the same id'],
  'attachment-bytes-as-text': [['ATT-003'], 'bytes that are not UTF-8 are replaced'],
  'attachment-json-rewritten': [['ATT-003'], 'a JSON document is parsed and serialized again'],
  'attachment-limit-missing': [['ATT-004', 'LIM-007'], 'uploads above 100 MB are accepted'],
  'attachment-limit-422': [['ATT-004', 'LIM-007'], 'uploads above 100 MB answer 422'],
  'attachment-chunked-accepted': [['ATT-005', 'LIM-007'], 'an upload without Content-Length is accepted'],
  'attachment-filename-rejected': [['ATT-006'], 'an upload with X-Svc-Filename is rejected'],
  'attachment-type-forgotten': [['ATT-006'], 'every attachment is served as application/octet-stream', warns],
  'attachment-metadata-shared': [['ATT-008', 'ATT-007'], 'every agent can read the metadata of an attachment'],
  'attachment-metadata-open': [['ATT-008'], 'the metadata of an attachment is readable without a credential'],
  'attachment-url-guessable': [['ATT-009'], 'attachment URLs are consecutive numbers'],
  'attachment-url-in-profile': [['ATT-010'], 'the profile of an agent contains the URL of its last attachment'],
  'attachment-id-rejected': [['ATT-011', 'PART-016'], 'a part with an own attachment is rejected'],
  'unknown-attachment-accepted': [['ATT-012'], 'an unknown attachment id is accepted', warns],
  'unknown-attachment-500': [['ATT-012'], 'an unknown attachment id answers 500', warns],
  'upload-without-credential': [['ATT-014', 'AUTH-001'], 'an upload is accepted without a credential'],
  'attachment-limit-10-megabytes': [['ATT-004'], 'an upload of more than 10 MB answers 413'],
  'attachment-form-taken-apart': [['ATT-003'], 'of a multipart/form-data upload only the contained file is stored'],
  'attachment-base64-decoded': [['ATT-003'], 'an upload that looks like base64 is decoded'],
  'upload-limit-10-mb': [['ATT-004', 'LIM-007'], 'uploads above 10 MB answer 413', full],
} as const satisfies FaultTable

import type { Attachment as AttachmentBody } from '../../../generated/current/types.gen.ts'
import type { StreamedBody } from '../../platform/streamed-body.ts'
import { decodeContentType, decodeFilename } from './attachment.rules.ts'
import type { Attachment, NewUpload } from './attachment.ts'

/** Decodes the headers of an upload. @throws invalid_request with the invalid header */
export function decodeUpload(body: StreamedBody, filename: string | string[] | undefined): NewUpload {
  return {
    contentType: decodeContentType(body.contentType),
    filename: decodeFilename(filename?.toString()),
    length: body.length,
    read: () => body.read(),
  }
}

export function encodeUploaded({ id, url }: Attachment): AttachmentBody {
  return { id, url }
}

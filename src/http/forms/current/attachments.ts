import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { uploadAttachment } from '../../../conversations/attachments/upload-attachment.ts'
import type { Handler } from '../../handler.ts'

const upload: Handler<OperationTypes['uploadAttachment']> = async (context, { caller, body, headers }) => {
  const attachment = await uploadAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
  return { status: 201, body: { attachment: encodeUploaded(attachment) } }
}

export const attachmentHandlers = { uploadAttachment: upload }

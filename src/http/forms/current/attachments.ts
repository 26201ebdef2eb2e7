import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { uploadAttachment } from '../../../conversations/attachments/upload-attachment.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const attachmentHandlers = {
  uploadAttachment: async (context, { caller, body, headers }) => {
    const attachment = await uploadAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
    return { status: 201, body: { attachment: encodeUploaded(attachment) } }
  },
} satisfies AreaHandlers<'attachments'>

import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { encodeAttachment } from '../../../conversations/attachments/attachment.extensions.ts'
import { getAttachment } from '../../../conversations/attachments/get-attachment.ts'
import { getMedia, readBytes } from '../../../conversations/attachments/get-media.ts'
import { uploadOwnAttachment } from '../../../conversations/attachments/upload-own-attachment.ts'
import { mediaReply } from '../../media-reply.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const attachmentHandlers = {
  uploadOwnAttachment: async (context, { caller, body, headers }) => {
    const attachment = await uploadOwnAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
    return { status: 201, body: { attachment: encodeUploaded(attachment) } }
  },

  getAttachment: async (context, { caller, path }) => ({
    status: 200,
    body: { attachment: encodeAttachment(await getAttachment(context, caller, path.id)) },
  }),

  getMedia: async (context, { path, headers, headOnly }) => {
    const attachment = await getMedia(context, path.secret, path.filename)
    return mediaReply(headers, attachment, headOnly, (range) => readBytes(context, attachment, range))
  },
} satisfies AreaHandlers<'attachments'>

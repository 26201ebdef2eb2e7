import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { encodeAttachment } from '../../../conversations/attachments/attachment.extensions.ts'
import { deleteAttachment, getAttachment, listAttachments } from '../../../conversations/attachments/own-attachments.ts'
import { getMedia, readBytes } from '../../../conversations/attachments/get-media.ts'
import { uploadAttachment } from '../../../conversations/attachments/upload-attachment.ts'
import { encodeList } from '../../encode-list.ts'
import { mediaReply } from '../../media-reply.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const attachmentHandlers = {
  uploadOwnAttachment: async (context, { caller, body, headers }) => {
    const attachment = await uploadAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
    return { status: 201, body: { attachment: encodeUploaded(attachment) } }
  },

  listAttachments: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('attachments', await listAttachments(context, caller, query), encodeAttachment),
  }),

  getAttachment: async (context, { caller, path }) => ({
    status: 200,
    body: { attachment: encodeAttachment(await getAttachment(context, caller, path.id)) },
  }),

  deleteAttachment: async (context, { caller, path }) => {
    await deleteAttachment(context, caller, path.id)
    return { status: 204 }
  },

  getMedia: async (context, { path, headers, headOnly }) => {
    const attachment = await getMedia(context, path.secret, path.filename)
    return mediaReply(headers, attachment, headOnly, (range) => readBytes(context, attachment, range))
  },
} satisfies AreaHandlers<'attachments'>

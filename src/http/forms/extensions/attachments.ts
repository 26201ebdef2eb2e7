import { encodeAttachment } from '../../../conversations/attachments/attachment.extensions.ts'
import { getAttachment } from '../../../conversations/attachments/get-attachment.ts'
import { getMedia, readBytes } from '../../../conversations/attachments/get-media.ts'
import { mediaReply } from '../../media-reply.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const attachmentHandlers = {
  getAttachment: async (context, { caller, path }) => ({
    status: 200,
    body: { attachment: encodeAttachment(await getAttachment(context, caller, path.id)) },
  }),

  getMedia: async (context, { path, headers, headOnly }) => {
    const attachment = await getMedia(context, path.secret, path.filename)
    return mediaReply(headers, attachment, headOnly, (range) => readBytes(context, attachment, range))
  },
} satisfies AreaHandlers<'attachments'>

import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeAttachment } from '../../../conversations/attachments/attachment.extensions.ts'
import { getAttachment } from '../../../conversations/attachments/get-attachment.ts'
import { getMedia, readBytes } from '../../../conversations/attachments/get-media.ts'
import type { Handler } from '../../handler.ts'
import { mediaReply } from '../../media-reply.ts'

const get: Handler<OperationTypes['getAttachment']> = async (context, { caller, path }) => ({
  status: 200,
  body: { attachment: encodeAttachment(await getAttachment(context, caller, path.id)) },
})

const media: Handler<OperationTypes['getMedia'], undefined> = async (context, { path, headers, headOnly }) => {
  const attachment = await getMedia(context, path.secret, path.filename)
  return mediaReply(headers, attachment, headOnly, (range) => readBytes(context, attachment, range))
}

export const attachmentHandlers = { getAttachment: get, getMedia: media }

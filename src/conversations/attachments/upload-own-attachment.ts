import { uploadAttachment } from './upload-attachment.ts'

/** The upload of a signed-in user: `uploadAttachment` for a session, with the limits of a person. */
export const uploadOwnAttachment = uploadAttachment

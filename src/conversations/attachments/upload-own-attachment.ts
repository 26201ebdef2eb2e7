import { uploadAttachment } from './upload-attachment.ts'

/** The upload of a signed-in user: `uploadAttachment` behind a session, with the limits of a person. */
export const uploadOwnAttachment = uploadAttachment

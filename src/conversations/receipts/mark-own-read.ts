import { markRead } from './mark-read.ts'

/** The read watermark of a signed-in user: `markRead` behind a session. */
export const markOwnRead = markRead

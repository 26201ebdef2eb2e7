import { markDelivered } from './mark-delivered.ts'

/** The delivered watermark of a signed-in user: `markDelivered` behind a session. */
export const markOwnDelivered = markDelivered

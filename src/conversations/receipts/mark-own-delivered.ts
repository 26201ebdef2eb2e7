import { markDelivered } from './mark-delivered.ts'

/** The delivered watermark of a signed-in user: `markDelivered` for a session. */
export const markOwnDelivered = markDelivered

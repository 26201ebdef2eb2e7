import type { Presented } from './push-receivers.ts'

/** Headers of a notification: A2A's media type, and what the receiver's configuration asks to be shown. */
export function pushHeaders(presented: string): Record<string, string> {
  const { token, authentication } = JSON.parse(presented) as Presented
  return {
    'content-type': 'application/a2a+json',
    ...(token !== undefined && { 'x-a2a-notification-token': token }),
    ...(authentication && { authorization: `${authentication.scheme} ${authentication.credentials ?? ''}`.trimEnd() }),
  }
}

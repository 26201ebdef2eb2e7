import type { DeliveryFormat } from '../../delivery/webhooks/delivery-format.ts'
import type { Presented } from './push-receivers.ts'

/**
 * Posts updates of a task without an envelope, as A2A requires, with its media type and the receiver's authentication
 * headers.
 */
export const pushFormat: DeliveryFormat = {
  body: ({ data }) => data,
  headers(presented) {
    const { token, authentication } = (presented === null ? {} : JSON.parse(presented)) as Presented
    return {
      'content-type': 'application/a2a+json',
      ...(token !== undefined && { 'x-a2a-notification-token': token }),
      ...(authentication && {
        authorization: `${authentication.scheme} ${authentication.credentials ?? ''}`.trimEnd(),
      }),
    }
  },
}

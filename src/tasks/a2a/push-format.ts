import type { DeliveryFormat } from '../../delivery/webhooks/delivery-format.ts'
import type { Presented } from './push-receivers.ts'

/** Updates of a task are posted bare, as A2A has them, with its media type and what the receiver asked to be shown. */
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

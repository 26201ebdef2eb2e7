/** Hooks of payment requests of the reference server. */
import { answering, operation } from './templates.ts'

export const paymentHooks = {
  createPaymentRequest: answering(
    operation('actor', 'POST', '/v1/payment-requests', {
      chat_id: '{chat_id}',
      amount: { value: '{value}', currency: '{currency}' },
      description: '{description}',
      request_id: '{request_id}',
    }),
    { id: '/payment_request/id' },
  ),
  readPaymentRequest: answering(operation('actor', 'GET', '/v1/payment-requests/{id}'), {
    status: '/payment_request/status',
  }),
  cancelPaymentRequest: operation('actor', 'POST', '/v1/payment-requests/{id}/cancel', {}),
  startPayment: operation('person', 'POST', '/v1/me/payment-requests/{id}/checkout', {}),
  payAsPerson: operation('operator', 'POST', '/_ops/payments/{id}/pay', {}),
  declineAsPerson: operation('person', 'POST', '/v1/me/payment-requests/{id}/decline', {}),
}

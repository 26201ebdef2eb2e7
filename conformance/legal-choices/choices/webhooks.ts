/** Legal choices about subscriptions and deliveries. */
import type { ChoiceTable } from '../choice.ts'

export const webhooksChoices = {
  'webhook-wrapped': ['AMB-048', 'creation answers 200 { webhook: { … } }'],
  'one-subscription': ['AMB-048', 'a new subscription replaces the earlier one'],
  'receivers-probed': ['AMB-048', 'an OPTIONS request precedes each delivery'],
  'webhook-id-per-attempt': ['AMB-049', 'webhook-id is new on each attempt'],
  'signature-hex': ['AMB-050', 'the signature is hexadecimal', { group: 'signature-encoding' }],
  'signature-equals': ['AMB-050', 'the signature starts with v1=', { group: 'signature-prefix' }],
  'signature-bare': ['AMB-050', 'the signature has no prefix', { group: 'signature-prefix' }],
  'signature-base64url': ['AMB-050', 'the signature is base64url', { group: 'signature-encoding' }],
  'signature-with-others': ['AMB-050', 'an additional signature that does not match comes first'],
  'media-types-in-capitals': ['AMB-125', 'the Content-Type of answers, media and deliveries is in upper case'],
  'webhook-backlog': ['AMB-052', 'a new subscription receives the complete log'],
  'webhook-strict-order': ['AMB-052', 'a failing event delays the later events of its subscription'],
  'gone-switches-off': ['AMB-126', 'a 410 pauses a subscription'],
  'subscription-envelope-own': ['AMB-095', 'the subscription request has another body'],
  'webhook-timestamp-ms': ['AMB-050', 'webhook-timestamp is in milliseconds'],
  'webhook-jitter': ['AMB-125', 'the waits between attempts are random, up to twice the backoff'],
  'signing-secret-of-64-bytes': ['AMB-050', 'signing secrets have 64 bytes'],
  'typing-by-webhook': [
    'AMB-053',
    'typing is sent once to webhooks, with the sequence of the last event, and is in no log',
  ],
} as const satisfies ChoiceTable

/** Legal choices about subscriptions and deliveries. */
import type { Choice } from '../choice.ts'

export const webhooksChoices = [
  {
    name: 'webhook-wrapped',
    decision: 'AMB-048',
    description: 'creation answers 200 { webhook: { … } }',
  },
  {
    name: 'one-subscription',
    decision: 'AMB-048',
    description: 'a new subscription replaces the earlier one',
  },
  {
    name: 'webhook-id-per-attempt',
    decision: 'AMB-049',
    description: 'webhook-id is new on each attempt',
  },
  {
    name: 'signature-hex',
    decision: 'AMB-050',
    description: 'the signature is hexadecimal',
    group: 'signature-encoding',
  },
  {
    name: 'signature-equals',
    decision: 'AMB-050',
    description: 'the signature starts with v1=',
    group: 'signature-prefix',
  },
  {
    name: 'signature-bare',
    decision: 'AMB-050',
    description: 'the signature has no prefix',
    group: 'signature-prefix',
  },
  {
    name: 'signature-base64url',
    decision: 'AMB-050',
    description: 'the signature is base64url',
    group: 'signature-encoding',
  },
  {
    name: 'signature-with-others',
    decision: 'AMB-050',
    description: 'an additional signature that does not match comes first',
  },
  {
    name: 'media-types-in-capitals',
    decision: 'AMB-125',
    description: 'the Content-Type of answers, media and deliveries is in upper case',
  },
  {
    name: 'webhook-backlog',
    decision: 'AMB-052',
    description: 'a new subscription receives the complete log',
  },
  {
    name: 'webhook-strict-order',
    decision: 'AMB-052',
    description: 'a failing event delays the later events of its subscription',
  },
  {
    name: 'gone-switches-off',
    decision: 'AMB-126',
    description: 'a 410 pauses a subscription',
  },
  {
    name: 'subscription-envelope-own',
    decision: 'AMB-095',
    description: 'the subscription request has another body',
  },
  {
    name: 'webhook-timestamp-ms',
    decision: 'AMB-050',
    description: 'webhook-timestamp is in milliseconds',
  },
  {
    name: 'webhook-jitter',
    decision: 'AMB-125',
    description: 'the waits between attempts are random, up to twice the backoff',
  },
  {
    name: 'signing-secret-of-64-bytes',
    decision: 'AMB-050',
    description: 'signing secrets have 64 bytes',
  },
  {
    name: 'typing-by-webhook',
    decision: 'AMB-053',
    description: 'typing is sent once to webhooks, with the sequence of the last event, and is in no log',
  },
] as const satisfies readonly Choice[]

/** Faults of webhook subscriptions, signatures and deliveries. */
import type { Fault } from './fault.ts'

export const webhooksFaults = [
  {
    name: 'subscription-rotation-rejected',
    violates: ['WHK-038'],
    description: 'the secret of a variant subscription cannot be rotated',
  },
  {
    name: 'subscription-outlives-deletion',
    violates: ['WHK-037'],
    description: 'a deleted variant subscription still receives events',
  },
  {
    name: 'webhook-timestamp-stale',
    violates: ['WHK-012', 'LIM-011'],
    description: 'webhook-timestamp is ten minutes in the past',
  },
  {
    name: 'webhook-timestamp-of-queueing',
    violates: ['WHK-012', 'LIM-011'],
    description: 'webhook-timestamp of retries is ten minutes in the past',
  },
  {
    name: 'webhook-signs-reserialized',
    violates: ['WHK-011', 'WHK-010'],
    description: 'non-ASCII text is escaped in the sent body, but not in the signed one',
  },
  {
    name: 'webhook-signs-undecoded-key',
    violates: ['WHK-010'],
    description: 'the key is the text after whsec_ without decoding',
  },
  {
    name: 'webhook-signs-body-only',
    violates: ['WHK-010'],
    description: 'the signature does not cover id and timestamp',
  },
  {
    name: 'webhook-signature-missing',
    violates: ['WHK-009', 'WHK-008'],
    description: 'webhook-signature is not sent',
  },
  {
    name: 'webhook-id-missing',
    violates: ['WHK-009', 'WHK-008'],
    description: 'webhook-id is not sent',
  },
  {
    name: 'webhook-no-retry-5xx',
    violates: ['WHK-023', 'WHK-018'],
    description: '5xx is not retried',
  },
  {
    name: 'webhook-no-retry-429',
    violates: ['WHK-022'],
    description: '429 is not retried',
  },
  {
    name: 'webhook-no-retry-408',
    violates: ['WHK-021'],
    description: '408 is not retried',
  },
  {
    name: 'webhook-no-retry-timeout',
    violates: ['WHK-019'],
    description: 'timeouts are not retried',
  },
  {
    name: 'webhook-no-retry-connection',
    violates: ['WHK-020'],
    description: 'connection errors are not retried',
  },
  {
    name: 'webhook-retries-400',
    violates: ['WHK-024'],
    description: '400 is retried',
  },
  {
    name: 'webhook-follows-redirects',
    violates: ['WHK-025'],
    description: 'a redirect is followed',
  },
  {
    name: 'webhook-retries-redirect',
    violates: ['WHK-025', 'WHK-024'],
    description: 'a 3xx answer is retried',
  },
  {
    name: 'webhook-eleventh-attempt',
    violates: ['WHK-026', 'WHK-028', 'LIM-012'],
    description: 'there is an eleventh attempt',
    mode: 'full',
  },
  {
    name: 'webhook-constant-backoff',
    violates: ['WHK-027', 'LIM-012'],
    description: 'all waits are 2.2 s',
    mode: 'full',
  },
  {
    name: 'webhook-event-id-differs',
    violates: ['WHK-018'],
    description: 'each attempt has its own event_id',
  },
  {
    name: 'webhook-retry-does-not-mark',
    violates: ['RCP-007', 'WHK-029'],
    description: 'only a first attempt that succeeds marks the message as delivered',
  },
  {
    name: 'webhook-repeats-after-success',
    violates: ['WHK-016'],
    description: 'a 2xx other than 200 is retried',
  },
  {
    name: 'webhook-body-wrapped',
    violates: ['WHK-008'],
    description: 'the envelope is wrapped in { event }',
  },
  {
    name: 'webhook-form-encoded',
    violates: ['WHK-008'],
    description: 'the envelope is sent as a form field',
  },
  {
    name: 'webhook-events-of-others',
    violates: ['WHK-007'],
    description: 'a subscription receives the events of every agent',
  },
  {
    name: 'webhook-stops-pull',
    violates: ['WHK-034', 'EVT-001'],
    description: 'an agent with a subscription pulls empty pages',
  },
  {
    name: 'webhook-disabled-by-400',
    violates: ['WHK-024', 'EVT-001'],
    description: 'one permanent failure disables the subscription',
  },
  {
    name: 'webhook-http-accepted',
    violates: ['WHK-002'],
    description: 'an http url is accepted',
  },
  {
    name: 'webhook-url-optional',
    violates: ['WHK-003'],
    description: 'a subscription without url is accepted',
  },
  {
    name: 'webhook-secret-listed',
    violates: ['WHK-005', 'PRIV-005'],
    description: 'the list of subscriptions contains the signing secret',
  },
  {
    name: 'webhook-secret-without-prefix',
    violates: ['WHK-004'],
    description: 'the signing secret has no prefix whsec_',
  },
  {
    name: 'webhook-secret-shared',
    violates: ['WHK-038', 'WHK-006'],
    description: 'all subscriptions have the same secret',
  },
  {
    name: 'webhook-rotation-keeps-secret',
    violates: ['WHK-033', 'WHK-038'],
    description: 'a rotation returns the old secret',
  },
  {
    name: 'webhook-secret-missing',
    violates: ['WHK-001'],
    description: 'a creation returns no secret',
  },
  {
    name: 'webhooks-listed-to-all',
    violates: ['WHK-007', 'AUTH-010'],
    description: 'every agent can list all subscriptions',
  },
  {
    name: 'restart-forgets-subscriptions',
    violates: ['WHK-001', 'WHK-018'],
    description: 'a restart loses all subscriptions',
    mode: 'full',
  },
  {
    name: 'restart-loses-deliveries',
    violates: ['WHK-018'],
    description: 'after a restart pending retries are not made',
    mode: 'full',
  },
  {
    name: 'second-subscription-500',
    violates: ['WHK-031'],
    description: 'a second subscription answers 500',
  },
  {
    name: 'delivery-as-plain-text',
    violates: ['WHK-041'],
    description: 'deliveries have the Content-Type text/plain',
  },
  {
    name: 'webhook-delivers-nothing',
    violates: ['EVT-001'],
    description: 'subscriptions are created but receive no events',
  },
  {
    name: 'webhook-stops-after-attempts',
    violates: ['WHK-042'],
    description: 'a subscription is paused after the last attempt',
    mode: 'full',
  },
  {
    name: 'subscription-rejected',
    violates: ['WHK-036', 'VER-009'],
    description: 'every subscription is rejected',
  },
  {
    name: 'subscription-gets-everything',
    violates: ['WHK-037'],
    description: 'a subscription receives events of all types',
  },
  {
    name: 'webhook-attempts-of-429-unlimited',
    violates: ['LIM-012'],
    description: 'an attempt that was answered with 429 does not count',
    mode: 'full',
  },
  {
    name: 'webhook-dead-letters-sent-again',
    violates: ['WHK-028'],
    description: 'a new event causes another attempt of each dead-lettered event',
    mode: 'full',
  },
  {
    name: 'large-delivery-signed-in-part',
    violates: ['WHK-010', 'WHK-011'],
    description: 'the signature covers only the first 16 KB of a body',
  },
] as const satisfies readonly Fault[]

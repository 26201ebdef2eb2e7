/** Legal choices about queries, timestamps, rate limits, outages and the description of the interface. */
import type { Choice } from '../choice.ts'

export const httpChoices = [
  {
    name: 'malformed-400',
    decision: 'AMB-026',
    description: 'malformed JSON 400, wrong media type 415, wrong method 405',
  },
  {
    name: 'out-of-range-clamped',
    decision: 'AMB-044',
    description: 'query values out of range are clamped',
    group: 'ranges',
  },
  {
    name: 'out-of-range-400',
    decision: 'AMB-044',
    description: 'query values out of range answer 400',
    group: 'ranges',
  },
  {
    name: 'timestamps-epoch-seconds',
    decision: 'AMB-045',
    description: 'timestamps are epoch seconds',
    group: 'timestamps',
  },
  {
    name: 'timestamps-epoch-ms',
    decision: 'AMB-045',
    description: 'timestamps are epoch milliseconds',
    group: 'timestamps',
  },
  {
    name: 'timestamps-with-offset',
    decision: 'AMB-045',
    description: 'timestamps have an offset',
    group: 'timestamps',
  },
  {
    name: 'occasional-429',
    decision: 'AMB-088',
    description: 'every 150th request answers 429 with error.retry_after',
  },
  {
    name: 'streams-429',
    decision: 'AMB-088',
    description: 'every second request for a stream of events answers 429 with error.retry_after',
  },
  {
    name: 'openapi-not-served',
    decision: 'AMB-099',
    description: 'no description is served',
  },
  {
    name: 'limited-without-retry-after',
    decision: 'AMB-088',
    description: 'a 429 does not say how long to wait',
  },
  {
    name: 'outage-500',
    decision: 'AMB-150',
    description: 'without its database the service answers 500',
    group: 'outage',
  },
  {
    name: 'outage-closes-connections',
    decision: 'AMB-150',
    description: 'without its database the service closes connections',
    group: 'outage',
  },
  {
    name: 'extra-members',
    decision: 'AMB-013',
    description: 'every object answered has a further member',
  },
] as const satisfies readonly Choice[]

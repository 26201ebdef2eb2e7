/** Legal choices about queries, timestamps, rate limits, outages and the OpenAPI document. */
import type { Choice } from '../choice.ts'

export const httpChoices = [
  {
    name: 'malformed-400',
    decision: 'AMB-026',
    description: 'malformed JSON answers 400, a wrong media type 415, a wrong method 405',
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
    description: 'no OpenAPI document is served',
    lacks: true,
  },
  {
    name: 'limited-without-retry-after',
    decision: 'AMB-088',
    description: 'a 429 does not tell how long to wait',
    group: 'retry-after',
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
    description: 'every object has an additional member, in answers, errors and events',
  },
  {
    name: 'credential-before-route',
    decision: 'AMB-026',
    description: 'an unknown route without a credential answers 401',
  },
  {
    name: 'edits-answer-200',
    decision: 'AMB-002',
    description: 'requests to edit or delete a message answer 200 and change nothing',
  },
  {
    name: 'retry-after-as-date',
    decision: 'AMB-215',
    description: 'Retry-After is a date',
    group: 'retry-after',
  },
  {
    name: 'answers-gzipped',
    decision: 'AMB-215',
    description: 'bodies have the content coding gzip, even when the request does not accept it',
    group: 'coding',
  },
  {
    name: 'answers-deflated',
    decision: 'AMB-215',
    description: 'bodies have the content coding deflate, even when the request does not accept it',
    group: 'coding',
  },
  {
    name: 'answers-in-brotli',
    decision: 'AMB-215',
    description: 'bodies have the content coding br, even when the request does not accept it',
    group: 'coding',
  },
  {
    name: 'answers-in-pieces',
    decision: 'AMB-215',
    description: 'bodies are sent in chunks, some milliseconds apart',
  },
  {
    name: 'answers-late',
    decision: 'AMB-215',
    description: 'each answer is delayed by up to 40 ms',
  },
  {
    name: 'hints-before-answers',
    decision: 'AMB-215',
    description: 'informational responses (102 and 103) precede the answer',
  },
  {
    name: 'connections-closed',
    decision: 'AMB-215',
    description: 'each answer closes its connection',
    group: 'connections',
  },
  {
    name: 'idle-connections-closed',
    decision: 'AMB-215',
    description: 'connections are closed without notice 15 ms after an answer',
    group: 'connections',
  },
  {
    name: 'header-names-in-capitals',
    decision: 'AMB-215',
    description: 'header names are in upper case',
  },
  {
    name: 'media-types-with-charset',
    decision: 'AMB-215',
    description: 'the media type of answers has a charset',
  },
  {
    name: 'challenges-in-401',
    decision: 'AMB-215',
    description: 'a 401 has WWW-Authenticate with the scheme',
  },
  {
    name: 'json-escaped',
    decision: 'AMB-215',
    description: 'characters outside ASCII, and slashes, are escaped in JSON',
  },
  {
    name: 'json-indented',
    decision: 'AMB-215',
    description: 'JSON is indented',
  },
  {
    name: 'members-in-reverse-order',
    decision: 'AMB-215',
    description: 'the members of JSON objects are in reverse order',
  },
  {
    name: 'streams-with-comments',
    decision: 'AMB-215',
    description: 'streams of events have comments, ids, retry times and CRLF',
  },
  {
    name: 'sessions-forbidden',
    decision: 'AMB-068',
    description: 'a session on a route for agents answers 403',
  },
  {
    name: 'agent-tokens-forbidden',
    decision: 'AMB-200',
    description: 'an Agent Token on a route for persons answers 403',
  },
  {
    name: 'small-bodies-elsewhere',
    decision: 'AMB-019',
    description: 'routes that send no message accept bodies up to 16 KB',
  },
] as const satisfies readonly Choice[]

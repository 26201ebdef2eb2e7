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
    lacks: true,
  },
  {
    name: 'limited-without-retry-after',
    decision: 'AMB-088',
    description: 'a 429 does not say how long to wait',
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
    description: 'every object that the service writes has a further member, in answers, errors and events',
  },
  {
    name: 'credential-before-route',
    decision: 'AMB-026',
    description: 'an unknown route answers 401 to who has no credential',
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
    description: 'bodies are in the gzip coding, also when none was asked for',
    group: 'coding',
  },
  {
    name: 'answers-deflated',
    decision: 'AMB-215',
    description: 'bodies are in the deflate coding, also when none was asked for',
    group: 'coding',
  },
  {
    name: 'answers-in-brotli',
    decision: 'AMB-215',
    description: 'bodies are in the br coding, also when none was asked for',
    group: 'coding',
  },
  {
    name: 'answers-in-pieces',
    decision: 'AMB-215',
    description: 'bodies come in chunks, some milliseconds apart',
  },
  {
    name: 'answers-late',
    decision: 'AMB-215',
    description: 'each answer comes up to 40 ms late',
  },
  {
    name: 'hints-before-answers',
    decision: 'AMB-215',
    description: 'informational responses (102 and 103) come before the answer',
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
    description: 'the names of headers are in capital letters',
  },
  {
    name: 'media-types-with-charset',
    decision: 'AMB-215',
    description: 'the media type of answers has a charset',
  },
  {
    name: 'challenges-in-401',
    decision: 'AMB-215',
    description: 'a 401 names the scheme in WWW-Authenticate',
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
    description: 'the members of JSON objects come in reverse order',
  },
  {
    name: 'streams-with-comments',
    decision: 'AMB-215',
    description: 'streams of events have comments, ids, retry times and CRLF',
  },
  {
    name: 'sessions-forbidden',
    decision: 'AMB-068',
    description: 'a session on a route of agents answers 403',
  },
  {
    name: 'agent-tokens-forbidden',
    decision: 'AMB-200',
    description: 'an Agent Token on a route of persons answers 403',
  },
  {
    name: 'small-bodies-elsewhere',
    decision: 'AMB-019',
    description: 'routes that send nothing take bodies of 16 KB at most',
  },
] as const satisfies readonly Choice[]

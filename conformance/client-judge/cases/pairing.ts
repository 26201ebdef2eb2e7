/** Device authorization: polls, codes and outcomes. */
import type { ClientCase } from '../client-case.ts'
import { NotTestable, Violation } from '../outcome.ts'
import type { ClientReply } from '../protocol.ts'
import * as disruptions from '../service/disruptions.ts'
import { errorAnswer, late, proxyPage, type Disruption } from '../service/disruptions.ts'
import type { PollOutcome } from '../service/pairing.ts'
import type { Trial } from '../trial.ts'

/** Share of the interval that counts as the whole: timers and networks are not exact. */
const exactness = 0.75
const slowDownSeconds = 5

/** Pairs once. A client waits between polls, and longer after failures. */
async function pair(trial: Trial): Promise<ClientReply> {
  const reply = await trial.request('pair', { base_url: trial.service.url }, trial.options.timeoutMs + 15_000)
  if (trial.service.requests('code').length === 0) throw new NotTestable('the client did not request a device code')
  return reply
}

/** Asserts the wait between two polls, from the first one on. */
function expectInterval(trial: Trial, seconds: number, from = 0): void {
  const polls = trial.service.requests('poll').slice(from)
  for (const [index, { at }] of polls.slice(1).entries()) {
    const gap = at - polls[index]!.at
    if (gap < seconds * 1000 * exactness)
      throw new Violation(`a poll followed the one before after ${gap.toFixed(0)} ms; the interval is ${seconds} s`)
  }
}

function expectSession(trial: Trial, reply: ClientReply): void {
  if (reply.result && reply.result.access_token !== trial.service.pairing.accessToken)
    throw new Violation('the client reports another session than that of the service')
}

const intervalAdvice =
  'Wait at least `interval` seconds between two polls, also after an error, and 5 seconds more after each slow_down.'

function polled(
  id: string,
  title: string,
  interval: number,
  outcomes: PollOutcome[],
  requirements: string[] = [],
): ClientCase {
  return {
    id: `pairing.${id}`,
    requirements: ['DEV-015', ...requirements],
    title,
    advice: intervalAdvice,
    async judge(trial) {
      trial.service.pairing.interval = interval
      trial.service.pairing.outcomes = [...outcomes]
      const slowed = outcomes.indexOf('slow_down')
      const reply = await pair(trial)
      expectInterval(trial, interval)
      if (slowed >= 0) expectInterval(trial, interval + slowDownSeconds, slowed)
      if (reply.error) throw new NotTestable(`the client gave up: ${reply.error.message}`)
      expectSession(trial, reply)
    },
  }
}

function ended(outcome: PollOutcome): ClientCase {
  return {
    id: `pairing.ends.${outcome.replace('_', '-')}`,
    requirements: ['DEV-014', 'ERR-017'],
    title: `ends with an error, and polls no more, after ${outcome}`,
    advice: 'Only authorization_pending and slow_down mean that a further poll may succeed.',
    async judge(trial) {
      trial.service.pairing.outcomes = ['authorization_pending', outcome]
      const { service } = trial
      let reply: ClientReply | undefined
      const pairing = pair(trial).then((value) => (reply = value))
      await Promise.race([pairing, trial.until(() => service.requests('poll').length > 2)])
      if (reply?.result) throw new Violation('the client reported success')
      await trial.until(() => service.requests('poll').length > 2, 1500)
      const polls = service.requests('poll').length
      if (polls > 2) throw new Violation(`the client sent ${polls} polls; the second was answered ${outcome}`)
      await pairing
    },
  }
}

function disrupted(id: string, given: Disruption): ClientCase {
  return {
    id: `pairing.disrupted.${id}`,
    requirements: ['DEV-015', 'ERR-017'],
    title: `the service ${given.name} to a poll; the client waits for the interval, or reports the failure`,
    advice: `${intervalAdvice} An answer without an access_token is no session.`,
    async judge(trial) {
      trial.service.disrupt('poll', given)
      const reply = await pair(trial)
      expectInterval(trial, trial.service.pairing.interval)
      expectSession(trial, reply)
    },
  }
}

export const pairingCases: readonly ClientCase[] = [
  polled('approved', 'pairs a device', 1, ['authorization_pending', 'approved'], ['DEV-013']),
  polled('interval.1-s', 'polls no faster than every second', 1, [
    'authorization_pending',
    'authorization_pending',
    'authorization_pending',
    'approved',
  ]),
  polled('interval.2-s', 'polls no faster than every two seconds', 2, ['authorization_pending', 'approved']),
  polled('interval.slow-down', 'polls 5 s more slowly after slow_down', 1, ['slow_down', 'approved'], ['DEV-014']),
  ended('access_denied'),
  ended('expired_token'),
  disrupted('503', errorAnswer(503)),
  disrupted('429', errorAnswer(429)),
  disrupted('500', errorAnswer(500)),
  disrupted('cut-before', disruptions.cutBefore),
  disrupted('cut-after', disruptions.cutAfter),
  disrupted('truncated', disruptions.truncated),
  disrupted('200-page', proxyPage(200)),
  disrupted('late', late(1500)),
  {
    id: 'pairing.shows-the-user-code',
    requirements: ['DEV-022'],
    title: 'shows the user code, or the complete URI, to the person',
    advice: 'Write a line { "show": { … } } with user_code or verification_uri_complete, before the first poll.',
    async judge(trial) {
      await pair(trial)
      if (!trial.shown) throw new NotTestable('the client wrote no line with `show`')
      if (!JSON.stringify(trial.shown).includes(trial.service.pairing.userCode))
        throw new Violation(`the person is shown ${JSON.stringify(trial.shown)}, without the user code`)
    },
  },
  {
    id: 'pairing.code-is-rejected',
    requirements: ['ERR-017'],
    title: 'reports an error, and does not repeat the request, when the service starts no pairing',
    advice: 'Only 429, 503, other 5xx and network failures are repeated.',
    async judge(trial) {
      trial.service.disrupt('code', errorAnswer(422))
      const reply = await pair(trial)
      const count = trial.service.requests('code').length
      if (count > 1) throw new Violation(`the code was requested ${count} times`)
      if (reply.result) throw new Violation('the client reported success')
    },
  },
]

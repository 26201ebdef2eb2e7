/** Webhook receivers of clients: the checks of receivers, and deliveries beside pulls and restarts. */
import type { ClientCase } from '../client-case.ts'
import { NotTestable, Violation } from '../outcome.ts'
import { deliver, describe, makeDelivery, unknownSecret, type ReceiverTarget } from '../../receivers/delivery.ts'
import { receiverChecks } from '../../receivers/receiver-checks.ts'
import type { LogEvent } from '../service/event-log.ts'
import type { Trial } from '../trial.ts'

/** Starts the receiver of the client. @throws NotTestable without one */
async function receiverOf(trial: Trial): Promise<ReceiverTarget> {
  const secret = unknownSecret()
  await trial.receive({ via: 'webhook', secret })
  if (trial.webhookUrl === undefined) throw new NotTestable('the client gave no URL of its receiver')
  return {
    get url() {
      return trial.webhookUrl!
    },
    secret,
    timeoutMs: trial.options.timeoutMs,
    timesProcessed: async (eventId) => (await trial.events()).filter(({ event_id: id }) => id === eventId).length,
  }
}

const advices: Readonly<Record<string, string>> = {
  signature:
    'Compute HMAC-SHA256 over webhook-id, ".", webhook-timestamp, "." and the exact bytes of the body, with the base64-decoded rest of the secret after whsec_. Accept the request if one of the signatures in the header is equal.',
  timestamp: 'Reject a timestamp that is no number of seconds, or more than 300 s from your clock in either direction.',
  body: 'Verify the signature over the received bytes before you parse them.',
  event:
    'Answer 2xx when the event was stored, also for a type that you ignore, and for an event that you have already.',
  answer: 'Store the event, answer, and process it afterwards.',
}

const receiverCases = receiverChecks.map(({ id, requirements, title, judge }): ClientCase => ({
  id: `webhook.${id}`,
  requirements,
  title: `as a receiver of webhooks, ${title}`,
  advice: advices[id.split('.')[0]!]!,
  async judge(trial) {
    const verdict = await judge(await receiverOf(trial))
    if (verdict.status === 'failed') throw new Violation(verdict.message)
    if (verdict.status === 'not_testable') throw new NotTestable(verdict.message)
    if (verdict.status === 'warned') trial.warnings.push(verdict.message)
  },
}))

/** Delivers an event once. @returns the status, or undefined without an answer */
async function push(trial: Trial, target: ReceiverTarget, event: LogEvent): Promise<number | undefined> {
  trial.timeline.add(`harness: delivers ${event.event_id} to ${target.url}`)
  const answer = await deliver(target, makeDelivery(target, event))
  trial.timeline.add(`the receiver: ${describe(answer)}`)
  return answer.status ?? undefined
}

/** Delivers an event until it is accepted, as a service does. @throws Violation when it is never accepted */
async function deliverTo(trial: Trial, target: ReceiverTarget, event: LogEvent): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const status = await push(trial, target, event)
    if (status !== undefined && status >= 200 && status < 300) return
    await trial.until(() => false, 50 * attempt)
  }
  throw new Violation(`the receiver accepted ${event.event_id} in none of 5 attempts`)
}

const bothAdvice =
  'Webhook and pull deliver the same events. Keep one set of stored event ids for both, and check and add an id in one step.'

/** Delivers events by both transports. */
function both(
  id: string,
  title: string,
  work: (trial: Trial, target: ReceiverTarget) => Promise<LogEvent[]>,
): ClientCase {
  return {
    id: `webhook.and-pull.${id}`,
    requirements: ['EVT-002', 'EVT-043'],
    title,
    advice: bothAdvice,
    async judge(trial) {
      const target = await receiverOf(trial)
      await trial.receive({ via: 'pull' })
      const events = await work(trial, target)
      await trial.expectEach(events)
    },
  }
}

/** Delivers an event by webhook, around a kill. */
function restarted(
  id: string,
  title: string,
  work: (trial: Trial, target: ReceiverTarget) => Promise<LogEvent[]>,
): ClientCase {
  return {
    id: `webhook.restarted.${id}`,
    requirements: ['WHK-017', 'EVT-043'],
    title,
    advice:
      'Answer 2xx only after the event is stored on disk: the service does not deliver it again. Keep the ids of stored events across restarts.',
    async judge(trial) {
      const target = await receiverOf(trial)
      const events = await work(trial, target)
      await trial.expectStored(events)
    },
  }
}

export const webhookCases: readonly ClientCase[] = [
  ...receiverCases,
  both('webhook-first', 'stores an event once that arrives by webhook and then by pull', async (trial, target) => {
    const event = trial.service.log.make('by both')
    await deliverTo(trial, target, event)
    trial.service.log.append(event)
    return [event]
  }),
  both('pull-first', 'stores an event once that arrives by pull and then by webhook', async (trial, target) => {
    const event = trial.service.log.say('by both')
    await trial.untilHandled([event])
    await deliverTo(trial, target, event)
    return [event]
  }),
  both('at-once', 'stores events once that arrive by pull and by webhook at once', async (trial, target) => {
    const first = trial.service.log.latest + 1
    const events = Array.from({ length: 10 }, (_, index) =>
      trial.service.log.make(`at once ${index}`, { sequence: first + index }),
    )
    const deliveries = Promise.all(events.map((event) => deliverTo(trial, target, event)))
    trial.service.log.append(...events)
    await deliveries
    return events
  }),
  both('newer-first', 'stores earlier events that a later webhook has overtaken', async (trial, target) => {
    const { log } = trial.service
    const first = log.latest + 1
    const events = [0, 1, 2].map((index) => log.make(`event ${index}`, { sequence: first + index }))
    // Webhooks need not arrive in the order of the log.
    await deliverTo(trial, target, events[2]!)
    await trial.restart()
    log.append(...events)
    return events
  }),
  restarted(
    'killed-after-the-answer',
    'is killed at its answer to a delivery; the event is stored',
    async (trial, target) => {
      const event = trial.service.log.make('answered')
      await deliverTo(trial, target, event)
      await trial.restart()
      return [event]
    },
  ),
  restarted(
    'delivered-again',
    'stores an event once that is delivered again after a restart',
    async (trial, target) => {
      const event = trial.service.log.make('again')
      await deliverTo(trial, target, event)
      await trial.restart()
      await deliverTo(trial, target, event)
      return [event]
    },
  ),
  restarted(
    'killed-before-the-answer',
    'is killed during a delivery; a further delivery stores the event once',
    async (trial, target) => {
      const event = trial.service.log.make('interrupted')
      const delivery = push(trial, target, event)
      await trial.until(() => false, trial.options.random() * 10)
      await trial.restart()
      await delivery
      await deliverTo(trial, target, event)
      return [event]
    },
  ),
  {
    id: 'webhook.rejected-has-no-effect',
    requirements: ['WHK-010', 'WHK-013'],
    title: 'stores no event whose signature is not valid',
    advice: 'Verify the signature before anything else happens with the body.',
    async judge(trial) {
      const target = await receiverOf(trial)
      const forged = trial.service.log.make('forged')
      await deliver(target, makeDelivery(target, forged, { secret: unknownSecret() }))
      await deliverTo(trial, target, trial.service.log.make('valid'))
      const stored = (await trial.events()).some(({ event_id: id }) => id === forged.event_id)
      if (stored) throw new Violation('the client stored an event with a wrong signature')
    },
  },
]

import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'

import { InvalidArgumentError, type Command } from 'commander'

import type { AgentEvent } from '../../../generated/events.ts'
import type { Agent } from '../../client/agent.ts'
import { readLatest } from '../../client/receive-by-pull.ts'
import { wait } from '../../client/wait.ts'
import { formatSecret } from '../../delivery/webhooks/signature.ts'
import { addAgentOptions, agentOf, asCommand, type AgentOptions } from './as-agent.ts'
import { CommandFailed, interrupted, type CommandContext, type OpenContext } from './command.ts'
import { followLog } from './follow-log.ts'
import { describeDelivery, forward, type Forwarding } from './forward-event.ts'
import { eventType, repeated, sequence, webUrl } from './options.ts'

interface Options extends AgentOptions {
  forwardTo: string
  after?: number
  type: string[]
  secret?: string
  attempts: number
  replay: string[]
  drop: number
  duplicate: number
  delay: number
}

/** Waits before the second, third and every further attempt, in milliseconds. */
const pausesMs = [500, 2_000, 5_000]
const lostDelivery = { taken: false, answer: 'dropped', durationMs: 0 }

/** A line that requests a redelivery of an event. */
const replayLine = /^\s*(\d{1,15})\s*$/

/** Adds `listen`: forwards the events of an agent to a program under development, signed like webhooks. */
export function addListenCommand(program: Command, openContext: OpenContext): void {
  addAgentOptions(program.command('listen'))
    .description('Forward the events of an agent to a program on this machine, signed as webhooks are')
    .requiredOption(
      '--forward-to <url>',
      'URL that each event is posted to, such as http://localhost:3000/hook',
      webUrl,
    )
    .option('--after <sequence>', 'begin after this event (default: new events only)', sequence)
    .option('--type <type>', 'only events of this type; repeatable', eventType, [])
    .option('--secret <secret>', 'signing secret, whsec_… (default: a new one, printed at the start)', signingSecret)
    .option('--attempts <number>', 'attempts of one event that is not answered with a 2xx, 1 to 10', attemptCount, 3)
    .option('--replay <sequence>', 'only post this event of the log again; repeatable', repeated, [])
    .option('--drop <share>', 'share of events whose first attempt is lost, 0 to 1', share, 0)
    .option('--duplicate <share>', 'share of events that are posted twice, 0 to 1', share, 0)
    .option('--delay <milliseconds>', 'delay of each event', milliseconds, 0)
    .addHelpText('after', '\nWhile it runs, the number of an event and Enter post that event again.')
    .action(async (options: Options) => {
      const context = openContext()
      const agent = await agentOf(context, options)
      const secret = options.secret ?? formatSecret(randomBytes(24))
      const { webhookTimeoutMs: timeoutMs } = context.config
      const forwarding = { url: options.forwardTo, secret, timeoutMs, signal: interrupted() }
      if (options.secret === undefined) context.print(`Signing secret: ${secret}`)
      await asCommand(agent, () =>
        options.replay.length > 0
          ? replayAll(agent, options, forwarding, context)
          : listen(agent, options, forwarding, context),
      ).catch((error: unknown) => {
        if (!forwarding.signal.aborted) throw error
      })
    })
}

async function listen(agent: Agent, options: Options, forwarding: Forwarding, context: CommandContext): Promise<void> {
  const { signal } = forwarding
  const after = options.after ?? (await readLatest(agent.api, signal))
  context.print(`Forwarding the events after ${after} to ${forwarding.url}`)
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => {
    const sequence = replayLine.exec(line)?.[1]
    if (sequence === undefined) return
    replay(agent, Number(sequence), forwarding, context).catch((error: Error) => context.warn(error.message))
  })
  try {
    const pull = async (query: object) => {
      const page = await agent.api.call('listEvents', { query, signal })
      return { ...page, events: page.events as AgentEvent[] }
    }
    for await (const event of followLog({ pull, after, signal, warn: context.warn }))
      if (options.type.length === 0 || options.type.includes(event.event_type))
        await deliver(event, options, forwarding, context)
  } finally {
    input.close()
  }
}

/** Posts one event until it is accepted, with the requested faults. Later events wait, as for a webhook. */
async function deliver(
  event: AgentEvent,
  { attempts, drop, duplicate, delay }: Options,
  forwarding: Forwarding,
  context: CommandContext,
): Promise<void> {
  await wait(delay, forwarding.signal)
  const isDropped = Math.random() < drop
  for (let attempt = 1; attempt <= attempts && !forwarding.signal.aborted; attempt++) {
    const delivery = isDropped && attempt === 1 ? lostDelivery : await forward(event, forwarding)
    const pauseMs = pausesMs[Math.min(attempt, pausesMs.length) - 1]!
    const after = delivery.taken ? '' : attempt < attempts ? `, again in ${pauseMs / 1000} s` : ', given up'
    context.print(describeDelivery(event, delivery) + after)
    if (delivery.taken && Math.random() < duplicate)
      context.print(`${describeDelivery(event, await forward(event, forwarding))}, posted twice`)
    if (delivery.taken || attempt === attempts) return
    await wait(pauseMs, forwarding.signal)
  }
}

async function replayAll(
  agent: Agent,
  options: Options,
  forwarding: Forwarding,
  context: CommandContext,
): Promise<void> {
  let rejected = 0
  for (const one of options.replay) if (!(await replay(agent, sequence(one), forwarding, context))) rejected++
  if (rejected > 0)
    throw new CommandFailed(`${rejected} of ${options.replay.length} events were not answered with a 2xx.`)
}

/**
 * Posts one event of the log once.
 * @returns whether it was accepted
 * @throws CommandFailed when the log has no such event
 */
async function replay(
  agent: Agent,
  sequence: number,
  forwarding: Forwarding,
  context: CommandContext,
): Promise<boolean> {
  const query = { after: Math.max(0, sequence - 1), limit: 1 }
  const { events } = await agent.api.call('listEvents', { query, signal: forwarding.signal })
  const event = events[0] as AgentEvent | undefined
  if (event?.sequence !== sequence) throw new CommandFailed(`The log has no event ${sequence}.`)
  const delivery = await forward(event, forwarding)
  context.print(`${describeDelivery(event, delivery)}, posted again`)
  return delivery.taken
}

function signingSecret(text: string): string {
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) throw new InvalidArgumentError('It must be whsec_ and base64.')
  return text
}

function attemptCount(text: string): number {
  if (!/^([1-9]|10)$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 to 10.')
  return Number(text)
}

function share(text: string): number {
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) throw new InvalidArgumentError('It must be a number from 0 to 1.')
  return Number(text)
}

function milliseconds(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a number of milliseconds from 0.')
  return Number(text)
}

import type { Command } from 'commander'

import { agentEventTypes, type AgentEvent } from '../../../generated/events.ts'
import { causes, openDemoWorld, type DemoWorld } from '../demo/causes.ts'
import type { DemoValues } from '../demo/demo-file.ts'
import { asCommand } from './as-agent.ts'
import { CommandFailed, UsageError, type CommandContext, type OpenContext } from './command.ts'
import { lineOf } from './event-line.ts'
import { demoBeside } from './operator-api.ts'

type Type = keyof typeof causes

const types = agentEventTypes.filter((type): type is Type => type in causes)

/** Timeout for the event after its cause, in seconds. */
const arrivalSeconds = 10

/** Adds `trigger`, which causes a real event in the log of the demo's agent. */
export function addTriggerCommand(program: Command, openContext: OpenContext): void {
  program
    .command('trigger')
    .description('Cause an event in the log of demo_agent, by the action that it reports')
    .argument('[event]', 'type of the event, such as message.received')
    .option('--list', 'print the types')
    .option('--json', 'print the event as JSON')
    .action(async (event: string | undefined, options: { list?: true; json?: true }) => {
      const context = openContext()
      if (options.list) return types.forEach((type) => context.print(type))
      // An unknown event is reported even without a demo.
      const type = knownType(event)
      const world = openDemoWorld(demoOf(context))
      const arrived = await asCommand({ api: world.agent }, () => trigger(world, type))
      context.print(options.json ? JSON.stringify(arrived) : lineOf(arrived))
    })
}

function demoOf({ config }: CommandContext): DemoValues {
  const values = demoBeside(config)
  if (!values.AGENT_TOKEN) throw new UsageError('Run this in the folder of the demo.')
  return values as DemoValues
}

function knownType(named: string | undefined): Type {
  const type = types.find((known) => known === named)
  if (type) return type
  const area = named?.split('.', 1)[0] ?? ''
  const near = types.filter((known) => area !== '' && known.includes(area))
  const choice = near.length > 0 ? near : types
  throw new UsageError(
    `${named === undefined ? 'Name an event' : `There is no event type ${named}`}: ${choice.join(', ')}.`,
  )
}

async function trigger(world: DemoWorld, type: Type): Promise<AgentEvent> {
  const { latest } = await world.agent.call('listEvents', { query: { after: Number.MAX_SAFE_INTEGER, limit: 1 } })
  await causes[type](world)
  const until = Date.now() + arrivalSeconds * 1000
  for (let after = latest; Date.now() < until;) {
    const page = await world.agent.call('listEvents', { query: { after, timeout: 1 } })
    const found = (page.events as AgentEvent[]).find(({ event_type: arrived }) => arrived === type)
    if (found) return found
    after = page.next_cursor
  }
  throw new CommandFailed(`The cause of ${type} succeeded, but the event did not arrive within ${arrivalSeconds} s.`)
}

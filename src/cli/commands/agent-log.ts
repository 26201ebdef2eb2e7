import type { Command } from 'commander'

import type { AgentEvent } from '../../../generated/events.ts'
import type { Agent } from '../../client/agent.ts'
import { addAgentOptions, agentOf, asCommand, type AgentOptions } from './as-agent.ts'
import { interrupted, type OpenContext } from './command.ts'
import { lineOf } from './event-line.ts'
import { followLog } from './follow-log.ts'
import { eventType, nonEmpty, sequence } from './options.ts'
import type { RetryOptions } from './until-answered.ts'

interface Options extends AgentOptions {
  after: number
  follow?: true
  type: string[]
  json?: true
}

const pageMax = 100

/** Adds the commands that act as an agent: `events` reads its log, and `send` writes a message. */
export function addAgentLogCommands(program: Command, openContext: OpenContext): void {
  addAgentOptions(program.command('events'))
    .description('Print the events of an agent')
    .option('--after <sequence>', 'begin after this event', sequence, 0)
    .option('--follow', 'continue with new events, until SIGINT')
    .option('--type <type>', 'only events of this type; repeatable', eventType, [])
    .option('--json', 'print each event as JSON on one line')
    .action(async (options: Options) => {
      const context = openContext()
      const agent = await agentOf(context, options)
      const ended = interrupted()
      await asCommand(agent, async () => {
        for await (const event of eventsOf(agent, options, { signal: ended, warn: context.warn }))
          if (options.type.length === 0 || options.type.includes(event.event_type))
            context.print(options.json ? JSON.stringify(event) : lineOf(event))
      }).catch((error: unknown) => {
        if (!ended.aborted) throw error
      })
    })

  addAgentOptions(program.command('send'))
    .description('Send a text as an agent')
    .argument('<to>', 'a chat id, or a handle, whose direct chat is opened', nonEmpty)
    .argument('<text>', 'text of the message', nonEmpty)
    .option('--json', 'print the message as JSON')
    .action(async (to: string, text: string, options: Options) => {
      const context = openContext()
      const agent = await agentOf(context, options)
      const message = await asCommand(agent, async () => {
        const chat = to.startsWith('cnv_') ? agent.chat(to) : await agent.openChat(to)
        return chat.send(text)
      })
      context.print(options.json ? JSON.stringify(message) : `${message.chat_id} ${message.message_id}`)
    })
}

async function* eventsOf(agent: Agent, { after, follow }: Options, retry: RetryOptions): AsyncGenerator<AgentEvent> {
  const { signal } = retry
  const pull = async (query: object) => {
    const page = await agent.api.call('listEvents', { query, signal })
    return { ...page, events: page.events as AgentEvent[] }
  }
  if (follow) return yield* followLog({ ...retry, after, pull })
  for (let from = after; ;) {
    const page = await pull({ after: from, limit: pageMax, timeout: 0 })
    yield* page.events
    if (from > page.latest) retry.warn(`The log ends at ${page.latest}, before ${from}.`)
    if (!page.has_more || signal.aborted) return
    from = page.next_cursor
  }
}

import { InvalidArgumentError, type Command } from 'commander'

import type { AgentEvent } from '../../../generated/events.ts'
import { agentOf, asCommand, type AgentOptions } from './as-agent.ts'
import type { OpenContext } from './command.ts'
import { nonEmpty, webUrl } from './options.ts'

interface Options extends AgentOptions {
  after: number
  follow?: true
  type: string[]
  json?: true
}

/** Seconds that one pull waits for an event. */
const heldSeconds = 25
const pageMax = 100
/** Characters of a text on one line. */
const shownMax = 120

/** Commands that act as an agent: `events` reads its log, and `send` writes a message. */
export function addAgentLogCommands(program: Command, openContext: OpenContext): void {
  withAgent(program.command('events'))
    .description('Print the events of an agent')
    .option('--after <sequence>', 'begin behind this event', sequence, 0)
    .option('--follow', 'go on with what comes, until SIGINT')
    .option('--type <type>', 'only events of this type; repeatable', collect, [])
    .option('--json', 'print each event as JSON on one line')
    .action(async (options: Options) => {
      const context = openContext()
      const agent = agentOf(context, options)
      const ended = new AbortController()
      process.once('SIGINT', () => ended.abort())
      await asCommand(agent, async () => {
        for (let after = options.after; !ended.signal.aborted;) {
          const query = { after, limit: pageMax, timeout: options.follow ? heldSeconds : 0 }
          const page = await agent.api.call('listEvents', { query, signal: ended.signal })
          for (const event of page.events as AgentEvent[])
            if (options.type.length === 0 || options.type.includes(event.event_type))
              context.print(options.json ? JSON.stringify(event) : lineOf(event))
          after = page.next_cursor
          if (!options.follow && !page.has_more) return
        }
      }).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error
      })
    })

  withAgent(program.command('send'))
    .description('Send a text as an agent')
    .argument('<to>', 'a chat id, or a handle, whose direct chat is opened', nonEmpty)
    .argument('<text>', 'what to say', nonEmpty)
    .option('--json', 'print the message as JSON')
    .action(async (to: string, text: string, options: Options) => {
      const context = openContext()
      const agent = agentOf(context, options)
      const message = await asCommand(agent, async () => {
        const chat = to.startsWith('cnv_') ? agent.chat(to) : await agent.openChat(to)
        return chat.send(text)
      })
      context.print(options.json ? JSON.stringify(message) : `${message.chat_id} ${message.message_id}`)
    })
}

function withAgent(command: Command): Command {
  return command
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--token <token>', 'Agent Token (default: PARLEY_TOKEN, else the agent of the demo)')
}

/** What happened, on one line; control characters of others do nothing to the terminal. */
function lineOf(event: AgentEvent): string {
  const { sequence, created_at: at, event_type: type, chat_id: chatId = '' } = event
  const said = event.event_type === 'message.received' ? saidIn(event.data.message) : ''
  const line = [String(sequence).padStart(6), at, type.padEnd(20), chatId, said].join('  ').trimEnd()
  return line.replaceAll(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/gu, ' ')
}

function saidIn({ sender, parts }: { sender: { handle?: string | null }; parts: readonly object[] }): string {
  const texts = parts.map((part) =>
    'text' in part && typeof part.text === 'string' ? part.text : `[${String((part as { type?: unknown }).type)}]`,
  )
  const text = texts.join(' ')
  return `${sender.handle ?? 'somebody'}: ${text.length > shownMax ? `${text.slice(0, shownMax)}…` : text}`
}

function sequence(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a number from 0.')
  return Number(text)
}

const collect = (value: string, before: string[]): string[] => [...before, value]

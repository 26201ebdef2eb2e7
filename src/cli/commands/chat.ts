import { InvalidArgumentError, Option, type Command } from 'commander'
import type { UserEvent } from '../../../generated/events.ts'
import { createApi, type Api } from '../../client/api.ts'
import { newMessageId } from '../../client/message-id.ts'
import { wait } from '../../client/wait.ts'
import { asCommand } from './as-agent.ts'
import { Cards, isNumber } from './cards.ts'
import { interrupted, UsageError, type CommandContext, type OpenContext } from './command.ts'
import { messageLine, paint, printable } from './event-line.ts'
import { followLog } from './follow-log.ts'
import { addressOf, demoBeside } from './operator-api.ts'
import { nonEmpty, webUrl } from './options.ts'
import { untilAnswered, type RetryOptions } from './until-answered.ts'
import { clearLine, createInterface, cursorTo } from 'node:readline'

interface Options {
  url?: string
  session?: string
  as?: 'ann' | 'ben'
  wait: number
}

const shownAtStart = 10
/** A sequence after the end of every log, so that a pull reads no events. */
const behindAll = Number.MAX_SAFE_INTEGER

const helpText = `
Each line is a message. Ctrl-D or Ctrl-C ends the conversation.
A card is shown with its buttons: [1] Tea  [2] Coffee. A line with only such a number presses that button of the
newest card; begin the line with a space to send the number as text. In piped input, a number after another line
waits up to --wait for the next card.`

/** Adds `chat`: a conversation in the terminal, as a person. */
export function addChatCommand(program: Command, openContext: OpenContext): void {
  program
    .command('chat')
    .description('Chat in the terminal as a person')
    .argument('<handle>', 'handle of an agent or a person', nonEmpty)
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--session <session>', 'session of the person (default: of a person of the demo)')
    .addOption(new Option('--as <person>', 'person of the demo').choices(['ann', 'ben']))
    .option('--wait <seconds>', 'time to show further messages after the end of piped input', seconds, 2)
    .addHelpText('after', helpText)
    .action(async (handle: string, options: Options) => {
      const context = openContext()
      const api = personOf(context, options)
      const signal = interrupted()
      await asCommand({ api }, () => talk(api, handle, options, context, signal)).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    })
}

/** Returns the person of the command. @throws UsageError without a session */
function personOf({ config }: CommandContext, options: Options): Api {
  const demo = demoBeside(config)
  const ofDemo = options.as === 'ben' ? demo.BEN_SESSION : demo.ANN_SESSION
  const token = options.session ?? ofDemo
  if (!token) throw new UsageError('Set --session to a session, or run this in the folder of the demo.')
  const isDemo = options.session === undefined && options.url === undefined && config.serverUrl === ''
  return createApi({ url: (isDemo && demo.URL) || addressOf(config, options.url), token })
}

async function talk(
  api: Api,
  handle: string,
  options: Options,
  context: CommandContext,
  interruption: AbortSignal,
): Promise<void> {
  const { chat } = await api.call('createChat', { body: { kind: 'direct', handles: [handle] }, repeatable: true })
  const { latest } = await api.call('listOwnEvents', { query: { after: behindAll, limit: 1 } })
  const conversation = openConversation(context)
  const ended = new AbortController()
  const signal = AbortSignal.any([interruption, ended.signal])
  const side = { chatId: chat.id, own: new Set<string>(), cards: new Cards(), conversation, signal, warn: context.warn }
  await showEarlier(api, side)
  const shown = show(api, { ...side, after: latest })
  try {
    await Promise.race([shown, write(api, { ...side, waitMs: options.wait * 1000 })])
    if (!signal.aborted && !conversation.isTerminal) await Promise.race([shown, wait(options.wait * 1000, signal)])
  } finally {
    ended.abort()
    conversation.close()
    await shown.catch(() => undefined)
  }
}

/** Shows the last messages. A script that pipes its input reads only what follows, but may press an earlier button. */
async function showEarlier(api: Api, { chatId: id, cards, conversation }: Side): Promise<void> {
  const { messages } = await api.call('listOwnMessages', { path: { id }, query: { limit: shownAtStart } })
  for (const message of messages.toReversed()) {
    const line = messageLine(message, (part) => cards.wordsOf(part))
    if (conversation.isTerminal) conversation.show(line)
  }
}

interface Side extends RetryOptions {
  chatId: string
  /** Ids of messages written in this terminal, which already shows them. */
  own: Set<string>
  cards: Cards
  conversation: Conversation
}

/** Shows messages of others until the conversation ends. */
async function show(api: Api, { chatId, own, cards, conversation, ...log }: Side & { after: number }): Promise<void> {
  const pull = async (query: object) => {
    const page = await api.call('listOwnEvents', { query, signal: log.signal })
    return { ...page, events: page.events as UserEvent[] }
  }
  for await (const event of followLog({ ...log, pull })) {
    if (event.event_type !== 'message.received' || event.chat_id !== chatId) continue
    const { message } = event.data
    if (own.has(message.message_id)) continue
    conversation.show(messageLine(message, (part) => cards.wordsOf(part)))
  }
}

/** Sends each line of the input until it ends. A retry of a line uses the same id. */
async function write(
  api: Api,
  { chatId, own, cards, conversation, waitMs, ...retry }: Side & { waitMs: number },
): Promise<void> {
  let answered: AbortSignal | undefined
  for await (const line of conversation.lines) {
    if (retry.signal.aborted) return
    if (line.trim() === '') continue
    // A script writes its next line before the agent has answered.
    if (answered && !conversation.isTerminal && isNumber(line))
      await wait(waitMs, AbortSignal.any([answered, retry.signal]))
    const button = cards.buttonOf(line)
    if (button && conversation.isTerminal) conversation.show(paint('dim', printable(`[pressed ${button.label}]`)))
    const part = button?.press() ?? { type: 'text' as const, text: line }
    const body = { message_id: newMessageId(), parts: [part] }
    own.add(body.message_id)
    answered = cards.nextShown()
    await untilAnswered(() => api.call('sendOwnMessage', { path: { id: chatId }, body, repeatable: true }), retry)
  }
}

function seconds(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of seconds from 0.')
  return Number(text)
}

/** A terminal or pipe for reading and writing lines. */
export interface Conversation {
  readonly isTerminal: boolean
  /** Lines of the input, until it ends. */
  readonly lines: AsyncIterable<string>
  /** Prints a line above the line that is being typed. */
  show(line: string): void
  close(): void
}

/** Opens standard input and output, with a prompt if both are terminals. */
export function openConversation({ print }: Pick<CommandContext, 'print'>): Conversation {
  const { stdin: input, stdout: output } = process
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const lines = createInterface({ input, ...(isTerminal && { output, prompt: '> ' }) })
  if (isTerminal) {
    // In a terminal, readline receives Ctrl-C instead of the process.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    lines.on('line', () => lines.prompt())
    lines.prompt()
  }
  // Creates the iterator before the first read, because lines that arrive earlier would be lost.
  const written = lines[Symbol.asyncIterator]()
  return {
    isTerminal,
    lines: { [Symbol.asyncIterator]: () => written },
    show(line) {
      if (!isTerminal) return print(line)
      cursorTo(output, 0)
      clearLine(output, 0)
      print(line)
      lines.prompt(true)
    },
    close: () => lines.close(),
  }
}

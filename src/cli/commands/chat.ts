import { InvalidArgumentError, Option, type Command } from 'commander'

import type { UserEvent } from '../../../generated/events.ts'
import { createApi, type Api } from '../../client/api.ts'
import { newMessageId } from '../../client/message-id.ts'
import { wait } from '../../client/wait.ts'
import { asCommand } from './as-agent.ts'
import { interrupted, UsageError, type CommandContext, type OpenContext } from './command.ts'
import { openConversation, type Conversation } from './conversation.ts'
import { messageLine } from './event-line.ts'
import { followLog } from './follow-log.ts'
import { addressOf, demoBeside } from './operator-api.ts'
import { nonEmpty, webUrl } from './options.ts'
import { untilAnswered, type RetryOptions } from './until-answered.ts'

interface Options {
  url?: string
  session?: string
  as?: 'ann' | 'ben'
  wait: number
}

/** Messages shown at the start. */
const shownAtStart = 10
/** A sequence after the end of every log, so that a pull reads no events. */
const behindAll = Number.MAX_SAFE_INTEGER

/** Adds `chat`: a conversation in the terminal, as a person. */
export function addChatCommand(program: Command, openContext: OpenContext): void {
  program
    .command('chat')
    .description('Chat in the terminal as a person')
    .argument('<handle>', 'handle of an agent or a person', nonEmpty)
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--session <session>', 'session of the person (default: of a person of the demo)')
    .addOption(new Option('--as <person>', 'person of the demo').choices(['ann', 'ben']))
    .option('--wait <seconds>', 'time to show further messages after the end of the input', seconds, 2)
    .addHelpText('after', '\nEach line is a message. Ctrl-D or Ctrl-C ends the conversation.')
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
  const own = new Set<string>()
  // A script that pipes its input reads only what follows.
  if (conversation.isTerminal) await showEarlier(api, chat.id, conversation)
  const shown = show(api, { chatId: chat.id, after: latest, own, conversation, signal, warn: context.warn })
  try {
    await Promise.race([shown, write(api, { chatId: chat.id, own, conversation, signal, warn: context.warn })])
    if (!signal.aborted && !conversation.isTerminal) await Promise.race([shown, wait(options.wait * 1000, signal)])
  } finally {
    ended.abort()
    conversation.close()
    await shown.catch(() => undefined)
  }
}

async function showEarlier(api: Api, id: string, conversation: Conversation): Promise<void> {
  const { messages } = await api.call('listOwnMessages', { path: { id }, query: { limit: shownAtStart } })
  for (const message of messages.toReversed()) conversation.show(messageLine(message))
}

interface Side extends RetryOptions {
  chatId: string
  /** Ids of messages written in this terminal, which already shows them. */
  own: Set<string>
  conversation: Conversation
}

/** Shows messages of others until the conversation ends. */
async function show(api: Api, { chatId, own, conversation, ...log }: Side & { after: number }): Promise<void> {
  const pull = async (query: object) => {
    const page = await api.call('listOwnEvents', { query, signal: log.signal })
    return { ...page, events: page.events as UserEvent[] }
  }
  for await (const event of followLog({ ...log, pull })) {
    if (event.event_type !== 'message.received' || event.chat_id !== chatId) continue
    const { message } = event.data
    if (own.has(message.message_id)) continue
    conversation.show(messageLine(message))
  }
}

/** Sends each line of the input until it ends. A retry of a line uses the same id. */
async function write(api: Api, { chatId, own, conversation, ...retry }: Side): Promise<void> {
  for await (const line of conversation.lines) {
    if (retry.signal.aborted) return
    if (line.trim() === '') continue
    const body = { message_id: newMessageId(), parts: [{ type: 'text' as const, text: line }] }
    own.add(body.message_id)
    await untilAnswered(() => api.call('sendOwnMessage', { path: { id: chatId }, body, repeatable: true }), retry)
  }
}

function seconds(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of seconds from 0.')
  return Number(text)
}

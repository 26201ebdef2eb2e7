import {
  buttons,
  createAgent,
  type Agent,
  type AgentOptions,
  type EventOf,
  type Message as ParleyMessage,
  type Part,
} from '@parley-im/client'
import {
  cardChildToFallbackText,
  defaultEmojiResolver,
  isCardElement,
  Message,
  NotImplementedError,
  parseMarkdown,
  stringifyMarkdown,
  type Adapter,
  type AdapterPostableMessage,
  type Author,
  type CardElement,
  type ChatInstance,
  type EmojiValue,
  type FetchOptions,
  type FormattedContent,
  type StreamChunk,
} from 'chat'

/** An adapter of Vercel's Chat SDK: its threads are chats, and its messages are received while the bot runs. */
export class ParleyAdapter implements Adapter<string, ParleyMessage> {
  readonly name = 'parley'
  /** Handle of the agent, known after the start. */
  userName = ''
  readonly #agent: Agent
  readonly #groups = new Map<string, boolean>()

  /** @param options those of `createAgent` */
  constructor(options: AgentOptions) {
    this.#agent = createAgent(options)
  }

  async initialize(chat: ChatInstance): Promise<void> {
    const { handle } = await this.#agent.api.call('getOwnAgent')
    this.userName = handle
    // A handler that throws is called again, as the event of a chat that was not handled.
    this.#agent.on('message', async ({ raw, chat: { id } }) => {
      await this.#learnKind(id)
      const threadId = this.encodeThreadId(id)
      await chat.processMessage(this, threadId, this.parseMessage(raw))
    })
    this.#agent.on('action', async ({ name, message }) => {
      const [actionId = '', value] = name.split('\n', 2)
      const { chat_id: id, message_id: messageId, sender } = message.raw
      const user = authorOf(sender, false)
      const event = { adapter: this, actionId, messageId, threadId: this.encodeThreadId(id), user, raw: message.raw }
      await chat.processAction({ ...event, ...(value !== undefined && { value }) }, undefined)
    })
    const reacted = (added: boolean) => async (event: EventOf<'reaction.added'> | EventOf<'reaction.removed'>) => {
      const { reaction } = event.data
      const rawEmoji = reaction.emoji ?? reaction.type
      await chat.processReaction({
        adapter: this,
        added,
        messageId: reaction.message_id ?? '',
        threadId: this.encodeThreadId(event.chat_id),
        rawEmoji,
        emoji: defaultEmojiResolver.fromGChat(rawEmoji),
        user: authorOf(reaction.actor, false),
        raw: event,
      })
    }
    this.#agent.on('reaction.added', reacted(true)).on('reaction.removed', reacted(false))
    await this.#agent.start()
  }

  disconnect(): Promise<void> {
    return this.#agent.stop()
  }

  encodeThreadId = (chatId: string): string => `parley:${chatId}`
  decodeThreadId = (threadId: string): string => threadId.slice('parley:'.length)
  channelIdFromThreadId = (threadId: string): string => threadId
  isDM = (threadId: string): boolean => this.#groups.get(this.decodeThreadId(threadId)) !== true

  async openDM(handle: string): Promise<string> {
    return this.encodeThreadId((await this.#agent.openChat(handle)).id)
  }

  parseMessage(raw: ParleyMessage): Message<ParleyMessage> {
    const text = raw.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
    return new Message({
      id: raw.message_id,
      threadId: this.encodeThreadId(raw.chat_id),
      text,
      formatted: parseMarkdown(text),
      raw,
      author: authorOf(raw.sender, raw.sender.handle === this.userName),
      metadata: { dateSent: new Date(raw.created_at), edited: false },
      attachments: raw.parts.flatMap((part) =>
        part.type === 'media' && part.url !== undefined ? [{ type: 'file' as const, url: part.url }] : [],
      ),
    })
  }

  async postMessage(threadId: string, message: AdapterPostableMessage) {
    const chat = this.#agent.chat(this.decodeThreadId(threadId))
    return this.#posted(await chat.send(await this.#partsOf(message)))
  }

  async reply(threadId: string, messageId: string, message: AdapterPostableMessage) {
    const chat = this.#agent.chat(this.decodeThreadId(threadId))
    return this.#posted(await chat.send(await this.#partsOf(message), { replyTo: messageId }))
  }

  async stream(threadId: string, words: AsyncIterable<string | StreamChunk>) {
    return this.#posted(await this.#agent.chat(this.decodeThreadId(threadId)).stream(textOf(words)))
  }

  async addReaction(threadId: string, messageId: string, emoji: EmojiValue | string): Promise<void> {
    await this.#agent.chat(this.decodeThreadId(threadId)).react(messageId, defaultEmojiResolver.toGChat(emoji))
  }

  async removeReaction(threadId: string, messageId: string, emoji: EmojiValue | string): Promise<void> {
    await this.#agent.chat(this.decodeThreadId(threadId)).unreact(messageId, defaultEmojiResolver.toGChat(emoji))
  }

  async startTyping(threadId: string): Promise<void> {
    // Ends by itself, or with the next message.
    await this.#agent.api.call('setTyping', { path: { id: this.decodeThreadId(threadId) }, body: { started: true } })
  }

  async fetchMessages(threadId: string, { limit = 50, cursor, direction }: FetchOptions = {}) {
    if (direction === 'forward') throw new NotImplementedError('Messages are listed from the newest one', 'forward')
    const chat = this.#agent.chat(this.decodeThreadId(threadId))
    const page = await chat.messages({ limit, ...(cursor !== undefined && { before: Number(cursor) }) })
    const oldest = page.messages.at(-1)
    const messages = page.messages.toReversed().map((raw) => this.parseMessage(raw))
    return { messages, ...(page.has_more && oldest && { nextCursor: String(oldest.sequence) }) }
  }

  async fetchThread(threadId: string) {
    const { kind, group_name: channelName } = await this.#agent.chat(this.decodeThreadId(threadId)).get()
    return {
      id: threadId,
      channelId: threadId,
      isDM: kind === 'direct',
      ...(channelName && { channelName }),
      metadata: {},
    }
  }

  renderFormatted = (content: FormattedContent): string => stringifyMarkdown(content)

  async handleWebhook(): Promise<Response> {
    return new Response('Messages are received by long polling.', { status: 404 })
  }

  async editMessage(): Promise<never> {
    throw new NotImplementedError('Messages of an agent cannot be edited', 'editMessage')
  }

  async deleteMessage(): Promise<never> {
    throw new NotImplementedError('Messages of an agent cannot be deleted', 'deleteMessage')
  }

  async #learnKind(chatId: string): Promise<void> {
    if (this.#groups.has(chatId)) return
    this.#groups.set(chatId, (await this.#agent.chat(chatId).get()).kind === 'group')
  }

  #posted = (raw: ParleyMessage) => ({ id: raw.message_id, threadId: this.encodeThreadId(raw.chat_id), raw })

  async #partsOf(message: AdapterPostableMessage): Promise<Part[]> {
    if (typeof message === 'string') return [{ type: 'text', text: message }]
    if (isCardElement(message)) return [cardPart(message)]
    const files = await Promise.all(
      (message.files ?? []).map(({ data, filename, mimeType: contentType }) =>
        this.#agent.upload(new Blob([data as BlobPart], contentType ? { type: contentType } : {}), { filename }),
      ),
    )
    if ('card' in message) return [cardPart(message.card), ...files]
    const text =
      'raw' in message ? message.raw : 'markdown' in message ? message.markdown : stringifyMarkdown(message.ast)
    return [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...files]
  }
}

const authorOf = ({ id, handle, type }: ParleyMessage['sender'], isMe: boolean): Author => ({
  userId: id,
  userName: handle ?? '',
  fullName: handle ?? '',
  isBot: type === 'agent',
  isMe,
})

/** Returns a card as a surface with its buttons, or as a text. The name of an action is the id of the button and its value. */
function cardPart(card: CardElement): Part {
  const choices = card.children.flatMap((child) =>
    child.type === 'actions'
      ? child.children.flatMap((one) =>
          one.type === 'button' ? [{ label: one.label, value: [one.id, one.value].filter(Boolean).join('\n') }] : [],
        )
      : [],
  )
  const others = card.children.filter(({ type }) => type !== 'actions').map(cardChildToFallbackText)
  const text = [card.title, card.subtitle, ...others].filter(Boolean).join('\n\n')
  return choices.length > 0 ? buttons(choices, { text }) : { type: 'text', text }
}

/** Yields the text of a stream. Its tasks and plans have no place in a draft. */
async function* textOf(chunks: AsyncIterable<string | StreamChunk>): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') yield chunk
    else if (chunk.type === 'markdown_text') yield chunk.text
  }
}

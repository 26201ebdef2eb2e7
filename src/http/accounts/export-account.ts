import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { encodeOwnUser } from '../../identity/accounts/account.extensions.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { getOwnUser } from '../../identity/accounts/own-user.ts'
import { encodeAgent } from '../../identity/agents/agent.current.ts'
import { listOwnedAgents } from '../../identity/agents/find-agents.ts'
import { encodeAttachment } from '../../conversations/attachments/attachment.extensions.ts'
import type { Attachment } from '../../conversations/attachments/attachment.ts'
import { readBytes, listAttachments } from '../../conversations/attachments/attachments.ts'
import { encodeBlockedHandle } from '../../conversations/blocks/block.extensions.ts'
import { listBlockedHandles } from '../../conversations/blocks/blocked-handles.ts'
import { encodeChat } from '../../conversations/chats/chat.extensions.ts'
import { listChats } from '../../conversations/chats/find-chats.ts'
import { listMessages } from '../../conversations/messages/list-messages.ts'
import { encodeHistory } from '../../conversations/messages/message.current.ts'
import { tarStream, type StreamedEntry } from '../../platform/archive/tar-stream.ts'
import { encodeTime } from '../../platform/clock.ts'
import { isDomainError, rateLimited, temporarilyUnavailable } from '../../platform/errors.ts'
import { Pace } from '../../platform/pace.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { listContacts } from '../../network/contacts/contacts.ts'
import { encodeContact } from '../../network/contacts/contact.extensions.ts'
import { findUser } from '../admin/find-accounts.ts'
import type { HttpContext } from '../context.ts'
import { noStore } from '../handler.ts'

/** Number of items that one query reads. */
const pageSize = 100
/** Maximum number of concurrent exports in a process. */
const exportsMax = 4
/** Retry-After of a rejected export, in seconds. */
const retryAfterSeconds = 30

type ExportContext = Pick<HttpContext, 'database' | 'clock' | 'uploads' | 'log'>

/** Number of each kind of item in an archive; the last entry of the archive. */
interface Manifest {
  agents: number
  contacts: number
  blocked_handles: number
  chats: number
  messages: number
  attachments: number
  /** Ids of attachments whose bytes could not be read. */
  missing_attachments: string[]
}

/** Users whose exports are being sent, by database. */
const sending = new WeakMap<object, Set<string>>()

/**
 * Streams the data of a user as a tar archive (AMB-266): pages of the lists that the user can read, and the bytes of the
 * user's attachments. It reads a page after the client has read the previous page.
 * @throws DomainError rate_limited during another export of the user, temporarily_unavailable during too many exports
 */
export function exportAccount(context: ExportContext, user: Caller): Readable {
  const users = sending.get(context.database) ?? new Set()
  sending.set(context.database, users)
  if (users.has(user.id)) throw rateLimited('Another export of this account is being sent.', retryAfterSeconds)
  if (users.size >= exportsMax)
    throw temporarilyUnavailable('Too many exports are being sent; try again later.', retryAfterSeconds)
  users.add(user.id)
  const stopping = new AbortController()
  const pace = new Pace(context.clock, stopping.signal)
  const source = Readable.from(tarStream(entriesOf(context, user, pace)), { objectMode: false })
  source.once('error', (error) => context.log.warn({ err: error, actorId: user.id }, 'an export ended early'))
  source.once('close', () => {
    users.delete(user.id)
    stopping.abort()
  })
  return source
}

/** Streams the data of a user to the operator. @throws DomainError not_found, and those of `exportAccount` */
export async function adminExportUser(context: ExportContext, handle: string): Promise<Readable> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  return exportAccount(context, { kind: 'user', id, handle, credentialId: '' })
}

export const exportHeaders = (handle: string): Record<string, string> => ({
  ...noStore,
  'Content-Type': 'application/x-tar',
  'Content-Disposition': contentDisposition(`${handle}.tar`),
})

async function* entriesOf(context: ExportContext, user: Caller, pace: Pace): AsyncGenerator<StreamedEntry> {
  const manifest: Manifest = {
    agents: 0,
    contacts: 0,
    blocked_handles: 0,
    chats: 0,
    messages: 0,
    attachments: 0,
    missing_attachments: [],
  }
  yield jsonEntry('profile.json', encodeOwnUser(await getOwnUser(context, user.id)))

  async function* listed<T>(
    name: 'agents' | 'contacts' | 'blocked_handles',
    list: ListOf<T>,
    encode: (item: T) => unknown,
  ) {
    for await (const { items, number } of pagesOf(list, pace)) {
      manifest[name] += items.length
      yield linesEntry(`${name}-${number}.ndjson`, items.map(encode))
    }
  }
  yield* listed('agents', (page) => listOwnedAgents(context, user.id, page), encodeAgent)
  yield* listed('contacts', (page) => listContacts(context, user, page), encodeContact)
  yield* listed('blocked_handles', (page) => listBlockedHandles(context, user, page), encodeBlockedHandle)

  for await (const { items, number } of pagesOf((page) => listChats(context, user, { ...page, kind: null }), pace)) {
    manifest.chats += items.length
    yield linesEntry(`chats-${number}.ndjson`, items.map(encodeChat))
    for (const { id } of items)
      for await (const entry of messagesOf(context, user, id, pace)) {
        manifest.messages += entry.messages
        yield entry
      }
  }

  for await (const { items, number } of pagesOf((page) => listAttachments(context, user, page), pace)) {
    manifest.attachments += items.length
    yield linesEntry(`attachments-${number}.ndjson`, items.map(encodeAttachment))
    for (const attachment of items) {
      await pace.next()
      const entry = await bytesEntry(context, attachment)
      if (entry) yield entry
      else manifest.missing_attachments.push(attachment.id)
    }
  }
  yield jsonEntry('manifest.json', { exported_at: encodeTime(context.clock.now()), user_id: user.id, ...manifest })
}

type ListOf<T> = (page: ListPage) => Promise<List<T>>

/** Yields the pages of a list, at a pace that leaves time for other requests. */
async function* pagesOf<T>(list: ListOf<T>, pace: Pace): AsyncGenerator<{ items: T[]; number: string }> {
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    await pace.next()
    const { items, nextCursor } = await list({ limit: pageSize, cursor })
    if (items.length > 0) yield { items, number: numberOf(page) }
    if (nextCursor === null) return
    cursor = nextCursor
  }
}

/** Yields the messages of a chat that the user can see, newest first. */
async function* messagesOf(
  context: ExportContext,
  user: Caller,
  chatId: string,
  pace: Pace,
): AsyncGenerator<StreamedEntry & { messages: number }> {
  let beforeSequence: number | null = null
  for (let page = 1; ; page++) {
    await pace.next()
    const history = await historyOf(context, user, { chatId, limit: pageSize, beforeSequence })
    const oldest = history?.messages.at(-1)
    if (!history || !oldest) return
    const { messages } = encodeHistory(history)
    yield { ...linesEntry(`messages/${chatId}-${numberOf(page)}.ndjson`, messages), messages: messages.length }
    if (!history.hasMore) return
    beforeSequence = oldest.message.sequence
  }
}

/** Returns a page of messages; undefined when the user left the chat since it was listed. */
async function historyOf(context: ExportContext, user: Caller, query: Parameters<typeof listMessages>[2]) {
  try {
    return await listMessages(context, user, query)
  } catch (error) {
    if (isDomainError(error) && (error.kind === 'forbidden' || error.kind === 'not_found')) return undefined
    throw error
  }
}

async function bytesEntry(context: ExportContext, attachment: Attachment): Promise<StreamedEntry | undefined> {
  const { id, size } = attachment
  const name = `attachments/${id}`
  if (size === 0) return { name, size, content: [] }
  try {
    return { name, size, content: await readBytes(context, attachment, { start: 0, end: size - 1 }) }
  } catch (error) {
    if (isDomainError(error)) return undefined
    throw error
  }
}

const numberOf = (page: number): string => String(page).padStart(6, '0')

const jsonEntry = (name: string, value: unknown): StreamedEntry =>
  textEntry(name, `${JSON.stringify(value, null, 2)}\n`)

const linesEntry = (name: string, items: readonly unknown[]): StreamedEntry =>
  textEntry(name, items.map((item) => `${JSON.stringify(item)}\n`).join(''))

function textEntry(name: string, text: string): StreamedEntry {
  const content = Buffer.from(text)
  return { name, size: content.length, content: [content] }
}

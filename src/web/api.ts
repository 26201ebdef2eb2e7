import type { Message, Part } from '../../generated/current/types.gen.ts'
import type {
  Chat,
  Cleanup,
  Contact,
  Draft,
  CommunityEntry,
  DirectoryEntry,
  FoundMessageList,
  GroupChange,
  Installation,
  OwnChatList,
  OwnUser,
  PaymentRequest,
  PaymentRequestPage,
  Session,
  SocketTicket,
  UserEventPage,
  UserRequest,
} from '../../generated/extensions/types.gen.ts'
import { errorOf } from './api-error.ts'
import { uploadFile, type Uploaded, type UploadOptions } from './upload.ts'

export interface HistoryPage {
  messages: Message[]
  has_more: boolean
}

export interface RequestOptions {
  signal?: AbortSignal
  /** Whether the request outlives the page. */
  keepalive?: boolean
}

/** The routes of a signed-in person that the messenger uses. */
export class Api {
  readonly #csrf: string
  readonly #signedOut: () => void
  /** Whether the account is being deleted, so that the end of its session is expected. */
  #isEnding = false

  /** @param csrf CSRF token of the page, without which the server ignores the session cookie */
  constructor(csrf: string, signedOut: () => void) {
    this.#csrf = csrf
    this.#signedOut = signedOut
  }

  /** Returns at most a hundred chats whose names contain a text. */
  findChats = (words: string, signal: AbortSignal): Promise<OwnChatList> =>
    this.#call('GET', `/v1/me/chats?limit=100&q=${encodeURIComponent(words)}`, undefined, signal)

  /** Returns a page of messages with some words, newest first. @param cursor of the previous page; null for the first page */
  searchMessages = (words: string, cursor: string | null, signal: AbortSignal): Promise<FoundMessageList> => {
    const more = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    return this.#call('GET', `/v1/me/messages?q=${encodeURIComponent(words)}${more}`, undefined, signal)
  }

  /** Returns a page of chats, latest activity first. @param cursor of the previous page; null for the first page */
  listChats = (cursor: string | null): Promise<OwnChatList> =>
    this.#call('GET', `/v1/me/chats?limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)

  getChat = async (id: string): Promise<Chat> => (await this.#call<{ chat: Chat }>('GET', `/v1/me/chats/${id}`)).chat

  createChat = async (body: object): Promise<Chat> => (await this.#call<{ chat: Chat }>('POST', '/v1/chats', body)).chat

  renameChat = (id: string, name: string): Promise<unknown> =>
    this.#call('PATCH', `/v1/chats/${id}`, { group_name: name })

  addParticipant = (id: string, handle: string): Promise<unknown> =>
    this.#call('POST', `/v1/chats/${id}/participants`, { handle })

  removeParticipant = (id: string, handle: string): Promise<unknown> =>
    this.#call('DELETE', `/v1/chats/${id}/participants/${encodeURIComponent(handle)}`)

  handOver = (id: string, handle: string): Promise<unknown> =>
    this.#call('PATCH', `/v1/chats/${id}/participants/${encodeURIComponent(handle)}`, { role: 'owner' })

  history = (id: string, limit: number, before?: number): Promise<HistoryPage> =>
    this.#call('GET', `/v1/me/chats/${id}/messages?limit=${limit}${before ? `&before_sequence=${before}` : ''}`)

  listChanges = async (id: string): Promise<GroupChange[]> =>
    (await this.#call<{ changes: GroupChange[] }>('GET', `/v1/me/chats/${id}/changes`)).changes

  listDrafts = async (id: string): Promise<Draft[]> =>
    (await this.#call<{ drafts: Draft[] }>('GET', `/v1/me/chats/${id}/drafts`)).drafts

  send = async (id: string, body: { message_id: string; parts: Part[]; [more: string]: unknown }): Promise<Message> =>
    (await this.#call<{ message: Message }>('POST', `/v1/me/chats/${id}/messages`, body)).message

  mark = (id: string, status: 'read' | 'delivered', messageId: string): Promise<unknown> =>
    this.#call('POST', `/v1/me/chats/${id}/${status}`, { message_id: messageId })

  setTyping = (id: string, started: boolean): Promise<unknown> =>
    this.#call('POST', `/v1/me/chats/${id}/typing`, { started })

  react = (messageId: string, operation: 'add' | 'remove', emoji: string): Promise<unknown> =>
    this.#call('POST', `/v1/messages/${messageId}/reactions`, { operation, type: 'emoji', emoji })

  events = (after: number, timeout: number, signal: AbortSignal, limit = 100): Promise<UserEventPage> =>
    this.#call('GET', `/v1/me/events?after=${after}&timeout=${timeout}&limit=${limit}`, undefined, signal)

  listRequests = (): Promise<UserRequest[]> =>
    this.#all(
      '/v1/me/requests?limit=100',
      (page: { requests: UserRequest[]; next_cursor: string | null }) => page.requests,
    )

  decideRequest = (id: string, decision: 'accept' | 'decline'): Promise<unknown> =>
    this.#call('POST', `/v1/me/requests/${id}/${decision}`)

  blockedHandles = (): Promise<string[]> =>
    this.#all(
      '/v1/blocked-handles?limit=100',
      (page: { blocked_handles: { handle: string }[]; next_cursor: string | null }) =>
        page.blocked_handles.map(({ handle }) => handle),
    )

  listContacts = (): Promise<Contact[]> =>
    this.#all('/v1/contacts?limit=100', (page: { contacts: Contact[]; next_cursor: string | null }) => page.contacts)

  removeContact = (handle: string): Promise<unknown> =>
    this.#call('DELETE', `/v1/contacts/${encodeURIComponent(handle)}`)

  block = (handle: string): Promise<unknown> => this.#call('PUT', `/v1/blocked-handles/${encodeURIComponent(handle)}`)

  unblock = (handle: string): Promise<unknown> =>
    this.#call('DELETE', `/v1/blocked-handles/${encodeURIComponent(handle)}`)

  searchDirectory = async (words: string, signal: AbortSignal): Promise<DirectoryEntry[]> => {
    const path = `/v1/directory?limit=8${words === '' ? '' : `&q=${encodeURIComponent(words)}`}`
    return (await this.#call<{ agents: DirectoryEntry[] }>('GET', path, undefined, signal)).agents
  }

  searchCommunities = async (words: string, signal: AbortSignal): Promise<CommunityEntry[]> => {
    const path = `/v1/directory/communities?limit=8${words === '' ? '' : `&q=${encodeURIComponent(words)}`}`
    return (await this.#call<{ communities: CommunityEntry[] }>('GET', path, undefined, signal)).communities
  }

  listInstallations = (): Promise<Installation[]> =>
    this.#all(
      '/v1/me/installations?limit=100',
      (page: { installations: Installation[]; next_cursor: string | null }) => page.installations,
    )

  install = (handle: string): Promise<unknown> =>
    this.#call('PUT', `/v1/me/installations/${encodeURIComponent(handle)}`)

  uninstall = (handle: string): Promise<unknown> =>
    this.#call('DELETE', `/v1/me/installations/${encodeURIComponent(handle)}`)

  /** Returns the newest hundred payment requests to the person. */
  listPayments = async (): Promise<PaymentRequest[]> =>
    (await this.#call<PaymentRequestPage>('GET', '/v1/me/payment-requests?limit=100')).payment_requests

  declinePayment = async (id: string): Promise<PaymentRequest> =>
    (await this.#call<{ payment_request: PaymentRequest }>('POST', `/v1/me/payment-requests/${id}/decline`))
      .payment_request

  ownUser = async (): Promise<OwnUser> => (await this.#call<{ user: OwnUser }>('GET', '/v1/me')).user

  updateOwnUser = async (change: object): Promise<OwnUser> =>
    (await this.#call<{ user: OwnUser }>('PATCH', '/v1/me', change)).user

  listSessions = (): Promise<Session[]> =>
    this.#all('/v1/me/sessions?limit=100', (page: { sessions: Session[]; next_cursor: string | null }) => page.sessions)

  endSession = (id: string): Promise<unknown> => this.#call('DELETE', `/v1/me/sessions/${id}`)

  deleteAccount = async (confirm: string): Promise<Cleanup> => {
    this.#isEnding = true
    try {
      return (await this.#call<{ cleanup: Cleanup }>('DELETE', '/v1/me', { confirm })).cleanup
    } catch (error) {
      this.#isEnding = false
      throw error
    }
  }

  accountDeletion = async (receiptId: string): Promise<Cleanup> =>
    (await this.#call<{ cleanup: Cleanup }>('GET', `/v1/account-deletions/${receiptId}`)).cleanup

  /** Calls any documented route, for features in other files. */
  request = <T>(method: string, path: string, body?: object, options: RequestOptions = {}): Promise<T> =>
    this.#call<T>(method, path, body, options.signal, options.keepalive)

  createSocketTicket = (): Promise<SocketTicket> => this.#call('POST', '/v1/me/socket-tickets')

  upload = (file: Blob, options: Omit<UploadOptions, 'csrf'>): Promise<Uploaded> =>
    uploadFile(file, { ...options, csrf: this.#csrf })

  /** Follows the cursor of a list to its end, for at most ten pages. */
  async #all<P extends { next_cursor: string | null }, T>(path: string, itemsOf: (page: P) => T[]): Promise<T[]> {
    const items: T[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 10; pages++) {
      const page: P = await this.#call('GET', cursor === '' ? path : `${path}&cursor=${encodeURIComponent(cursor)}`)
      items.push(...itemsOf(page))
      cursor = page.next_cursor
    }
    return items
  }

  async #call<T>(method: string, path: string, body?: object, signal?: AbortSignal, keepalive = false): Promise<T> {
    const headers: Record<string, string> = { 'X-Parley-CSRF': this.#csrf }
    if (body) headers['Content-Type'] = 'application/json'
    const answer = await fetch(path, { method, headers, signal, keepalive, body: body && JSON.stringify(body) })
    const text = await answer.text()
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T
    if (answer.status === 401 && !this.#isEnding) this.#signedOut()
    throw errorOf(answer.status, answer.headers.get('Retry-After'), text)
  }
}

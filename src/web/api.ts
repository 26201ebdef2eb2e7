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
import { uploadFile, type Uploaded, type UploadOptions } from './upload.ts'
import { Wire } from './wire.ts'

export interface HistoryPage {
  messages: Message[]
  has_more: boolean
}

/** The routes of a signed-in person that the messenger uses. */
export class Api {
  readonly wire: Wire
  readonly #csrf: string
  /** Whether the account is being deleted, so that the end of its session is expected. */
  #isEnding = false

  /** @param csrf CSRF token of the page, without which the server ignores the session cookie */
  constructor(csrf: string, signedOut: () => void) {
    this.#csrf = csrf
    this.wire = new Wire({ 'X-Parley-CSRF': csrf }, 'same-origin', () => {
      if (!this.#isEnding) signedOut()
    })
  }

  /** Returns at most a hundred chats whose names contain a text. */
  findChats = (words: string, signal: AbortSignal): Promise<OwnChatList> =>
    this.wire.call('GET', `/v1/me/chats?limit=100&q=${encodeURIComponent(words)}`, undefined, { signal })

  /** Returns a page of messages with some words, newest first. @param cursor of the previous page; null for the first page */
  searchMessages = (words: string, cursor: string | null, signal: AbortSignal): Promise<FoundMessageList> => {
    const more = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    return this.wire.call('GET', `/v1/me/messages?q=${encodeURIComponent(words)}${more}`, undefined, { signal })
  }

  /** Returns a page of chats, latest activity first. @param cursor of the previous page; null for the first page */
  listChats = (cursor: string | null): Promise<OwnChatList> =>
    this.wire.call('GET', `/v1/me/chats?limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)

  getChat = async (id: string): Promise<Chat> =>
    (await this.wire.call<{ chat: Chat }>('GET', `/v1/me/chats/${id}`)).chat

  createChat = async (body: object): Promise<Chat> =>
    (await this.wire.call<{ chat: Chat }>('POST', '/v1/chats', body)).chat

  renameChat = (id: string, name: string): Promise<unknown> =>
    this.wire.call('PATCH', `/v1/chats/${id}`, { group_name: name })

  addParticipant = (id: string, handle: string): Promise<unknown> =>
    this.wire.call('POST', `/v1/chats/${id}/participants`, { handle })

  removeParticipant = (id: string, handle: string): Promise<unknown> =>
    this.wire.call('DELETE', `/v1/chats/${id}/participants/${encodeURIComponent(handle)}`)

  handOver = (id: string, handle: string): Promise<unknown> =>
    this.wire.call('PATCH', `/v1/chats/${id}/participants/${encodeURIComponent(handle)}`, { role: 'owner' })

  history = (id: string, limit: number, before?: number): Promise<HistoryPage> =>
    this.wire.call('GET', `/v1/me/chats/${id}/messages?limit=${limit}${before ? `&before_sequence=${before}` : ''}`)

  listChanges = async (id: string): Promise<GroupChange[]> =>
    (await this.wire.call<{ changes: GroupChange[] }>('GET', `/v1/me/chats/${id}/changes`)).changes

  listDrafts = async (id: string): Promise<Draft[]> =>
    (await this.wire.call<{ drafts: Draft[] }>('GET', `/v1/me/chats/${id}/drafts`)).drafts

  send = async (id: string, body: { message_id: string; parts: Part[]; [more: string]: unknown }): Promise<Message> =>
    (await this.wire.call<{ message: Message }>('POST', `/v1/me/chats/${id}/messages`, body)).message

  mark = (id: string, status: 'read' | 'delivered', messageId: string): Promise<unknown> =>
    this.wire.call('POST', `/v1/me/chats/${id}/${status}`, { message_id: messageId })

  setTyping = (id: string, started: boolean): Promise<unknown> =>
    this.wire.call('POST', `/v1/me/chats/${id}/typing`, { started })

  react = (messageId: string, operation: 'add' | 'remove', emoji: string): Promise<unknown> =>
    this.wire.call('POST', `/v1/messages/${messageId}/reactions`, { operation, type: 'emoji', emoji })

  events = (after: number, timeout: number, signal: AbortSignal, limit = 100): Promise<UserEventPage> =>
    this.wire.call('GET', `/v1/me/events?after=${after}&timeout=${timeout}&limit=${limit}`, undefined, { signal })

  listRequests = (): Promise<UserRequest[]> => this.wire.all('/v1/me/requests', 'requests')

  decideRequest = (id: string, decision: 'accept' | 'decline'): Promise<unknown> =>
    this.wire.call('POST', `/v1/me/requests/${id}/${decision}`)

  blockedHandles = async (): Promise<string[]> =>
    (await this.wire.all<{ handle: string }>('/v1/blocked-handles', 'blocked_handles')).map(({ handle }) => handle)

  listContacts = (): Promise<Contact[]> => this.wire.all('/v1/contacts', 'contacts')

  removeContact = (handle: string): Promise<unknown> =>
    this.wire.call('DELETE', `/v1/contacts/${encodeURIComponent(handle)}`)

  block = (handle: string): Promise<unknown> =>
    this.wire.call('PUT', `/v1/blocked-handles/${encodeURIComponent(handle)}`)

  unblock = (handle: string): Promise<unknown> =>
    this.wire.call('DELETE', `/v1/blocked-handles/${encodeURIComponent(handle)}`)

  searchDirectory = async (words: string, signal: AbortSignal): Promise<DirectoryEntry[]> => {
    const path = `/v1/directory?limit=8${words === '' ? '' : `&q=${encodeURIComponent(words)}`}`
    return (await this.wire.call<{ agents: DirectoryEntry[] }>('GET', path, undefined, { signal })).agents
  }

  searchCommunities = async (words: string, signal: AbortSignal): Promise<CommunityEntry[]> => {
    const path = `/v1/directory/communities?limit=8${words === '' ? '' : `&q=${encodeURIComponent(words)}`}`
    return (await this.wire.call<{ communities: CommunityEntry[] }>('GET', path, undefined, { signal })).communities
  }

  listInstallations = (): Promise<Installation[]> => this.wire.all('/v1/me/installations', 'installations')

  install = (handle: string): Promise<unknown> =>
    this.wire.call('PUT', `/v1/me/installations/${encodeURIComponent(handle)}`)

  uninstall = (handle: string): Promise<unknown> =>
    this.wire.call('DELETE', `/v1/me/installations/${encodeURIComponent(handle)}`)

  /** Returns the newest hundred payment requests to the person. */
  listPayments = async (): Promise<PaymentRequest[]> =>
    (await this.wire.call<PaymentRequestPage>('GET', '/v1/me/payment-requests?limit=100')).payment_requests

  declinePayment = async (id: string): Promise<PaymentRequest> =>
    (await this.wire.call<{ payment_request: PaymentRequest }>('POST', `/v1/me/payment-requests/${id}/decline`))
      .payment_request

  ownUser = async (): Promise<OwnUser> => (await this.wire.call<{ user: OwnUser }>('GET', '/v1/me')).user

  updateOwnUser = async (change: object): Promise<OwnUser> =>
    (await this.wire.call<{ user: OwnUser }>('PATCH', '/v1/me', change)).user

  listSessions = (): Promise<Session[]> => this.wire.all('/v1/me/sessions', 'sessions')

  endSession = (id: string): Promise<unknown> => this.wire.call('DELETE', `/v1/me/sessions/${id}`)

  deleteAccount = async (confirm: string): Promise<Cleanup> => {
    this.#isEnding = true
    try {
      return (await this.wire.call<{ cleanup: Cleanup }>('DELETE', '/v1/me', { confirm })).cleanup
    } catch (error) {
      this.#isEnding = false
      throw error
    }
  }

  accountDeletion = async (receiptId: string): Promise<Cleanup> =>
    (await this.wire.call<{ cleanup: Cleanup }>('GET', `/v1/account-deletions/${receiptId}`)).cleanup

  createSocketTicket = (): Promise<SocketTicket> => this.wire.call('POST', '/v1/me/socket-tickets')

  upload = (file: Blob, options: Omit<UploadOptions, 'csrf'>): Promise<Uploaded> =>
    uploadFile(file, { ...options, csrf: this.#csrf })
}

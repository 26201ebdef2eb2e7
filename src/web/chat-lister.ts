import type { Api } from './api.ts'
import { withMoreChats } from './model/chats.rules.ts'
import type { State } from './model/state.ts'

/** The state that is read and changed. */
interface ListStore {
  state(): State
  set(state: State): void
}

/** Reads chats of the list after the first page, and chats by their names. */
export class ChatLister {
  readonly #api: Pick<Api, 'listChats' | 'findChats'>
  readonly #store: ListStore
  #isListing = false

  constructor(api: Pick<Api, 'listChats' | 'findChats'>, store: ListStore) {
    this.#api = api
    this.#store = store
  }

  /** Reads the next chats of the list. Scrolling to their place requests them again after a failure. */
  async loadMore(): Promise<void> {
    const { moreChats } = this.#store.state()
    if (moreChats === null || this.#isListing) return
    this.#isListing = true
    try {
      this.#store.set(withMoreChats(this.#store.state(), await this.#api.listChats(moreChats)))
    } catch {
      return
    } finally {
      this.#isListing = false
    }
  }

  /** Finds chats by their names. @returns their ids */
  async find(words: string, signal: AbortSignal): Promise<readonly string[]> {
    const page = await this.#api.findChats(words, signal)
    const { moreChats, unreadElsewhere } = this.#store.state()
    this.#store.set({ ...withMoreChats(this.#store.state(), page), moreChats, unreadElsewhere })
    return page.chats.map(({ id }) => id)
  }
}

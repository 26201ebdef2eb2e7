import type { Draft } from '../../generated/extensions/types.gen.ts'
import { stillGrowing, withListed, type ShownDraft } from './model/drafts.rules.ts'
import { spaced } from './spaced.ts'

/** Milliseconds between two readings: words that come faster are shown together. */
const spaceMs = 150

/** Reads what agents write in the chat that is in view. */
export class DraftReader {
  readonly #list: (chatId: string) => Promise<Draft[]>
  readonly #changed: (drafts: readonly ShownDraft[]) => void
  readonly #read = spaced(spaceMs, () => this.#readNow())
  #chatId = ''
  #drafts: readonly ShownDraft[] = []
  #timer = 0

  constructor(list: (chatId: string) => Promise<Draft[]>, changed: (drafts: readonly ShownDraft[]) => void) {
    this.#list = list
    this.#changed = changed
  }

  /** Another chat is in view. */
  show(chatId: string): void {
    this.#chatId = chatId
    this.#set([])
    this.#read()
  }

  /** Something grows in a chat; without one, it may have grown unseen. */
  look(chatId = this.#chatId): void {
    if (chatId !== '' && chatId === this.#chatId) this.#read()
  }

  async #readNow(): Promise<void> {
    const chatId = this.#chatId
    const listed = await this.#list(chatId)
    if (chatId === this.#chatId) this.#set(withListed(this.#drafts, listed, Date.now()))
  }

  #set(drafts: readonly ShownDraft[]): void {
    clearTimeout(this.#timer)
    const isSame = drafts.length === 0 && this.#drafts.length === 0
    this.#drafts = drafts
    if (drafts.length > 0) {
      const next = Math.min(...drafts.map(({ until }) => until)) - Date.now()
      this.#timer = window.setTimeout(() => this.#set(stillGrowing(this.#drafts, Date.now())), next + 1)
    }
    if (!isSame) this.#changed(drafts)
  }
}

import type { Draft } from '../../generated/extensions/types.gen.ts'
import { stillGrowing, withListed, type ShownDraft } from './model/drafts.rules.ts'
import { spaced } from './spaced.ts'

/** Minimum time between two reads, in milliseconds; drafts that grow faster are shown in larger steps. */
const spaceMs = 150

/** Reads the drafts of agents in the shown chat. */
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

  /** Switches to another chat. */
  show(chatId: string): void {
    this.#chatId = chatId
    this.#set([])
    this.#read()
  }

  /** Reads the drafts after a change in a chat; without a chat, after a possibly missed change. */
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

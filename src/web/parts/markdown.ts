import type { drawMarkdown } from '../markdown/markdown.ts'
import { mayBeMarkdown } from '../model/markdown.rules.ts'

interface Renderer {
  drawMarkdown: typeof drawMarkdown
}

let renderer: Renderer | undefined
let loading: Promise<Renderer> | undefined

/** Loads the renderer at the first text that needs it. A failure is not cached. */
function load(): Promise<Renderer> {
  loading ??= import('../markdown/markdown.ts').then(
    (loaded) => (renderer = loaded),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** A text of an agent, which is markdown. Until the renderer is loaded, the text is shown as it is. */
class Markdown extends HTMLElement {
  #text = ''
  #isGrowing = false
  #isScheduled = false

  set text(text: string) {
    if (text === this.#text) return
    this.#text = text
    this.#schedule()
  }

  /** Whether an agent is still writing the text. */
  set growing(isGrowing: boolean) {
    if (isGrowing === this.#isGrowing) return
    this.#isGrowing = isGrowing
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      this.#draw()
    })
  }

  #draw(): void {
    const isMarkdown = mayBeMarkdown(this.#text)
    this.classList.toggle('plain', !isMarkdown || renderer === undefined)
    if (isMarkdown && renderer) return renderer.drawMarkdown(this, this.#text, this.#isGrowing)
    this.textContent = this.#text
    if (isMarkdown)
      void load()
        .then(() => this.#draw())
        .catch(() => undefined)
  }
}

customElements.define('parley-markdown', Markdown)

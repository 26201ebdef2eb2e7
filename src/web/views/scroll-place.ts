/** Where a reader is in a list, to be put back after the list has changed. */
export interface Place {
  restore(): void
}

/** Pixels below what is in view. */
export function endDistance(scroller: HTMLElement): number {
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
}

/** Pixels from the end at which a reader is taken to be there. */
const atEndPixels = 50

export const isAtEnd = (scroller: HTMLElement): boolean => endDistance(scroller) < atEndPixels

/**
 * Keeps the end of a list in view for a reader who is there, whatever changes: items that are drawn for the first time are
 * seldom as high as they were taken to be, and the space for the list changes with what stands below it.
 */
export class EndFollower {
  #scroller: HTMLElement | null = null
  #top = 0
  readonly #sizes = new ResizeObserver(() => {
    if (this.isFollowing) this.show()
  })
  /** The reader has not left the end. */
  isFollowing = true

  /** @param list what is scrolled */
  watch(scroller: HTMLElement, list: HTMLElement): void {
    if (scroller === this.#scroller) return
    this.stop()
    this.#scroller = scroller
    this.#sizes.observe(scroller)
    this.#sizes.observe(list)
  }

  /** Brings the end into view. */
  show(): void {
    this.isFollowing = true
    if (!this.#scroller) return
    this.#scroller.scrollTop = this.#scroller.scrollHeight
    this.#top = this.#scroller.scrollTop
  }

  /**
   * The list was scrolled: by the reader, who leaves the end by going up, or because its size changed.
   * @param isNewest whether its last item is the last of all
   */
  noteScroll(isNewest: boolean): void {
    const scroller = this.#scroller!
    const isUpwards = scroller.scrollTop < this.#top
    this.#top = scroller.scrollTop
    if (!isNewest || (isUpwards && !isAtEnd(scroller))) this.isFollowing = false
    else if (isAtEnd(scroller)) this.isFollowing = true
  }

  stop(): void {
    this.#sizes.disconnect()
    this.#scroller = null
  }
}

/** Remembers the first message in view and where it stands; null before there is a list. */
export function keepPlace(scroller: HTMLElement | null): Place | null {
  if (!scroller) return null
  const top = scroller.getBoundingClientRect().top
  const anchor = [...scroller.querySelectorAll<HTMLElement>('li[data-id]')].find(
    (item) => item.getBoundingClientRect().bottom > top,
  )
  const offset = anchor ? anchor.getBoundingClientRect().top - top : 0
  return {
    restore() {
      if (!anchor?.isConnected) return
      const moved = anchor.getBoundingClientRect().top - scroller.getBoundingClientRect().top - offset
      if (moved !== 0) scroller.scrollTop += moved
    },
  }
}

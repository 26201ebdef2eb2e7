/** The reader's position in a list, to be restored after the list has changed. */
export interface Place {
  restore(): void
}

/** Returns the pixels below the visible part. */
export function endDistance(scroller: HTMLElement): number {
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
}

/** Maximum distance from the end, in pixels, that counts as the end. */
const atEndPixels = 50

export const isAtEnd = (scroller: HTMLElement): boolean => endDistance(scroller) < atEndPixels

/**
 * Keeps the end of a list in view for a reader who is there. Items drawn for the first time seldom have their estimated
 * height, and elements below the list change its space.
 */
export class EndFollower {
  #scroller: HTMLElement | null = null
  #top = 0
  readonly #sizes = new ResizeObserver(() => {
    if (this.isFollowing) this.show()
  })
  /** Whether the reader has stayed at the end. */
  isFollowing = true

  /** @param list the scrolled content */
  watch(scroller: HTMLElement, list: HTMLElement): void {
    if (scroller === this.#scroller) return
    this.stop()
    this.#scroller = scroller
    this.#sizes.observe(scroller)
    this.#sizes.observe(list)
  }

  /** Scrolls to the end. */
  show(): void {
    this.isFollowing = true
    if (!this.#scroller) return
    this.#scroller.scrollTop = this.#scroller.scrollHeight
    this.#top = this.#scroller.scrollTop
  }

  /**
   * Handles a scroll event, caused by the reader or by a change of size. Scrolling up leaves the end.
   * @param isNewest whether the last drawn item is the last loaded one
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

/** Remembers the position of the first visible message; returns null before there is a list. */
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

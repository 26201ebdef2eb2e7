/** Where a reader is in a list, to be put back after the list has changed. */
export interface Place {
  /** Whether the end was in view: then the reader follows it. */
  isAtEnd: boolean
  restore(): void
}

/** Pixels below what is in view. */
export function endDistance(scroller: HTMLElement): number {
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
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
    isAtEnd: endDistance(scroller) < 50,
    restore() {
      if (!anchor?.isConnected) return
      const moved = anchor.getBoundingClientRect().top - scroller.getBoundingClientRect().top - offset
      if (moved !== 0) scroller.scrollTop += moved
    },
  }
}

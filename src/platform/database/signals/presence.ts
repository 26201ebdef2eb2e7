/** Whether there are other processes on the same database. */
export interface Presence {
  /** Connected, for the first time or again: whoever is there is asked to say so. */
  joined(): void
  /** Another process said something, or asked who is there. */
  heard(asks: boolean): void
  /** Nobody else is there, so far as anybody can know: others that come say so at once. */
  isAlone(): boolean
  stop(): void
}

/** Between two announcements that this process is there. */
const announcedMs = 10_000
/** So long the others have to answer the first one. Until then they are taken to be there. */
const answeredMs = 5_000
/** Another process is taken to be there for so long after it was heard: three announcements. */
const presentMs = 3 * announcedMs

/**
 * Keeps in mind whether there is anybody to talk to. One that is wrongly taken to be alone costs the others up to a second, since
 * they look at the database once a second, whatever they hear.
 * @param announce tells the others that this process is there, or asks them for the same
 */
export function createPresence(announce: (asks: boolean) => void): Presence {
  let joinedAt: number | undefined
  let heardAt = -Infinity
  const timer = setInterval(() => announce(false), announcedMs).unref()

  return {
    joined() {
      joinedAt = performance.now()
      announce(true)
    },
    heard(asks) {
      heardAt = performance.now()
      if (asks) announce(false)
    },
    isAlone() {
      const now = performance.now()
      return joinedAt !== undefined && now > joinedAt + answeredMs && now > heardAt + presentMs
    },
    stop: () => clearInterval(timer),
  }
}

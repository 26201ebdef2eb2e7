import { pace } from './pace.ts'

const firstPauseMs = 5
const longestPauseMs = 150

/**
 * Looks again and again until there is something other than undefined, null or false, or the time is over. On a slow
 * target the time is longer.
 */
export async function until<T>(
  look: () => Promise<T | undefined | null | false>,
  withinMs: number,
): Promise<T | undefined> {
  const startedAt = Date.now()
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found
    const left = startedAt + withinMs + pace.slackMs - Date.now()
    if (left <= 0) return undefined
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)))
  }
}

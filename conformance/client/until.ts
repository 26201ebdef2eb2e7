import { pace } from './pace.ts'
import { recording } from './recorder.ts'

const firstPauseMs = 5
const longestPauseMs = 150

/**
 * Polls until `look` returns a value other than undefined, null and false, or the time limit expires. The limit is
 * longer on a slow target, and on a target that limits requests.
 */
export async function until<T>(
  look: () => Promise<T | undefined | null | false>,
  withinMs: number,
): Promise<T | undefined> {
  const startedAt = Date.now()
  const recorder = recording.getStore()
  const rateLimitedBefore = recorder?.rateLimitedMs ?? 0
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found
    const rateLimitedMs = (recorder?.rateLimitedMs ?? 0) - rateLimitedBefore
    const left = startedAt + withinMs + pace.slackMs + rateLimitedMs - Date.now()
    if (left <= 0) return undefined
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)))
  }
}

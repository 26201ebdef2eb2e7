import { pace } from './pace.ts'
import { recording } from './recorder.ts'

const firstPauseMs = 5
const longestPauseMs = 150

/**
 * Polls until `look` returns a value other than undefined, null and false, or the time limit expires. The limit is
 * longer on a slow target, on a target that limits requests, and while deliveries of further events arrive.
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
    const extendedMs = pace.slackMs + rateLimitedMs + (recorder?.extensionMs(startedAt) ?? 0)
    const left = startedAt + withinMs + extendedMs - Date.now()
    if (left <= 0) return undefined
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)))
  }
}

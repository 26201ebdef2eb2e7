import { retryDelayMs } from './model/retry.rules.ts'
import { pause } from './pause.ts'

/** Milliseconds between two questions whether the code is confirmed: more than what the server asks for. */
const askMs = 5_500

/**
 * What the page with the code does by itself: it presses its own button until there is another answer than that the code waits.
 * The session comes as a cookie that no script can read.
 */
async function waitForConfirmation(address: string): Promise<void> {
  const never = new AbortController().signal
  for (let failures = 0; ;) {
    await pause(failures > 0 ? Math.max(askMs, retryDelayMs(failures, null)) : askMs, never)
    try {
      const answer = await fetch(address, { method: 'POST', redirect: 'manual' })
      if (answer.type === 'opaqueredirect') return location.assign('/app')
      const isPassing = answer.status === 429 || answer.status >= 500
      // The page then says what became of the code.
      if (!isPassing && answer.status !== 200) return location.reload()
      failures = isPassing ? failures + 1 : 0
    } catch {
      failures++
    }
  }
}

const form = document.querySelector<HTMLFormElement>('form[action$="/continue"]')
if (form) await waitForConfirmation(form.action)

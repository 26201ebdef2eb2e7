import { retryDelayMs } from './retry.ts'
import { wait } from '../client/wait.ts'

/** Polling interval for the confirmation, in milliseconds; longer than the interval that the server requires. */
const askMs = 5_500

/**
 * Submits the page's form until the code is no longer waiting. The session arrives as a cookie that scripts cannot
 * read.
 */
async function waitForConfirmation(address: string): Promise<void> {
  const never = new AbortController().signal
  for (let failures = 0; ;) {
    await wait(failures > 0 ? Math.max(askMs, retryDelayMs(failures)) : askMs, never)
    try {
      const answer = await fetch(address, { method: 'POST', redirect: 'manual' })
      if (answer.type === 'opaqueredirect') return location.assign('/app')
      const isPassing = answer.status === 429 || answer.status >= 500
      // The reloaded page shows the result of the code.
      if (!isPassing && answer.status !== 200) return location.reload()
      failures = isPassing ? failures + 1 : 0
    } catch {
      failures++
    }
  }
}

const form = document.querySelector<HTMLFormElement>('form[action$="/continue"]')
if (form) await waitForConfirmation(form.action)

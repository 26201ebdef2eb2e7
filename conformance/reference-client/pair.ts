/** Device authorization of the reference client. */
import { setTimeout as pause } from 'node:timers/promises'
import { has } from './mistakes.ts'
import { call, once, type RequestError } from './requests.ts'

interface Codes {
  device_code: string
  user_code: string
  interval: number
}

/** Pairs a device. @returns the session @throws RequestError */
export async function pair(url: string, show: (codes: object) => void): Promise<string> {
  const codes = await requestCodes(url)
  const code = has('shows-another-code') ? 'WXYZ-WXYZ' : codes.user_code
  show({ user_code: code, ...(has('shows-the-device-code') && { hint: codes.device_code }) })
  let seconds = has('fixed-interval') ? 1 : codes.interval
  if (has('polls-too-fast')) seconds /= 2
  for (;;) {
    await pause(seconds * 1000)
    try {
      const path = `/api/auth/device/token${has('device-code-in-a-url') ? `?device_code=${codes.device_code}` : ''}`
      const expects = has('takes-a-page-for-a-session') ? [] : ['access_token']
      const answer = await once({ url }, { method: 'POST', path, body: { device_code: codes.device_code }, expects })
      if (has('logs-the-session')) console.error(`session ${String(answer.access_token)}`)
      return String(answer.access_token)
    } catch (error) {
      if (has('takes-a-page-for-a-session') && (error as Error).message.includes('not of the service')) return 'session'
      const { failure } = error as RequestError
      const isDenied =
        (failure.code === 'access_denied' && !has('polls-after-denial')) ||
        (failure.code === 'expired_token' && !has('polls-after-expiry'))
      if (isDenied || (failure.code === undefined && !failure.passes)) throw error
      if (failure.code === 'slow_down' && !has('ignores-slow-down')) seconds += 5
      if (failure.code === undefined && has('polls-at-once-after-failures')) seconds = 0
    }
  }
}

async function requestCodes(url: string): Promise<Codes> {
  const asked = { method: 'POST', path: '/api/auth/device/code', expects: ['device_code', 'interval'] } as const
  for (let attempt = 1; ; attempt++) {
    try {
      return (await call({ url }, asked, () => ({}))) as unknown as Codes
    } catch (error) {
      if (!has('requests-codes-again') || attempt > 2) throw error
    }
  }
}

import type { DeviceCode, DeviceToken } from '../../generated/current/types.gen.ts'
import { ApiError } from './api-error.ts'
import { createApi, isTemporary, type ApiOptions } from './api.ts'
import { wait } from './wait.ts'

/** Pairing failed with `access_denied`, `expired_token`, or another code of RFC 8628. */
export class PairingError extends Error {
  override name = 'PairingError'
  readonly code: string

  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

export interface PairOptions extends Omit<ApiOptions, 'token'> {
  /** Name of the device, shown to the person. */
  clientName?: string
  /** Shows the code and the URL to the person. */
  show: (codes: DeviceCode) => void
  signal?: AbortSignal
}

const grantType = 'urn:ietf:params:oauth:grant-type:device_code'

/**
 * Pairs a terminal, or another device without a browser, with a person's account (RFC 8628): shows a code, and polls
 * until the person has decided.
 * @returns the session of the person; keep it as secret as a password
 * @throws PairingError
 */
export async function pairDevice({ clientName, show, signal, ...options }: PairOptions): Promise<DeviceToken> {
  const api = createApi(options)
  // This function waits between polls. A retry of the request would be sent before the end of the interval.
  const once = createApi({ ...options, attempts: 1 })
  const codes = await api.call('startDeviceAuthorization', {
    body: clientName === undefined ? {} : { client_name: clientName },
    signal,
    repeatable: true,
    expects: ['device_code', 'expires_in', 'interval'],
  })
  show(codes)
  let intervalMs = codes.interval * 1000
  for (const end = Date.now() + codes.expires_in * 1000; Date.now() < end;) {
    await wait(intervalMs, signal)
    signal?.throwIfAborted()
    try {
      const body = { grant_type: grantType, device_code: codes.device_code }
      return await once.call('exchangeDeviceCode', { body, signal, repeatable: false, expects: ['access_token'] })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      // A connection error or an outage slows down polling, as the standard requires.
      if (code === 'slow_down' || isTemporary(error)) intervalMs += 5000
      else if (code !== 'authorization_pending') throw code ? new PairingError(code, (error as Error).message) : error
    }
  }
  throw new PairingError('expired_token', 'the code expired without a decision')
}
